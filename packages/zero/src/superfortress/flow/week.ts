import { EVERYONE } from '@tallyho/kernel';
import {
  followUpDamage,
  followUpRaid,
  superfortressPenalties,
  superfortressTargets,
  superfortressTerms,
} from '../../content/corsairs/superfortress.ts';
import {
  buy,
  duties,
  ENOUGH,
  everyBox,
  everyDuty,
  giveDuty,
  MISSION,
  NO_DUTY,
  NO_REPLACEMENT,
  REPAIR,
  replace,
  SUPPLY,
  type SuperfortressChoice,
  TRAINING,
  tick,
} from '../choices.ts';
import { lossOf } from '../fight.ts';
import { isFlying } from '../rules/damage.ts';
import { barDuty, barReplacement, destroyedOf, flyingOf, withDuty } from '../rules/duties.ts';
import { barTick } from '../rules/training.ts';
import {
  firstTarget,
  isFirstMission,
  isLastWeek,
  isMandatory,
  isWon,
  letterOf,
  mandatoryModifier,
  resultOf,
} from '../rules/weeks.ts';
import {
  NO_TARGET,
  type SuperfortressFlow,
  type SuperfortressQuestion,
  type SuperfortressState,
  type SuperfortressTable,
} from '../state.ts';
import { award, harm, repair, tickBox } from './condition.ts';
import { drawLine, drawOn } from './draw.ts';
import { missionDuty } from './mission.ts';
import { refuse } from './refuse.ts';
import { transportDuty } from './transport.ts';

/** What a week still has to remember: the B-29 whose turn it is. */
export interface Week {
  aircraft: number;
}
type Step = (t: SuperfortressTable, at: Week) => void;

const PLAYER = 0;
const NOBODY = -1;

/** A new week. CHS-R4: all cards are shuffled together. CH-30.45a: in week 4 a Mission is due, against target B. */
export const beginWeek: Step = (t, at) => {
  const s = t.state;
  const { deck, fixed } = s;
  s.week++;
  s.turn = s.week;
  at.aircraft = 0;
  deck.pile = fixed.cards.slice();
  deck.discard = [];
  s.due = s.dueNext || isFirstMission(s);
  s.dueNext = false;
  if (isFirstMission(s)) s.target = firstTarget();
  s.attacked = false;
  s.duties = s.fleet.map(() => NO_DUTY);
  s.weeks.push({
    week: s.week,
    duties: s.duties.slice(),
    due: s.due,
    mission: NO_TARGET,
    next: NO_TARGET,
    supply: s.supply,
    vps: s.vps,
    draws: [],
  });
  t.say?.(EVERYONE, {
    event: 'b29-week',
    week: s.week,
    target: letterOf(s.target),
    due: s.due,
    supply: s.supply,
    vps: s.vps,
    because: 'CH-30.1c',
  });
};

/** CH-30.1a, CH-30.46c, CH-30.46d, CH-GAP-52 — from week 5 on, whether a Mission is due in the next week. */
export const drawMandatory: Step = (t) => {
  const s = t.state;
  if (s.week <= superfortressTerms.firstMission || isLastWeek(s)) return;
  const drawing = { table: 'mandatory', add: mandatoryModifier(s), because: 'CH-30.46c' } as const;
  s.dueNext = isMandatory(drawOn(t, drawing, (modified) => (isMandatory(modified) ? letterOf(s.target) : 'no')));
};

/** CH-30.1b, CH-30.72a — every B-29 recovers a point. */
export const recover: Step = (t) => {
  for (const aircraft of flyingOf(t.state)) repair(t, aircraft, superfortressTerms.weeklyRepair, 'CH-30.72a');
};

/** The next B-29 without a duty; NOBODY: all have one. */
const idle = (s: SuperfortressState): number =>
  s.fleet.findIndex((one, aircraft) => isFlying(one) && s.duties[aircraft] === NO_DUTY);

/** CH-30.1c, CH-30.31a, CH-30.32a — exactly one duty for every B-29. */
export const chooseDuty: SuperfortressQuestion<Week> = {
  ask: 'b29-duty',
  because: 'CH-30.31a',
  several: false,
  who: (s) => (idle(s) === NOBODY ? NOBODY : PLAYER),
  options(s) {
    const aircraft = idle(s);
    return everyDuty.flatMap((duty) => (barDuty(s, aircraft, duty) === null ? [giveDuty(aircraft, duty)] : []));
  },
  refusals(s) {
    const aircraft = idle(s);
    return everyDuty.flatMap((duty) => refuse(giveDuty(aircraft, duty), barDuty(s, aircraft, duty)));
  },
  chosen(t, _, choice) {
    if (choice.do !== 'duty') return;
    const { aircraft, duty } = choice;
    t.state.duties[aircraft] = duty;
    t.say?.(EVERYONE, {
      event: 'b29-duty',
      aircraft: aircraft + 1,
      duty: duties[duty],
      because: 'CH-30.31a',
    });
    t.again();
  },
};

