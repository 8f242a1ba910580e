import { lineOf, type Seat } from '@tallyho/kernel';
import {
  type CampaignChoice,
  corsairs,
  type LandFixed,
  type LandState,
  type LogEntry,
  type Skill,
  type selection,
} from '@tallyho/zero';
import {
  type CardRow,
  campaignContentOf,
  cardRows,
  corsairsCounters,
  selectionCampaigns,
  sides,
  systemCharts,
} from '@tallyho/zero/content';
import { atLeast } from '../thumbs.ts';
import { type Coming, strengthOf, worthOfTheRest } from './zero-resources.ts';
import { wantsReshuffle, weighSelection } from './zero-selection.ts';

type Effect = ReturnType<typeof corsairs.effectsOf>[number]['effect']['does'];
type Role = 'attacker' | 'defender' | 'none' | 'kamikaze' | 'against kamikazes';

/** VPs that a point of fighters brings; like the effects fitted to 2,300 Missions that Pilots flew with Resources at random. */
const worthOfPoint: { readonly [role in Role]: number } = {
  attacker: 1.4,
  defender: 1.35,
  none: 1.3,
  kamikaze: 0.7,
  'against kamikazes': 0.3,
};

/** VPs that an effect of a Resource brings where it fits; what is not here brings nothing that could be measured. */
const worthOfEffect: { readonly [does in Effect]?: number } = {
  'naval-flak': 6,
  'one-element': 4.5,
  'maximum-effort': 3.5,
  'resource-late': 3,
  'play-first': 2.5,
  'target-bound': 2,
  napalm: 1,
  snooper: 1,
  rockets: 0.5,
  'skilled-pilot': 0.5,
  'thach-weave': 0.5,
  'target-flak': 0.5,
};
/** In a fight without a target to act first, or alone for a turn, is worth as much again. */
const IN_A_FIGHT = 2.5;
const inAFight: readonly Effect[] = ['play-first', 'resource-late'];

function roleOf({ kind, attacker }: ReturnType<typeof corsairs.sortieIn>, seat: Seat): Role {
  if (kind === 'kamikaze') return attacker === sides[seat] ? 'kamikaze' : 'against kamikazes';
  return attacker === null ? 'none' : attacker === sides[seat] ? 'attacker' : 'defender';
}

/** The line as it would be if a side picked a Resource. */
function withPick(entry: LogEntry, seat: Seat, resource: number, choice: number): LogEntry {
  const line = corsairs.corsairsLine(entry);
  const put = (of: readonly number[], own: number): number[] => of.map((one, at) => (at === seat ? own : one));
  return {
    ...entry,
    resources: put(entry.resources, resource),
    corsairs: { ...line, entries: put(line.entries, choice) },
  };
}

/** VPs that a Resource can be expected to bring to a Mission, as one of its entries: by its fighters, and by what of it fits. */
export function worthOfPick(fixed: LandFixed, line: LogEntry, seat: Seat, resource: number, choice: number): number {
  const entry = withPick(line, seat, resource, choice);
  const role = roleOf(corsairs.sortieIn(fixed, entry), seat);
  const fighters = strengthOf(fixed, corsairs.entryOf(fixed, entry, seat)?.aircraft ?? []);
  const own = corsairs.effectsOf(fixed, entry).filter(({ side }) => side === sides[seat]);
  return own.reduce((sum, { effect: { does } }) => {
    const more = role === 'none' && inAFight.includes(does) ? IN_A_FIGHT : 1;
    return sum + (worthOfEffect[does] ?? 0) * more;
  }, worthOfPoint[role] * fighters);
}

/** The best of what a Resource can be. */
const worthOfBest = (fixed: LandFixed, line: LogEntry, seat: Seat, resource: number): number =>
  Math.max(
    ...corsairs
      .entriesOf(fixed, seat, resource, line.period)
      .map((_, choice) => worthOfPick(fixed, line, seat, resource, choice)),
  );

