import type { Choice, DogfightView, Happening } from '@tallyho/down-in-flames';
import { cardOf, questionOf } from '../../dogfight/question.ts';
import { DISCARD, PILE, type Seen, type Telling, type TravelLine, type TravelScene } from '../../dogfight/scene.ts';
import { chainIn } from '../model/chain.ts';
import { namesAt } from '../model/names.ts';
import { planeInFocus } from '../model/relations.ts';
import { duelWords } from '../words/words.ts';
import { aircraftScene } from './aircraft.ts';
import { consequenceOf } from './consequence.ts';
import { deedsIn, torpedoesIn } from './deeds.ts';
import { handId, handScenes } from './hands.ts';
import { wordsOf } from './in-words.ts';
import { promptFor } from './prompt.ts';
import { tableScene } from './scene.ts';
import { patternScene, placesScene, sortieScene } from './sortie.ts';
import { choiceWords, eventSentence } from './speak.ts';
import { tokensOf } from './tokens.ts';

/** Choices whose words name the card already. */
const naming: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  'answer',
  'evade',
  'discard',
  'turret',
  'choose-by-card',
]);

/** Those that are shown struck out among the buttons; the others wait behind “why not?”. */
const inSight: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['stay', 'climb', 'dive', 'follow', 'speed']);

/** Everything Down In Flames has to tell one seat. */
export function tell({ view, told, players, language }: Seen<DogfightView, Happening>): Telling<Choice> {
  const w = duelWords[language];
  const names = namesAt(view, language);
  const chain = chainIn(told);
  const own = view.seat >= 0 ? view.fixed.owner.indexOf(view.seat) : 0;
  const near = view.fixed.side[Math.max(0, own)];
  const looked = { w, view, names, near };
  const deeds = deedsIn(told, torpedoesIn(view));
  const plane = planeInFocus(view);
  const say = (kind: string, choice: Choice): string => choiceWords(w, view, names, kind, plane, choice);
  const sayAlone = (kind: string, choice: Choice): string => {
    const card = cardOf(choice);
    const words = say(kind, choice);
    return card === null || naming.has(choice.do)
      ? words
      : w.shared.table.cardUse({ card: names.card(card), use: words });
  };
  return {
    scene: {
      ...tableScene(looked, chain),
      sortie: sortieScene(looked, language),
      tokens: tokensOf({ ...looked, players, language }),
      words: wordsOf(looked, language),
      log: told.map(
        (event, at): TravelLine => ({
          text: eventSentence(w, names, event),
          rule: event.because,
          weight: weightOf(event),
          travel: travelOf(view, event, (card) => names.card(card)),
          deed: deeds[at],
        }),
      ),
    },
    hands: handScenes(w, view, names, plane),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: sayAlone,
    question: (decision, refusals) =>
      questionOf(decision, refusals, {
        prompt: promptFor(w, view, names, decision, chain),
        advice: adviceOn(w.help, decision.kind),
        say: (choice) => say(decision.kind, choice),
        sayAlone: (choice) => sayAlone(decision.kind, choice),
        isPass: (choice) => choice.do === 'pass',
        consequenceOf: (choice) => consequenceOf(looked, decision.kind, choice),
        isInSight: (choice) => inSight.has(choice.do),
        isGrave: () => false,
        aircraftOf: (choice) => (choice.do === 'fly' ? aircraftScene(w, view.fixed.fighters[choice.fighter]) : null),
        patternOf: (choice) => patternScene(looked, choice),
        aimOf,
        placesOf: (options) => placesScene(looked, options),
      }),
  };
}

/** The aircraft that a choice is about, where it can be clicked. */
function aimOf(choice: Choice): number | null {
  if ('at' in choice) return choice.at;
  return choice.do === 'jettison' || choice.do === 'act' ? choice.plane : null;
}

function adviceOn(help: { readonly [kind: string]: string }, kind: string): string {
  return help[kind] ?? '';
}

/** Some lines are headings, some matter more than others. */
function weightOf({ event }: Happening): TravelLine['weight'] {
  if (event === 'turn') return 'head';
  if (event === 'acts') return 'sub';
  if (event === 'position') return 'firm';
  return ['hit', 'damaged', 'destroyed', 'shot-down', 'target', 'scored'].includes(event) ? 'strong' : '';
}

/**
 * Cards that are drawn or discarded are seen to go; those of an exchange, and one's own new ones, come by themselves.
 */
function travelOf(view: DogfightView, event: Happening, name: (card: number) => string): TravelScene | null {
  if (event.event === 'drew' && view.fixed.owner[event.plane] !== view.seat)
    return { from: PILE, to: handId(event.plane), cards: Array.from({ length: event.count }, () => null) };
  if (event.event === 'discarded') return { from: handId(event.plane), to: DISCARD, cards: [name(event.card)] };
  return null;
}
