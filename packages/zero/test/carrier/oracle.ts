import type { ListedAircraft } from '../../src/content/aircraft-types.ts';
import type { AnyCarrierChoice, CarrierState, CarrierTurn, Launch, TrackId } from '../../src/index.ts';
import { campaignBase, campaignContentOf, corsairsCounters, forcesIn } from '../../src/index.ts';

/*
 * A second reading of section 25, slow and plain: what each side may order, select and send, what follows from a turn for
 * the tracks, and what they are worth. It shares nothing with the first but the sheets.
 */

const sideNames = ['japanese', 'allied'] as const;
const fleets = ['japanese-fleet', 'allied-fleet'] as const;
const ranges = ['close', 'medium', 'long'] as const;

/** 25.84 — the last line of a track that its boxes have come to. */
function lineOf(s: CarrierState, id: string, boxes: readonly number[] = s.tracks) {
  const place = s.fixed.campaign.tracks.findIndex((track) => track.id === id);
  return s.fixed.campaign.tracks[place].lines.filter(({ from }) => from <= boxes[place]).slice(-1)[0];
}

const effectsOf = (s: CarrierState, turn: CarrierTurn, seat: number) =>
  s.fixed.resources.filter(({ number }) => number === turn.resources[seat]).flatMap(({ effects }) => effects);

/** 25.32, 25.42, 25.43 — the orders that a side may write. */
function orders(s: CarrierState, seat: number): string[] {
  const before = s.log[s.log.length - 1]?.orders[seat];
  const { opening, targets } = s.fixed.campaign;
  const isOpening = before === undefined && opening?.side === sideNames[seat];
  const found: string[] = [];
  for (const range of ranges) {
    if (before?.tactic === 'long' && range === 'close') continue;
    if (before?.tactic === 'close' && range === 'long') continue;
    if (!isOpening) found.push(`${range} no-strike`);
    for (const target of targets[sideNames[seat]]) {
      if (isOpening && target !== opening?.target) continue;
      found.push(`${range} small-strike ${target}`);
      if (before?.op !== 'large-strike') found.push(`${range} large-strike ${target}`);
    }
  }
  return found;
}

/** 25.52 — the Resources that a side may select: none twice, none of the enemy's; No Resource always. */
const resources = (s: CarrierState, seat: number): string[] =>
  s.fixed.resources
    .filter(({ side }) => side === null || side === sideNames[seat])
    .filter(({ id, number }) => id === 'no-resource' || s.log.every((turn) => turn.resources[seat] !== number))
    .map(({ number }) => `${number}`);

/** Aircraft of one type that fly together: a Leader with or without Wingman, or one of a Formation. */
interface Group {
  readonly type: string;
  readonly planes: number;
  readonly isFormation: boolean;
}

const groupsOf = (listed: readonly ListedAircraft[]): Group[] =>
  listed.flatMap(({ count, as, aircraft }) =>
    new Array<Group>(count).fill({ type: aircraft, planes: as === 'L/W' ? 2 : 1, isFormation: as === 'aircraft' }),
  );

const inWords = (groups: readonly Group[]): string =>
  groups
    .filter(({ planes }) => planes > 0)
    .map(({ type, planes, isFormation }) => `${type}${isFormation ? '' : planes === 2 ? ' L/W' : ' L'}`)
    .sort()
    .join(', ');

/** 25.65 — no more groups of a type than there are cards. */
const inTheBox = (s: CarrierState, groups: readonly Group[]): Group[] =>
  groups.filter(
    ({ type }, at) => groups.slice(0, at).filter((one) => one.type === type).length < (s.fixed.supply[type] ?? 0),
  );
const hasCard = (s: CarrierState, groups: readonly Group[], type: string): boolean =>
  groups.filter((one) => one.type === type).length < (s.fixed.supply[type] ?? 0);

/** 25.63 — everything that is left when so many aircraft stay behind: each group keeps some, one or none of its own. */
function left(groups: readonly Group[], missing: number | 'all'): string[] {
  const all = groups.reduce((sum, { planes }) => sum + planes, 0);
  const flying = missing === 'all' ? 0 : Math.max(0, all - missing);
  const found = new Set<string>();
  const walk = (at: number, kept: readonly Group[], sum: number): void => {
    if (at === groups.length) {
      if (sum === flying) found.add(inWords(kept));
      return;
    }
    for (let planes = 0; planes <= groups[at].planes; planes++)
      walk(at + 1, [...kept, { ...groups[at], planes }], sum + planes);
  };
  walk(0, [], 0);
  return [...found];
}

/** The card of a light bomber; undefined: what a Fleet has besides are fighters. */
const bomberOf = (s: CarrierState, type: string) =>
  campaignContentOf(s.fixed.options.packs).lightBombers.find(({ id }) => id === type);

