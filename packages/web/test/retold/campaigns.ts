import type { Decision, Match, Refusal, Seat } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { CampaignRoom, CampaignSight, CampaignStanding } from '../../src/campaign/room.ts';
import type { AnyDeskTelling } from '../../src/campaign/scene.ts';
import { tableOf } from '../../src/campaign/table.ts';
import { comeTo, pilots } from '../moments.ts';
import { Writer } from './told.ts';

type AnyRoom = CampaignRoom<CampaignStanding, object, object, CampaignSight, object, AnyDeskTelling>;
type AnyMatch = Match<CampaignStanding, object, object, CampaignSight, object>;

/** What somebody is asked between the missions of a campaign, or the moment when a mission begins, or the end. */
interface Moment {
  readonly seat: Seat;
  readonly view: CampaignSight;
  readonly told: readonly object[];
  readonly decision: Decision<object> | null;
  readonly refusals: readonly Refusal<object>[];
}

/** A whole campaign, as it was flown: nothing of it is told yet. */
export interface Flown {
  readonly room: AnyRoom;
  readonly moments: readonly Moment[];
  readonly over: CampaignStanding;
}

/** Of each kind of question so many are written down in a campaign: the first ones, and later ones ever more rarely. */
const OF_A_KIND = [0, 1, 2, 4, 8, 15, 30, 60];

const EVERYBODY = -1;

/** Pilots fly a whole campaign; what they see at the desk on the way is kept. */
export async function flown<
  S extends CampaignStanding,
  C extends object,
  E extends object,
  V extends CampaignSight,
  O extends object,
>(
  room: CampaignRoom<S, C, E, V, O, AnyDeskTelling<C>>,
  options: object,
  word: string,
  when: (s: S) => boolean = ({ outcome }) => outcome !== null,
): Promise<Flown> {
  const moments: Moment[] = [];
  const met = new Map<string, number>();
  let missions = 0;
  const match = comeTo(
    room.game,
    options,
    await pilots(room.game),
    (one) => {
      look(one as unknown as AnyMatch);
      return one.state.outcome !== null || when(one.state);
    },
    word,
  );
  function look(one: AnyMatch): void {
    const { state } = one;
    const isBetween = state.inner === null;
    const see = (seat: Seat, decision: Decision<object> | null): void => {
      const refusals = decision === null ? [] : (one.sight(seat, 0).decision?.refusals ?? []);
      moments.push({ seat, view: one.game.observe(state, seat), told: one.told(seat), decision, refusals });
    };
    if (state.outcome !== null) for (const seat of [...state.asked.keys(), EVERYBODY]) see(seat, null);
    else if (!isBetween && state.seeds.length > missions) {
      missions = state.seeds.length;
      see(EVERYBODY, null);
    } else if (isBetween)
      for (const ask of state.asks) {
        if (ask.choice !== null) continue;
        const decision = one.table.decision(ask) as Decision<object>;
        const key = `${decision.kind} ${ask.seat}`;
        const nth = met.get(key) ?? 0;
        met.set(key, nth + 1);
        if (OF_A_KIND.includes(nth)) see(ask.seat, decision);
      }
  }
  return { room: room as unknown as AnyRoom, moments, over: match.state };
}

/** No more options of one question are put into words one by one. */
const MANY = 12;

const some = <T>(all: readonly T[]): readonly T[] =>
  all.length <= MANY ? all : all.filter((_, i) => i % Math.ceil(all.length / MANY) === 0);

/** All that the desk tells on the way through a campaign, and all its reports. */
export function retold({ room, moments, over }: Flown, language: Language): string {
  const writer = new Writer();
  for (const { seat, view, told, decision, refusals } of moments) {
    const seen = { view, told, players: [], language };
    if (view.inner !== null) {
      const { scene } = tableOf(room as unknown as CampaignRoom).tell(seen as never);
      writer.tell(`Mission: ${room.missionNow(view, language)}`, 'mission', {
        turn: scene.turn,
        title: scene.hud.title,
        events: room.missionEvents(told).length,
      });
      continue;
    }
    const { scene, awaitedSeat, say, question } = room.tell(seen);
    if (decision === null) {
      // At the end everybody sees about the same.
      const { story = [], ...rest } = scene as typeof scene & { readonly story?: readonly object[] };
      writer.tell(`Seat ${seat} sees the end`, 'seat 0', { scene: rest, awaitedSeat });
      if (seat === 0) for (const [step, one] of story.entries()) writer.tell(`Step ${step + 1}`, 'story', one);
    } else {
      const who = `seat ${seat}`;
      const { kind, options } = decision;
      writer.tell(`Seat ${seat} is asked: ${kind}`, who, { scene, awaitedSeat });
      const asked = question(decision, refusals);
      const buttons = { ...asked.buttons, options: some(asked.buttons.options), refused: some(asked.buttons.refused) };
      const known = new Set(buttons.options.map(({ text }) => text));
      const others = (texts: readonly string[]): string[] => texts.filter((text) => !known.has(text));
      writer.tell('what it is asked', `question ${kind}`, {
        ...asked,
        buttons,
        texts: others(some(asked.texts)),
        said: others(some(options).map((option) => say(kind, option))),
        isInTheSky: options.filter((option) => !room.isAtDesk(option)),
      });
    }
  }
  const last = moments[moments.length - 1].view;
  writer.tell('What it is called', 'names', {
    title: room.titleOf(over),
    missions: over.seeds.map((_, mission) => room.missionTitle(last, mission, language)),
    noReport: room.report(last, room.reportsIn(last), language),
  });
  for (let number = 0; number < room.reportsIn(last); number++)
    writer.tell(`Report ${number + 1}`, 'report', room.report(last, number, language));
  return writer.text();
}

/** The desk at so many moments between the missions, evenly from the first to the last. */
export function desksIn<T extends AnyDeskTelling>(
  { room, moments }: Flown,
  language: Language,
  count: number,
): (Pick<T, 'scene'> & { readonly question: ReturnType<T['question']> | null })[] {
  const between = moments.filter(({ view, decision }) => view.inner === null && decision !== null);
  const step = (between.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const { view, told, decision, refusals } = between[Math.round(i * step)];
    const telling = room.tell({ view, told, players: [], language }) as T;
    return {
      scene: telling.scene,
      question: decision === null ? null : (telling.question(decision, refusals) as ReturnType<T['question']>),
    };
  });
}
