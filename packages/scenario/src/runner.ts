import {
  cloneState,
  type Decision,
  type Json,
  type Match,
  NotInPile,
  type Problem,
  plain,
  type Script,
  type Seat,
  SPECTATOR,
  type TableState,
  tidied,
} from '@tallyho/kernel';
import { begin } from './begin.ts';
import type { Action, After, Open, Scenario, ScriptStep } from './format.ts';
import { type Consequences, consequences, type Origin } from './happenings.ts';
import { type Lines, lineAt } from './lines.ts';
import type { ScenarioProblem } from './problems.ts';
import type { Failure, OpenDecision, Watch } from './report.ts';
import { Stop } from './stop.ts';
import { difference } from './tree.ts';

/** Plays one line of a script, step by step, up to its first failure. */
export class Runner {
  private readonly scenario: Scenario;
  private readonly script: Script;
  private readonly watch: Watch | undefined;
  private match: Match | null = null;
  /** How long the log was before the latest choice, and where it went on from: what `happens` and `after` look at. */
  private logged = 0;
  private origin: Origin | null = null;

  constructor(scenario: Scenario, script: Script, watch: Watch | undefined) {
    this.scenario = scenario;
    this.script = script;
    this.watch = watch;
  }

  /** `begins` is the line where the script, or the variant, begins. */
  run(steps: readonly ScriptStep[], open: Open, begins: number): Failure | null {
    let number = 0;
    let line = begins;
    let lines: Lines = {};
    try {
      const match = this.begin(begins);
      if (match === null) return null;
      this.watch?.({ step: null, match });
      for (const step of steps) {
        number++;
        ({ line, lines } = step);
        this.take(match, step.action);
        this.watch?.({ step, match });
      }
      line = Math.max(line, begins);
      lines = {};
      this.checkEnd(match, open);
      return null;
    } catch (error) {
      if (error instanceof Misbegun) return error.failure;
      return this.failure(error, number, line, lines);
    }
  }

  /** The match, or null where the game has refused it as it should. */
  private begin(begins: number): Match | null {
    const { refused, lines, file } = this.scenario;
    const begun = begin(this.scenario, this.script);
    if (refused !== null) {
      const place = `${file}:${lineAt(lines, 'refused', begins)}`;
      if (begun.ok) throw new Misbegun('script-accepted', place, refused, 'accepted');
      const differs = difference(refused, begun.problem.facts, this.script.unordered);
      if (differs === null) return null;
      throw new Misbegun('script-refused', place, refused, begun.problem.facts);
    }
    if (!begun.ok) throw new Misbegun(begun.problem.code, begun.problem.place, null, begun.problem.facts);
    const { match, before } = begun.value;
    this.match = match;
    this.origin = { state: before, choice: null };
    return match;
  }

  private failure(error: unknown, step: number, line: number, lines: Lines): Failure {
    const { code, expected, found, there, path } = error instanceof Stop ? error : this.breakdown(error);
    const place = `${this.scenario.file}:${path === '' ? line : lineAt(lines, path, line)}`;
    const open = error instanceof Stop ? this.openNow() : this.openIfWhole();
    return { code, place, step, expected, found, there, open };
  }

  /** Something stopped the game in mid-step: a laid-out card that could not be drawn, or a fault in the program. */
  private breakdown(error: unknown): Stop {
    if (!(error instanceof NotInPile) || this.match === null) {
      return new Stop('step-broke', { expected: null, found: messageOf(error) });
    }
    const expected = this.script.laidOut(this.match.state);
    return new Stop('step-not-in-pile', { expected, found: 'not in the pile' });
  }

  /** A game that has broken down may not be able to say what is asked. */
  private openIfWhole(): OpenDecision[] {
    try {
      return this.openNow();
    } catch {
      return [];
    }
  }

  private take(match: Match, action: Action): void {
    switch (action.do) {
      case 'teach':
        return;
      case 'choose':
        return this.choose(match, action.seat, action.text);
      case 'undo': {
        const undone = match.undo(this.seat(match, action.seat));
        if (!undone.ok)
          throw new Stop('step-undo', { expected: `undo by ${action.seat}`, found: said(undone.problem) });
        this.logged = match.log.length;
        this.origin = null;
        return;
      }
      case 'no-undo':
        if (match.canUndo(this.seat(match, action.seat))) {
          throw new Stop('step-no-undo', { expected: `no undo by ${action.seat}`, found: 'undo is possible' });
        }
        return;
      case 'draws': {
        const laid = match.arrange((state) => this.script.lay(state, action.cards));
        if (laid.ok) return;
        const path = laid.problem.place.replace(/^draws/, '');
        throw new Stop('script-draws', { expected: action.cards, found: said(laid.problem), path });
      }
      case 'expect':
        return this.compare('step-expect', '', action.tree, this.tree(match, this.moment(match, action.after)));
      case 'sees':
        return this.compare(
          'step-sees',
          action.seat,
          action.tree,
          this.seen(match, this.moment(match, action.after), action.seat),
        );
      case 'happens':
        this.lastOf(this.consequences(match), action.events, 'step-happens', '');
        return;
      case 'does-not-happen':
        return this.checkNothing(match, action.events);
      default:
        return this.checkDecision(match, action);
    }
  }

