import { below, type Chance, chanceFrom, Match } from '@tallyho/kernel';
import type { DogfightRoom } from '../../../src/dogfight/room.ts';
import type { CardQuestion, Telling } from '../../../src/dogfight/scene.ts';
import { bot, human } from '../../../src/saved/players.ts';

/** A fight at a table, with the options that it is dealt. */
export interface Dealt {
  readonly room: DogfightRoom;
  deal(chance: Chance): unknown;
  /** What is chosen wherever it can be; otherwise chance decides. */
  readonly prefers?: ((choice: object) => boolean) | undefined;
}

/** What a seat is told at a moment, and the question that it is asked. */
export interface Moment {
  readonly telling: Telling<object>;
  readonly question: CardQuestion<object> | null;
}

/** A fight flown by chance, as a seat sees it before every choice, and at its end; told when somebody asks. */
export function momentsOf({ room, deal, prefers }: Dealt, seed: string, seat = 0): readonly (() => Moment)[] {
  const chance = chanceFrom(seed);
  const begun = Match.start(room.game, deal(chance), seed);
  if (!begun.ok) throw new Error(`${seed}: ${begun.problem.code}`);
  const match = begun.value;
  const players = match.state.asked.map((_, at) => (at === seat ? human : bot('pilot')));
  const look = (): (() => Moment) => {
    const view = room.game.observe(match.state, seat);
    const told = match.told(seat);
    const ask = match.state.asks.find((each) => each.seat === seat && each.choice === null);
    const [decision, refusals] =
      ask === undefined ? [null, []] : [match.table.decision(ask), match.table.refusals(ask)];
    return () => {
      const telling = room.tell({ view, told, players, language: 'en' });
      return { telling, question: decision === null ? null : telling.question(decision, refusals) };
    };
  };
  const moments = [look()];
  for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
    const { options } = decision;
    const preferred = options.find((choice) => prefers?.(choice) === true);
    match.choose(decision.seat, decision.id, preferred ?? options[below(chance, options.length)]);
    moments.push(look());
  }
  return moments;
}

/** So many of them, the first and the last among them. */
export const someOf = <T>(all: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, (_, n) => all[Math.round((n * (all.length - 1)) / (count - 1))]);

/** What takes a line of its own; everything else stands in the line of what it belongs to. */
const THINGS =
  /^(turn|turn-marks|phase|score|hud-night|sky|bands|band|support|tethers|tether|hold-word|token|plate|plate-line|chain|chain-box|chain-link|chain-slot|chain-stake|aim|aim-plate|square-free|hand|hand-place|piles|rates|ratings|wanted)\b/;
/** What is painted with strokes: that it is there, and where its rectangles are, is enough. */
const PAINTED = /^(card-(flyer|glyph|picture|land)|cut-out)\b/;
const STROKES =
  /^(svg|path|circle|ellipse|image|defs|g|line|stop|clipPath|use|polygon|linearGradient|radialGradient|mask|filter|pattern)$/;

const worded = (text: string): string =>
  text
    .replaceAll(/ (aria-hidden|type|focusable|class)="[^"]*"/g, '')
    .replaceAll(/(style|title|data-[a-z]+)="([^"]*)"/g, '$1 “$2”')
    .replace('>', ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** A picture of a page line by line: what it is, by its class, with its words; without what it is painted with. */
export function linesOf(html: string): string[] {
  const lines: string[] = [];
  const tags = html
    .replaceAll(/<div class="painting.*?(?=<section|<ol)/g, '')
    .replaceAll(/-?\d+\.\d+/g, (one) => String(Math.round(Number(one) * 10) / 10 + 0))
    .replaceAll(/<\/[\w:]+>/g, '')
    .split(/(?=<)/);
  for (const tag of tags) {
    const name = /^<(\w+)/.exec(tag)?.[1] ?? '';
    const kind = /class="([^"]*)"/.exec(tag)?.[1].trim().replaceAll(/ +/g, '.') ?? '';
    const isStroke = STROKES.test(name);
    if (PAINTED.test(kind) || (isStroke && (kind === '' || kind.startsWith('card-')))) continue;
    const rest = isStroke && name !== 'svg' ? '' : worded(tag.replace(/^<\w+/, ''));
    const said = name === 'rect' ? (/ x="([^"]*)"/.exec(tag)?.[1] ?? '') : rest;
    if (lines.length === 0 || THINGS.test(kind) || name === 'tr')
      lines.push(`${kind === '' ? name : `.${kind}`} ${said}`.trim());
    else if (kind !== '' || said !== '')
      lines[lines.length - 1] += ` ${kind === '' ? '|' : `| .${kind}`}${said === '' ? '' : ` ${said}`}`;
  }
  return lines;
}
