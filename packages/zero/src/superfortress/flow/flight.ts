import { clone, EVERYONE } from '@tallyho/kernel';
import { sortieOf } from '../../mission/state.ts';
import { DESTROYED, type Dogfight } from '../../state.ts';
import { fightOptions, reportOf } from '../fight.ts';
import { letterOf } from '../rules/weeks.ts';
import type { Flight, Superfortress, SuperfortressFight, SuperfortressState, SuperfortressTable } from '../state.ts';

/** The flight that is being prepared. Only while one is. */
export function flightOf({ flight }: SuperfortressState): Flight {
  if (flight === null) throw new Error('nobody is about to fly');
  return flight;
}

/** It is fought: from now on it has its line in the log. */
export function takeOff(t: SuperfortressTable): void {
  const s = t.state;
  const flight = flightOf(s);
  flight.fleet = clone(s.fleet);
  s.log.push(flight);
  s.flight = null;
  t.say?.(EVERYONE, {
    event: 'b29-flight-begins',
    kind: flight.kind,
    aircraft: flight.flyers.map(({ aircraft }) => aircraft + 1),
    target: letterOf(flight.target),
    fighters: flight.opponents.map(({ aircraft, wingman }) => `${wingman ? 'L/W' : 'L'} ${aircraft}`),
    because: flight.kind === 'mission' ? 'CH-30.1d' : 'CH-30.1f',
  });
}

/** The flight that was fought last. */
export const foughtLast = ({ log }: Pick<SuperfortressState, 'log'>): Flight => log[log.length - 1];

/** CH-30.7a, CH-30.71a — the B-29s as they come back: damage, side showing; who was shot down is lost in this week. */
function bringHome(fleet: readonly Superfortress[], inner: Dogfight, flight: Flight): number[] {
  const { bombers } = sortieOf(inner);
  return flight.flyers.flatMap(({ aircraft }, nth) => {
    const one = fleet[aircraft];
    const { hits, damaged, fate } = bombers[nth];
    one.damage = hits;
    one.damaged = damaged;
    if (fate !== DESTROYED) return [];
    one.lost = flight.week;
    return [aircraft];
  });
}

/** CH-30.1d, CH-30.1f — the points are recorded, and the B-29s are as the fight has left them. */
function debrief(t: SuperfortressTable, inner: Dogfight): void {
  const s = t.state;
  const flight = foughtLast(s);
  const { report } = flight;
  for (const aircraft of bringHome(s.fleet, inner, flight))
    t.say?.(EVERYONE, { event: 'b29-destroyed', aircraft: aircraft + 1, because: 'CH-30.71a' });
  if (report === null) return;
  const { target, fighters, returns, losses, net } = report;
  s.vps += net;
  t.say?.(EVERYONE, {
    event: 'b29-flight-over',
    target,
    fighters,
    returns,
    losses,
    net,
    total: s.vps,
    because: 'CH-30.44a',
  });
}

/** CH-30.44a, CH-30.8a — the fight itself: a game of Zero! for one. */
export const fight = (): SuperfortressFight => ({
  begin({ state }, _, seed) {
    state.seeds.push(seed);
    return fightOptions(state.fixed, foughtLast(state));
  },
  over(t, _, inner) {
    // What has been played inside is what this step began.
    const fought = inner as Dogfight;
    const flight = foughtLast(t.state);
    flight.report = reportOf(fought, flight);
    debrief(t, fought);
  },
});
