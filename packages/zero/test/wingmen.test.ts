import { describe, expect, test } from 'vitest';
import { A, duel, type Fight, J, pairs, situation } from './fixture.ts';

/** Zed's Wingman attacks with these cards. */
const attack = (at: string, draws: readonly string[], more: object = {}, options = duel()): Fight =>
  situation({ active: 'Zed', phase: 'wingman', draws, ...more } as never, options).do(`J: wingman attacks ${at}`);

describe('mini-hands', () => {
  test('Z-2.11c, Z-10.0b: a new mini-hand for every use, and nothing is kept', () => {
    const f = attack('Cat', ['TIGHT TURN', 'BARREL ROLL']).do('J: done');
    expect([f.get('Zed.mini'), f.get('Zed.hand'), f.get('discard')]).toEqual([[], [], ['BARREL ROLL', 'TIGHT TURN']]);
  });

  test('Z-10.0c: attacked by a Wingman and then by a Leader, a Wingman draws twice', () => {
    const f = attack('Cat wingman', ['TIGHT TURN', 'BARREL ROLL', 'MVG', 'HALF LOOP', 'ACE PILOT', 'SCISSORS'], {
      Zed: { hand: ['MVG'] },
    });
    expect(f.get('Cat.mini')).toEqual(['HALF LOOP', 'MANEUVERING']);
    f.do('J: done');
    expect(f.get('Cat.mini')).toEqual([]);
    f.do('J: stay', 'J: attack Cat wingman');
    expect(f.get('Cat.mini')).toEqual(['ACE PILOT', 'SCISSORS']);
  });

  test('Z-10.11a: the attacking mini-hand by the Altitude-modified Offensive rating', () => {
    const f = attack('Cat', ['MVG'], { Zed: { altitude: 'very high' }, Cat: { altitude: 'very high' } });
    expect(f.get('Zed.mini')).toEqual(['MANEUVERING']);
  });

  test('Z-10.12a, Z-10.51a: the defending one by the Defensive rating, after the target is announced and before any card', () => {
    const f = situation({
      active: 'Zed',
      Zed: { altitude: 'high', hand: ['IMS 1B/1D'] },
      Cat: { altitude: 'high' },
      draws: ['TIGHT TURN'],
    });
    f.do('J: attack Cat wingman');
    expect([f.get('Cat.mini'), f.asked(J)]).toEqual([['TIGHT TURN'], 'play']);
    const g = attack('Cat wingman', ['IMS 1B/1D', 'MVG', 'TIGHT TURN', 'BARREL ROLL']);
    expect([g.get('Zed.mini'), g.get('Cat.mini')]).toEqual([
      ['IN MY SIGHTS 1B/1D', 'MANEUVERING'],
      ['BARREL ROLL', 'TIGHT TURN'],
    ]);
  });

  test('Z-GAP-26, Z-10.2e, Z-10.41a: a Wingman answers with its own mini-hand, never with its Leader’s hand', () => {
    const f = attack('Cat', ['IMS 1B/1D', 'MVG'], { Zed: { hand: ['TIGHT TURN'] }, Cat: { hand: ['TIGHT TURN'] } });
    f.do('J: play IN MY SIGHTS 1B/1D at Cat', 'A: answer TIGHT TURN');
    expect(f.offers(J)).toEqual(['pass']);
    const g = situation({
      active: 'Zed',
      Zed: { hand: ['IMS 1B/1D'] },
      Cat: { hand: ['TIGHT TURN'] },
      draws: ['MVG', 'MVG'],
    });
    g.do('J: attack Cat wingman', 'J: play IN MY SIGHTS 1B/1D at Cat wingman');
    expect(g.offers(A)).toEqual(['pass']);
  });

  test('Z-10.41a: the attacking Wingman may counter Responses from its mini-hand', () => {
    const f = attack('Cat', ['IMS 1B/1D', 'TIGHT TURN'], { Cat: { hand: ['TIGHT TURN'] } });
    f.do('J: play IN MY SIGHTS 1B/1D at Cat', 'A: answer TIGHT TURN', 'J: answer TIGHT TURN');
    expect(f.get('Cat.leader.hits')).toBe(1);
  });

  test('Z-GAP-62: mini-hands are hidden while in use, and public when discarded', () => {
    const f = attack('Cat', ['TIGHT TURN', 'BARREL ROLL']);
    expect(f.view(A).elements[0]).toMatchObject({ mini: null, miniCards: 2 });
    expect(f.do('J: done').view(A).discard).toHaveLength(2);
  });

  test('Z-GAP-63: a Wingman that becomes Damaged keeps the mini-hand it has', () => {
    const f = situation({
      active: 'Zed',
      Zed: { hand: ['IMS 1B/2D'] },
      Cat: { wingman: { hits: 1 } },
      draws: ['MVG', 'MVG'],
    });
    f.do('J: attack Cat wingman', 'J: play IN MY SIGHTS 1B/2D at Cat wingman', 'A: pass');
    expect([f.get('Cat.wingman.damaged'), f.get('Cat.mini')]).toEqual([true, ['MANEUVERING', 'MANEUVERING']]);
  });
});

