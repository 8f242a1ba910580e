import { plain } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { altitudes } from './content/types.ts';
import type { Fixed } from './fixed.ts';
import { readsMission, writeMission } from './mission/notation.ts';
import { cardName, isCard, isLabel, isPlane, planeName } from './names.ts';
import { type Dogfight, NOBODY } from './state.ts';

/*
 * What a player would say at the table:
 *
 *   A6M2 starts high            play IN MY SIGHTS 1B/2D at F4F-3         answer TIGHT TURN
 *   A6M2 acts                   play MANEUVERING as SCISSORS at F4F-3    answer MANEUVERING as SCISSORS
 *   wingman attacks F4F-3       gunner plays OUT OF THE SUN 1B/2D at …   answer BARREL ROLL as ACE PILOT
 *   attack F4F-3 wingman        VERTICAL ROLL up                         pass, done, stay
 *   dive, climb, follow         break off leader | wingman | both        discard TIGHT TURN
 *   give up position            exchange TIGHT TURN                      draw 2
 *
 * What is said only in Missions stands in mission/notation.ts.
 */

const breakOffs = ['break off leader', 'break off wingman', 'break off both'] as const;
const bare = ['pass', 'done', 'stay', 'dive', 'climb', 'follow', 'give up position', ...breakOffs] as const;

/** A choice as a short text. */
export function write({ fixed }: Pick<Dogfight, 'fixed'>, choice: Choice): string {
  switch (choice.do) {
    case 'pass':
    case 'done':
    case 'stay':
    case 'dive':
    case 'climb':
    case 'follow':
      return choice.do;
    case 'give-up':
      return 'give up position';
    case 'start':
      return `${fixed.labels[choice.element]} starts ${altitudes[choice.altitude]}`;
    case 'act':
      return `${fixed.labels[choice.element]} acts`;
    case 'wingman':
      return `wingman attacks ${planeName(fixed, choice.at)}`;
    case 'attack':
      return `attack ${planeName(fixed, choice.at)}`;
    case 'break-off':
      return breakOffs[choice.leader ? (choice.wingman ? 2 : 0) : 1];
    case 'play':
      return `play ${cardName(fixed, choice.card)}${choice.at === NOBODY ? '' : ` at ${planeName(fixed, choice.at)}`}`;
    case 'agile':
      return `play ${cardName(fixed, choice.card)} as SCISSORS at ${planeName(fixed, choice.at)}`;
    case 'gunner':
      return `gunner plays ${cardName(fixed, choice.card)} at ${planeName(fixed, choice.at)}`;
    case 'roll':
      return `${cardName(fixed, choice.card)} ${choice.up ? 'up' : 'down'}`;
    case 'answer':
      return `answer ${cardName(fixed, choice.card)}`;
    case 'answer-agile':
      return `answer ${cardName(fixed, choice.card)} as SCISSORS`;
    case 'answer-ace':
      return `answer ${cardName(fixed, choice.card)} as ACE PILOT`;
    case 'exchange':
      return `exchange ${cardName(fixed, choice.card)}`;
    case 'discard':
      return `discard ${cardName(fixed, choice.card)}`;
    case 'draw':
      return `draw ${choice.count}`;
    default:
      return writeMission(fixed, choice);
  }
}

/** Whether a text is notation at all, legal now or not. */
export function reads({ fixed }: Pick<Dogfight, 'fixed'>, text: string): boolean {
  const said = plain(text);
  if (bare.some((word) => word === said)) return true;
  if (/^draw \d{1,2}$/.test(said)) return true;
  return (
    readsSetUp(fixed, said) ||
    readsTarget(fixed, said) ||
    readsCard(fixed, said) ||
    (fixed.sortie !== undefined && readsMission(fixed, said))
  );
}

function readsSetUp(fixed: Fixed, said: string): boolean {
  const acts = said.match(/^(.+) acts$/);
  const starts = said.match(/^(.+) starts (.+)$/);
  if (acts !== null) return isLabel(fixed, acts[1]);
  return starts !== null && isLabel(fixed, starts[1]) && altitudes.some((level) => level === starts[2]);
}

function readsTarget(fixed: Fixed, said: string): boolean {
  const target = said.match(/^(?:wingman attacks|attack) (.+)$/);
  return target !== null && isPlane(fixed, target[1]);
}

function readsCard(fixed: Fixed, said: string): boolean {
  const alone = [
    /^(?:exchange|discard|play) (.+)$/,
    /^(.+) (?:up|down)$/,
    /^answer (.+?)(?: as (?:scissors|ace pilot))?$/,
  ];
  for (const form of alone) {
    const [, card] = said.match(form) ?? [];
    if (card !== undefined && isCard(fixed, card)) return true;
  }
  const [, card, plane] = said.match(/^(?:play|gunner plays) (.+?)(?: as scissors)? at (.+)$/) ?? [];
  return card !== undefined && plane !== undefined && isCard(fixed, card) && isPlane(fixed, plane);
}