/** CH-30.45c, CH-30.45d, CH-30.47a, CH-GAP-53 — a Mission that was due and is not flown costs points; in week 4 so does every B-29 that stays behind. */
const declare: Step = (t) => {
  const s = t.state;
  const flying = withDuty(s, MISSION).length;
  s.weeks[s.weeks.length - 1].duties = s.duties.slice();
  if (isFirstMission(s)) {
    const absent = flyingOf(s).length - flying;
    award(t, 'absent', -absent * superfortressPenalties.absent, 'CH-30.45c');
  } else if (s.due && flying === 0) award(t, 'declined', -superfortressPenalties.declined, 'CH-30.47a');
};

/** CH-30.1c — duty M first. CH-30.48a, CH-30.48b, CH-GAP-52: whoever flies has done with what was due in the next week. */
export const flyMission: Step = (t) => {
  const s = t.state;
  if (withDuty(s, MISSION).length === 0) return;
  s.weeks[s.weeks.length - 1].mission = s.target;
  s.flown = s.week;
  s.dueNext = false;
  t.call(missionDuty, {});
};

/** CH-30.1c, CH-30.52a — then duty S, one after the other. */
export const flyTransports: Step = (t, at) => {
  const s = t.state;
  while (at.aircraft < s.fleet.length && s.duties[at.aircraft] !== SUPPLY) at.aircraft++;
  if (at.aircraft >= s.fleet.length) {
    at.aircraft = 0;
    return;
  }
  t.again();
  t.call(transportDuty, { aircraft: at.aircraft++ });
};

/** The next B-29 on duty T; NOBODY: all have learned something. */
const trainee = ({ duties: given }: SuperfortressState, { aircraft }: Week): number =>
  given.indexOf(TRAINING, aircraft);

const boxesOpen = (s: SuperfortressState, aircraft: number): number[] =>
  everyBox.filter((box) => barTick(s.fleet[aircraft], box) === null);

/** CH-30.1g, CH-30.64a — each of them ticks a box of the player's choice. */
export const chooseBox: SuperfortressQuestion<Week> = {
  ask: 'b29-training',
  because: 'CH-30.64a',
  several: false,
  who: (s, at) => (trainee(s, at) === NOBODY ? NOBODY : PLAYER),
  options: (s, at) => boxesOpen(s, trainee(s, at)).map((box) => tick(trainee(s, at), box)),
  refusals(s, at) {
    const aircraft = trainee(s, at);
    return everyBox.flatMap((box) => refuse(tick(aircraft, box), barTick(s.fleet[aircraft], box)));
  },
  chosen(t, at, choice) {
    if (choice.do !== 'tick') return;
    tickBox(t, choice.aircraft, choice.box, 'CH-30.64a');
    at.aircraft = choice.aircraft + 1;
    t.again();
  },
};

/** CH-30.1h, CH-30.72b — duty R. */
export const repairAll: Step = (t) => {
  for (const aircraft of withDuty(t.state, REPAIR)) repair(t, aircraft, superfortressTerms.repair, 'CH-30.72b');
};

/** CH-30.1i, CH-GAP-64 — the Follow-Up Attack, once: a card for each B-29 at the base, and one for the raid. */
export const followUp: Step = (t) => {
  const s = t.state;
  if (!s.attacked) return;
  for (const aircraft of flyingOf(s)) {
    const drawing = { table: 'follow-up-damage', aircraft, because: 'CH-30.1i' } as const;
    const { damage } = drawLine(t, followUpDamage, drawing, (line) => `${line.damage}`);
    harm(t, aircraft, damage, 'CH-30.71a');
    if (!isFlying(s.fleet[aircraft])) award(t, 'destroyed', -lossOf(true), 'CH-30.71a', aircraft);
  }
  const { result, vps } = drawLine(
    t,
    followUpRaid,
    { table: 'follow-up-raid', because: 'CH-30.1i' },
    (line) => line.result,
  );
  t.say?.(EVERYONE, { event: 'b29-attacked', result, because: 'CH-30.1i' });
  award(t, 'raid', vps, 'CH-30.1i');
};

