import { type GameRecord, replayTo, type Seat, standing } from '@tallyho/kernel';
import { type Choice, subjectOf, wingsOfWar } from '@tallyho/wings-of-war';
import type { Language } from '@tallyho/words';
import { type SayDeed, sayingChoices } from '../../story/say-deed.ts';
import type { WingsLook, WingsMatch } from '../model/engine.ts';
import { namesAt } from '../model/names.ts';
import { sayChoice } from './say-choice.ts';
import { cardName } from './speak.ts';
import { wingsWords } from './words.ts';

const sayAlone = sayingChoices(wingsOfWar, (look, choice, language) =>
  sayChoice(look as unknown as WingsLook, choice as Choice, language),
);

/** What was done at a step: a card that was laid is told with the others of its programme. */
export const sayDeed: SayDeed = (record, step, language) =>
  sayProgramme(record, step, language) ?? sayAlone(record, step, language);

function sayProgramme(record: GameRecord, step: number, language: Language): string | null {
  const before = replayTo(wingsOfWar, record, step);
  if (!before.ok) return null;
  const match = before.value;
  const moves = standing(record).slice(step);
  const seat = wingsOfWar.seats(match.state).indexOf(moves[0]?.who ?? '');
  const { plane, slot } = subjectOf(match.state, seat);
  if (match.decision(seat)?.kind !== 'plan' || slot < 0) return null;
  const w = wingsWords[language];
  const name = namesAt(match.state.fixed).plane(plane);
  const cards = match.state.planes[plane].plan.slice(0, slot).map((kind) => cardName(w, kind));
  for (const { who, text } of moves) {
    const laid = who === moves[0]?.who ? cardLaid(match, seat, text) : null;
    if (laid !== null) cards.push(cardName(w, laid));
    if (cards.length === match.state.planes[plane].plan.length) return w.choices.programme({ plane: name, cards });
    if (!match.chooseText(wingsOfWar.seats(match.state).indexOf(who), text).ok) break;
  }
  return null;
}

/** The card that a choice lays; null: it lays none. */
function cardLaid(match: WingsMatch, seat: Seat, text: string): number | null {
  const choice = match.decision(seat)?.options.find((each) => wingsOfWar.write(match.state, each, seat) === text);
  return choice?.do === 'plan' || choice?.do === 'dare' ? choice.card : null;
}
