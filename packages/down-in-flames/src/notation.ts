import { type Card, plain, type Seat } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Face, Title } from './content/types.ts';
import type { Fixed } from './fixed.ts';
import { patterns } from './mission/state.ts';
import { ways } from './rules/formation.ts';
import { type Dogfight, levels, type Plane } from './state.ts';

/*
 * Notation of Down In Flames
 *
 *   Aircraft   side letter and number, as on the identity markers (DIF-OPT-10): A1, A2, B1 … In teams the sides are A and B;
 *              in a free-for-all each seat has its own letter. With only two aircraft in the fight the target may be left out,
 *              and is.
 *   Cards      the title, and as much more as tells its faces apart: the subtitle (IN MY SIGHTS FUEL TANK), Bursts and hits
 *              (IN MY SIGHTS 2/3), the Maneuver value (IN MY SIGHTS 1/1 m2), the id of the face. An Ace Pilot marker is
 *              written ACE PILOT MARKER.
 *
 *   fly Spitfire I · with Bader · no pilot · start low · begin · let them begin · act A2
 *   stay · climb · dive · follow · give up · speed [at B1]
 *   play IN MY SIGHTS 2/3 [at B2] [with TIGHT TURN, TIGHT TURN, YO-YO] · gunner IN MY SIGHTS 1/1 [at B2] [with …]
 *   maneuver 2 [at B2] with ACE PILOT · play BARREL ROLL [at B1] · play SCISSORS [at B1] · play YO-YO as SCISSORS [at B1]
 *   play EVASIVE · play IN MY SIGHTS 1/1 as BARRAGE · play VERTICAL ROLL to climb · play REDLINE
 *   In missions: bombers lower · bombers higher · 2 turns more · 1 turn fewer · flak tight
 *   place A2 behind A1 (ahead of, left of, right of) · jettison A3
 *   choose B2 · choose B2 with speed · choose B2 with YO-YO · let them choose · name B2
 *   turret OUT OF THE SUN [with TIGHT TURN, TIGHT TURN] · bomb tight with A1
 *   answer BARREL ROLL · evade with EVASIVE · discard YO-YO · pass
 */

/** What a face can be called, from short to long. */
export function callings({ title, subtitle, bursts, hits, maneuver, id }: Face): readonly string[] {
  const full = subtitle === '' ? title : `${title} ${subtitle}`;
  const fired = bursts > 0 ? `${full} ${bursts}/${hits}` : full;
  return [title, full, fired, `${fired} m${maneuver}`, `${fired} ${id}`];
}

/** Works something out once for each thing it is asked about. */
function once<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work(key);
    known.set(key, made);
    return made;
  };
}

/** The names of the cards in notation: each the shortest that no other face has. */
export const cardNames = once(({ faces, marker }: Pick<Fixed, 'faces' | 'marker'>): readonly string[] => {
  const all = faces.map(callings);
  const isUnique = (card: Card, level: number): boolean =>
    all.every((other, i) => i === card || i === marker || other[level] !== all[card][level]);
  return all.map((calls, card) =>
    card === marker ? 'ACE PILOT MARKER' : (calls.find((_, level) => isUnique(card, level)) ?? calls[0]),
  );
});

export const cardName = (s: Pick<Dogfight, 'fixed'>, card: Card): string => cardNames(s.fixed)[card];

/** Fighters and pilots by their names; those that share one add their id. */
const namesOf = once((entries: readonly { readonly id: string; readonly name: string }[]): readonly string[] =>
  entries.map(({ id, name }) => (entries.filter((other) => other.name === name).length > 1 ? `${name} (${id})` : name)),
);