/** Every type that a side's Flight Ops name. */
function typesOf(s: CarrierState, seat: number): string[] {
  const ops = s.fixed.campaign.ops[sideNames[seat]];
  const all = [ops['large-strike'], ops['small-strike'], ops['no-strike']].flatMap(({ strike, cap }) => [
    ...strike,
    ...cap,
  ]);
  return [...new Set(all.map(({ aircraft }) => aircraft))];
}

/** One Element more of any of these types that has a card left; without any, the list as it is. */
function withOneMore(s: CarrierState, groups: readonly Group[], types: readonly string[]): Group[][] {
  const open = types.filter((type) => hasCard(s, groups, type));
  if (open.length === 0) return [[...groups]];
  return open.map((type) => [...groups, { type, planes: 2, isFormation: false }]);
}

/** 25.63, 25.43 — what a Strike of a Fleet may be. */
function fleetStrikes(s: CarrierState, turn: CarrierTurn, seat: number): string[] {
  const { op } = turn.orders[seat];
  let groups = inTheBox(s, groupsOf(s.fixed.campaign.ops[sideNames[seat]][op].strike));
  for (const launch of turn.launches)
    if (launch.kind === 'scout' && launch.side === seat && launch.report !== null)
      for (const { after, aircraft } of s.fixed.campaign.scouts[sideNames[seat]].gains) {
        if (launch.report.lasted < after) continue;
        const alone = groups.findIndex(({ type, planes }) => type === aircraft && planes === 1);
        if (alone >= 0) groups = groups.map((one, at) => (at === alone ? { ...one, planes: 2 } : one));
        else if (hasCard(s, groups, aircraft)) groups = [...groups, { type: aircraft, planes: 1, isFormation: false }];
      }
  let lists: Group[][] = [groups];
  for (const effect of effectsOf(s, turn, seat))
    if (effect.does === 'extra-strike-elements') {
      const types = typesOf(s, seat).filter((type) => {
        const bomber = bomberOf(s, type);
        return effect.of === 'fighter' ? bomber === undefined : (bomber?.leader.front.dive ?? 0) > 0;
      });
      lists = lists.flatMap((list) => withOneMore(s, list, types));
    }
  const { strike } = lineOf(s, fleets[seat]);
  return [...new Set(lists.flatMap((list) => left(list, strike)))];
}

/** With all of a type replaced by another, where the sheet has it; 25.65. */
function swaps(s: CarrierState, groups: readonly Group[], at: string): Group[][] {
  const found: Group[][] = [[...groups]];
  for (const swap of s.fixed.campaign.swaps)
    if (swap.at === at)
      for (const list of [...found])
        if (list.some(({ type }) => type === swap.aircraft))
          found.push(
            inTheBox(
              s,
              list.map((one) => (one.type === swap.aircraft ? { ...one, type: swap.by } : one)),
            ),
          );
  return found;
}

/** The force that a side has besides its Fleet, if it has one. */
function forceOf(s: CarrierState, side: number) {
  for (const force of forcesIn(s.fixed.campaign)) if (force.side === sideNames[side]) return force;
  return null;
}

/** 25.61, 25.63, 25.43c — what a launch may be: target, and what flies. */
function strikes(s: CarrierState, turn: CarrierTurn, { kind, side, target }: Launch): string[] {
  if (kind === 'land-based') {
    const found: string[] = [];
    for (const effect of effectsOf(s, turn, side))
      if (effect.does === 'extra-strike')
        for (const one of effect.strikes) {
          const hasAll = one.aircraft.every(({ aircraft, count }) => (s.fixed.supply[aircraft] ?? 0) >= count);
          if (one.side !== sideNames[side] || (one.full && !s.fixed.options.fullSet) || !hasAll) continue;
          for (const { track } of one.targets) found.push(`${track}: ${inWords(groupsOf(one.aircraft))}`);
        }
    return found;
  }
  if (kind === 'island') {
    // A force besides the Fleets: at each of its targets, or not at all where its owner may keep it home.
    const force = forceOf(s, side);
    if (force === null) return [];
    const lists = swaps(s, inTheBox(s, groupsOf(force.strike)), force.track).flatMap((groups) =>
      left(groups, lineOf(s, force.track).strike),
    );
    const found = force.targets.flatMap((at) => [...new Set(lists)].map((list) => `${at}: ${list}`));
    return force.obliged ? found : [...found, `${force.targets[0]}: `];
  }
  return [...new Set(fleetStrikes(s, turn, side))].map((list) => `${target}: ${list}`);
}

