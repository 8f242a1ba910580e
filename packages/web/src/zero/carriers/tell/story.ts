import type { Language } from '@tallyho/words';
import type { CarrierEvent, CarrierFixed, FleetOrders } from '@tallyho/zero';
import type { StoryStep, WayScene } from '../scene.ts';
import { carrierWords } from '../words/words.ts';
import { chartOf, orderedWays, wayOf } from './chart.ts';
import { eventWords, launchName } from './speak.ts';
import { tracksOf } from './tracks.ts';

/** A step while it is being told. */
interface Telling {
  readonly title: string;
  readonly lines: string[];
  readonly orders: readonly FleetOrders[] | null;
  readonly ways: readonly WayScene[];
  tracks: readonly number[];
}

/** The battle as all its events tell it: for each turn the orders, every Strike by itself, and how the turn ended. */
export function storyOf(fixed: CarrierFixed, told: readonly CarrierEvent[], language: Language): StoryStep[] {
  const w = carrierWords[language];
  const steps: Telling[] = [];
  let tracks: readonly number[] = fixed.campaign.tracks.map(() => 0);
  let orders: readonly FleetOrders[] | null = null;
  let turn = 0;
  const launches = new Map<number, { readonly title: string; readonly way: WayScene }>();
  const begin = (title: string, ways: readonly WayScene[]): void => {
    steps.push({ title, lines: [], orders, ways, tracks });
  };
  const say = (event: CarrierEvent): void => {
    const step = steps.at(-1);
    if (step === undefined) return;
    step.lines.push(eventWords({ fixed }, event, language));
    step.tracks = tracks;
  };
  for (const event of told) {
    switch (event.event) {
      case 'carrier-turn':
        turn = event.turn;
        launches.clear();
        continue;
      case 'carrier-orders':
        orders = event.orders;
        begin(w.outcome.ordersOf(turn), orderedWays(fixed, event.orders));
        break;
      case 'carrier-launch':
        launches.set(event.launch, {
          title: launchName(fixed, event, language),
          way: wayOf(fixed, event, event.aircraft[event.side]),
        });
        continue;
      case 'carrier-takes-off': {
        const launch = launches.get(event.launch);
        if (launch !== undefined) begin(w.report.title({ turn, launch: launch.title }), [launch.way]);
        continue;
      }
      case 'carrier-ticked': {
        const at = fixed.campaign.tracks.findIndex(({ id }) => id === event.track);
        tracks = tracks.map((boxes, i) => (i === at ? event.boxes : boxes));
        break;
      }
      case 'carrier-submarine':
      case 'carrier-recovery':
      case 'carrier-score':
      case 'carrier-verdict': {
        const title = event.event === 'carrier-verdict' ? w.outcome.verdict : w.outcome.endOf(turn);
        if (steps.at(-1)?.title !== title) begin(title, []);
        break;
      }
    }
    say(event);
  }
  return steps.map((step) => ({
    title: step.title,
    lines: step.lines,
    chart: chartOf(
      { fixed, tracks: step.tracks, seat: -1, orders: step.orders, last: null, ways: step.ways },
      language,
    ),
    tracks: tracksOf({ fixed, tracks: step.tracks }, -1, language),
  }));
}
