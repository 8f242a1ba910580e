import { describe, expect, test } from 'vitest';
import { basePack } from '../src/content/pack.ts';
import type { Ability } from '../src/content/types.ts';
import { game, idle, type Setting, scene } from './helpers/scene.ts';

const worth = (id: string): number => basePack.fighters.find((fighter) => fighter.id === id)?.points ?? 0;

/** A situation whose A1 has a pilot with one ability. */
function flownBy(ability: Ability, setting: Setting) {
  const pilot = { ...basePack.pilots[0], id: 'test-pilot', name: 'Test', abilities: [ability], points: 2 };
  const packs = [{ system: 'down-in-flames', pack: 'test', pilots: [pilot] }];
  return scene({ ...setting, options: { ...setting.options, packs: packs as never, pilotsOf: { A1: 'test-pilot' } } });
}

describe('pilots', () => {
  test('DIF-PIL-01, DIF-PIL-02, DIF-GAP-73: a pilot of the nation or a generic one is chosen with the aircraft, within the points', () => {
    game({ seats: [{ name: 'A' }, { name: 'B' }], points: worth('bf-109e') + 1, year: 1940, pilots: true })
      .offers('A', 'fly Bf-109E Emil', 'fly P.11c')
      .does('A', 'fly Bf-109E Emil')
      .does('B', 'fly P.11c')
      .offers('A', 'no pilot', 'with Able')
      .withholds('A', 'with Galland', 'pilot-too-dear')
      .withholds('A', 'with Bader', 'pilot-of-another-nation')
      .offers('B', 'with Skalski')
      .withholds('B', 'with Galland', 'pilot-of-another-nation');
    game({ seats: [{ name: 'A' }, { name: 'B' }], points: worth('bf-109e') })
      .does('A', 'fly Bf-109E Emil')
      .does('B', 'fly P.11c')
      .offersOnly('A', 'start very low', 'start low', 'start medium');
  });

  test('DIF-GAP-73, DIF-OPT-05: what a pilot costs is not there for the next aircraft', () => {
    const two = { aircraft: [{}, {}] };
    const options = { mode: 'teams', points: 7, year: 1935, pilots: true };
    const seats = [
      { name: 'A', ...two },
      { name: 'B', ...two },
    ];
    game({ ...options, seats })
      .does('A', 'fly P.7a')
      .does('B', 'fly P.7a')
      .offers('A', 'with Skalski')
      .does('A', 'with Skalski')
      .does('B', 'no pilot')
      .offersOnly('A', 'fly P.7a')
      .offersOnly('B', 'fly P.7a', 'fly P.11c')
      .does('A', 'fly P.7a')
      .does('B', 'fly P.11c')
      .offersOnly('A', 'no pilot')
      .withholds('A', 'with Skalski', 'pilot-flies-already');
  });

  test('DIF-PIL-03, DIF-GAP-71: a pilot’s points are scored with his aircraft’s, before halving', () => {
    const s = flownBy('P+1', { A1: { hits: 3 }, B1: {} });
    expect(s.match.state.fixed.scoring).toBe('points');
    expect(s.tree.points).toEqual({ A: 0, B: (worth('spitfire-i') + 2) >> 1 });
  });

  test('DIF-PIL-04: A+1 and A+2 strengthen both sides', () => {
    const shot = (ability: Ability, hits: number) =>
      flownBy(ability, { A1: { hits, flipped: hits >= 5 }, B1: { hand: ['IN MY SIGHTS 1/1'] }, active: 'B1' }).does(
        'B',
        'play IN MY SIGHTS 1/1',
      );
    shot('A+1', 2).expect('A1', { hits: 3, flipped: false });
    shot('A+1', 3).expect('A1', { hits: 4, flipped: true });
    shot('A+1', 5).expect('A1', { hits: 6, gone: false });
    shot('A+1', 6).expect('A1', { hits: 7, gone: true });
    shot('A+2', 3).expect('A1', { hits: 4, flipped: false });
  });

  test('DIF-PIL-05: Ag makes Agile until the card is flipped', () => {
    const setting = (hits: number): Setting => ({ A1: { hand: ['YO-YO'], hits }, B1: { advantaged: 'A1' } });
    flownBy('Ag', setting(0)).offers('A', 'play YO-YO as SCISSORS');
    flownBy('Ag', setting(3)).withholds('A', 'play YO-YO as SCISSORS');
  });

  test('DIF-PIL-06, DIF-GAP-71: Ace Pilot markers work once each as the card, and are no part of the hand', () => {
    const s = flownBy('AP1', {
      A1: { hand: idle(1) },
      B1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1'], front: { bursts: 2 } },
      active: 'B1',
    });
    s.expect('A1', { aces: 1 })
      .does('B', 'play IN MY SIGHTS 1/1')
      .does('A', 'answer ACE PILOT MARKER')
      .does('B', 'pass')
      .expect('A1', { aces: 0, hits: 0 })
      .expectCards('A1', 1)
      .expectDiscarded('IN MY SIGHTS 1/1')
      .does('B', 'play IN MY SIGHTS 1/1')
      .offersOnly('A', 'pass');
    flownBy('AP2', { A1: {}, B1: { tailing: 'A1' } })
      .does('A', 'maneuver 4 with ACE PILOT MARKER')
      .expect('A1', { aces: 1 })
      .expectPosition('A1', 'tailing', 'B1');
    flownBy('AP1', { A1: {}, B1: {} }).offers('A', 'maneuver 1 with ACE PILOT MARKER');
    flownBy('AP1', { A1: {}, B1: {}, phase: 'altitude' }).withholds('A', 'climb', 'climb-needs-a-card');
  });

  test('DIF-PIL-06, DIF-GAP-71: whose markers are used up, or who never had any, is told nothing of them', () => {
    const told = (ability: Ability, aces: number): readonly string[] =>
      flownBy(ability, { A1: { aces }, B1: { altitude: 'low' } }).reasons('A', 'maneuver 1 with ACE PILOT MARKER');
    expect(told('AP1', 1)).not.toEqual([]);
    expect(told('AP1', 0)).toEqual([]);
    expect(told('B+1', 0)).toEqual([]);
  });

  test('DIF-PIL-07: B+1', () => {
    flownBy('B+1', { A1: {}, B1: {} }).expect('A1', { bursts: 2 });
  });

  test('DIF-PIL-08, DIF-GAP-85: Cl climbs for a card less, even with an empty hand; following still has its price', () => {
    flownBy('Cl', { A1: {}, B1: {}, phase: 'altitude' }).does('A', 'climb').expect('A1', { altitude: 'high' });
    flownBy('Cl', { A1: { advantaged: 'B1', hand: idle(1) }, B1: { hand: ['YO-YO'] }, active: 'B1', phase: 'altitude' })
      .does('B', 'climb', 'discard YO-YO')
      .does('A', 'follow', 'discard OUT OF THE SUN')
      .expect('A1', { altitude: 'high', hand: [] });
  });

  test('DIF-PIL-09, DIF-GAP-85: Di draws a card more on every dive', () => {
    flownBy('Di', { A1: { hand: idle(6) }, B1: {}, phase: 'altitude' })
      .does('A', 'dive')
      .expectCards('A1', 8);
    flownBy('Di', { A1: { tailing: 'B1' }, B1: {}, active: 'B1', phase: 'altitude' })
      .does('B', 'dive')
      .does('A', 'follow')
      .expectCards('A1', 2);
  });

  test('DIF-PIL-10: F+1', () => {
    flownBy('F+1', { A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: {} })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expect('B1', { hits: 2 });
  });

  test('DIF-PIL-11, DIF-PIL-12: H+1/+1 and H+0/+1', () => {
    const drawn = (ability: Ability, phase: string): number => flownBy(ability, { A1: {}, B1: {}, phase }).cards('A1');
    expect([drawn('H+1/+1', 'draw'), drawn('H+1/+1', 'post-draw')]).toEqual([3, 3]);
    expect([drawn('H+0/+1', 'draw'), drawn('H+0/+1', 'post-draw')]).toEqual([2, 3]);
  });

  test('DIF-PIL-13, DIF-GAP-08: M0(1) makes a Maneuver 1 of BARREL ROLL and TIGHT TURN, answered as a Maneuver', () => {
    flownBy('M0(1)', { A1: { hand: ['BARREL ROLL', 'TIGHT TURN'] }, B1: { hand: ['YO-YO', 'TIGHT TURN'] } })
      .offers('A', 'maneuver 1 with TIGHT TURN')
      .withholds('A', 'maneuver 2 with TIGHT TURN')
      .does('A', 'maneuver 1 with BARREL ROLL')
      .offersOnly('B', 'pass', 'answer TIGHT TURN');
  });

  test('DIF-PIL-14: P+1 and P+2', () => {
    flownBy('P+1', { A1: { hand: idle(6) }, B1: {}, phase: 'draw' }).expectCards('A1', 7);
    flownBy('P+2', { A1: { hand: idle(6) }, B1: {}, phase: 'draw' }).expectCards('A1', 8);
  });

  test('DIF-PIL-15: Re takes no hit for REDLINE', () => {
    flownBy('Re', { A1: { hand: ['REDLINE'] }, B1: {} })
      .does('A', 'play REDLINE')
      .expect('A1', { hits: 0 })
      .expectCards('A1', 3);
  });

  test('DIF-PIL-16: S+1', () => {
    flownBy('S+1', { A1: {}, B1: {}, phase: 'speed' })
      .does('A', 'speed')
      .expectPosition('A1', 'advantaged', 'B1')
      .asks('A', 'act');
  });
});
