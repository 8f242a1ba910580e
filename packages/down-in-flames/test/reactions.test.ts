import { describe, expect, test } from 'vitest';
import { faces } from '../src/content/faces.ts';
import { afterEvasive } from '../src/rules/damage.ts';
import { idle, scene } from './helpers/scene.ts';

const every = [
  'ACE PILOT',
  'BARREL ROLL',
  'EVASIVE',
  'IN MY SIGHTS JINKING',
  'SCISSORS',
  'TIGHT TURN',
  'VERTICAL ROLL',
  'YO-YO',
];
/** The same as answers. */
const answers = (...titles: readonly string[]): string[] => ['pass', ...titles.map((title) => `answer ${title}`)];
const JINKING = 'IN MY SIGHTS JINKING';

describe('titles and what they answer', () => {
  test('DIF-REACT-01, DIF-REACT-02: ACE PILOT answers any card, and only another ACE PILOT answers it', () => {
    scene({ A1: { hand: ['OUT OF THE SUN', ...every] }, B1: { hand: ['ACE PILOT', 'ACE PILOT'] } })
      .does('A', 'play OUT OF THE SUN')
      .does('B', 'answer ACE PILOT')
      .offersOnly('A', ...answers('ACE PILOT'))
      .withholds('A', 'answer YO-YO', 'only-ace-pilot-answers')
      .does('A', 'answer ACE PILOT')
      .offersOnly('B', ...answers('ACE PILOT'));
  });

  test('DIF-REACT-03: ACE PILOT is a Maneuver of up to four steps', () => {
    scene({ A1: { hand: ['ACE PILOT'] }, B1: { tailing: 'A1' } })
      .does('A', 'maneuver 4 with ACE PILOT')
      .expectPosition('A1', 'tailing', 'B1');
  });

  test('DIF-REACT-04: no title has fewer copies than ACE PILOT', () => {
    const copies = new Map<string, number>();
    for (const { title, copies: n } of faces) copies.set(title, (copies.get(title) ?? 0) + n.pacific + n.europe);
    expect(Math.min(...copies.values())).toBe(copies.get('ACE PILOT'));
  });

  test('DIF-REACT-05: BARREL ROLL makes a pursued fighter Neutral, and is answered by the pursuer', () => {
    scene({ A1: { hand: ['BARREL ROLL'] }, B1: { tailing: 'A1', hand: ['YO-YO'] } })
      .does('A', 'play BARREL ROLL')
      .asks('B', 'answer')
      .does('B', 'pass')
      .expectPosition('A1', 'neutral', 'B1');
    scene({ A1: { hand: ['BARREL ROLL'] }, B1: {} }).withholds('A', 'play BARREL ROLL', 'barrel-roll-needs-a-pursuer');
    scene({ A1: { hand: ['BARREL ROLL'], advantaged: 'B1' }, B1: {} }).withholds(
      'A',
      'play BARREL ROLL',
      'barrel-roll-needs-a-pursuer',
    );
  });

  test('DIF-REACT-06, DIF-REACT-25, DIF-REACT-28, DIF-REACT-31, DIF-REACT-34: what answers what, title by title', () => {
    /** B answers with one title; what may A answer that with? */
    const toAnswer = (attack: string, title: string): string[] => {
      const s = scene({
        A1: { hand: [attack, ...every], advantaged: 'B1', front: { bursts: 9 } },
        B1: { hand: [title] },
      });
      return s
        .does('A', attack === 'ACE PILOT' ? 'maneuver 1 with ACE PILOT' : `play ${attack}`)
        .does('B', `answer ${title}`)
        .options('A');
    };
    expect(toAnswer('IN MY SIGHTS 1/1', 'BARREL ROLL')).toEqual(
      answers('ACE PILOT', 'BARREL ROLL', 'TIGHT TURN', 'YO-YO'),
    );
    expect(toAnswer('IN MY SIGHTS 1/1', 'TIGHT TURN')).toEqual(answers('ACE PILOT', 'SCISSORS', 'TIGHT TURN', 'YO-YO'));
    expect(toAnswer('IN MY SIGHTS 1/1', 'VERTICAL ROLL')).toEqual(answers('ACE PILOT', 'VERTICAL ROLL', 'YO-YO'));
    expect(toAnswer('IN MY SIGHTS 1/1', JINKING)).toEqual(
      answers('ACE PILOT', 'BARREL ROLL', JINKING, 'TIGHT TURN', 'VERTICAL ROLL'),
    );
  });

  test('DIF-REACT-06, DIF-REACT-25, DIF-REACT-34: SCISSORS and YO-YO are answered by their lists', () => {
    const s = scene({ A1: { hand: ['SCISSORS'] }, B1: { advantaged: 'A1', hand: every } }).does('A', 'play SCISSORS');
    expect(s.options('B')).toEqual(answers('ACE PILOT', 'BARREL ROLL', 'SCISSORS', 'YO-YO'));
    const t = scene({ A1: { hand: ['SCISSORS', ...every] }, B1: { advantaged: 'A1', hand: ['YO-YO'] } })
      .does('A', 'play SCISSORS')
      .does('B', 'answer YO-YO');
    expect(t.options('A')).toEqual(answers('ACE PILOT', 'SCISSORS', 'VERTICAL ROLL', 'YO-YO'));
  });

  test('DIF-REACT-07, DIF-REACT-29: BARREL ROLL and TIGHT TURN are no Maneuver cards', () => {
    scene({ A1: { hand: ['BARREL ROLL', 'TIGHT TURN'] }, B1: {} })
      .withholds('A', 'maneuver 1 with BARREL ROLL', 'no-maneuver-value')
      .withholds('A', 'maneuver 1 with TIGHT TURN', 'no-maneuver-value');
  });

  test('DIF-REACT-08: EVASIVE makes every attack dearer until its aircraft’s next turn', () => {
    const s = scene({
      A1: { hand: ['EVASIVE', 'EVASIVE'] },
      B1: { hand: ['IN MY SIGHTS 1/1', 'OUT OF THE SUN'], front: { horsepower: [0, 0] } },
    })
      .does('A', 'play EVASIVE', 'pass', 'pass')
      .does('B', 'stay')
      .withholds('B', 'play IN MY SIGHTS 1/1', 'evasive-in-force')
      .withholds('B', 'play OUT OF THE SUN', 'evasive-in-force');
    s.does('B', 'pass', 'pass').expect('A1', { evasive: 0 });
  });

  test('DIF-REACT-08, DIF-GAP-12: each EVASIVE in force costs one Burst more', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'], front: { bursts: 3 } }, B1: { evasive: 2 } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('A1', { bursts: 0 });
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'], front: { bursts: 2 } }, B1: { evasive: 2 } }).withholds(
      'A',
      'play IN MY SIGHTS 1/1',
      'evasive-in-force',
    );
  });

  test('DIF-REACT-09, DIF-GAP-12: two hits, and never below none', () => {
    expect([1, 2, 3, 5].map(afterEvasive)).toEqual([0, 0, 1, 3]);
  });

  test('DIF-REACT-09: EVASIVE after a successful attack takes two hits off', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 2/3'], front: { bursts: 2 } }, B1: { hand: ['EVASIVE', 'YO-YO'] } })
      .does('A', 'play IN MY SIGHTS 2/3')
      .does('B', 'pass')
      .withholds('B', 'evade with YO-YO', 'only-evasive-helps')
      .does('B', 'evade with EVASIVE')
      .does('B', 'pass')
      .expect('B1', { hits: 1 })
      .expect('A1', { dealt: 1 });
  });

  test('DIF-GAP-12: several EVASIVEs add up, and never below no hits', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 2/3'], front: { bursts: 2 } }, B1: { hand: ['EVASIVE', 'EVASIVE', 'EVASIVE'] } })
      .does('A', 'play IN MY SIGHTS 2/3')
      .does('B', 'pass', 'evade with EVASIVE', 'evade with EVASIVE')
      .asks('A', 'act')
      .expect('B1', { hits: 0 })
      .expectCards('B1', 1);
  });

  test('DIF-REACT-10: EVASIVE also takes away the hit of one’s own REDLINE', () => {
    scene({ A1: { hand: ['REDLINE', 'EVASIVE'] }, B1: {} })
      .does('A', 'play REDLINE')
      .asks('A', 'evade')
      .does('A', 'evade with EVASIVE')
      .expect('A1', { hits: 0 })
      .expectCards('A1', 3);
  });

  test('DIF-REACT-11, DIF-REACT-14, DIF-REACT-21, DIF-REACT-23, DIF-REACT-26, DIF-REACT-32, DIF-REACT-35: Maneuver values', () => {
    const most = (card: string): number =>
      scene({ A1: { hand: [card] }, B1: { tailing: 'A1' } })
        .options('A')
        .filter((text) => text.startsWith('maneuver')).length;
    expect(most('EVASIVE')).toBe(2);
    expect([most('IN MY SIGHTS 1/1'), most('IN MY SIGHTS 2/2'), most('IN MY SIGHTS 3/3')]).toEqual([1, 2, 3]);
    expect(most('OUT OF THE SUN')).toBe(3);
    expect(most('REDLINE')).toBe(1);
    expect(most('SCISSORS')).toBe(1);
    expect(most('VERTICAL ROLL')).toBe(2);
    expect(most('YO-YO')).toBe(1);
  });

  test('DIF-REACT-12, DIF-REACT-13: IN MY SIGHTS inflicts its hits on one aircraft, for its Bursts', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 2/2'], front: { bursts: 3 } }, B1: {}, B2: {} })
      .does('A', 'play IN MY SIGHTS 2/2 at B2')
      .expect('B1', { hits: 0 })
      .expect('B2', { hits: 2 });
  });

  test('DIF-REACT-15: subtitles do not matter to a reaction', () => {
    for (const card of ['IN MY SIGHTS 1/1', 'IN MY SIGHTS FUEL TANK', JINKING]) {
      scene({ A1: { hand: [card] }, B1: { hand: ['BARREL ROLL', 'TIGHT TURN'] } })
        .does('A', `play ${card}`)
        .offersOnly('B', ...answers('BARREL ROLL', 'TIGHT TURN'));
    }
  });

  test('DIF-REACT-16, DIF-REACT-17: FUEL TANK destroys its target if it is not countered; EVASIVE does not help', () => {
    scene({ A1: { hand: ['IN MY SIGHTS FUEL TANK'] }, B1: { hand: ['EVASIVE'] } })
      .does('A', 'play IN MY SIGHTS FUEL TANK')
      .does('B', 'pass')
      .expect('B1', { gone: true })
      .expectOutcome(['A'], 'DIF-WIN-01');
    scene({ A1: { hand: ['IN MY SIGHTS FUEL TANK'] }, B1: { hand: ['TIGHT TURN'] } })
      .does('A', 'play IN MY SIGHTS FUEL TANK')
      .does('B', 'answer TIGHT TURN')
      .expect('B1', { gone: false, hits: 0 });
    scene({ A1: { hand: ['IN MY SIGHTS FUEL TANK'] }, B1: { evasive: 1 } }).withholds(
      'A',
      'play IN MY SIGHTS FUEL TANK',
      'evasive-in-force',
    );
  });

  test('DIF-GAP-05: a bonus that is pending is used up by FUEL TANK', () => {
    scene({ A1: { hand: ['IN MY SIGHTS FUEL TANK', 'YO-YO'], bonus: 2 }, B1: { hand: ['TIGHT TURN'] } })
      .withholds('A', 'play IN MY SIGHTS FUEL TANK with YO-YO')
      .does('A', 'play IN MY SIGHTS FUEL TANK')
      .does('B', 'answer TIGHT TURN')
      .does('A', 'pass')
      .expect('A1', { bonus: 0 });
  });

  test('DIF-REACT-18, DIF-GAP-10: JINKING answers both attacks, without Bursts and without hits', () => {
    for (const attack of ['IN MY SIGHTS 1/1', 'OUT OF THE SUN']) {
      scene({ A1: { hand: [attack, 'YO-YO'] }, B1: { hand: [JINKING], front: { bursts: 0 } } })
        .does('A', `play ${attack}`)
        .does('B', `answer ${JINKING}`)
        .does('A', 'pass')
        .expect('A1', { hits: 0 })
        .expect('B1', { hits: 0 });
    }
  });

  test('DIF-REACT-19, DIF-REACT-20: OUT OF THE SUN is fired like IN MY SIGHTS, and fewer cards answer it', () => {
    const s = scene({ A1: { hand: ['OUT OF THE SUN'] }, B1: { hand: every } }).does('A', 'play OUT OF THE SUN');
    expect(s.options('B')).toEqual(answers('ACE PILOT', JINKING, 'VERTICAL ROLL'));
    s.does('B', 'pass', 'pass').expect('B1', { hits: 2 }).expect('A1', { bursts: 0 });
    const count = (title: string): number =>
      faces.filter((face) => face.title === title).reduce((sum, { copies }) => sum + copies.pacific + copies.europe, 0);
    expect(count('OUT OF THE SUN')).toBeLessThan(count('IN MY SIGHTS'));
  });

  test('DIF-REACT-22: REDLINE costs one hit and brings three cards, above Performance', () => {
    scene({ A1: { hand: ['REDLINE', ...idle(6)], hits: 1 }, B1: {}, draws: ['YO-YO', 'YO-YO', 'SCISSORS'] })
      .does('A', 'play REDLINE', 'pass')
      .expect('A1', { hits: 2 })
      .expectCards('A1', 9)
      .usedUp();
  });

  test('DIF-REACT-22, DIF-GAP-11: REDLINE can be played at every decision of its aircraft', () => {
    const redline = 'play REDLINE';
    const hand = ['REDLINE', 'YO-YO'];
    for (const phase of ['altitude', 'act', 'discard']) scene({ A1: { hand }, B1: {}, phase }).offers('A', redline);
    scene({ A1: { hand, front: { speed: 3 } }, B1: {}, phase: 'speed' }).offers('A', redline);
    scene({ A1: { hand }, B1: {}, phase: 'altitude' }).does('A', 'climb').asks('A', 'pay').offers('A', redline);
    scene({ A1: { hand, altitude: 'high', front: { horsepower: [0, 0] } }, B1: {}, phase: 'draw' })
      .asks('A', 'stall')
      .offers('A', redline);
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .offers('B', redline)
      .does('B', 'pass')
      .asks('B', 'evade')
      .offers('B', redline);
    scene({ A1: { hand: ['YO-YO'] }, B1: { hand, advantaged: 'A1' }, phase: 'altitude' })
      .does('A', 'dive')
      .asks('B', 'follow')
      .offers('B', redline);
  });

  test('DIF-GAP-11: a REDLINE within an exchange is not its last card, and its cards can be used at once', () => {
    scene({
      A1: { hand: ['IN MY SIGHTS 1/1', 'YO-YO'] },
      B1: { hand: ['REDLINE'] },
      draws: ['BARREL ROLL', ...idle(2)],
    })
      .does('A', 'play IN MY SIGHTS 1/1')
      .does('B', 'play REDLINE')
      .expect('B1', { hits: 1 })
      .asks('B', 'answer')
      .does('B', 'answer BARREL ROLL')
      .does('A', 'pass')
      .expect('B1', { hits: 1 });
  });

  test('DIF-GAP-11: an EVASIVE that REDLINE brings comes too late for its own hit', () => {
    scene({ A1: { hand: ['REDLINE', 'YO-YO'] }, B1: {}, draws: ['EVASIVE', ...idle(2)] })
      .does('A', 'play REDLINE')
      .offersOnly('A', 'pass')
      .does('A', 'pass')
      .expect('A1', { hits: 1 });
  });

  test('DIF-REACT-24: SCISSORS turns Disadvantaged into Advantaged, and works from nowhere else', () => {
    scene({ A1: { hand: ['SCISSORS'] }, B1: { advantaged: 'A1' } })
      .does('A', 'play SCISSORS')
      .expectPosition('A1', 'advantaged', 'B1')
      .expectPosition('B1', 'disadvantaged', 'A1');
    scene({ A1: { hand: ['SCISSORS'] }, B1: { tailing: 'A1' } }).withholds(
      'A',
      'play SCISSORS',
      'scissors-needs-disadvantaged',
    );
    scene({ A1: { hand: ['SCISSORS'] }, B1: {} }).withholds('A', 'play SCISSORS', 'scissors-needs-disadvantaged');
  });

  test('DIF-REACT-27, DIF-REACT-33: TIGHT TURN and YO-YO add a hit to the next attack of the turn', () => {
    for (const card of ['TIGHT TURN', 'YO-YO']) {
      scene({ A1: { hand: [card, 'IN MY SIGHTS 1/1'] }, B1: {} })
        .does('A', `play ${card}`, 'play IN MY SIGHTS 1/1')
        .expect('B1', { hits: 2 });
    }
  });

  test('DIF-REACT-30, DIF-GAP-15: VERTICAL ROLL changes one’s level, nobody answers, and a climb costs another card', () => {
    scene({ A1: { hand: ['VERTICAL ROLL', 'YO-YO'] }, B1: { hand: ['ACE PILOT'] } })
      .does('A', 'play VERTICAL ROLL to climb')
      .asks('A', 'pay')
      .does('A', 'discard YO-YO')
      .expect('A1', { altitude: 'high', hand: [] })
      .expectDiscarded('YO-YO', 'VERTICAL ROLL');
    scene({ A1: { hand: ['VERTICAL ROLL'] }, B1: {} })
      .withholds('A', 'play VERTICAL ROLL to climb', 'climb-needs-a-card')
      .does('A', 'play VERTICAL ROLL to dive')
      .expect('A1', { altitude: 'low' })
      .expectCards('A1', 1);
    scene({ A1: { hand: ['VERTICAL ROLL'], altitude: 'very low' }, B1: {} }).withholds(
      'A',
      'play VERTICAL ROLL to dive',
      'lowest-level',
    );
    scene({ A1: { hand: ['VERTICAL ROLL', 'YO-YO'], altitude: 'very high' }, B1: {} }).withholds(
      'A',
      'play VERTICAL ROLL to climb',
      'highest-level',
    );
  });
});
