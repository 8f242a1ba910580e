import { EVERYONE, lineOf, missionStep, type Seat, type SecretVote } from '@tallyho/kernel';
import { pilotsFor } from '../../campaign/rules/pilot-cup.ts';
import { allReturned } from '../../campaign/rules/roll-call.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { sides } from '../../content/types.ts';
import { sortieOf } from '../../mission/state.ts';
import { ordersOf } from '../../rules/formations.ts';
import { beginSelection } from '../../selection/flow/selection.ts';
import type { Dogfight } from '../../state.ts';
import { DECOY, flyCap, NO_DECOY, NO_VETERAN, placeVeteran, sendStrike } from '../choices.ts';
import { launchElements, launchOptions } from '../mission.ts';
import { capPlans, drawnCap, forceOf, isCapDrawn, strikePlans } from '../rules/aircraft.ts';
import { launchReasons } from '../rules/launch-reasons.ts';
import { baseOf, isScreened, launchNow, toBeCrewed, turnsScouted } from '../rules/launches.ts';
import { capsNotFlown, strikesNotFlown } from '../rules/not-flown.ts';
import { rangeSum } from '../rules/orders.ts';
import { effectsOf } from '../rules/resources.ts';
import { fleetOf } from '../rules/tracks.ts';
import { copied, countOf } from '../rules/units.ts';
import { veteransFor } from '../rules/veterans.ts';
import {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  both,
  type CarrierCraft,
  type CarrierFixed,
  type CarrierFlow,
  type CarrierState,
  type CarrierTable,
  type Launch,
  type LaunchReport,
} from '../state.ts';
import { drawCards, gather } from './draws.ts';
import { selectPeople } from './select-people.ts';
import { tick } from './tick.ts';

/** Launches that are made at once: those of the turn from this number on. */
export interface Together {
  from: number;
}
type Vote = SecretVote<CarrierState, AnyCarrierChoice, AnyCarrierEvent, Together>;

/** Z-25.53b, Z-CGAP-111 — all of these at once: everything about them is settled before any of them is flown. */
export function launch(t: CarrierTable, launches: readonly Launch[]): void {
  if (launches.length === 0) return;
  const line = lineOf(t.state);
  const from = line.launches.length;
  line.launches.push(...launches);
  t.call(launchFlow(t.state.fixed), { from });
}

/** Those of a group that are to fly, with their numbers in the turn. */
const toFly = ({ log }: Pick<CarrierState, 'log'>, { from }: Together): [number, Launch][] =>
  [...lineOf({ log }).launches.entries()].slice(from).filter(([, { state }]) => state === 'planned');

/** A force that needs a card of its border to launch: one is drawn for it, and without it stays where it is. */
const makeReady = (t: CarrierTable, at: Together): void => {
  const s = t.state;
  const { fixed } = s;
  for (const [no, one] of toFly(s, at)) {
    const border = one.kind === 'island' ? (forceOf(fixed, one.side)?.launches ?? null) : null;
    if (border === null) continue;
    const [card] = drawCards(t, 1);
    const ready = fixed.borders[card] === border;
    if (!ready) one.state = 'not-ready';
    t.say?.(EVERYONE, {
      event: 'carrier-readied',
      launch: no,
      side: one.side,
      card: fixed.names[card],
      ready,
      because: 'Z-25.61b',
    });
  }
  gather(t);
};

/** Z-25.33a, Z-CGAP-48 — Out of Sight: as many cards as both ranges add up to; with one of its border the Fleet is not found. */
const seek = (t: CarrierTable, at: Together): void => {
  const s = t.state;
  const { fixed } = s;
  const line = lineOf(s);
  for (const [no, one] of toFly(s, at)) {
    const hidden = 1 - one.side;
    if (one.kind !== 'carrier' || one.target !== fleetOf(hidden)) continue;
    for (const { border } of effectsOf(fixed, line, hidden, 'hide')) {
      const drawn = drawCards(t, rangeSum(line));
      const found = !drawn.some((card) => fixed.borders[card] === border);
      if (!found) one.state = 'not-found';
      const cards = drawn.map((card) => fixed.names[card]);
      t.say?.(EVERYONE, { event: 'carrier-search', launch: no, cards, found, because: 'Z-25.33a' });
    }
  }
  gather(t);
};

