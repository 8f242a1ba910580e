import { type Choice, type DogfightView, type Happening, NOBODY } from '@tallyho/zero';
import { cardOf, questionOf } from '../../dogfight/question.ts';
import { DISCARD, PILE, type Seen, type Telling, type TravelLine, type TravelScene } from '../../dogfight/scene.ts';
import { chainIn } from '../model/chain.ts';
import { elementInFocus } from '../model/engine.ts';
import { tokenOfPlane } from '../model/mission.ts';
import { namesAt } from '../model/names.ts';
import { lookoutIn } from '../model/night.ts';
import { drawsIn } from '../model/search.ts';
import { zeroWords } from '../words/words.ts';
import { consequenceOf } from './consequence.ts';
import { deedsIn } from './deeds.ts';
import { handId, handScenes, turretHandId } from './hands.ts';
import { lookedOf } from './night.ts';
import { promptFor } from './prompt.ts';
import { tableScene, wordsOf } from './scene.ts';
import { searchInWords } from './sortie.ts';
import { choiceWords, eventSentence } from './speak.ts';
import { adviceOn } from './speak-mission.ts';
import { tokensOf } from './tokens.ts';

/** Choices whose words name the card already. */
const naming: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  'answer',
  'answer-agile',
  'answer-ace',
  'discard',
  'exchange',
  'aim',
  'counter',
  'stop',
  'stop-ace',
  'help',
  'help-ace',
]);

/** Those that are shown struck out among the answers; the others wait behind “why not?”. */
const inSight: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['climb', 'dive', 'follow']);

/** Everything Zero! has to tell one seat. */
export function tell({ view, told, players, language }: Seen<DogfightView, Happening>): Telling<Choice> {
  const w = zeroWords[language];
  const names = namesAt(view, w.terms.wingmanOf, language);
  const chain = chainIn(view, told);
  const near = view.seat >= 0 ? view.fixed.seatSide[view.seat] : (view.fixed.side[0] ?? view.fixed.seatSide[0]);
  const looked = { w, view, names, near, lookout: lookoutIn(view, told) };
  const deeds = deedsIn(view.fixed, told);
  const draws = drawsIn(told);
  const element = elementInFocus(view);
  const say = (kind: string, choice: Choice): string => choiceWords(w, view, names, kind, element, choice);
  const sayAlone = (kind: string, choice: Choice): string => {
    const card = cardOf(choice);
    const words = say(kind, choice);
    return card === null || naming.has(choice.do)
      ? words
      : w.shared.table.cardUse({ card: names.card(card), use: words });
  };
  return {
    scene: {
      ...tableScene(looked, chain, draws),
      tokens: tokensOf({ ...looked, players, language }),
      words: [...searchInWords(looked, draws), ...wordsOf(looked)],
      log: told.map(
        (event, at): TravelLine => ({
          text: eventSentence(w, view, names, event),
          rule: event.because,
          weight: weightOf(event),
          travel: travelOf(view, event, (card) => names.card(card), at === told.length - 1),
          deed: at === told.length - 1 ? deeds[at] : (deeds[at] ?? lookedOf(w, event)),
        }),
      ),
    },
    hands: handScenes(w, view, names),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: sayAlone,
    question: (decision, refusals) =>
      questionOf(decision, refusals, {
        prompt: promptFor(w, view, names, decision.kind, element, chain),
        advice: adviceOn(w, view, decision.kind),
        say: (choice) => say(decision.kind, choice),
        sayAlone: (choice) => sayAlone(decision.kind, choice),
        isPass: (choice) => choice.do === 'pass' || choice.do === 'done' || choice.do === 'stay',
        consequenceOf: (choice) => consequenceOf(looked, decision.kind, choice),
        isGrave: (choice) => choice.do === 'break-off' || choice.do === 'leave',
        isInSight: (choice) => inSight.has(choice.do),
        aimOf: (choice) => aimOf(view, choice),
      }),
  };
}

/**
 * The Element or the Formation aircraft that a choice is about, where it can be clicked: the one attacked, named or sent,
 * or the one that is to act. What stops Flak is aimed at a card.
 */
function aimOf({ fixed }: DogfightView, choice: Choice): number | null {
  if (choice.do === 'stop' || choice.do === 'stop-ace') return null;
  if ('at' in choice && choice.at !== NOBODY) return tokenOfPlane(fixed, choice.at);
  return choice.do === 'act' ? choice.element : null;
}

/** Some lines are headings, some matter more than others. */
function weightOf({ event }: Happening): TravelLine['weight'] {
  if (event === 'turn') return 'head';
  if (event === 'sequence') return 'sub';
  if (event === 'position') return 'firm';
  if (event === 'phase') return 'firm';
  return [
    'hit',
    'damaged',
    'destroyed',
    'out',
    'target-hit',
    'photographed',
    'searched',
    'crashed',
    'ohka-hits',
  ].includes(event)
    ? 'strong'
    : '';
}

/**
 * Cards that are drawn or discarded are seen to go; those of an exchange, and one's own new ones, come by themselves.
 */
function travelOf(
  view: DogfightView,
  event: Happening,
  name: (card: number) => string,
  isLatest: boolean,
): TravelScene | null {
  // CH-27.31e — the latest cards that look for the enemy lie in the sky.
  if (event.event === 'located') return isLatest ? null : { from: PILE, to: DISCARD, cards: event.cards.map(name) };
  if (event.event === 'drew' && event.seat !== view.seat)
    return {
      from: PILE,
      to: handId(event.element, event.mini),
      cards: Array.from({ length: event.count }, () => null),
    };
  if (event.event === 'turrets' && event.seat !== view.seat)
    return { from: PILE, to: turretHandId(event.plane), cards: Array.from({ length: event.count }, () => null) };
  if (event.event === 'turrets-down')
    return { from: turretHandId(event.plane), to: DISCARD, cards: event.cards.map(name) };
  if (event.event === 'discarded')
    return { from: handId(event.element, false), to: DISCARD, cards: event.cards.map(name) };
  return null;
}