/** 25.64, 25.43 — what may defend against a Strike. */
function caps(s: CarrierState, turn: CarrierTurn, { side, target, aircraft }: Launch): string[] {
  const seat = 1 - side;
  const { campaign } = s.fixed;
  if (target === null) return [];
  if (campaign.drawnCaps[target] !== undefined)
    return [...new Set(swaps(s, groupsOf(aircraft[seat]), target).map(inWords))];
  for (const force of forcesIn(campaign))
    if (force.track === target) return left(inTheBox(s, groupsOf(force.cap)), lineOf(s, target).cap);
  if (target !== fleets[seat]) return [''];
  let lists = [inTheBox(s, groupsOf(campaign.ops[sideNames[seat]][turn.orders[seat].op].cap))];
  for (const effect of effectsOf(s, turn, seat))
    if (effect.does === 'extra-cap') lists = lists.flatMap((list) => withOneMore(s, list, typesOf(s, seat)));
  const { cap } = lineOf(s, fleets[seat]);
  return [...new Set(lists.flatMap((list) => left(list, cap)))];
}

/** What is offered, in the words of this reading. */
export function inShort(choice: AnyCarrierChoice): string {
  if (choice.do === 'orders')
    return [choice.tactic, choice.op, choice.target].filter((part) => part !== null).join(' ');
  if (choice.do === 'resource') return `${choice.resource}`;
  if (choice.do === 'strike') return `${choice.target}: ${inWords(groupsOf(choice.fly))}`;
  return choice.do === 'cap' ? inWords(groupsOf(choice.fly)) : '';
}

/** Every choice that the book gives a seat between Strikes; null: this reading has nothing to say about such a question. */
export function allowed(s: CarrierState, kind: string, seat: number): string[] | null {
  if (kind === 'orders') return orders(s, seat);
  if (kind === 'resource') return resources(s, seat);
  const turn = s.log[s.log.length - 1];
  const waiting = turn.launches.filter(({ kind: what, state }) => what !== 'scout' && state === 'planned');
  const own = waiting.find(({ side }) => side === seat);
  if (kind === 'strike') return own === undefined ? [] : strikes(s, turn, own);
  const coming = waiting.find(({ side }) => side !== seat);
  if (kind === 'cap') return coming === undefined ? [] : caps(s, turn, coming);
  return null;
}

/** 25.61c, 25.53 — where a launch stands in its turn: Scout Missions, bombers from land, the island, the Fleets by their numbers. */
const placeInTurn = (turn: CarrierTurn, { kind, side }: Launch): number =>
  kind === 'carrier' ? 10 + turn.resources[side] : ['scout', 'land-based', 'island'].indexOf(kind);

/** Where an aircraft that is lost ticks a box; 25.82b, 25.82c. */
function home(s: CarrierState, { kind, side, target }: Launch, seat: number): TrackId | null {
  const { campaign } = s.fixed;
  const base = seat !== side ? target : kind === 'carrier' ? fleets[seat] : (forceOf(s, side)?.track ?? null);
  if (kind === 'scout' || (seat === side && kind === 'land-based')) return null;
  return campaign.tracks.some(({ id, countsAircraft }) => id === base && countsAircraft) ? base : null;
}

/** What is wrong with a turn that has been scored; `before`: the boxes at its beginning. */
export function faults(s: CarrierState, turn: CarrierTurn, before: readonly number[]): string[] {
  const wrong: string[] = [];
  const { tracks } = s.fixed.campaign;
  const places = turn.launches.map((launch) => placeInTurn(turn, launch));
  if (places.some((place, at) => at > 0 && place < places[at - 1])) wrong.push(`Z-25.61c: ${places}`);
  const boxes = [...before];
  const ticks = (id: TrackId | null, by: number): void => {
    const place = tracks.findIndex((track) => track.id === id);
    if (place >= 0) boxes[place] += by;
  };
  for (const launch of turn.launches) {
    if (launch.report === null) continue;
    ticks(launch.target, launch.report.damage);
    for (const seat of [0, 1])
      for (const { fate, damaged, recovery } of launch.report.flown[seat]) {
        if (fate === 'destroyed') ticks(home(s, launch, seat), 1);
        // 25.71, 25.72 — Damaged aircraft of a Strike draw for both ranges; what defends lands by itself.
        const ranged = [ranges.indexOf(turn.orders[0].tactic), ranges.indexOf(turn.orders[1].tactic)];
        const [own, other] = [ranged[launch.side], ranged[1 - launch.side]];
        const isAtFleet = launch.target === fleets[1 - launch.side];
        const cards = launch.kind === 'island' ? 2 * other : own + (isAtFleet ? other : own);
        const draws = launch.kind !== 'scout' && seat === launch.side && damaged;
        if (draws ? recovery.length !== cards && fate !== 'destroyed' : recovery.length > 0)
          wrong.push(`Z-25.71b: ${recovery.length} cards instead of ${draws ? cards : 0}`);
      }
  }
  for (const seat of [0, 1])
    for (const effect of effectsOf(s, turn, seat)) {
      const at = tracks.findIndex(({ id }) => id === fleets[1 - seat]);
      // What a submarine hits is not written down: whatever is too much is its.
      if (effect.does === 'torpedo-draw' && turn.report !== null)
        boxes[at] += Math.max(0, s.tracks[at] + repaired(s, turn, 1 - seat) - boxes[at]);
    }
  for (const seat of [0, 1]) {
    const at = tracks.findIndex(({ id }) => id === fleets[seat]);
    if (lineOf(s, fleets[seat], boxes).state !== 'out-of-action')
      boxes[at] = Math.max(0, boxes[at] - repaired(s, turn, seat));
  }
  if (`${boxes}` !== `${s.tracks}`) wrong.push(`Z-25.82a, Z-25.82b: ${s.tracks} instead of ${boxes}`);
  for (const seat of [0, 1]) {
    const enemies = tracks.filter(({ owner }) => owner !== sideNames[seat]);
    const vps = enemies.reduce((sum, { id }) => sum + lineOf(s, id).vps, 0);
    if (turn.report?.vps[seat] !== vps) wrong.push(`Z-25.83a: ${turn.report?.vps[seat]} VPs instead of ${vps}`);
  }
  return wrong;
}

