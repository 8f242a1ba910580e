import { describe, expect, test } from 'vitest';
import { basePack } from '../src/index.ts';
import { A, duel, type Fight, J, situation } from './fixture.ts';

const gun = duel({ aircraft: 'gun' });
/** Cat holds a Position on Gun, whose sequence it is. */
const chased = (position: string, hand: readonly string[], cat: object = {}, more: object = {}, options = gun): Fight =>
  situation({ active: 'Gun', Gun: { hand }, Cat: { on: 'Gun', position, ...cat }, ...more } as never, options);

describe('Gunners', () => {
  test('Z-9.0a: no Fighter of ZERO! has a Gunner; the rules rest until one comes, and a switch turns them off', () => {
    const early = basePack.fighters.filter(({ leader }) => leader.front.gunner > 0).map(({ id }) => id);
    expect(early).toEqual(['ki-45', 'pv-1n']);
    const off = chased('tailing', ['IMS 1B/1D'], {}, {}, duel({ aircraft: 'gun' }, {}, { gunners: false }));
    expect(off.offers(J).some((text) => text.startsWith('gunner'))).toBe(false);
    expect(
      situation({ active: 'Zed', Zed: { hand: ['IMS 1B/1D'], on: 'Cat', position: 'tailed' } })
        .offers(J)
        .some((text) => text.startsWith('gunner')),
    ).toBe(false);
  });

  test('Z-9.11a, Z-9.12a, Z-9.21a, Z-6.6b: the Gunner fires at a Leader that is Advantaged on or Tailing it', () => {
    for (const position of ['advantaged', 'tailing']) {
      const f = chased(position, ['IMS 1B/1D']);
      expect(f.offers(J)).toContain('gunner plays IN MY SIGHTS 1B/1D at Cat');
      expect(f.do('J: gunner plays IN MY SIGHTS 1B/1D at Cat').get('Cat.leader.hits')).toBe(1);
    }
  });

  test('Z-9.21b: not at one that is Neutral, Disadvantaged or Tailed', () => {
    for (const position of ['disadvantaged', 'tailed']) {
      expect(chased(position, ['IMS 1B/1D']).why(J, 'gunner plays IN MY SIGHTS 1B/1D at Cat')).toBe(
        'gunner-fires-only-backwards (Z-9.21b)',
      );
    }
    const neutral = situation({ active: 'Gun', Gun: { hand: ['IMS 1B/1D'] } }, gun);
    expect(neutral.why(J, 'gunner plays IN MY SIGHTS 1B/1D at Cat')).toBe('gunner-fires-only-backwards (Z-9.21b)');
  });

  test('Z-9.22a: with IN MY SIGHTS or OUT OF THE SUN from the Leader’s hand, in its own Play Cards phase only', () => {
    const f = chased('tailing', ['IMS 1B/1D', 'OTS 2B/3D', 'MVG']);
    const shots = f.offers(J).filter((text) => text.startsWith('gunner'));
    expect(shots).toEqual(['gunner plays IN MY SIGHTS 1B/1D at Cat', 'gunner plays OUT OF THE SUN 2B/3D at Cat']);
    const enemy = situation(
      { active: 'Cat', Cat: { on: 'Gun', position: 'tailing', hand: ['IMS 1B/1D'] }, Gun: { hand: ['IMS 1B/1D'] } },
      gun,
    );
    enemy.do('A: play IN MY SIGHTS 1B/1D at Gun');
    expect(enemy.offers(J)).toEqual(['pass']);
  });

  test('Z-9.23a, Z-9.23c: no more Bursts than the Gunner rating, whatever the Position', () => {
    const f = chased('tailing', ['IMS 1B/1D', 'OTS 2B/3D', 'IMS 1B/2D', 'IMS 3B/3D']);
    expect(f.why(J, 'gunner plays IN MY SIGHTS 3B/3D at Cat')).toBe('gunner-has-too-few-bursts (Z-9.23a)');
    f.do('J: gunner plays IN MY SIGHTS 1B/1D at Cat');
    expect(f.why(J, 'gunner plays OUT OF THE SUN 2B/3D at Cat')).toBe('gunner-has-too-few-bursts (Z-9.23a)');
    f.do('J: gunner plays IN MY SIGHTS 1B/2D at Cat');
    expect(f.get('sequence')).toMatchObject({ gunner: 2, bursts: 0 });
  });

  test('Z-9.23b, Z-GAP-57: the pools are separate: the Gunner first, the own guns after turning the tables', () => {
    const f = chased('advantaged', ['OTS 2B/3D', 'SCISSORS', 'IMS 2B/2D'], { leader: { hits: 0 } });
    f.do('J: gunner plays OUT OF THE SUN 2B/3D at Cat', 'J: play SCISSORS at Cat');
    expect(f.get('Gun.position')).toBe('advantaged');
    f.do('J: play IN MY SIGHTS 2B/2D at Cat');
    expect([f.get('sequence.gunner'), f.get('sequence.bursts'), f.get('Cat.leader.hits')]).toEqual([2, 2, 5]);
  });

  test('Z-9.24a: at a Wingman only while its Leader holds a Position on the Gunner', () => {
    const f = chased('advantaged', ['IMS 1B/1D'], {}, { draws: ['MVG', 'MVG'] }).do('J: attack Cat wingman');
    expect(f.offers(J)).toContain('gunner plays IN MY SIGHTS 1B/1D at Cat wingman');
    expect(f.offers(J)).not.toContain('play IN MY SIGHTS 1B/1D at Cat wingman');
    f.do('J: gunner plays IN MY SIGHTS 1B/1D at Cat wingman', 'A: pass');
    expect(f.get('Cat.wingman.hits')).toBe(1);
    expect(chased('tailed', ['IMS 1B/1D']).offers(J)).not.toContain('attack Cat wingman');
  });

  test('Z-9.25a: a Gunner’s targets are Leaders and Wingmen of Elements, nothing else', () => {
    const f = chased('tailing', ['IMS 1B/1D']);
    expect(f.offers(J).filter((text) => text.startsWith('gunner') || text.startsWith('attack'))).toEqual([
      'attack Cat wingman',
      'gunner plays IN MY SIGHTS 1B/1D at Cat',
    ]);
  });

  test('Z-9.26a, Z-9.26b: the target may answer, and the Gunner never counters', () => {
    const f = chased('tailing', ['IMS 1B/1D', 'TIGHT TURN'], { hand: ['TIGHT TURN'] }).do(
      'J: gunner plays IN MY SIGHTS 1B/1D at Cat',
    );
    expect(f.offers(A)).toContain('answer TIGHT TURN');
    f.do('A: answer TIGHT TURN');
    expect([f.asked(J), f.get('Cat.leader.hits'), f.get('sequence.gunner')]).toEqual(['play', 0, 1]);
  });

  test('Z-GAP-57: the Gunner’s target is the Leader’s one target', () => {
    const f = chased('tailing', ['IMS 1B/1D', 'IMS 1B/2D']).do('J: gunner plays IN MY SIGHTS 1B/1D at Cat');
    expect(f.offers(J)).not.toContain('attack Cat wingman');
  });
});
