import { describe, expect, test } from 'vitest';
import { BURSTS, DAMAGE, GUNNER, HORSEPOWER, leaderRating, PERFORMANCE } from '../src/rules/ratings.ts';
import { A, duel, type Fight, J, situation, start } from './fixture.ts';

const house = { balance: ['house'] };
const withPilot = (skill: string, given: object = {}, aircraft = 'gnat'): Fight =>
  situation(given as never, duel({ aircraft, pilot: `pilot-${skill}`, label: 'Zed' }, {}, house));
const rating = (f: Fight, which: number): number => leaderRating(f.state, 0, which);

describe('pilot skills in fighter combat', () => {
  test('Z-19.25d, Z-19.25i, Z-19.25j: BU, H and P add one to Bursts, Horsepower and Performance', () => {
    expect([
      rating(withPilot('bu'), BURSTS),
      rating(withPilot('h'), HORSEPOWER),
      rating(withPilot('p'), PERFORMANCE),
    ]).toEqual([2, 3, 7]);
  });

  test('Z-19.25g: D adds one to the Damage Capacity of both sides', () => {
    expect([
      rating(withPilot('d'), DAMAGE),
      rating(withPilot('d', { Zed: { leader: { damaged: true } } }), DAMAGE),
    ]).toEqual([4, 7]);
  });

  test('Z-19.25h, Z-9.23c: G adds one to a Gunner, where there is one', () => {
    expect([rating(withPilot('g', {}, 'gun'), GUNNER), rating(withPilot('g'), GUNNER)]).toEqual([3, 0]);
  });

  test('Z-19.25a, Z-19.25b: A lets one card played in Response count as ACE PILOT, once', () => {
    const f = withPilot('a', {
      active: 'Cat',
      Cat: { hand: ['OTS 1B/2D', 'IMS 1B/1D', 'VERTICAL ROLL'] },
      Zed: { hand: ['MVG', 'HALF LOOP'] },
    });
    f.do('A: play OUT OF THE SUN 1B/2D at Zed');
    expect(f.offers(J)).toEqual(['pass', 'answer MANEUVERING as ACE PILOT', 'answer HALF LOOP as ACE PILOT']);
    f.do('J: answer MANEUVERING as ACE PILOT');
    expect(f.offers(A)).toEqual(['pass']);
    f.do('A: pass');
    expect([f.get('Zed.leader.hits'), f.get('Zed.aces')]).toEqual([0, 0]);
  });

  test('Z-19.25b: each face is offered once, and a real ACE PILOT needs no marker', () => {
    const f = withPilot('a', {
      active: 'Cat',
      Cat: { hand: ['IMS 1B/1D'] },
      Zed: { hand: ['MVG', 'MVG', 'ACE PILOT'] },
    });
    expect(f.do('A: play IN MY SIGHTS 1B/1D at Zed').offers(J)).toEqual([
      'pass',
      'answer ACE PILOT',
      'answer MANEUVERING as ACE PILOT',
    ]);
  });

  test('Z-CGAP-90: not with an empty hand, and not for the Wingman', () => {
    const f = withPilot('a', {
      active: 'Cat',
      Cat: { hand: ['IMS 1B/1D'] },
      Zed: { hand: ['MVG'] },
      draws: ['MVG', 'HALF LOOP'],
    });
    f.do('A: attack Zed wingman', 'A: play IN MY SIGHTS 1B/1D at Zed wingman');
    expect(f.offers(J)).toEqual(['pass']);
    const empty = withPilot('a', { active: 'Cat', Cat: { hand: ['IMS 1B/1D'] } }).do(
      'A: play IN MY SIGHTS 1B/1D at Zed',
    );
    expect(empty.get('Zed.leader.hits')).toBe(1);
  });

  test('Z-19.25e, Z-19.25f: CV exchanges any number of cards of the first hand, once, before play', () => {
    const options = duel(
      { aircraft: 'gnat', pilot: 'pilot-cv', label: 'Zed', altitude: 'low' },
      { altitude: 'low' },
      { ...house, first: 'allied' },
    );
    const f = start(options);
    expect(f.asked(J)).toBe('combat-vision');
    const [, first] = f.offers(J);
    f.do(`J: ${first}`);
    const second = f.offers(J)[1];
    f.do(`J: ${second}`, 'J: done');
    expect([f.state.elements[0].hand.size, f.state.deck.discard.length, f.asked(J), f.asked(A)]).toEqual([
      6,
      2,
      null,
      'altitude',
    ]);
  });

  test('Z-CGAP-36: a promoted Wingman does not inherit the pilot', () => {
    const f = withPilot('p', {
      active: 'Cat',
      Cat: { on: 'Zed', position: 'tailing', hand: ['IMS 1B/1D'] },
      Zed: { leader: { hits: 5, damaged: true } },
    }).do('A: play IN MY SIGHTS 1B/1D at Zed');
    expect([f.get('Zed.leads'), rating(f, PERFORMANCE), f.get('Zed.aces')]).toEqual(['wingman', 6, 0]);
  });
});