describe('a Wingman attacks a Leader', () => {
  test('Z-10.2b, Z-10.42a, Z-10.42b: no Burst limit, whatever its Leader’s Position', () => {
    const f = attack('Cat', ['IMS 3B/3D', 'OTS 3B/4D'], { Cat: { on: 'Zed', position: 'tailing' } });
    f.do('J: play IN MY SIGHTS 3B/3D at Cat');
    expect([f.get('Cat.leader.hits'), f.offers(J).includes('play OUT OF THE SUN 3B/4D at Cat')]).toEqual([3, true]);
  });

  test('Z-10.2c, Z-10.43a: its manoeuvres improve its Leader’s Position', () => {
    expect(attack('Cat', ['MVG', 'TIGHT TURN']).do('J: play MANEUVERING at Cat').get('Zed.position')).toBe(
      'advantaged',
    );
  });

  test('Z-10.43b: the Position that counts is its Leader’s', () => {
    const f = attack('Cat', ['SCISSORS', 'HALF LOOP'], { Zed: { on: 'Cat', position: 'advantaged' } });
    expect(f.why(J, 'play SCISSORS at Cat')).toBe('only-when-disadvantaged (Z-6.34b)');
    expect(f.why(J, 'play HALF LOOP at Cat')).toBe('two-steps-or-nothing (Z-6.32b)');
    expect(attack('Cat', ['SCISSORS', 'MVG'], { Zed: { on: 'Cat', position: 'disadvantaged' } }).offers(J)).toContain(
      'play SCISSORS at Cat',
    );
  });

  test('Z-10.44a: its cards one at a time, in the owner’s order', () => {
    const f = attack('Cat', ['MVG', 'IMS 1B/1D']);
    expect(f.offers(J)).toEqual(['done', 'play IN MY SIGHTS 1B/1D at Cat', 'play MANEUVERING at Cat']);
    expect(f.do('J: play MANEUVERING at Cat').offers(J)).toEqual(['done', 'play IN MY SIGHTS 1B/1D at Cat']);
  });

  test('Z-10.45a, Z-10.45b: cards need not be played, and what is left is discarded', () => {
    const f = attack('Cat', ['MVG', 'IMS 1B/1D']).do('J: done');
    expect([f.get('Zed.position'), f.get('Zed.hand'), f.state.deck.discard.length]).toEqual(['neutral', [], 2]);
  });

  test('Z-GAP-22: no VERTICAL ROLL as an Attack from a mini-hand', () => {
    const f = attack('Cat', ['VERTICAL ROLL', 'MVG']);
    expect(f.why(J, 'play VERTICAL ROLL at Cat')).toBe('not-by-a-wingman (Z-GAP-22)');
  });

  test('Z-GAP-23: Agile helps a Wingman only if its own card says so', () => {
    const behind = { Cat: { on: 'Zed', position: 'advantaged' } };
    expect(attack('Cat', ['TIGHT TURN', 'MVG'], behind).offers(J)).not.toContain('play TIGHT TURN as SCISSORS at Cat');
    const nimble = situation(
      {
        active: 'Nimble',
        phase: 'wingman',
        Cat: { on: 'Nimble', position: 'advantaged' },
        draws: ['TIGHT TURN', 'BARREL ROLL'],
      },
      duel({ aircraft: 'nimble' }),
    ).do('J: wingman attacks Cat');
    nimble.do('J: play TIGHT TURN as SCISSORS at Cat');
    expect([nimble.get('Nimble.position'), nimble.offers(J)]).toEqual(['advantaged', ['done']]);
  });

  test('Z-GAP-23, Z-6.35d: an Agile Wingman answers with any card as SCISSORS too, once a sequence', () => {
    const f = situation(
      { active: 'Nimble', phase: 'wingman', Cat: { hand: ['TIGHT TURN', 'SCISSORS'] }, draws: ['IMS 1B/1D', 'MVG'] },
      duel({ aircraft: 'nimble' }),
    ).do('J: wingman attacks Cat', 'J: play IN MY SIGHTS 1B/1D at Cat', 'A: answer TIGHT TURN');
    expect(f.offers(J)).toEqual(['pass', 'answer MANEUVERING as SCISSORS']);
    expect(f.do('J: answer MANEUVERING as SCISSORS').state.now).toMatchObject({ agile: false, wingAgile: true });
  });

  test('Z-GAP-23, Z-6.35d: and attacks so only once', () => {
    const f = situation(
      {
        active: 'Nimble',
        phase: 'wingman',
        Cat: { on: 'Nimble', position: 'advantaged', hand: ['SCISSORS'] },
        draws: ['TIGHT TURN', 'MVG'],
      },
      duel({ aircraft: 'nimble' }),
    ).do('J: wingman attacks Cat', 'J: play TIGHT TURN as SCISSORS at Cat', 'A: answer SCISSORS');
    expect(f.offers(J)).toEqual(['pass']);
    expect(f.do('J: pass').offers(J)).toEqual(['done', 'play MANEUVERING at Cat']);
  });

  test('Z-GAP-74: after bringing its Leader back to Neutral it goes on against the same enemy', () => {
    const f = attack('Cat', ['MVG', 'IMS 1B/1D'], { Zed: { on: 'Cat', position: 'disadvantaged' } }, pairs()).do(
      'J: play MANEUVERING at Cat',
    );
    expect([f.get('Zed.position'), f.offers(J)]).toEqual(['neutral', ['done', 'play IN MY SIGHTS 1B/1D at Cat']]);
  });
});