/** A Mission that a card may name, as far as it is known before: the first sheet of its Target System, nothing of its kamikazes. */
function lineIn(fixed: LandFixed, period: number, row: number): LogEntry {
  const campaign = corsairs.corsairsSheet(fixed);
  const target = campaign.table[cardRows[row]][period];
  const { system } = corsairs.lineOfSheet(fixed, target);
  const chart = systemCharts.find((one) => one.campaign === campaign.id && one.system === system);
  return {
    period,
    row,
    target,
    resources: [0, 0],
    pilots: [[], []],
    corsairs: { ...corsairs.newLine(), sheet: chart?.sheets.red ?? '' },
    report: null,
  };
}

/** CH-27.22a — for a Special Mission nobody picks anything. */
const isSpecial = (fixed: LandFixed, { target }: LogEntry): boolean =>
  corsairs.lineOfSheet(fixed, target).kind === 'special';

/** What Missions may still come to a side with these Resources, each as likely as its cards. */
function comingTo(fixed: LandFixed, period: number, seat: Seat, open: readonly number[]): Coming[] {
  const share = 1 / fixed.rows.length;
  const chances = cardRows.map((_, row) => share * fixed.rows.filter((of) => of === row).length);
  return chances.map((chance, row) => {
    const line = lineIn(fixed, period, row);
    return {
      chance,
      worths: isSpecial(fixed, line) ? null : open.map((resource) => worthOfBest(fixed, line, seat, resource)),
    };
  });
}

/** What each pick is worth: what it brings now, and what the other Resources then bring in the Missions that may still come. */
function weighPicks(s: LandState, seat: Seat, picks: readonly Pick[], weights: number[]): void {
  const { fixed, log } = s;
  const now = lineOf(s);
  const open = [...new Set(picks.map(({ resource }) => resource))];
  const missions = Math.min(fixed.campaign.missions - log.length, open.length - 1);
  const after = worthOfTheRest(comingTo(fixed, now.period, seat, open), missions, open.length);
  const worth = picks.map(
    ({ resource, entry = 0 }) => worthOfPick(fixed, now, seat, resource, entry) + after[open.indexOf(resource)],
  );
  const best = Math.max(...worth);
  // One that brings a VP less than the best is picked a quarter as often, so that nobody knows what will come.
  for (const one of worth) weights.push(atLeast(4 / (1 + best - one) ** 2));
}
type Pick = Extract<CampaignChoice, { readonly do: 'resource' }>;

const lettersOf =
  ({ fixed }: LandState) =>
  (pilot: string): readonly Skill[] => {
    const counters = [...campaignContentOf(fixed.options.packs).counters, ...corsairsCounters];
    return counters.flatMap(({ front, back }) => [front, back]).find(({ id }) => id === pilot)?.skills ?? [];
  };

const isSelecting = (choice: CampaignChoice): choice is selection.SelectionChoice =>
  choice.do !== 'resource' && choice.do !== 'retain' && choice.do !== 'reinforce' && choice.do !== 'passenger';

/** How good what is asked between Missions of CORSAIRS AND HELLCATS looks. */
export function weighCorsairs(s: LandState, seat: Seat, options: readonly CampaignChoice[], weights: number[]): void {
  const selecting = options.filter(isSelecting);
  if (selecting.length > 0) return weighSelection(selecting, lettersOf(s), weights, isToReshuffle(s, seat));
  const picks = options.filter((choice) => choice.do === 'resource');
  if (picks.length > 0) return weighPicks(s, seat, picks, weights);
  const worth = options.map((choice) =>
    choice.do === 'retain' || choice.do === 'reinforce'
      ? strengthOf(s.fixed, [{ count: 1, as: 'L/W', aircraft: choice.aircraft }])
      : 0,
  );
  const best = Math.max(...worth);
  for (const one of worth) weights.push(atLeast(4 / (1 + (best - one) / 2) ** 2));
}

/** CH-19.24c — with what has been drawn of the deck. */
function isToReshuffle({ fixed, deck, log }: LandState, seat: Seat): boolean {
  const { id, periods } = corsairs.corsairsSheet(fixed);
  const campaign = selectionCampaigns.find((one) => one === id);
  const rowsOf = (cards: readonly number[]): CardRow[] => cards.map((card) => cardRows[fixed.rows[card]]);
  return (
    campaign !== undefined &&
    wantsReshuffle(seat, campaign, periods[lineOf({ log }).period].id, rowsOf(deck.discard), rowsOf(fixed.cards))
  );
}
