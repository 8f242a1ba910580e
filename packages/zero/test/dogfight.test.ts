import { holds } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { titles } from '../src/index.ts';
import { A, duel, type Fight, fixtures, J, situation } from './fixture.ts';

const fight = (zed: readonly string[], cat: readonly string[], more: object = {}): Fight =>
  situation(
    { active: 'Gnat', Gnat: { hand: zed }, Cat: { hand: cat }, ...more } as never,
    duel({ aircraft: 'gnat' }, {}, { fullThrottle: true }),
  );

describe('attack cards and answers', () => {
  test('Z-2.2d: a card is an Attack or a Response, never both: SCISSORS as a Response changes no Position', () => {
    const f = fight(['MVG', 'TIGHT TURN'], ['TIGHT TURN', 'SCISSORS'], {
      Gnat: { hand: ['MVG', 'TIGHT TURN'], on: 'Cat', position: 'advantaged' },
    });
    f.do('J: play MANEUVERING at Cat', 'A: answer TIGHT TURN', 'J: answer TIGHT TURN', 'A: answer SCISSORS');
    expect([f.get('Gnat.position'), f.get('Cat.position')]).toEqual(['advantaged', 'disadvantaged']);
  });

  test('Z-2.2e: red cards attack only', () => {
    const reds = ['MVG', 'HALF LOOP', 'IMS 1B/1D', 'OTS 1B/2D'];
    const f = fight(['MVG'], reds).do('J: play MANEUVERING at Cat');
    expect(f.offers(A)).toEqual(['pass']);
    expect(f.why(A, 'answer HALF LOOP')).toBe('red-card-answers-nothing (Z-2.2e)');
    expect(
      fight(reds, [])
        .offers(J)
        .filter((text) => text.startsWith('play')),
    ).toHaveLength(4);
  });

  test('Z-2.2f: blue cards answer only', () => {
    const f = fight(['TIGHT TURN', 'BARREL ROLL', 'ACE PILOT'], []);
    expect(f.offers(J).some((text) => text.startsWith('play'))).toBe(false);
    expect(f.why(J, 'play ACE PILOT at Cat')).toBe('blue-card-does-not-attack (Z-2.2f)');
  });

  test('Z-2.2g: white cards do either, one function a play', () => {
    const f = situation(
      {
        active: 'Gnat',
        Gnat: { hand: ['SCISSORS', 'VERTICAL ROLL', 'FULL THROTTLE'], on: 'Cat', position: 'disadvantaged' },
        Cat: { hand: ['MVG'] },
      },
      duel({ aircraft: 'gnat' }, {}, { fullThrottle: true }),
    );
    expect(f.offers(J)).toEqual(
      expect.arrayContaining(['play SCISSORS at Cat', 'VERTICAL ROLL down', 'play FULL THROTTLE at Cat']),
    );
    const g = fight(['MVG'], ['FULL THROTTLE', 'SCISSORS']).do('J: play MANEUVERING at Cat');
    expect(g.offers(A)).toEqual(['pass', 'answer FULL THROTTLE']);
  });

  test('Z-8.2a: attacks are started only in one’s own sequence', () => {
    const f = fight(['MVG'], ['MVG', 'IMS 1B/1D']);
    expect(f.asked(A)).toBeNull();
    expect(f.match.chooseText(1, 'play MANEUVERING at Gnat')).toMatchObject({
      ok: false,
      problem: { code: 'not-asked' },
    });
  });

  test('Z-8.2b, Z-8.2c: an attack is a card with an Attack section: a shot, a manoeuvre, a change of Altitude', () => {
    const f = fight(['MVG', 'IMS 1B/1D', 'VERTICAL ROLL', 'TIGHT TURN'], []);
    const plays = f.offers(J).filter((text) => text.startsWith('play') || text.startsWith('VERTICAL'));
    expect(plays).toEqual([
      'play IN MY SIGHTS 1B/1D at Cat',
      'play MANEUVERING at Cat',
      'VERTICAL ROLL up',
      'VERTICAL ROLL down',
    ]);
  });

  test('Z-8.5c: after an attack is resolved another may follow against the same aircraft', () => {
    const f = fight(['MVG', 'MVG', 'MVG'], ['TIGHT TURN']).do(
      'J: play MANEUVERING at Cat',
      'A: answer TIGHT TURN',
      'J: pass',
    );
    f.do('J: play MANEUVERING at Cat', 'J: play MANEUVERING at Cat');
    expect(f.get('Gnat.position')).toBe('tailing');
  });

  test('Z-8.11c: a shot needs no manoeuvre before it', () => {
    expect(fight(['IMS 1B/1D'], []).do('J: play IN MY SIGHTS 1B/1D at Cat').get('Cat.leader.hits')).toBe(1);
  });

  test('Z-8.12a, Z-8.32a: only the six titles can be Responses', () => {
    const all = situation({}, duel({}, {}, { fullThrottle: true })).state.fixed;
    const answering = titles.filter((_, title) =>
      all.title.some((t, face) => t === title && all.answering.some((faces) => holds(faces, face))),
    );
    expect(answering).toEqual(['SCISSORS', 'VERTICAL ROLL', 'FULL THROTTLE', 'TIGHT TURN', 'BARREL ROLL', 'ACE PILOT']);
  });

  test('Z-8.12c: without a Response the attack succeeds', () => {
    expect(
      fight(['IMS 1B/1D'], ['MVG']).do('J: play IN MY SIGHTS 1B/1D at Cat', 'A: pass').get('Cat.leader.hits'),
    ).toBe(1);
  });

  test('Z-8.12d, Z-8.31a, Z-8.31b, Z-8.44b: a Response that names the card and is not countered cancels it', () => {
    const f = fight(['IMS 1B/1D'], ['BARREL ROLL', 'SCISSORS']).do('J: play IN MY SIGHTS 1B/1D at Cat');
    expect(f.offers(A)).toEqual(['pass', 'answer BARREL ROLL']);
    expect(f.why(A, 'answer SCISSORS')).toBe('does-not-answer (Z-8.31a)');
    expect(f.do('A: answer BARREL ROLL').get('Cat.leader.hits')).toBe(0);
  });

  test('Z-8.33a, Z-8.41a, Z-8.42a: the attacker may counter the Response with a card that names it', () => {
    const f = fight(['IMS 1B/1D', 'TIGHT TURN', 'SCISSORS'], ['BARREL ROLL']).do(
      'J: play IN MY SIGHTS 1B/1D at Cat',
      'A: answer BARREL ROLL',
    );
    expect(f.offers(J)).toEqual(['pass', 'answer TIGHT TURN']);
    expect(f.do('J: answer TIGHT TURN').get('Cat.leader.hits')).toBe(1);
  });

  test('Z-8.12b, Z-8.43a: answers alternate, each to the latest card only', () => {
    const f = fight(['MVG', 'TIGHT TURN', 'SCISSORS'], ['TIGHT TURN', 'TIGHT TURN', 'MVG']);
    f.do('J: play MANEUVERING at Cat', 'A: answer TIGHT TURN', 'J: answer SCISSORS');
    expect(f.offers(A)).toEqual(['pass']);
    expect(f.do('A: pass').get('Gnat.position')).toBe('advantaged');
  });

  test('Z-8.44a, Z-8.45a: if the attacker played last the Attack takes effect; all cards are discarded either way', () => {
    const won = fight(['MVG', 'TIGHT TURN'], ['TIGHT TURN']).do(
      'J: play MANEUVERING at Cat',
      'A: answer TIGHT TURN',
      'J: answer TIGHT TURN',
    );
    expect([won.get('Gnat.position'), won.state.deck.discard.length]).toEqual(['advantaged', 3]);
    const lost = fight(['MVG'], ['TIGHT TURN']).do('J: play MANEUVERING at Cat', 'A: answer TIGHT TURN');
    expect([lost.get('Gnat.position'), lost.state.deck.discard.length]).toEqual(['neutral', 2]);
  });

  test('Z-8.23a, Z-8.45b: the printed Hits are taken', () => {
    expect(fight(['IMS 1B/2D'], []).do('J: play IN MY SIGHTS 1B/2D at Cat').get('Cat.leader.hits')).toBe(2);
  });

  test('Z-8.5a1, Z-8.11b: no more Bursts than allowed, none while Disadvantaged or Tailed', () => {
    expect(fight(['IMS 2B/2D'], []).why(J, 'play IN MY SIGHTS 2B/2D at Cat')).toBe('too-few-bursts (Z-8.5a1)');
    const behind = fight([], [], { Gnat: { hand: ['IMS 1B/1D'], on: 'Cat', position: 'tailed' } });
    expect(behind.why(J, 'play IN MY SIGHTS 1B/1D at Cat')).toBe('no-fire-when-behind (Z-6.4a)');
  });

  test('a seat with cards is asked whether it can answer or not', () => {
    expect(fight(['MVG'], ['MVG']).do('J: play MANEUVERING at Cat').offers(A)).toEqual(['pass']);
  });
});