const replaceable = (s: SuperfortressState): number[] =>
  destroyedOf(s).filter((aircraft) => barReplacement(s, aircraft) === null);

/** CH-30.1j, CH-30.73a, CH-30.73b, CH-GAP-50 — whoever was lost in an earlier week may be replaced. */
export const chooseReplacement: SuperfortressQuestion<Week> = {
  ask: 'b29-replacement',
  because: 'CH-30.73a',
  several: false,
  who: (s) => (replaceable(s).length > 0 ? PLAYER : NOBODY),
  options: (s): SuperfortressChoice[] => [NO_REPLACEMENT, ...replaceable(s).map(replace)],
  refusals: (s) => destroyedOf(s).flatMap((aircraft) => refuse(replace(aircraft), barReplacement(s, aircraft))),
  chosen(t, at, choice) {
    const s = t.state;
    if (choice.do !== 'replace') return t.goto(nextTarget);
    const one = s.fleet[choice.aircraft];
    one.damage = 0;
    one.damaged = 0;
    one.lost = 0;
    // CH-30.66a — it starts untrained.
    one.boxes = one.boxes.map(() => 0);
    s.bought = 0;
    at.aircraft = choice.aircraft;
    t.say?.(EVERYONE, { event: 'b29-replaced', aircraft: choice.aircraft + 1, because: 'CH-30.73a' });
    return t.goto(chooseBought);
  },
};

/** Nobody is to be replaced. */
const noneMissing: Step = (t) => t.goto(nextTarget);

/** CH-30.74a, CH-GAP-49 — up to two boxes of it may be bought. */
const chooseBought: SuperfortressQuestion<Week> = {
  ask: 'b29-bought-training',
  because: 'CH-30.74a',
  several: false,
  who: ({ bought }) => (bought < superfortressTerms.boughtBoxes ? PLAYER : NOBODY),
  options: (s, { aircraft }): SuperfortressChoice[] => [
    ENOUGH,
    ...boxesOpen(s, aircraft).map((box) => buy(aircraft, box)),
  ],
  refusals: (s, { aircraft }) => everyBox.flatMap((box) => refuse(buy(aircraft, box), barTick(s.fleet[aircraft], box))),
  chosen(t, _, choice) {
    const s = t.state;
    if (choice.do !== 'buy') return;
    s.bought++;
    award(t, 'bought-training', -superfortressPenalties.boughtBox, 'CH-30.74a', choice.aircraft);
    tickBox(t, choice.aircraft, choice.box, 'CH-30.74a');
    t.again();
  },
};

const nextReplacement: Step = (t) => t.goto(chooseReplacement);

/** CH-30.1k, CH-30.46a, CH-30.47b, CH-GAP-45 — a new target, if a Mission was flown or one that was due was not. */
export const nextTarget: Step = (t) => {
  const s = t.state;
  if (isLastWeek(s) || (s.flown !== s.week && !s.due)) return;
  const line = drawLine(t, superfortressTargets, { table: 'target', because: 'CH-30.46a' }, ({ letter }) => letter);
  s.target = superfortressTargets.indexOf(line);
  t.say?.(EVERYONE, { event: 'b29-target', target: line.letter, place: line.place, because: 'CH-30.46a' });
};

/** CH-30.1l, CH-30.9a — the week is over; after the twelfth the points are counted. */
export const endWeek: Step = (t) => {
  const s = t.state;
  const line = s.weeks[s.weeks.length - 1];
  line.next = s.target;
  line.supply = s.supply;
  line.vps = s.vps;
  if (!isLastWeek(s)) return t.goto(beginWeek);
  const result = resultOf(s.vps);
  t.say?.(EVERYONE, { event: 'b29-verdict', vps: s.vps, result, because: 'CH-30.9a' });
  return t.finish({ winners: isWon(result) ? [PLAYER] : [], because: 'CH-30.9a' });
};

/** CH-30.1 — one week after the other. */
export const weekFlow: SuperfortressFlow<Week> = {
  name: 'b29-week',
  steps: [
    beginWeek,
    drawMandatory, // 1
    recover, // 2
    chooseDuty, // 3
    declare,
    flyMission, // M
    flyTransports, // S
    chooseBox, // T
    repairAll, // R
    followUp, // 4
    chooseReplacement, // 5
    noneMissing,
    chooseBought,
    nextReplacement,
    nextTarget, // 6
    endWeek, // 7
  ],
};
