import { type Choice, type DogfightView, type Happening, rules } from '@tallyho/down-in-flames';
import { atLevel, levelName, positionName } from '../../dogfight/words/words.ts';
import { burstCostOf, hitsOf, openly } from '../model/facts.ts';
import type { Names } from '../model/names.ts';
import type { Speech } from '../words/en-events.ts';
import type { DuelWords } from '../words/words.ts';

const speech = (w: DuelWords, names: Names): Speech => ({
  names,
  level: (altitude) => atLevel(w.shared, altitude),
  cards: w.shared.terms.cards,
  hits: w.shared.terms.hits,
});

/** An event as a sentence. */
export function eventSentence(w: DuelWords, names: Names, event: Happening): string {
  const say = w.events[event.event] as (e: Happening, s: Speech) => string;
  return say(event, speech(w, names));
}

type MissionVerb =
  | 'shift'
  | 'winds'
  | 'flak'
  | 'place'
  | 'jettison'
  | 'choose'
  | 'choose-by-speed'
  | 'choose-by-card'
  | 'leave-choice'
  | 'name'
  | 'turret'
  | 'bomb';
type Of<C, V> = C extends { readonly do: string } ? (C['do'] extends V ? C : never) : never;
type MissionChoice = Of<Choice, MissionVerb>;

/** A choice as the words on a button. */
export function choiceWords(
  w: DuelWords,
  view: DogfightView,
  names: Names,
  kind: string,
  plane: number,
  choice: Choice,
): string {
  const c = w.choices;
  const s = openly(view);
  const after = (at: number, steps: number): number => rules.position(s, plane, at) + steps;
  switch (choice.do) {
    case 'pass':
      return passWords(w, kind);
    case 'fly':
      return c.fly({ fighter: names.fighter(choice.fighter), points: view.fixed.fighters[choice.fighter].points });
    case 'pilot':
      return choice.pilot === 0
        ? c.noPilot
        : c.pilot({ pilot: names.pilot(choice.pilot), points: view.fixed.pilots[choice.pilot].points });
    case 'start':
      return c.start(levelName(w.shared, choice.altitude));
    case 'begin':
      return choice.first ? c.begin : c.letThemBegin;
    case 'act':
      return c.act(names.plane(choice.plane));
    case 'stay':
      return kind === 'follow' ? c.letGo : c.stay;
    case 'climb':
      return c.climb(rules.climbCost(s, plane));
    case 'dive':
      return c.dive(rules.diveGain(s, plane));
    case 'follow': {
      const change = view.frames.at(-1)?.at as { by: number };
      return c.follow(rules.followCost(s, plane, change.by));
    }
    case 'give-up': {
      const { prey } = view.planes[plane];
      return prey >= 0 ? c.giveUp(names.plane(prey)) : c.giveUpNone;
    }
    case 'speed':
      return c.speed({
        enemy: names.plane(choice.at),
        position: positionName(w.shared, Math.min(2, after(choice.at, 1))),
      });
    case 'maneuver': {
      const to = after(choice.at, choice.steps);
      const enemy = names.plane(choice.at);
      return to > 2
        ? c.maneuverNone({ steps: choice.steps, enemy })
        : c.maneuver({ steps: choice.steps, enemy, position: positionName(w.shared, to) });
    }
    case 'barrel-roll':
      return c.barrelRoll(names.plane(choice.at));
    case 'scissors':
      return c.scissors(names.plane(choice.at));
    case 'agile':
      return c.agile(names.plane(choice.at));
    case 'attack':
      return attackWords(w, view, names, plane, choice);
    case 'tactic':
      // Where no card is played, any of them may be refused.
      if (kind !== 'act') return c.playCard;
      return view.fixed.faces[choice.card].title === 'EVASIVE' ? c.tacticEvasive : c.tacticHit;
    case 'barrage':
      return c.barrage;
    case 'roll-up':
      return c.rollUp;
    case 'roll-down':
      return c.rollDown;
    case 'redline':
      return c.redline(rules.redlineHits(s, plane));
    case 'answer':
      return c.answer(names.card(choice.card));
    case 'evade':
      return c.evade(names.card(choice.card));
    case 'discard':
      return c.discard(names.card(choice.card));
    default:
      return missionChoiceWords(w, names, choice);
  }
}

/** What is chosen in missions only. */
function missionChoiceWords({ choices: c, shared: { terms } }: DuelWords, names: Names, choice: MissionChoice): string {
  switch (choice.do) {
    case 'shift':
      return choice.by > 0 ? c.higher : c.lower;
    case 'winds':
      return choice.by > 0 ? c.more(choice.by) : c.fewer(-choice.by);
    case 'flak':
      return c.flak(choice.pattern);
    case 'place':
      return c.place({ plane: names.plane(choice.plane), way: choice.way, beside: names.plane(choice.beside) });
    case 'jettison':
      return c.jettison(names.plane(choice.plane));
    case 'choose':
      return c.choose(names.plane(choice.at));
    case 'choose-by-speed':
      return c.chooseBySpeed(names.plane(choice.at));
    case 'choose-by-card':
      return c.chooseByCard({ bomber: names.plane(choice.at), card: names.card(choice.card) });
    case 'leave-choice':
      return c.leaveChoice;
    case 'name':
      return c.name(names.plane(choice.at));
    case 'turret':
      return c.turret({ card: names.card(choice.card), with: terms.and(choice.with.map(names.card)) });
    case 'bomb':
      return c.bomb(choice.pattern);
  }
}

function passWords({ choices }: DuelWords, kind: string): string {
  switch (kind) {
    case 'act':
      return choices.passAct;
    case 'answer':
      return choices.passAnswer;
    case 'evade':
      return choices.passEvade;
    case 'speed':
      return choices.passSpeed;
    case 'discard':
      return choices.passDiscard;
    case 'turret':
      return choices.noTurret;
    case 'dodge':
      return choices.passAnswer;
    case 'jettison':
      return choices.keepBombs;
    default:
      return choices.pass;
  }
}

function attackWords(
  w: DuelWords,
  view: DogfightView,
  names: Names,
  plane: number,
  choice: Extract<Choice, { do: 'attack' }>,
): string {
  const { card, at, gunner, tight, yoyo } = choice;
  const enemy = names.plane(at);
  const bursts = burstCostOf(view, at, card);
  if (view.fixed.fuelTank[card]) return w.choices.attackFuelTank({ enemy, bursts, gunner });
  const extra = [tight > 0 ? `${tight} × TIGHT TURN` : '', yoyo > 0 ? `${yoyo} × YO-YO` : ''].filter(
    (part) => part !== '',
  );
  const hits = hitsOf(view, plane, card, view.planes[plane].bonus + tight + yoyo, gunner);
  return w.choices.attack({ enemy, bursts, hits, gunner, with: w.shared.terms.and(extra) });
}