describe('rulings on Response sections', () => {
  const answerTo = (title: string, hand: readonly string[]): string[] => {
    const position = title === 'SCISSORS' || title === 'FULL THROTTLE' ? { on: 'Cat', position: 'disadvantaged' } : {};
    const f = fight([], hand, { Gnat: { hand: [title], ...position } });
    const text = f.offers(J).find((offer) => offer.startsWith('play'));
    return f
      .do(`J: ${text}`)
      .offers(A)
      .slice(1)
      .map((offer) => offer.slice('answer '.length));
  };
  const all = ['TIGHT TURN', 'BARREL ROLL', 'VERTICAL ROLL', 'SCISSORS', 'FULL THROTTLE', 'ACE PILOT'];

  test('Z-GAP-01, Z-GAP-02, Z-GAP-04, Z-GAP-07: who answers what', () => {
    expect(answerTo('IMS 1B/1D', all)).toEqual(['VERTICAL ROLL', 'TIGHT TURN', 'BARREL ROLL', 'ACE PILOT']);
    expect(answerTo('OTS 1B/2D', all)).toEqual(['VERTICAL ROLL', 'ACE PILOT']);
    expect(answerTo('MVG', all)).toEqual(['FULL THROTTLE', 'TIGHT TURN', 'ACE PILOT']);
    expect(answerTo('HALF LOOP', all)).toEqual(['VERTICAL ROLL', 'ACE PILOT']);
    expect(answerTo('SCISSORS', all)).toEqual(['SCISSORS', 'BARREL ROLL', 'ACE PILOT']);
    expect(answerTo('FULL THROTTLE', all)).toEqual(['FULL THROTTLE', 'ACE PILOT']);
  });

  test('Z-GAP-03: SCISSORS answers TIGHT TURN', () => {
    const f = fight(['MVG', 'SCISSORS'], ['TIGHT TURN']).do('J: play MANEUVERING at Cat', 'A: answer TIGHT TURN');
    expect(f.offers(J)).toContain('answer SCISSORS');
  });

  test('Z-GAP-01: only ACE PILOT answers ACE PILOT', () => {
    const f = fight(['MVG', 'TIGHT TURN', 'ACE PILOT'], ['ACE PILOT']).do(
      'J: play MANEUVERING at Cat',
      'A: answer ACE PILOT',
    );
    expect([f.offers(J), f.why(J, 'answer TIGHT TURN')]).toEqual([
      ['pass', 'answer ACE PILOT'],
      'only-ace-pilot-answers (Z-GAP-01)',
    ]);
  });

  test('Z-GAP-08: two cards of one title may have different Response sections', () => {
    const face = {
      id: 'other-turn',
      title: 'TIGHT TURN',
      border: 'blue',
      answers: ['HALF LOOP'],
      cards: [{ number: 200, bombing: 'miss', strafing: 'miss' }],
      sources: { all: 'reconstructed' },
    };
    const options = duel({}, {}, { packs: [fixtures as never, { system: 'zero', pack: 'p', faces: [face] } as never] });
    const f = situation(
      { active: 'Zed', Zed: { hand: ['HALF LOOP'] }, Cat: { hand: ['#200', 'TIGHT TURN'] } },
      options,
    ).do('J: play HALF LOOP at Cat');
    expect(f.offers(A)).toEqual(['pass', 'answer TIGHT TURN (other-turn)']);
  });
});
