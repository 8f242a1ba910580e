import { type Choice, type Subject, subjectOf, type WingsView } from '@tallyho/wings-of-war';
import type { QuestionScene } from '../../play/scene.ts';
import type { WingsDecision, WingsRefusal } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import { kindOfDecision, promptFor } from './prompt.ts';
import { choiceWords } from './speak.ts';
import type { WingsWords } from './words.ts';

/** Answers that are not plain buttons: cards, orders of cards, a turn by so many degrees. */
const hasOwnControl: ReadonlySet<string> = new Set(['plan', 'rearrange', 'turn']);
/** Points of the base are pressed on a drawing of it. */
const isDrawn = ({ do: what }: Choice): boolean => what === 'pivot';
const isPass = ({ do: what }: Choice): boolean => ['hold', 'no-tail', 'keep', 'stay'].includes(what);

/** What is asked, as the panel under the map shows it. */
export function questionFor(
  w: WingsWords,
  view: WingsView,
  names: Names,
  decision: WingsDecision,
  refusals: readonly WingsRefusal[],
): QuestionScene<Choice> {
  const subject = subjectOf(view, decision.seat);
  const say = (choice: Choice): string => choiceWords(w, view, names, aboutOf(view, subject), choice);
  const isPlain = !hasOwnControl.has(decision.kind);
  return {
    prompt: promptFor(w, view, names, decision),
    advice: w.help[kindOfDecision(decision)],
    buttons: {
      options: isPlain
        ? decision.options
            .filter((choice) => !isDrawn(choice))
            .map((choice) => ({
              choice,
              text: say(choice),
              isPass: isPass(choice),
              isGrave: false,
              aircraft: null,
            }))
        : [],
      refused: isPlain
        ? refusals.map(({ choice, reason, because }) => ({ text: say(choice), reason, rule: because, inSight: false }))
        : [],
    },
    texts: decision.options.map(say),
  };
}

export const aboutOf = (view: WingsView, { plane, gun, slot }: Subject) => ({
  plane: Math.max(0, plane),
  gun: Math.max(0, gun),
  order: plane < 0 || slot < 0 ? [] : view.planes[plane].plan.slice(slot),
});
