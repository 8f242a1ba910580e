import type { Query, Ranked } from '@tallyho/bots';
import { canonical, type Json, type Match, plain, type Script, type Seat, tidied } from '@tallyho/kernel';
import type { Instead, Scenario, Teaching } from '@tallyho/scenario';
import type { Advisers } from '../bots/client.ts';
import { type Look, lookAt } from '../play/look.ts';
import type { Course } from '../play/use-session.ts';

/** Where a lesson stands. */
export type Point =
  /** Something is told; it goes on when the learner has read it. */
  | { readonly at: 'told'; readonly step: number; readonly teach: Teaching }
  /** The learner is to make the choice of the script. */
  | { readonly at: 'own'; readonly step: number; readonly teach: Teaching | null; readonly text: string }
  | { readonly at: 'others'; readonly step: number; readonly seat: string; readonly text: string }
  | { readonly at: 'done' };

/** Another choice than the script's, which the rules allow: what to say to it. */
export interface Strayed {
  readonly seat: Seat;
  readonly choice: object;
  readonly instead: Instead | null;
  /** Whether somebody else has to choose first. */
  readonly tooEarly: boolean;
}

let flights = 0;

/**
 * A lesson being flown: a scripted game in which one seat is a person's. Where it stands follows from the number of
 * choices made, so that a choice taken back leads back in the lesson too.
 */
export class LessonRun implements Course {
  /** Tells one flight from another. */
  readonly id = ++flights;
  readonly leads = true;
  readonly match: Match;
  readonly learner: Seat;
  readonly advisers: Advisers;
  /** Goes up with every change. */
  version = 0;
  strayed: Strayed | null = null;
  private readonly scenario: Scenario;
  private readonly script: Script;
  private readonly whisper: Advisers['hints'];
  private choose: Parameters<Course['begins']>[0] = () => {};
  /** What the learner is to choose after so many choices. */
  private wanted: { readonly after: number; readonly choice: string | null } | null = null;
  private readonly done = new Set<number>();
  private readonly waiting = new Set<() => void>();
  private readonly listeners = new Set<() => void>();

