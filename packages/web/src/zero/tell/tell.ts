import { type Choice, type DogfightView, elementOf, type Happening, NOBODY } from '@tallyho/zero';
import { cardOf, questionOf } from '../../dogfight/question.ts';
import { DISCARD, PILE, type Seen, type Telling, type TravelLine, type TravelScene } from '../../dogfight/scene.ts';
import { chainIn } from '../model/chain.ts';
import { elementInFocus } from '../model/engine.ts';
import { namesAt } from '../model/names.ts';
import { promptFor } from '../words/prompt.ts';
import { choiceWords, eventSentence } from '../words/speak.ts';
import { zeroWords } from '../words/words.ts';
import { consequenceOf } from './consequence.ts';
import { deedsIn } from './deeds.ts';
import { handId, handScenes } from './hands.ts';
import { tableScene, wordsOf } from './scene.ts';
import { tokensOf } from './tokens.ts';

/** Choices whose words name the card already. */
const naming: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  'answer',
  'answer-agile',
  'answer-ace',
  'discard',
  'exchange',
]);

/** Those that are shown struck out among the answers; the others wait behind “why not?”. */
const inSight: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['climb', 'dive', 'follow']);

/** Everything Zero! has to tell one seat. */
export function tell({ view, told, players, language }: Seen<DogfightView, Happening>): Telling<Choice> {
  const w = zeroWords[language];
  const names = namesAt(view, w.terms.wingmanOf);
  const chain = chainIn(view, told);
  const own = view.seat >= 0 ? view.fixed.owner.indexOf(view.seat) : 0;
  const near = view.fixed.side[Math.max(0, own)];
  const looked = { w, view, names, near };
  const deeds = deedsIn(view.fixed, told);
  const element = elementInFocus(view);
  const say = (kind: string, choice: Choice): string => choiceWords(w, view, names, kind, element, choice);
  const sayAlone = (kind: string, choice: Choice): string => {
    const card = cardOf(choice);
    const words = say(kind, choice);
    return card === null || naming.has(choice.do) ? words : `${names.card(card)}: ${words}`;
  };
  return {
    scene: {
      ...tableScene(looked, chain),
      tokens: tokensOf({ ...looked, players, language }),
      words: wordsOf(looked),
      log: told.map(
        (event, at): TravelLine => ({
          text: eventSentence(w, view, names, event),
          rule: event.because,
          weight: weightOf(event),
          travel: travelOf(view, event, (card) => names.card(card)),
          deed: deeds[at],
        }),
      ),
    },
    hands: handScenes(w, view, names),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: sayAlone,
    question: (decision, refusals) =>
      questionOf(decision, refusals, {
        prompt: promptFor(w, view, names, decision.kind, element, chain),
        advice: adviceOn(w.help, decision.kind),
        say: (choice) => say(decision.kind, choice),
        sayAlone: (choice) => sayAlone(decision.kind, choice),
        isPass: (choice) => choice.do === 'pass' || choice.do === 'done' || choice.do === 'stay',
        consequenceOf: (choice) => consequenceOf(looked, decision.kind, choice),
        isGrave: (choice) => choice.do === 'break-off',
        isInSight: (choice) => inSight.has(choice.do),
        aimOf,
      }),
  };
}

/** The Element that a choice is about, where it can be clicked: the one attacked, or the one that is to act. */
function aimOf(choice: Choice): number | null {
  if ('at' in choice && choice.at !== NOBODY) return elementOf(choice.at);
  return choice.do === 'act' ? choice.element : null;
}

function adviceOn(help: { readonly [kind: string]: string }, kind: string): string {
  return help[kind] ?? '';
}

/** Some lines are headings, some matter more than others. */
function weightOf({ event }: Happening): TravelLine['weight'] {
  if (event === 'turn') return 'head';
  if (event === 'sequence') return 'sub';
  if (event === 'position') return 'firm';
  return ['hit', 'damaged', 'destroyed', 'out'].includes(event) ? 'strong' : '';
}

/**
 * Cards that are drawn or discarded are seen to go; those of an exchange, and one's own new ones, come by themselves.
 */
function travelOf(view: DogfightView, event: Happening, name: (card: number) => string): TravelScene | null {
  if (event.event === 'drew' && event.seat !== view.seat)
    return {
      from: PILE,
      to: handId(event.element, event.mini),
      cards: Array.from({ length: event.count }, () => null),
    };
  if (event.event === 'discarded')
    return { from: handId(event.element, false), to: DISCARD, cards: event.cards.map(name) };
  return null;
}