  private choose(match: Match, name: string, text: string): void {
    const seat = this.seat(match, name);
    const state = cloneState(match.state);
    this.logged = match.log.length;
    const played = match.chooseText(seat, text);
    if (!played.ok) throw new Stop('step-choice', { expected: `${name}: ${text}`, found: said(played.problem) });
    this.origin = { state, choice: match.moves[match.moves.length - 1] };
  }

  private checkDecision(
    match: Match,
    action: Extract<Action, { do: 'offered' | 'exactly-offered' | 'not-offered' | 'asked' }>,
  ): void {
    const seat = this.seat(match, action.seat);
    const decision = match.decision(seat);
    if (action.do === 'asked') return this.checkAsked(action, decision);
    if (decision === null) {
      throw new Stop('step-not-asked', { expected: `${action.seat} is asked`, found: said(notAsked(action.seat)) });
    }
    const texts = this.texts(match, decision);
    const offered = new Set(texts.map(plain));
    if (action.do === 'not-offered') return this.checkRefusal(match, seat, action, offered);
    const wanted = action.texts.map((text) => tidied(this.script.game, match.state, text, seat));
    const missing = action.texts.filter((_, i) => !offered.has(wanted[i]));
    if (missing.length > 0) {
      const path = `${action.seat}[${action.texts.indexOf(missing[0])}]`;
      throw new Stop('step-offered', { expected: missing, found: texts, path });
    }
    if (action.do === 'exactly-offered' && texts.length !== new Set(wanted).size) {
      throw new Stop('step-exactly-offered', { expected: action.texts, found: texts, path: action.seat });
    }
  }

  /** What is expected is what the script says, what is found is what the game asks: `{ seat: kind, because: RULE }`. */
  private checkAsked(
    { seat, kind, because }: Extract<Action, { do: 'asked' }>,
    decision: Decision<object> | null,
  ): void {
    const isSame = decision?.kind === kind && (because === null || decision.because === because);
    if (isSame) return;
    const expected = { [seat]: kind, ...(because === null ? {} : { because }) };
    const found = decision === null ? said(notAsked(seat)) : { [seat]: decision.kind, because: decision.because };
    throw new Stop('step-asked', { expected, found, path: decision?.kind === kind ? 'because' : seat });
  }

  private checkRefusal(
    match: Match,
    seat: Seat,
    { text, reason, because }: Extract<Action, { do: 'not-offered' }>,
    offered: ReadonlySet<string>,
  ): void {
    const { game } = this.script;
    const wanted = tidied(game, match.state, text, seat);
    if (offered.has(wanted)) throw new Stop('step-not-offered', { expected: `not offered: ${text}`, found: 'offered' });
    const ask = match.table.openAsk(seat);
    const refusals = ask === undefined ? [] : match.table.refusals(ask);
    const same = refusals.filter((r) => plain(game.write(match.state, r.choice, seat)) === wanted);
    if (same.length === 0 && !game.reads(match.state, plain(text))) {
      throw new Stop('step-not-offered', { expected: `a choice of ${game.id}`, found: `not its notation: ${text}` });
    }
    const reasons = same.map((r) => r.reason);
    if (reason !== null && !reasons.includes(reason)) {
      throw new Stop('step-reason', { expected: reason, found: reasons, path: 'reason' });
    }
    const rules = same.map((r) => r.because);
    if (because !== null && !rules.includes(because)) {
      throw new Stop('step-because', { expected: because, found: rules, path: 'because' });
    }
  }

  private consequences(match: Match): Consequences {
    return consequences(this.script, match, this.logged, this.origin);
  }

  /** The number of the last of these events, which have happened in this order. */
  private lastOf(
    { events: happened }: Consequences,
    events: readonly Json[],
    code: 'step-happens' | 'step-after',
    at: string,
  ): number {
    let next = 0;
    for (const [i, wanted] of events.entries()) {
      const path = pathOf(events, at, i);
      this.knownEvent(wanted, path);
      while (next < happened.length && difference(wanted, happened[next], this.script.unordered) !== null) next++;
      if (next === happened.length) throw new Stop(code, { expected: wanted, found: happened, path });
      next++;
    }
    return next - 1;
  }

