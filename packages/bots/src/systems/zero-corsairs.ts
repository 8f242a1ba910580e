import { lineOf, type Seat } from '@tallyho/kernel';
import {
  type CampaignChoice,
  corsairs,
  type LandState,
  type LogEntry,
  type Skill,
  type selection,
} from '@tallyho/zero';
import { campaignContentOf, corsairsCounters, sides } from '@tallyho/zero/content';
import { atLeast } from '../thumbs.ts';
import { strengthOf } from './zero-resources.ts';
import { weighSelection } from './zero-selection.ts';

type Effect = ReturnType<typeof corsairs.effectsOf>[number]['effect']['does'];

/** What an effect of a Resource that fits the Mission is worth, in the points by which fighters are weighed. */
const worths: { readonly [does in Effect]?: number } = {
  rockets: 4,
  napalm: 4,
  'skilled-pilot': 4,
  coastwatchers: 4,
  'thach-weave': 4,
  'maximum-effort': 8,
  'naval-flak': 5,
  'one-element': 6,
  'radar-pickets': 6,
  snooper: 4,
  ramming: 3,
  'resource-late': 5,
  'target-bound': 5,
  clouds: 2,
  'play-first': 4,
  'target-flak': 4,
};

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

/** What a Resource brings to the Mission that has been drawn: its fighters, and what of it fits. */
function worthOfPick(s: LandState, seat: Seat, resource: number, choice: number): number {
  const entry = withPick(lineOf(s), seat, resource, choice);
  const fighters = strengthOf(s.fixed, corsairs.entryOf(s.fixed, entry, seat)?.aircraft ?? []);
  const own = corsairs.effectsOf(s.fixed, entry).filter(({ side }) => side === sides[seat]);
  return own.reduce((sum, { effect }) => sum + (worths[effect.does] ?? 0), fighters);
}

/** An option that would be lost now is kept for a Mission where it fits. */
const WASTED = 4;

function isWasted(s: LandState, seat: Seat, resource: number, choice: number): boolean {
  const entry = withPick(lineOf(s), seat, resource, choice);
  const { option } = corsairs.entryOf(s.fixed, entry, seat) ?? { option: null };
  return option !== null && !corsairs.effectsOf(s.fixed, entry).some(({ side }) => side === sides[seat]);
}

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
  if (selecting.length > 0) return weighSelection(selecting, lettersOf(s), weights);
  const worth = options.map((choice): number => {
    switch (choice.do) {
      case 'resource': {
        const wasted = isWasted(s, seat, choice.resource, choice.entry ?? 0) ? WASTED : 0;
        return worthOfPick(s, seat, choice.resource, choice.entry ?? 0) - wasted;
      }
      case 'retain':
      case 'reinforce':
        return strengthOf(s.fixed, [{ count: 1, as: 'L/W', aircraft: choice.aircraft }]);
      default:
        return 0;
    }
  });
  const best = Math.max(...worth);
  for (const one of worth) weights.push(atLeast(4 / (1 + (best - one) / 2) ** 2));
}