/** A choice as a short text. */
export function write({ fixed }: Pick<Dogfight, 'fixed'>, choice: Choice): string {
  const name = (card: Card): string => cardNames(fixed)[card];
  const at = (plane: Plane): string => (fixed.labels.length > 2 ? ` at ${fixed.labels[plane]}` : '');
  switch (choice.do) {
    case 'fly':
      return `fly ${namesOf(fixed.fighters)[choice.fighter]}`;
    case 'pilot':
      return choice.pilot === 0 ? 'no pilot' : `with ${namesOf(fixed.pilots)[choice.pilot]}`;
    case 'start':
      return `start ${levels[choice.altitude]}`;
    case 'begin':
      return choice.first ? 'begin' : 'let them begin';
    case 'act':
      return `act ${fixed.labels[choice.plane]}`;
    case 'give-up':
      return 'give up';
    case 'speed':
      return `speed${at(choice.at)}`;
    case 'maneuver':
      return `maneuver ${choice.steps}${at(choice.at)} with ${name(choice.card)}`;
    case 'barrel-roll':
    case 'scissors':
      return `play ${name(choice.card)}${at(choice.at)}`;
    case 'agile':
      return `play ${name(choice.card)} as SCISSORS${at(choice.at)}`;
    case 'attack': {
      const extra = [
        ...new Array<string>(choice.tight).fill('TIGHT TURN'),
        ...new Array<string>(choice.yoyo).fill('YO-YO'),
      ];
      const verb = choice.gunner ? 'gunner' : 'play';
      return `${verb} ${name(choice.card)}${at(choice.at)}${extra.length > 0 ? ` with ${extra.join(', ')}` : ''}`;
    }
    case 'tactic':
    case 'redline':
      return `play ${name(choice.card)}`;
    case 'barrage':
      return `play ${name(choice.card)} as BARRAGE`;
    case 'roll-up':
      return `play ${name(choice.card)} to climb`;
    case 'roll-down':
      return `play ${name(choice.card)} to dive`;
    case 'answer':
      return `answer ${name(choice.card)}`;
    case 'evade':
      return `evade with ${name(choice.card)}`;
    case 'discard':
      return `discard ${name(choice.card)}`;
    case 'shift':
      return choice.by > 0 ? 'bombers higher' : 'bombers lower';
    case 'winds': {
      const turns = Math.abs(choice.by);
      return `${turns} ${turns === 1 ? 'turn' : 'turns'} ${choice.by > 0 ? 'more' : 'fewer'}`;
    }
    case 'flak':
      return `flak ${patterns[choice.pattern]}`;
    case 'place':
      return `place ${fixed.labels[choice.plane]} ${ways[choice.way]} ${fixed.labels[choice.beside]}`;
    case 'jettison':
      return `jettison ${fixed.labels[choice.plane]}`;
    case 'choose':
      return `choose ${fixed.labels[choice.at]}`;
    case 'choose-by-speed':
      return `choose ${fixed.labels[choice.at]} with speed`;
    case 'choose-by-card':
      return `choose ${fixed.labels[choice.at]} with ${name(choice.card)}`;
    case 'leave-choice':
      return 'let them choose';
    case 'name':
      return `name ${fixed.labels[choice.at]}`;
    case 'turret':
      return `turret ${name(choice.card)}${choice.with.length > 0 ? ` with ${choice.with.map(name).join(', ')}` : ''}`;
    case 'bomb':
      return `bomb ${patterns[choice.pattern]} with ${fixed.labels[choice.plane]}`;
    default:
      return choice.do;
  }
}

/** In a fight of two the only possible target may be named or not. */
export function tidy({ fixed }: Pick<Dogfight, 'fixed'>, text: string, seat: Seat): string {
  if (fixed.labels.length > 2) return text;
  const [, form, target, rest] = targeted(fixed).exec(text) ?? [];
  const enemy = fixed.owner.findIndex((owner) => owner !== seat);
  return target === plain(fixed.labels[enemy]) ? form + (rest ?? '') : text;
}

/** The forms that name a target: what stands before it, the target, what stands after it. */
const targeted = once((fixed: Fixed): RegExp => {
  const named = (counts: (face: Face) => boolean): string =>
    one(cardNames(fixed).filter((_, card) => counts(fixed.faces[card])));
  const aimed = named(({ title }) => aimedTitles.includes(title));
  const before = `speed|maneuver [1-9]|gunner ${aimed}|play ${aimed}|play ${named(() => true)} as scissors`;
  return new RegExp(`^(${before}) at (${one(fixed.labels)})( with .+)?$`);
});
const aimedTitles: readonly Title[] = ['IN MY SIGHTS', 'OUT OF THE SUN', 'BARREL ROLL', 'SCISSORS'];

/** Whether a text is notation at all: a verb of this game with cards, aircraft, fighters and pilots that are in it. */
export const reads = ({ fixed }: Pick<Dogfight, 'fixed'>, text: string): boolean => grammar(fixed).test(plain(text));

const grammar = once((fixed: Fixed): RegExp => {
  const card = one(cardNames(fixed));
  const at = `(?: at ${one(fixed.labels)})?`;
  const extra = '(?: with (?:tight turn|yo-yo)(?:, (?:tight turn|yo-yo))*)?';
  const pilots = namesOf(fixed.pilots).slice(1);
  const forms = [
    `fly ${one(namesOf(fixed.fighters))}`,
    ...(pilots.length > 0 ? [`with ${one(pilots)}`] : []),
    'no pilot',
    `start ${one(levels)}`,
    'begin|let them begin|stay|climb|dive|follow|give up|pass',
    `act ${one(fixed.labels)}`,
    `speed${at}`,
    `maneuver [1-9]${at} with ${card}`,
    `(?:play|gunner) ${card}${at}${extra}`,
    `play ${card} as (?:scissors${at}|barrage)`,
    `play ${card} to (?:climb|dive)`,
    `(?:answer|evade with|discard) ${card}`,
    ...(fixed.mission === null ? [] : missionForms(one(fixed.labels), card)),
  ];
  return new RegExp(`^(?:${forms.join('|')})$`);
});

/** What is said in missions only. */
const missionForms = (plane: string, card: string): string[] => [
  'bombers (?:lower|higher)|[1-9][0-9]? turns? (?:more|fewer)|let them choose',
  `(?:flak|bomb) ${one(patterns)}(?: with ${plane})?`,
  `place ${plane} ${one(ways)} ${plane}`,
  `(?:jettison|name|choose) ${plane}`,
  `choose ${plane} with (?:speed|${card})`,
  `turret ${card}(?: with ${card}(?:, ${card})*)?`,
];

/** One of these names. */
const one = (names: readonly string[]): string => `(?:${names.map((name) => escaped(plain(name))).join('|')})`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
