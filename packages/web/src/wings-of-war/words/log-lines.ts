import { type Choice, type Happening, subjectOf, type WingsView } from '@tallyho/wings-of-war';
import type { DoneLine } from '../../play/done-lines.ts';
import { type Done, lookAt } from '../../play/look.ts';
import type { LineScene } from '../../play/scene.ts';
import type { TableWords } from '../../play/words/words.ts';
import type { WingsLook, WingsMatch } from '../model/engine.ts';
import { modelOf, type TableModel } from '../model/use-model.ts';
import { aboutOf } from './question.ts';
import { choiceWords, eventSentence } from './speak.ts';
import { type WingsWords, wingsWords } from './words.ts';

/** Some lines are headings, some matter more than others. */
const weights: { readonly [event in Happening['event']]?: LineScene['weight'] } = {
  turn: 'head',
  phase: 'sub',
  tails: 'firm',
  fires: 'firm',
  jam: 'firm',
  special: 'strong',
  crashed: 'strong',
  exploded: 'strong',
  eliminated: 'strong',
  objective: 'firm',
  score: 'firm',
};

/** The game tells every altitude after every card; only a change is news. */
function news(events: readonly Happening[]): Happening[] {
  const known = new Map<number, string>();
  return events.filter((event) => {
    if (event.event !== 'altitude') return true;
    const now = `${event.level}/${event.climbs}`;
    const isNew = known.get(event.plane) !== now;
    known.set(event.plane, now);
    return isNew;
  });
}

/** What a seat was told, as the lines of a log. */
export const linesOf = (w: WingsWords, { view, names }: TableModel, events: readonly Happening[]): LineScene[] =>
  news(events).map((event) => ({
    text: eventSentence(w, view, names, event),
    rule: event.because,
    weight: weights[event.event] ?? '',
  }));

/** What was answered for a seat, as a line after those that it had been told before. */
export function doneLine(
  w: WingsWords,
  t: TableWords,
  { seat, told }: Pick<WingsLook, 'seat' | 'told'>,
  { view, told: count, choice, because }: Done<Choice, WingsView>,
): DoneLine<LineScene> {
  const then = modelOf({ seat, view, told: told.slice(0, count) });
  const words = choiceWords(w, view, then.names, aboutOf(view, subjectOf(view, seat)), choice);
  return { before: linesOf(w, then, then.told), line: { text: t.table.doneForYou(words), rule: because, weight: '' } };
}

/** Whether events can be told at this table is found out by telling them. */
export const tells = (match: WingsMatch, seat: number, events: Happening[]): void =>
  void linesOf(wingsWords.en, modelOf(lookAt(match, seat)), events);