/** Z-25.63b, Z-CGAP-119 — the Strikes where nobody has to choose; where nothing can fly, nothing is launched. */
const layOutStrikes = (t: CarrierTable, at: Together): void => {
  const s = t.state;
  for (const [no, one] of toFly(s, at)) {
    if (one.kind === 'scout') continue;
    const [first, ...others] = strikePlans(s, one);
    if (first === undefined || countOf(first.fly) === 0) {
      one.state = 'no-aircraft';
      t.say?.(EVERYONE, { event: 'carrier-grounded', launch: no, kind: one.kind, side: one.side, because: 'Z-25.63b' });
    } else if (others.length === 0) {
      one.target = first.target;
      one.aircraft[one.side] = copied(first.fly);
    }
  }
};

/** The Strike of a side in a group, if it is to fly. */
export const strikeOf = (s: CarrierState, at: Together, seat: Seat): Launch | undefined =>
  toFly(s, at).find(([, one]) => one.kind !== 'scout' && one.side === seat)?.[1];

/** Z-25.63c — the owner of a Strike chooses what stays behind, what flies in place of what, and where bombers from land go. */
const chooseStrike: Vote = {
  ask: 'strike',
  because: 'Z-25.63c',
  several: true,
  who: (s, at) =>
    both.filter((seat) => {
      const own = strikeOf(s, at, seat);
      return own !== undefined && strikePlans(s, own).length > 1;
    }),
  options(s, at, seat, options) {
    const own = strikeOf(s, at, seat);
    if (own !== undefined) for (const { target, fly } of strikePlans(s, own)) options.push(sendStrike(target, fly));
    return options;
  },
  refusals(s, at, seat) {
    const own = strikeOf(s, at, seat);
    if (own === undefined) return [];
    return strikesNotFlown(s, own).map(({ target, fly, reason }) => ({
      choice: sendStrike(target, fly),
      reason,
      because: launchReasons[reason],
    }));
  },
  revealed(t, at, choices) {
    for (const { seat, choice } of choices) {
      const own = strikeOf(t.state, at, seat);
      if (own === undefined || choice.do !== 'strike') continue;
      own.target = choice.target;
      own.aircraft[seat] = copied(choice.fly);
      if (choice.fly.length > 0) continue;
      own.state = 'held';
      const no = lineOf(t.state).launches.indexOf(own);
      t.say?.(EVERYONE, { event: 'carrier-held', launch: no, side: seat, because: 'Z-25.61b' });
    }
  },
};

/** The Strike of a group that may find a force in place of the Fleet that it looks for. */
const screenedOf = (s: CarrierState, at: Together): [number, Launch] | undefined =>
  toFly(s, at).find(([, one]) => isScreened(s.fixed, lineOf(s), one));

/** The owner of a force that sails ahead of his Fleet may ask for a card: of the right border, the Strike finds that force. */
const askForDecoy: Vote = {
  ask: 'decoy',
  because: 'Z-25.34a',
  several: true,
  who(s, at) {
    const found = screenedOf(s, at);
    return found === undefined ? [] : [1 - found[1].side];
  },
  options: () => [DECOY, NO_DECOY],
  revealed(t, at, [{ choice }]) {
    const s = t.state;
    const { borders, names, campaign } = s.fixed;
    const found = screenedOf(s, at);
    if (found === undefined || campaign.decoy === undefined || choice.do !== 'decoy' || !choice.wanted) return;
    const { border, track } = campaign.decoy;
    const [no, one] = found;
    const [card] = drawCards(t, 1);
    const isFound = borders[card] === border;
    if (isFound) one.target = track;
    t.say?.(EVERYONE, {
      event: 'carrier-decoy',
      launch: no,
      side: 1 - one.side,
      target: track,
      card: names[card],
      found: isFound,
      because: 'Z-25.34a',
    });
    gather(t);
  },
};

/** Z-25.43d — a card names the CAP of a target that has no Flight Ops; the others where nobody has to choose. */
const layOutCaps = (t: CarrierTable, at: Together): void => {
  const s = t.state;
  const { fixed } = s;
  for (const [no, one] of toFly(s, at)) {
    if (one.target === null) continue;
    if (isCapDrawn(fixed, one.target)) {
      const [card] = drawCards(t, 1);
      const aircraft = drawnCap(fixed, one.target, fixed.borders[card]);
      one.aircraft[1 - one.side] = aircraft;
      t.say?.(EVERYONE, {
        event: 'carrier-cap-drawn',
        launch: no,
        target: one.target,
        card: fixed.names[card],
        aircraft: copied(aircraft),
        because: 'Z-25.43d',
      });
    } else {
      const [first, ...others] = capPlans(s, one);
      if (others.length === 0) one.aircraft[1 - one.side] = copied(first);
    }
  }
  gather(t);
};

