import type { Language } from '@tallyho/words';
import {
  type AnySuperfortressChoice,
  type Drawn,
  type Opponent,
  type SuperfortressEvent,
  type SuperfortressFlight,
  superfortressChoices,
  superfortressRules,
} from '@tallyho/zero';
import {
  altitudes,
  combatTurns,
  environmentColumn,
  eventColumn,
  followUpDamage,
  followUpRaid,
  type ListedAircraft,
  oppositionColumn,
  startingAltitudes,
  superfortressPenalties,
  superfortressTargets,
  trainingBoxes,
  transportColumn,
} from '@tallyho/zero/content';
import { craftOf } from '../../campaign/model/cards.ts';
import { capital } from '../../tell/speak.ts';
import type { SuperfortressWords } from '../words/words.ts';

const { duties } = superfortressChoices;
const { lineAt, letterOf, isMandatory, teaches, targetAt } = superfortressRules;

/** 'B-29 2', by its place in the list. */
export const b29 = (aircraft: number, w: SuperfortressWords): string => w.desk.b29(aircraft + 1);

export const boxName = (box: number, w: SuperfortressWords): string => w.boxes[trainingBoxes[box]].name;

/** What is chosen between flights, in words; what is chosen in one is told by the sky. */
export function choiceWords(choice: AnySuperfortressChoice, w: SuperfortressWords): string {
  switch (choice.do) {
    case 'duty':
      return w.choices.duty({ aircraft: b29(choice.aircraft, w), duty: w.duties[duties[choice.duty]] });
    case 'fly':
      return w.choices.fly(w.levels[choice.altitude]);
    case 'tick':
      return w.choices.tick({ aircraft: b29(choice.aircraft, w), box: boxName(choice.box, w) });
    case 'no-lesson':
      return w.choices.noLesson;
    case 'replace':
      return w.choices.replace(b29(choice.aircraft, w));
    case 'no-replacement':
      return w.choices.noReplacement;
    case 'buy':
      return w.choices.buy({ box: boxName(choice.box, w), cost: superfortressPenalties.boughtBox });
    case 'enough':
      return w.choices.enough;
    default:
      return choice.do;
  }
}

/** 'Ki-84-Ia, Leader and Wingman'. */
const fighterWords = (aircraft: string, isPair: boolean, w: SuperfortressWords): string =>
  isPair ? w.briefing.pair(craftOf(aircraft).name) : w.briefing.alone(craftOf(aircraft).name);

export const opponentWords = ({ aircraft, wingman }: Opponent, w: SuperfortressWords): string =>
  fighterWords(aircraft, wingman, w);

/** All that come against a flight. */
export const opponentsWords = ({ opponents }: Pick<SuperfortressFlight, 'opponents'>, w: SuperfortressWords): string =>
  opponents.map((one) => opponentWords(one, w)).join(w.desk.apart);

const forceWords = (force: readonly ListedAircraft[], w: SuperfortressWords): string =>
  force.length === 0
    ? w.means.noOpposition
    : force.map(({ aircraft, as }) => fighterWords(aircraft, as === 'L/W', w)).join(w.desk.apart);

/** What a card is read for: in a Supply Transport, or in a Mission against a target; −1: none. */
export interface Reading {
  readonly isSupply: boolean;
  readonly target: number;
}

/** What a card means on its table. */
export function meansOf(
  { table, modified }: Pick<Drawn, 'table' | 'modified'>,
  { isSupply, target }: Reading,
  w: SuperfortressWords,
): string {
  switch (table) {
    case 'mandatory':
      return isMandatory(modified) ? w.means.mandatory(placeOf(target, w)) : w.means.notMandatory;
    case 'environment':
      return w.environments[lineAt(environmentColumn, modified).environment];
    case 'opposition': {
      const { home, elsewhere } = lineAt(oppositionColumn, modified);
      const isHome = !isSupply && target >= 0 && targetAt(target).area !== 'elsewhere';
      return forceWords(isHome ? home : elsewhere, w);
    }
    case 'event':
      return w.occurrences[lineAt(eventColumn, modified).occurrence][isSupply ? 'supply' : 'mission'];
    case 'transport':
      return w.means.transport(lineAt(transportColumn, modified).supply);
    case 'turns':
      return w.means.turns(lineAt(combatTurns, modified).turns);
    case 'starting-altitude':
      return w.levels[altitudes.indexOf(lineAt(startingAltitudes, modified).altitude)];
    case 'lesson':
      return teaches(modified) ? w.means.lesson : w.means.noLesson;
    case 'follow-up-damage':
      return w.means.damage(lineAt(followUpDamage, modified).damage);
    case 'follow-up-raid':
      return capital(w.raids[lineAt(followUpRaid, modified).result]);
    case 'target': {
      const { letter } = lineAt(superfortressTargets, modified);
      return w.desk.targetIs({ letter, place: w.places[letter] });
    }
  }
}