/** Boxes that Damage Control rubs out. */
const repaired = (s: CarrierState, turn: CarrierTurn, seat: number): number =>
  effectsOf(s, turn, seat).reduce((sum, effect) => sum + (effect.does === 'repair' ? effect.boxes : 0), 0);

const onCounters = (counters: typeof corsairsCounters) =>
  new Map(counters.flatMap(({ front, back }) => [front, back]).map((one) => [one.id, one] as const));

/** CH-19.2b — who a pilot is by the counters of both boxes: his service and his type. */
const boxed = onCounters([...corsairsCounters, ...campaignBase.counters]);
const inSecondBox = onCounters(corsairsCounters);

/** CH-19.2b — the boxes from which the Skilled pilots of a launch have come. */
export const boxesOf = ({ people }: Launch): string[] =>
  (people?.pilots ?? [])
    .flat()
    .filter((id) => id !== '')
    .map((id) => (inSecondBox.has(id) ? 'Corsairs & Hellcats' : 'Zero!'));

/** CH-19.24, where pilots are selected by cards: what is wrong with the people of a launch. */
export function peopleFaults(s: CarrierState, launch: Launch): string[] {
  const { people, side, kind, target } = launch;
  if (people === undefined) return launch.report === null ? [] : ['CH-19.24a: nobody was selected'];
  const wrong: string[] = [];
  const mine = (seat: number): boolean => (seat === side ? kind === 'island' : target === 'henderson-field');
  for (const seat of [0, 1]) {
    const places = groupsOf(launch.aircraft[seat].filter(({ as }) => as !== 'aircraft')).flatMap(({ type, planes }) =>
      Array.from({ length: planes }, (_, nth) => ({ type, isLeader: nth === 0 })),
    );
    const flying = places.map((place, i) => ({ ...place, pilot: boxed.get(people.pilots[seat][i]) }));
    const skilled = flying.filter(({ pilot }) => pilot !== undefined);
    for (const { pilot } of skilled) {
      const marines = sideNames[seat] === 'allied' && s.fixed.campaign.id === 'eastern-solomons' && mine(seat);
      const service = seat === 0 ? 'ijn' : marines ? 'usmc' : 'usn';
      if (pilot?.service !== service) wrong.push(`CH-19.24k, CH-19.24l: ${pilot?.id} for ${service}`);
    }
    if (s.fixed.campaign.id === 'santa-cruz' && seat === 0 && skilled.length > 1)
      wrong.push('CH-19.24u: more than one');
    for (const { type } of skilled.filter(({ isLeader }) => !isLeader))
      if (flying.some((one) => one.type === type && one.isLeader && one.pilot === undefined))
        wrong.push(`CH-19.24q: a Wingman of ${type} before a Leader`);
    if (skilled.some(({ type }) => type === 'a6m2-n')) wrong.push('CH-19.24w: an A6M2-N');
    const green = people.green[seat].some((is) => is);
    if (green && (seat === 1 || s.fixed.options.green !== true)) wrong.push('CH-19.4a: green');
  }
  return wrong;
}

/** What a Strike that found the Vanguard must have had: Long Range on one side, and no scout that lasted. */
export function decoyFaults(turn: CarrierTurn, { target, side, aircraft }: Launch): string[] {
  if (target !== 'vanguard-force') return [];
  const isLong = turn.orders.some(({ tactic }) => tactic === 'long');
  const isSeen = turn.launches.some(
    (one) => one.kind === 'scout' && one.side === side && (one.report?.lasted ?? 0) > 1,
  );
  return isLong && !isSeen && aircraft[1 - side].length === 0
    ? []
    : ['the Vanguard is found without need, or with a CAP'];
}