/** Z-25.64a — the defender chooses what stays behind of a CAP, and what an Extra CAP is. */
const chooseCap: Vote = {
  ask: 'cap',
  because: 'Z-25.64a',
  several: true,
  who: (s, at) =>
    both.filter((seat) => {
      const enemy = strikeOf(s, at, 1 - seat);
      return enemy !== undefined && capPlans(s, enemy).length > 1;
    }),
  options(s, at, seat, options) {
    const enemy = strikeOf(s, at, 1 - seat);
    if (enemy !== undefined) for (const fly of capPlans(s, enemy)) options.push(flyCap(fly));
    return options;
  },
  refusals(s, at, seat) {
    const enemy = strikeOf(s, at, 1 - seat);
    if (enemy === undefined) return [];
    return capsNotFlown(s, enemy).map(({ fly, reason }) => ({
      choice: flyCap(fly),
      reason,
      because: launchReasons[reason],
    }));
  },
  revealed(t, at, choices) {
    for (const { seat, choice } of choices) {
      const enemy = strikeOf(t.state, at, 1 - seat);
      if (enemy !== undefined && choice.do === 'cap') enemy.aircraft[seat] = copied(choice.fly);
    }
  },
};

/** Z-19.24f — who has a Veteran Leader puts him on a Leader of his type, in this launch or in a later one. */
const chooseVeteran: Vote = {
  ask: 'veteran',
  because: 'Z-19.24f',
  several: true,
  who: (s, at) => both.filter((seat) => veteransFor(s, at.from, seat).length > 0),
  options(s, at, seat, options) {
    options.push(NO_VETERAN);
    for (const { pilot, launch: no, leader } of veteransFor(s, at.from, seat))
      options.push(placeVeteran(pilot, no, leader));
    return options;
  },
  revealed(t, _, choices) {
    const line = lineOf(t.state);
    for (const { seat, choice } of choices) {
      if (choice.do !== 'veteran' || choice.pilot === '') continue;
      const one = line.launches[choice.launch];
      const leaders = launchElements(t.state.fixed, line, one, seat);
      one.pilots[seat] = leaders.map((_, leader) => (leader === choice.leader ? choice.pilot : ''));
      line.veterans[seat] = choice.pilot;
    }
  },
};

/** Z-25.1b, Z-19.24a, Z-CGAP-110 — pilots for all Leaders of all that is launched now, each launch from full cups. */
const choosePilots = (t: CarrierTable, at: Together): void => {
  const s = t.state;
  const { fixed } = s;
  const line = lineOf(s);
  const { counters } = campaignContentOf(fixed.options.packs);
  for (const [no, one] of toFly(s, at)) {
    one.pilots = both.map((seat) =>
      pilotsFor(
        launchElements(fixed, line, one, seat).map(({ fighter }, leader) => ({
          fighter,
          granted: one.pilots[seat][leader] || null,
        })),
        fixed.campaign.pilots[sides[seat]],
        counters,
        (n) => t.roll(n),
      ),
    );
    tell(t, no, one);
  }
};

/** What is launched, and who leads it. */
function tell(t: CarrierTable, no: number, { kind, side, target, turns, aircraft, pilots }: Launch): void {
  t.say?.(EVERYONE, {
    event: 'carrier-launch',
    launch: no,
    kind,
    side,
    target,
    turns: turns.slice(),
    aircraft: aircraft.map(copied),
    pilots: pilots.map((ids) => ids.slice()),
    because: kind === 'scout' ? 'Z-25.61b' : 'Z-25.61a',
  });
}

/** CH-19.24a — or by cards: for each launch, one after the other. */
const selectPilots = (t: CarrierTable): void => {
  if (toBeCrewed(t.state) !== undefined) t.call(selectPeople, beginSelection());
};
const selectNext = (t: CarrierTable): void => {
  if (toBeCrewed(t.state) !== undefined) t.goto(selectPilots);
};
const tellAll = (t: CarrierTable, at: Together): void => {
  for (const [no, one] of toFly(t.state, at)) tell(t, no, one);
};

