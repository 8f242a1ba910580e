import type { Decision, Match, Refusal, Seat, TableState, TableView } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import { bot, human } from '../../src/saved/players.ts';
import { comeTo, pilots } from '../moments.ts';
import { Writer } from './told.ts';

interface Moment {
  readonly seat: Seat;
  readonly view: TableView;
  readonly told: readonly object[];
  readonly decision: Decision<object> | null;
  readonly refusals: readonly Refusal<object>[];
  /** What is told of the fight afterwards. */
  readonly tale: object;
}

/** A whole fight, as it was flown: nothing of it is told yet. */
export interface Fought {
  readonly room: DogfightRoom;
  readonly moments: readonly Moment[];
  readonly title: string;
}

const EVERYBODY = -1;

/** Of each kind of question a seat is asked so many are written down: the first ones, and later ones ever more rarely. */
const OF_A_KIND = [0, 1, 3, 8, 21, 50];

/** Pilots fly a whole fight; what they see on the way is kept. */
export async function fought<
  S extends TableState,
  C extends object,
  E extends object,
  V extends TableView,
  O extends object,
>(room: DogfightRoom<S, C, E, V, O>, options: object, word: string): Promise<Fought> {
  const moments: Moment[] = [];
  const met = new Map<string, number>();
  const see = (match: Match<S, C, E, V, O>, seat: Seat, decision: Decision<C> | null): void => {
    const { state, game } = match;
    const chosen = decision?.options.map((choice) => room.tale.deedOf(choice)) ?? [];
    moments.push({
      seat,
      view: game.observe(state, seat),
      told: match.told(seat),
      decision,
      refusals: decision === null ? [] : (match.sight(seat, 0).decision?.refusals ?? []),
      tale: {
        deeds: [...new Set(chosen)],
        toll: room.tale.tollOf(state),
        moment: room.momentOf(state),
        ...room.fortunesOf(state),
      },
    });
  };
  const match = comeTo(
    room.game,
    options,
    await pilots(room.game),
    (one) => {
      for (const ask of one.state.asks) {
        if (ask.choice !== null) continue;
        const decision = one.table.decision(ask);
        const key = `${decision.kind} ${ask.seat % 2}`;
        const nth = met.get(key) ?? 0;
        met.set(key, nth + 1);
        if (decision.options.length > 1 && OF_A_KIND.includes(nth)) see(one, ask.seat, decision);
      }
      if (one.state.outcome === null) return false;
      for (const seat of [0, 1, EVERYBODY]) see(one, seat, null);
      return true;
    },
    word,
  );
  return { room: room as unknown as DogfightRoom, moments, title: room.titleOf(match.state) };
}

/** All that the table tells on the way through a fight. */
export function retoldFight({ room, moments, title }: Fought, language: Language): string {
  const writer = new Writer();
  writer.tell('What it is called', 'title', { title });
  for (const { seat, view, told, decision, refusals, tale } of moments) {
    const players = [human, bot('veteran'), ...Array.from({ length: 8 }, () => bot('cadet'))];
    const { scene, hands, awaitedSeat, say, question } = room.tell({ view, told, players, language });
    writer.tell(
      decision === null ? `Seat ${seat} sees the end` : `Seat ${seat} is asked: ${decision.kind}`,
      `seat ${seat}`,
      {
        scene,
        awaitedSeat,
        hands: hands.map(({ places, ...hand }) => ({ ...hand, cards: places.map(({ label }) => label) })),
      },
    );
    writer.tell('what is told afterwards', 'tale', tale);
    if (decision === null) continue;
    const { kind, options } = decision;
    const asked = question(decision, refusals);
    writer.tell('what it is asked', `question ${kind}`, asked);
    const texts = new Set(asked.texts);
    const others = options.map((option) => say(kind, option)).filter((text) => !texts.has(text));
    writer.tell('in words', `words ${kind}`, others);
  }
  return writer.text();
}