/** 'B, Yawata'; '': no target. */
export function placeOf(target: number, w: SuperfortressWords): string {
  const letter = letterOf(target);
  return letter === '' ? '' : w.desk.targetIs({ letter, place: w.places[letter] });
}

/** The same in full: 'Imperial steel works, Yawata'. */
export const targetName = (target: number, w: SuperfortressWords): string => w.targets[letterOf(target)] ?? '';

const targetNo = (letter: string): number => superfortressTargets.findIndex((each) => each.letter === letter);

/** Whether each B-29 is on a Supply Transport, and the target of the week, as events go by. */
export interface Telling {
  supply: boolean[];
  target: number;
}

export const newTelling = (): Telling => ({ supply: [], target: -1 });

/** An event as a sentence. What a card is read for depends on what was told before it. */
export function eventWords(telling: Telling, e: SuperfortressEvent, w: SuperfortressWords, language: Language): string {
  const { events } = w;
  const who = (aircraft: number): string => b29(aircraft - 1, w);
  switch (e.event) {
    case 'b29-week':
      telling.supply = [];
      telling.target = targetNo(e.target);
      return events.week({ ...e, due: e.due ? placeOf(telling.target, w) : '' });
    case 'b29-drew': {
      const isSupply = telling.supply[e.aircraft] === true;
      return events.drew({
        table: w.tables[e.table],
        who: e.aircraft === 0 ? '' : who(e.aircraft),
        card: w.desk.drawn(e),
        means: meansOf(e, { isSupply, target: telling.target }, w),
      });
    }
    case 'b29-repaired':
      return events.repaired({ ...e, aircraft: who(e.aircraft) });
    case 'b29-duty':
      telling.supply[e.aircraft] = e.duty === 'supply';
      return events.duty({ aircraft: who(e.aircraft), duty: w.duties[e.duty] });
    case 'b29-paid':
      return events.paid(e);
    case 'b29-altitude':
      return events.altitude(w.levels[altitudes.indexOf(e.altitude)]);
    case 'b29-substituted':
      return events.substituted({
        wanted: listed(
          e.wanted.map((id) => craftOf(id).name),
          language,
        ),
        by: craftOf(e.by).name,
      });
    case 'b29-turned-back':
      return events.turnedBack(who(e.aircraft));
    case 'b29-damage':
      return events.damage({ ...e, aircraft: who(e.aircraft) });
    case 'b29-flipped':
      return events.flipped({ ...e, aircraft: who(e.aircraft) });
    case 'b29-destroyed':
      return events.destroyed(who(e.aircraft));
    case 'b29-points':
      return events.points({ what: events.pointsFor[e.for], points: e.points, total: e.total });
    case 'b29-flight-begins':
      return events.takesOff({
        kind: e.kind,
        aircraft: listed(e.aircraft.map(who), language),
        target: placeOf(targetNo(e.target), w),
        fighters: e.fighters.map((one) => calledFighter(one, w)).join(w.desk.apart),
      });
    case 'b29-flight-over':
      return events.over(e);
    case 'b29-supply':
      return events.supply({ ...e, aircraft: who(e.aircraft) });
    case 'b29-ticked':
      return events.ticked({ aircraft: who(e.aircraft), box: w.boxes[e.box].name });
    case 'b29-attacked':
      return events.attacked(w.raids[e.result]);
    case 'b29-replaced':
      return events.replaced(who(e.aircraft));
    case 'b29-target':
      return events.target(placeOf(targetNo(e.target), w));
    case 'b29-verdict':
      return events.verdict({ vps: e.vps, result: w.results[e.result] });
    case 'reshuffled':
      return events.reshuffled;
  }
}

/** Events name fighters as the sheet does: 'L/W ki-84'. */
function calledFighter(one: string, w: SuperfortressWords): string {
  const [as, aircraft] = one.split(' ');
  return fighterWords(aircraft, as === 'L/W', w);
}

export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