/** Z-25.61c — one after the other; when all are back the tracks are marked. */
const nextLaunch = (t: CarrierTable, at: Together): void => {
  const [next] = toFly(t.state, at);
  if (next === undefined) return t.goto(markTracks);
  const [no, { kind, side }] = next;
  t.say?.(EVERYONE, { event: 'carrier-takes-off', launch: no, kind, side, because: 'Z-25.61c' });
};

/** The launch that is flown now. */
function flownNow(s: CarrierState): Launch {
  const one = launchNow(s);
  if (one === undefined) throw new Error('nothing is launched');
  return one;
}

/** Z-25.1b — the Scout Mission or Strike is flown; Z-CGAP-88: with fresh aircraft and all cards. */
const fly = missionStep<CarrierState, AnyCarrierChoice, AnyCarrierEvent, Dogfight, LaunchReport>({
  options: (s) => launchOptions(s.fixed, lineOf(s), flownNow(s)),
  line: flownNow,
  reportOf: launchReport,
  debrief,
});

/** What a launch came to: its target, and all that flew. */
function launchReport(inner: Dogfight): LaunchReport {
  const orders = ordersOf(inner);
  const sortie = sortieOf(inner);
  return {
    damage: sortie.points,
    lasted: turnsScouted(inner),
    flown: allReturned(inner, orders, sortie).map((side) =>
      side.map(({ craft, damaged }): CarrierCraft => ({ ...craft, damaged, recovery: [] })),
    ),
  };
}

const lostIn = (flown: readonly CarrierCraft[]): number => flown.filter(({ fate }) => fate === 'destroyed').length;

/** It is back; what it has done is marked when all are that were launched with it. */
function debrief(t: CarrierTable): void {
  const { launches } = lineOf(t.state);
  const no = launches.findIndex(({ state, report }) => state === 'planned' && report !== null);
  const { kind, side, target, report } = launches[no];
  if (report === null) return;
  launches[no].state = 'flown';
  const { damage, lasted, flown } = report;
  t.say?.(EVERYONE, {
    event: 'carrier-debrief',
    launch: no,
    kind,
    side,
    target,
    damage,
    lost: flown.map(lostIn),
    lasted,
    because: 'Z-25.61a',
  });
}

const again = (t: CarrierTable): void => t.goto(nextLaunch);

/** Z-25.82a, Z-25.82b, Z-25.82c, Z-CGAP-56 — a box for each Damage Point, and for each aircraft lost on its base; after all that was launched together. */
const markTracks = (t: CarrierTable, { from }: Together): void => {
  const s = t.state;
  for (const one of lineOf(s).launches.slice(from)) {
    const { target, report } = one;
    if (report === null || target === null) continue;
    tick(t, target, report.damage, 'bombs', 'Z-25.82a');
    for (const seat of both) {
      const base = baseOf(s.fixed, one, seat);
      if (base !== null) tick(t, base, lostIn(report.flown[seat]), 'losses', 'Z-25.82b');
    }
  }
};

/** All that is launched at once, from the search for the enemy to the marks on the tracks. */
export const together: CarrierFlow<Together> = {
  name: 'carrier-launch',
  steps: [
    seek,
    layOutStrikes, // Z-25.63
    chooseStrike,
    layOutCaps, // Z-25.64
    chooseCap,
    chooseVeteran,
    choosePilots, // Z-19.24
    nextLaunch,
    fly, // Z-23
    again,
    markTracks, // Z-25.82
  ],
};

/** The same where pilots are selected by cards: with forces that wait for a card or for their owner, and such as hide a Fleet. */
export const togetherByCards: CarrierFlow<Together> = {
  name: 'carrier-launch-by-cards',
  steps: [
    makeReady,
    seek,
    layOutStrikes, // Z-25.63
    chooseStrike,
    askForDecoy,
    layOutCaps, // Z-25.64
    chooseCap,
    chooseVeteran,
    selectPilots, // CH-19.24
    selectNext,
    tellAll,
    nextLaunch,
    fly, // Z-23
    again,
    markTracks, // Z-25.82
  ],
};

/** How the launches of a campaign are made. */
export const launchFlow = ({ campaign }: CarrierFixed): CarrierFlow<Together> =>
  campaign.selection === undefined ? together : togetherByCards;

/** The step at which a launch is in the air. */
export const airborne = (flow: CarrierFlow<Together>): number => flow.steps.indexOf(fly);
