import { type Match, plain, type Refusal, type RuleId, type Script, type Seat, tidied } from '@tallyho/kernel';
import { type Action, runLine, type Scenario, type ScriptStep, type Teaching, type Variant } from '@tallyho/scenario';
import { type Look, lookAt } from '../../play/look.ts';

/** What a script says of the choices of a seat, as the game has them. */
export type Said =
  /** They may be made. */
  | { readonly may: true; readonly seat: Seat; readonly choices: readonly object[] }
  /** It may not, and why. */
  | { readonly may: false; readonly seat: Seat; readonly refusal: Refusal<object> };

/** One moment of a scripted game that is worth looking at: its beginning, a choice, what may be chosen or not, what is taught. */
export interface Moment {
  /** After so many steps of the script. */
  readonly step: number;
  /** How it looks to each seat. */
  readonly looks: readonly Look[];
  readonly chosen: { readonly seat: Seat; readonly choice: object } | null;
  readonly said: Said | null;
  readonly teach: Teaching | null;
  /** The rules that are at work in it. */
  readonly rules: ReadonlySet<RuleId>;
  /** Whether the script looks at what has come of it. */
  isChecked: boolean;
}

/** The moments of a line of play, in their order; none where the game refuses to begin it. */
export function momentsOf(scenario: Scenario, script: Script, variant: Variant | null): Moment[] {
  const moments: Moment[] = [];
  let before: Before = { open: [], logged: 0 };
  let step = -1;
  runLine(scenario, script, variant, ({ step: taken, match }) => {
    step++;
    const moment = momentAt(script, match, taken, step, before);
    const latest = moments.at(-1);
    if (moment !== null) moments.push(moment);
    else if (latest !== undefined && taken?.action.do !== 'draws') latest.isChecked = true;
    before = { open: openNow(script, match), logged: moment === null ? before.logged : match.logged };
  });
  return moments;
}

/** A question as it was put before a step: whose, by which rule, and the answers with their notation. */
interface Open {
  readonly seat: Seat;
  readonly because: RuleId;
  readonly answers: readonly { readonly text: string; readonly choice: object }[];
}

interface Before {
  readonly open: readonly Open[];
  /** How long the log was at the moment before. */
  readonly logged: number;
}

const openNow = ({ game }: Script, { table, state }: Match): Open[] =>
  state.asks
    .filter(({ choice }) => choice === null)
    .map((ask) => {
      const { seat, because, options } = table.decision(ask);
      return { seat, because, answers: options.map((choice) => ({ text: game.write(state, choice, seat), choice })) };
    });

function momentAt(
  script: Script,
  match: Match,
  taken: ScriptStep | null,
  step: number,
  { open, logged }: Before,
): Moment | null {
  const seats = script.game.seats(match.state);
  const action = taken?.action ?? null;
  const teach = taken?.teach ?? null;
  const said = action === null ? null : saidBy(script, match, action, open);
  const isShown = action === null || action.do === 'choose' || action.do === 'undo' || said !== null || teach !== null;
  if (!isShown) return null;
  const chooser = action?.do === 'choose' ? seats.indexOf(action.seat) : -1;
  const asked = open.find(({ seat }) => seat === chooser);
  const text = match.moves.at(-1)?.text;
  const choice = asked?.answers.find((answer) => answer.text === text)?.choice;
  const named = [
    ...match.log.slice(logged).map(({ event }) => ruleOf(event)),
    asked?.because ?? null,
    said?.may === false ? said.refusal.because : null,
    teach?.rule ?? null,
  ];
  return {
    step,
    looks: seats.map((_, seat) => lookAt(match, seat)),
    chosen: choice === undefined ? null : { seat: chooser, choice },
    said,
    teach,
    rules: new Set(named.filter((rule) => rule !== null)),
    isChecked: false,
  };
}

/** The rule that an event names. */
const ruleOf = (event: object): RuleId | null =>
  'because' in event && typeof event.because === 'string' ? event.because : null;

/** What a step says of what may be chosen; null: nothing, or nothing that the game has a reason for. */
function saidBy(script: Script, match: Match, action: Action, open: readonly Open[]): Said | null {
  if (action.do !== 'offered' && action.do !== 'exactly-offered' && action.do !== 'not-offered') return null;
  const { game } = script;
  const seat = game.seats(match.state).indexOf(action.seat);
  const tidy = (text: string): string => tidied(game, match.state, text, seat);
  if (action.do === 'not-offered') {
    const ask = match.table.openAsk(seat);
    const refusal = (ask === undefined ? [] : match.table.refusals(ask))
      .filter(({ choice }) => plain(game.write(match.state, choice, seat)) === tidy(action.text))
      .find(({ reason, because }) => reason === (action.reason ?? reason) && because === (action.because ?? because));
    return refusal === undefined ? null : { may: false, seat, refusal };
  }
  const wanted = new Set(action.texts.map(tidy));
  const answers = open.find((each) => each.seat === seat)?.answers ?? [];
  const choices = answers.filter(({ text }) => wanted.has(plain(text))).map(({ choice }) => choice);
  return choices.length === 0 ? null : { may: true, seat, choices };
}

/** The first moment in which a rule is named; −1: none of them names it. */
export function momentNaming(rule: RuleId, moments: readonly Moment[]): number {
  const wanted = rule.toUpperCase();
  return moments.findIndex(({ rules }) => [...rules].some((each) => each.toUpperCase() === wanted));
}

/** A line of play and the moment of it that matters. */
export interface PlayedLine {
  readonly rule: RuleId;
  /** 0: the main line; otherwise the number of a variant. */
  readonly variant: number;
  readonly moments: readonly Moment[];
  readonly at: number;
  /** Through whose eyes it is seen: of him who does what matters, or is kept from it. */
  readonly seat: Seat;
}

/**
 * The line of a script in which a rule is named: the main one, if it is there. Where the game names it nowhere, what matters is
 * the first choice that the script has a look at. null: nothing of it can be shown.
 */
export function lineAbout(rule: RuleId, scenario: Scenario, script: Script): PlayedLine | null {
  let first: PlayedLine | null = null;
  for (const [variant, line] of [null, ...scenario.variants].entries()) {
    const moments = momentsOf(scenario, script, line);
    const at = momentNaming(rule, moments);
    if (at >= 0) return { rule, variant, moments, at, seat: actorAt(moments, at) };
    if (moments.length === 0 || first !== null) continue;
    const checked = Math.max(0, moments.findIndex(isLookedAt));
    first = { rule, variant, moments, at: checked, seat: actorAt(moments, checked) };
  }
  return first;
}

const isLookedAt = ({ chosen, said, isChecked }: Moment): boolean => said !== null || (chosen !== null && isChecked);

/** Where one begins to look at a line: before what matters is done; what may be done or not is seen at once. */
export const beginningOf = ({ moments, at }: PlayedLine): number =>
  moments[at].chosen === null ? at : Math.max(0, at - 1);

/** Who acts in a moment, or in the next one after it; whoever sits first, where nobody does. */
function actorAt(moments: readonly Moment[], at: number): Seat {
  for (const { chosen, said } of moments.slice(at)) {
    const seat = chosen?.seat ?? said?.seat;
    if (seat !== undefined) return seat;
  }
  return 0;
}