  /** None of them has happened. An event that lacks something they name does not count for that: it may be misspelt. */
  private checkNothing(match: Match, events: readonly Json[]): void {
    const { events: happened } = this.consequences(match);
    for (const [i, unwanted] of events.entries()) {
      const path = pathOf(events, '', i);
      const name = this.knownEvent(unwanted, path);
      for (const event of happened) {
        if (nameOf(event) !== name) continue;
        const differs = difference(unwanted, event, this.script.unordered);
        if (differs !== null && differs.found !== undefined) continue;
        const expected = differs === null ? 'nothing of the kind' : { [differs.path]: differs.expected };
        throw new Stop('step-does-not-happen', { expected, found: event, path });
      }
    }
  }

  /** The name of an event that there is in this game. */
  private knownEvent(event: Json, path: string): string {
    const name = nameOf(event);
    const { events } = this.script;
    if (!events.includes(name)) throw new Stop('step-no-such-event', { expected: events, found: name, path });
    return name;
  }

  private checkEnd(match: Match, open: Open): void {
    const left = this.script.laidOut(match.state);
    if (left.length > 0) throw new Stop('end-cards-left', { expected: [], found: left });
    if (open === 'any') return;
    const waiting = this.waiting();
    if (open === 'none') {
      if (Object.keys(waiting).length > 0) throw new Stop('end-decision-open', { expected: {}, found: waiting });
      return;
    }
    const declared = Object.entries(open);
    const isOpen = ([seat, kind]: [string, string]): boolean =>
      Object.hasOwn(waiting, seat) && (kind === '' || kind === waiting[seat]);
    const expected: Json = declared.every(([, kind]) => kind === '') ? Object.keys(open) : open;
    if (!declared.every(isOpen)) throw new Stop('end-not-open', { expected, found: waiting });
    if (Object.keys(waiting).length > declared.length)
      throw new Stop('end-decision-open', { expected, found: waiting });
  }

  private compare(code: ScenarioProblem, at: string, expected: Json, found: Json): void {
    const differs = difference(expected, found, this.script.unordered);
    if (differs === null) return;
    const isThere = differs.found !== undefined;
    throw new Stop(code, {
      expected: { [differs.path]: differs.expected },
      found: { [differs.path]: differs.found ?? (isThere ? null : 'nothing') },
      there: isThere ? null : found,
      path: at === '' ? differs.path : `${at}.${differs.path}`,
    });
  }

  /** The table at the moment that is looked at: now, or when an event of the latest choice was told. */
  private moment(match: Match, after: After): TableState {
    if (after === null) return match.state;
    const since = this.consequences(match);
    return since.stateAt(this.lastOf(since, after, 'step-after', 'after'));
  }

  /** Everything, with what the table itself knows in front. */
  private tree(match: Match, state: TableState): Json {
    return { ...this.common(match, state), ...this.script.describe(state) };
  }

  private seen(match: Match, state: TableState, name: string): Json {
    const seat = name === 'spectator' ? SPECTATOR : this.seat(match, name);
    const view = this.script.game.observe(cloneState(state), seat);
    return { ...this.common(match, state), ...this.script.describeView(view) };
  }

  private common(match: Match, state: TableState): { [key: string]: Json } {
    const names = this.script.game.seats(state);
    const { outcome, turn } = state;
    return {
      turn,
      waiting: state === match.state ? this.waiting() : {},
      outcome: outcome && { winners: outcome.winners.map((seat) => names[seat]), because: outcome.because },
    };
  }

  private waiting(): { [seat: string]: string } {
    return Object.fromEntries(this.openNow().map(({ seat, kind }) => [seat, kind]));
  }

  private openNow(): OpenDecision[] {
    const { match } = this;
    if (match === null) return [];
    const names = this.script.game.seats(match.state);
    return match.table.decisions().map((decision) => ({
      seat: names[decision.seat],
      kind: decision.kind,
      because: decision.because,
      options: this.texts(match, decision),
    }));
  }

  private texts(match: Match, { options, seat }: Decision<object>): string[] {
    return options.map((option) => this.script.game.write(match.state, option, seat));
  }

  private seat(match: Match, name: string): Seat {
    const names = this.script.game.seats(match.state);
    const seat = names.indexOf(name);
    if (seat < 0) throw new Stop('script-seat', { expected: names, found: name });
    return seat;
  }
}

/** A script that fails before its first step. */
class Misbegun extends Error {
  readonly failure: Failure;
  constructor(code: ScenarioProblem, place: string, expected: Json, found: Json) {
    super(code);
    this.failure = { code, place, step: 0, expected, found, there: null, open: [] };
  }
}

const pathOf = (events: readonly Json[], at: string, i: number): string => (events.length === 1 ? at : `${at}[${i}]`);

const nameOf = (event: Json): string => String((event as { readonly event?: Json }).event);

const notAsked = (seat: string): Problem => ({ code: 'not-asked', place: seat, facts: {} });
const said = ({ code, place, facts }: Problem): Json => ({ code, place, ...facts });
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
