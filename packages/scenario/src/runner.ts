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
  tidied,
} from '@tallyho/kernel';
import { beginScenario } from './begin.ts';
import type { Action, Open, Scenario, ScriptStep } from './format.ts';
import type { ScenarioProblem } from './problems.ts';
import type { Failure, OpenDecision, Watch } from './report.ts';
import { difference } from './tree.ts';

/** Stops a script at its first failure. */
class Stop extends Error {
  readonly code: ScenarioProblem;
  readonly expected: Json;
  readonly found: Json;
  readonly there: Json;
  constructor(code: ScenarioProblem, expected: Json, found: Json, there: Json = null) {
    super(code);
    this.code = code;
    this.expected = expected;
    this.found = found;
    this.there = there;
  }
}

/** Plays one line of a script, step by step, up to its first failure. */
export class Runner {
  private readonly scenario: Scenario;
  private readonly script: Script;
  private readonly watch: Watch | undefined;
  private match: Match | null = null;
  /** How long the log was before the latest choice: what has happened since is what `happens` looks at. */
  private logged = 0;

  constructor(scenario: Scenario, script: Script, watch: Watch | undefined) {
    this.scenario = scenario;
    this.script = script;
    this.watch = watch;
  }

  /** `begins` is the line where the script, or the variant, begins. */
  run(steps: readonly ScriptStep[], open: Open, begins: number): Failure | null {
    let number = 0;
    let line = begins;
    try {
      const begun = beginScenario(this.scenario, this.script);
      if (!begun.ok) throw new Stop(begun.problem.code, null, begun.problem.facts);
      const match = begun.value;
      this.match = match;
      this.watch?.({ step: null, match });
      for (const step of steps) {
        number++;
        line = step.line;
        this.take(match, step.action);
        this.watch?.({ step, match });
      }
      line = Math.max(line, begins);
      this.checkEnd(match, open);
      return null;
    } catch (error) {
      return this.failure(error, number, line);
    }
  }

  private failure(error: unknown, step: number, line: number): Failure {
    const { code, expected, found, there } = error instanceof Stop ? error : this.breakdown(error);
    const place = `${this.scenario.file}:${line}`;
    const open = error instanceof Stop ? this.openNow() : this.openIfWhole();
    return { code, place, step, expected, found, there, open };
  }