  /**
   * `whisper` asks a bot for hints; the lesson passes on only what it says of the script's own choice. `from`: the step that
   * the lesson begins with; all before it has been done.
   */
  constructor(scenario: Scenario, script: Script, match: Match, whisper: Advisers['hints'], from = 0) {
    this.scenario = scenario;
    this.script = script;
    this.match = match;
    this.learner = script.game.seats(match.state).indexOf(scenario.lesson?.seat ?? '');
    this.whisper = whisper;
    this.advisers = {
      answer: (query) => this.answer(query),
      hints: (query) => this.hints(query),
      close: () => {},
    };
    this.prepare();
    this.skipTo(from);
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  readonly getVersion = (): number => this.version;

  /** The steps at which the learner has something to read or to do. */
  get stops(): readonly number[] {
    const { steps, lesson } = this.scenario;
    return steps.flatMap(({ action, teach }, step) =>
      teach !== null || (action.do === 'choose' && action.seat === lesson?.seat) ? [step] : [],
    );
  }

  /** Which of the stops it stands at, from 0; as many as there are: it is over. */
  get stop(): number {
    const { point, stops } = this;
    return point.at === 'done' ? stops.length : stops.filter((step) => step < point.step).length;
  }

  get point(): Point {
    const { steps, lesson } = this.scenario;
    for (let step = this.afterChoices(); step < steps.length; step++) {
      const { action, teach } = steps[step];
      if (action.do === 'choose' && action.seat === lesson?.seat) return { at: 'own', step, teach, text: action.text };
      if (teach !== null && !this.done.has(step)) return { at: 'told', step, teach };
      if (action.do === 'choose') return { at: 'others', step, seat: action.seat, text: action.text };
    }
    return { at: 'done' };
  }

  /** How the table looks to a seat now. */
  look(seat: Seat): Look {
    return lookAt(this.match, seat);
  }

  begins(choose: Parameters<Course['begins']>[0]): void {
    this.choose = choose;
  }

  /** Whether this is the choice that the learner is to make next, now or when he has read on. */
  readonly wants = (choice: object): boolean => {
    const after = this.match.moves.length;
    if (this.wanted?.after !== after) this.wanted = { after, choice: this.wantedNext() };
    return this.wanted.choice === canonical(choice as Json);
  };

  /** The choice that the script has for the learner next, among those that are open to him; null: somebody else is next. */
  private wantedNext(): string | null {
    const { steps, lesson } = this.scenario;
    const next = steps.slice(this.afterChoices()).find(({ action }) => action.do === 'choose')?.action;
    if (next?.do !== 'choose' || next.seat !== lesson?.seat) return null;
    const text = this.tidy(this.learner, next.text);
    const options = this.match.decision(this.learner)?.options ?? [];
    const found = options.find((option) => this.written(this.learner, option) === text);
    return found === undefined ? null : canonical(found as Json);
  }

  /** Makes the script's choice for a learner who does not find it. */
  showMe(): void {
    const { point, learner, match } = this;
    const decision = match.decision(learner);
    if (point.at !== 'own' || decision === null) return;
    const wanted = this.tidy(learner, point.text);
    const choice = decision.options.find((option) => this.written(learner, option) === wanted);
    if (choice !== undefined) this.choose(learner, decision.id, choice);
  }

  /** The learner has read what is told. */
  goOn(): void {
    const { point } = this;
    if (point.at !== 'told') return;
    this.done.add(point.step);
    this.strayed = null;
    this.changed();
  }

  /**
   * Only the choice of the script; any other is remembered, to be explained. Whoever chooses has read what was told.
   */
  permits(seat: Seat, choice: object): boolean {
    let { point } = this;
    for (; point.at === 'told'; point = this.point) this.done.add(point.step);
    const text = this.written(seat, choice);
    const isWanted = point.at === 'own' && seat === this.learner && text === this.tidy(seat, point.text);
    const instead = point.at === 'own' ? (point.teach?.instead.find((each) => fits(each, text)) ?? null) : null;
    this.strayed = isWanted ? null : { seat, choice, instead, tooEarly: point.at !== 'own' };
    this.changed();
    return isWanted;
  }

  went(): void {
    this.strayed = null;
    this.prepare();
    this.changed();
  }

  /** The script's choice, when its moment has come. */
  private async answer({ decision }: Query): Promise<number> {
    for (;;) {
      const { point } = this;
      const { seat } = decision;
      if (point.at === 'others' && this.script.game.seats(this.match.state)[seat] === point.seat) {
        const wanted = this.tidy(seat, point.text);
        return decision.options.findIndex((option) => this.written(seat, option) === wanted);
      }
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  private async hints(query: Query): Promise<readonly Ranked[]> {
    const { point } = this;
    if (point.at !== 'own') return [];
    const { seat, options } = query.decision;
    const wanted = this.tidy(seat, point.text);
    const ranked = await this.whisper(query);
    return ranked.filter(({ option }) => this.written(seat, options[option]) === wanted);
  }

  /** Does all that comes before a step as the script has it. */
  private skipTo(from: number): void {
    for (let { point } = this; point.at !== 'done' && point.step < from; point = this.point) {
      if (point.at === 'told') this.done.add(point.step);
      else {
        const seat = point.at === 'own' ? this.learner : this.script.game.seats(this.match.state).indexOf(point.seat);
        if (!this.match.chooseText(seat, point.text).ok) return;
        this.prepare();
      }
    }
  }

  /** Lays out the cards that the script lays out before the next choice; once, whatever is taken back. */
  private prepare(): void {
    const { steps } = this.scenario;
    for (let step = this.afterChoices(); step < steps.length; step++) {
      const { action } = steps[step];
      if (action.do === 'choose') return;
      if (action.do !== 'draws' || this.done.has(step)) continue;
      this.done.add(step);
      this.match.arrange((state) => this.script.lay(state, action.cards));
    }
  }

  /** The first step after the choices that have been made. */
  private afterChoices(): number {
    const { steps } = this.scenario;
    let left = this.match.moves.length;
    let at = 0;
    for (; left > 0 && at < steps.length; at++) if (steps[at].action.do === 'choose') left--;
    return at;
  }

  private written(seat: Seat, choice: object): string {
    return plain(this.script.game.write(this.match.state, choice, seat));
  }

  private tidy(seat: Seat, text: string): string {
    return tidied(this.script.game, this.match.state, text, seat);
  }

  private changed(): void {
    this.version++;
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
    for (const tell of this.listeners) tell();
  }
}

const fits = ({ choice }: Instead, text: string): boolean => {
  const wanted = plain(choice);
  return wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1).trim()) : text === wanted;
};