describe('a Wingman attacks a Wingman', () => {
  test('Z-10.52a: shots only', () => {
    const f = attack('Cat wingman', ['MVG', 'IMS 1B/1D', 'TIGHT TURN', 'TIGHT TURN']);
    expect([f.offers(J), f.why(J, 'play MANEUVERING at Cat wingman')]).toEqual([
      ['done', 'play IN MY SIGHTS 1B/1D at Cat wingman'],
      'wingman-fires-only-at-wingmen (Z-10.52a)',
    ]);
  });

  test('Z-10.52b: its other cards may still counter a Response', () => {
    const f = attack('Cat wingman', ['SCISSORS', 'IMS 1B/1D', 'TIGHT TURN', 'MVG']);
    f.do('J: play IN MY SIGHTS 1B/1D at Cat wingman', 'A: answer TIGHT TURN', 'J: answer SCISSORS', 'A: pass');
    expect(f.get('Cat.wingman.hits')).toBe(1);
  });
});

describe('a Leader attacks a Wingman', () => {
  const leader = (
    hand: readonly string[],
    draws: readonly string[] = ['IMS 1B/1D', 'IMS 1B/1D'],
    more: object = {},
  ): Fight => situation({ active: 'Zed', Zed: { hand }, draws, ...more } as never).do('J: attack Cat wingman');

  test('Z-10.61a, Z-10.61b, Z-10.61c: MANEUVERING wins one Burst, HALF LOOP two, if they succeed', () => {
    const f = leader(['MVG', 'HALF LOOP', 'IMS 3B/3D', 'MVG'], ['TIGHT TURN', 'IMS 1B/1D']);
    expect(f.why(J, 'play IN MY SIGHTS 3B/3D at Cat wingman')).toBe('too-few-bursts-at-wingman (Z-10.61a)');
    f.do('J: play MANEUVERING at Cat wingman', 'A: answer TIGHT TURN', 'J: pass');
    expect(f.get('sequence.bonus')).toBe(0);
    f.do('J: play MANEUVERING at Cat wingman', 'A: pass', 'J: play HALF LOOP at Cat wingman', 'A: pass');
    expect([f.get('sequence.bonus'), f.offers(J).includes('play IN MY SIGHTS 3B/3D at Cat wingman')]).toEqual([
      3,
      true,
    ]);
  });

  test('Z-10.62a, Z-GAP-19: without an upper limit', () => {
    const f = leader(['HALF LOOP', 'HALF LOOP', 'MVG', 'IMS 3B/3D', 'IMS 3B/3D']);
    f.do(
      'J: play HALF LOOP at Cat wingman',
      'A: pass',
      'J: play HALF LOOP at Cat wingman',
      'A: pass',
      'J: play MANEUVERING at Cat wingman',
      'A: pass',
    );
    expect(f.get('sequence.bonus')).toBe(5);
    f.do('J: play IN MY SIGHTS 3B/3D at Cat wingman', 'A: pass');
    expect(f.offers(J)).toContain('play IN MY SIGHTS 3B/3D at Cat wingman');
  });

  test('Z-GAP-20: what was won does not last, and engages nobody', () => {
    const f = leader(['MVG']).do('J: play MANEUVERING at Cat wingman', 'A: pass');
    expect(f.get('Zed.foe')).toBe('nobody');
    f.do('J: done', 'J: draw 0');
    expect(f.get('sequence.bonus')).toBe(0);
  });

  test('Z-GAP-21: no SCISSORS and no FULL THROTTLE against a Wingman', () => {
    const f = leader(['SCISSORS', 'MVG']);
    expect(f.why(J, 'play SCISSORS at Cat wingman')).toBe('not-against-a-wingman (Z-GAP-21)');
  });

  test('Z-10.63a: one mini-hand against all attacks of that Leader', () => {
    const f = leader(['MVG', 'MVG'], ['TIGHT TURN', 'IMS 1B/1D']).do(
      'J: play MANEUVERING at Cat wingman',
      'A: answer TIGHT TURN',
      'J: pass',
    );
    expect(f.get('Cat.mini')).toEqual(['IN MY SIGHTS 1B/1D']);
    expect(f.do('J: play MANEUVERING at Cat wingman').offers(A)).toEqual(['pass']);
    f.do('A: pass', 'J: done');
    expect(f.get('Cat.mini')).toEqual([]);
  });

  test('Z-10.63b: unanswered shots hit the Wingman', () => {
    expect(
      leader(['IMS 1B/2D']).do('J: play IN MY SIGHTS 1B/2D at Cat wingman', 'A: pass').get('Cat.wingman.hits'),
    ).toBe(2);
  });

  test('Z-GAP-59: a Wingman is announced first, a Leader by the first card', () => {
    const f = situation({ active: 'Zed', Zed: { hand: ['MVG'] } });
    expect(f.offers(J)).toEqual(expect.arrayContaining(['play MANEUVERING at Cat', 'attack Cat wingman']));
    expect(f.why(J, 'play MANEUVERING at Cat wingman')).toBe('announce-it-first (Z-GAP-59)');
  });

  test('Z-GAP-60: announcing and then playing nothing is allowed, and uses up the target', () => {
    const f = leader(['MVG']);
    expect(f.why(J, 'play MANEUVERING at Cat')).toBe('one-aircraft-a-turn (Z-6.5d)');
    f.do('J: done');
    expect(f.get('Cat.mini')).toEqual([]);
  });
});