  /** Something stopped the game in mid-step: a laid-out card that could not be drawn, or a fault in the program. */
  private breakdown(error: unknown): Stop {
    if (!(error instanceof NotInPile) || this.match === null) return new Stop('step-broke', null, messageOf(error));
    return new Stop('step-not-in-pile', this.script.laidOut(this.match.state), 'not in the pile');
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
      case 'choose': {
        const seat = this.seat(match, action.seat);
        this.logged = match.log.length;
        const played = match.chooseText(seat, action.text);
        if (!played.ok) throw new Stop('step-choice', `${action.seat}: ${action.text}`, said(played.problem));
        return;
      }
      case 'undo': {
        const undone = match.undo(this.seat(match, action.seat));
        if (!undone.ok) throw new Stop('step-undo', `undo by ${action.seat}`, said(undone.problem));
        return;
      }
      case 'no-undo':
        if (match.canUndo(this.seat(match, action.seat))) {
          throw new Stop('step-no-undo', `no undo by ${action.seat}`, 'undo is possible');
        }
        return;
      case 'draws': {
        const laid = match.arrange((state) => this.script.lay(state, action.cards));
        if (!laid.ok) throw new Stop('script-draws', action.cards, said(laid.problem));
        return;
      }
      case 'expect':
        return this.compare('step-expect', action.tree, this.tree(match));
      case 'sees':
        return this.compare('step-sees', action.tree, this.seen(match, action.seat));
      case 'happens':
        return this.checkHappens(match, action.events);
      default:
        return this.checkDecision(match, action);
    }
  }

  private checkDecision(
    match: Match,
    action: Extract<Action, { do: 'offered' | 'exactly-offered' | 'not-offered' | 'asked' }>,
  ): void {
    const seat = this.seat(match, action.seat);
    const decision = match.decision(seat);
    if (action.do === 'asked') {
      const found = decision === null ? null : { kind: decision.kind, because: decision.because };
      const wanted = { kind: action.kind, because: action.because ?? found?.because ?? null };
      if (found?.kind !== wanted.kind || found.because !== wanted.because) throw new Stop('step-asked', wanted, found);
      return;
    }
    const texts = this.texts(match, decision);
    const offered = new Set(texts.map(plain));
    if (action.do === 'not-offered') return this.checkRefusal(match, seat, action, offered);
    const wanted = action.texts.map((text) => tidied(this.script.game, match.state, text, seat));
    const missing = action.texts.filter((_, i) => !offered.has(wanted[i]));
    if (missing.length > 0) throw new Stop('step-offered', missing, texts);
    if (action.do === 'exactly-offered' && texts.length !== new Set(wanted).size) {
      throw new Stop('step-exactly-offered', action.texts, texts);
    }
  }

  private checkRefusal(
    match: Match,
    seat: Seat,
    { text, reason, because }: Extract<Action, { do: 'not-offered' }>,
    offered: ReadonlySet<string>,
  ): void {
    const { game } = this.script;
    const wanted = tidied(game, match.state, text, seat);
    if (offered.has(wanted)) throw new Stop('step-not-offered', `not offered: ${text}`, 'offered');
    const ask = match.table.openAsk(seat);
    const refusals = ask === undefined ? [] : match.table.refusals(ask);
    const same = refusals.filter((r) => plain(game.write(match.state, r.choice, seat)) === wanted);
    if (same.length === 0 && !game.reads(match.state, plain(text))) {
      throw new Stop('step-not-offered', `a choice of ${game.id}`, `not its notation: ${text}`);
    }
    if (reason !== null && !same.some((r) => r.reason === reason)) {
      throw new Stop(
        'step-reason',
        reason,
        same.map((r) => r.reason),
      );
    }
    if (because !== null && !same.some((r) => r.because === because)) {
      throw new Stop(
        'step-because',
        because,
        same.map((r) => r.because),
      );
    }
  }

  private checkHappens(match: Match, events: readonly Json[]): void {
    const happened = match.log.slice(this.logged).map(({ event }) => this.script.describeEvent(match.state, event));
    let next = 0;
    for (const wanted of events) {
      while (next < happened.length && difference(wanted, happened[next], this.script.unordered) !== null) next++;
      if (next === happened.length) throw new Stop('step-happens', wanted, happened);
      next++;
    }
  }

  private checkEnd(match: Match, open: Open): void {
    const left = this.script.laidOut(match.state);
    if (left.length > 0) throw new Stop('end-cards-left', [], left);
    if (open === 'any') return;
    const waiting = Object.fromEntries(this.openNow().map(({ seat, kind }) => [seat, kind]));
    if (open === 'none') {
      if (Object.keys(waiting).length > 0) throw new Stop('end-decision-open', {}, waiting);
      return;
    }
    const declared = Object.entries(open);
    const isOpen = ([seat, kind]: [string, string]): boolean =>
      Object.hasOwn(waiting, seat) && (kind === '' || kind === waiting[seat]);
    const wanted: Json = declared.every(([, kind]) => kind === '') ? Object.keys(open) : open;
    if (!declared.every(isOpen)) throw new Stop('end-not-open', wanted, waiting);
    if (Object.keys(waiting).length > declared.length) throw new Stop('end-decision-open', wanted, waiting);
  }

  private compare(code: ScenarioProblem, expected: Json, found: Json): void {
    const differs = difference(expected, found, this.script.unordered);
    if (differs === null) return;
    const isThere = differs.found !== undefined;
    throw new Stop(
      code,
      { [differs.path]: differs.expected },
      { [differs.path]: isThere ? differs.found : 'nothing' },
      isThere ? null : found,
    );
  }

  /** Everything, with what the table itself knows in front. */
  private tree(match: Match): Json {
    return { ...this.common(match), ...this.script.describe(match.state) };
  }

  private seen(match: Match, name: string): Json {
    const seat = name === 'spectator' ? SPECTATOR : this.seat(match, name);
    const view = this.script.game.observe(cloneState(match.state), seat);
    return { ...this.common(match), ...this.script.describeView(view) };
  }

  private common(match: Match): { [key: string]: Json } {
    const names = this.script.game.seats(match.state);
    const { outcome, turn } = match.state;
    return {
      turn,
      waiting: Object.fromEntries(this.openNow().map(({ seat, kind }) => [seat, kind])),
      outcome: outcome && { winners: outcome.winners.map((seat) => names[seat]), because: outcome.because },
    };
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

  private texts(match: Match, decision: Decision<object> | null): string[] {
    return (decision?.options ?? []).map((o) => this.script.game.write(match.state, o, decision?.seat ?? 0));
  }

  private seat(match: Match, name: string): Seat {
    const names = this.script.game.seats(match.state);
    const seat = names.indexOf(name);
    if (seat < 0) throw new Stop('script-seat', names, name);
    return seat;
  }
}

const said = ({ code, place, facts }: Problem): Json => ({ code, place, ...facts });
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
