import { type Language, reason } from '@tallyho/words';
import type { Look } from '../../play/look.ts';
import { freshLines } from '../../play/retelling.ts';
import type { Room } from '../../play/room.ts';
import type { LineScene } from '../../play/scene.ts';
import { typeset } from '../../words/typeset.ts';
import type { RulebookWords } from '../words/en.ts';
import { beginningOf, type Moment, type PlayedLine } from './moments.ts';

/** No more than so many lines are read in passing, and so many choices of a list. */
const MOST = 5;

/** What stands under the table at a moment. */
export interface Sentence {
  readonly text: string;
  /** The rule behind it; '': none. */
  readonly rule: string;
  /** Something that cannot be done. */
  readonly isBarred: boolean;
}

/** A moment as it is shown: the table as one seat sees it, and what it is told. */
export interface Scene {
  readonly look: Look;
  readonly sentences: readonly Sentence[];
}

/** How a table speaks. */
export interface Voice {
  readonly room: Pick<Room, 'retell' | 'sayChoice'>;
  readonly w: RulebookWords;
  readonly language: Language;
}

const plain = (text: string, rule = ''): Sentence => ({ text, rule, isBarred: false });

/** The scenes of a line, through the eyes of its seat, and the one to begin with. What it does not notice is no scene. */
export function scenesOf(
  line: PlayedLine,
  voice: Voice,
): { readonly scenes: readonly Scene[]; readonly first: number } {
  const { moments, seat } = line;
  const scenes: Scene[] = [];
  let first = 0;
  for (const [at, moment] of moments.entries()) {
    const sentences = sentencesAt(line, at, voice);
    if (sentences.length === 0) continue;
    if (at <= beginningOf(line)) first = scenes.length;
    scenes.push({ look: moment.looks[seat], sentences });
  }
  return { scenes, first };
}

/** What the seat is told at a moment: what is taught, what has come about, what it may do or not, what it is asked. */
function sentencesAt({ rule: wanted, moments, seat }: PlayedLine, at: number, voice: Voice): readonly Sentence[] {
  const { room, w, language } = voice;
  const { looks, said, teach, chosen } = moments[at];
  const taught = teach === null ? [] : [plain(typeset(teach.say[language], language), teach.rule ?? '')];
  if (said !== null) return [...taught, ...sayMay(said, looks, voice)];
  const now = room.retell(looks[seat], language);
  const before = at === 0 ? [] : room.retell(moments[at - 1].looks[seat], language).lines;
  const told = around(wanted, freshLines(before, now.lines));
  const done =
    told.length === 0 && chosen !== null && chosen.seat === seat
      ? [plain(w.chosen(room.sayChoice(moments[at - 1].looks[seat], chosen.choice, language)))]
      : told.map(({ text, rule }) => plain(text, rule));
  const news = [...taught, ...done];
  if (at > 0 && news.length === 0) return [];
  const asked = now.prompt === '' || news.length >= MOST ? [] : [plain(now.prompt)];
  return news.length + asked.length === 0 ? [plain(w.before)] : [...news, ...asked];
}

/** As many lines as are read in passing: from just before the one that a rule is behind, or the first of them. */
export function around(rule: string, lines: readonly LineScene[]): readonly LineScene[] {
  const at = lines.findIndex((line) => line.rule.toUpperCase() === rule.toUpperCase());
  const from = Math.max(0, Math.min(at - 1, lines.length - MOST));
  return lines.slice(from, from + MOST);
}

/** What may be chosen, or what may not and why. */
function sayMay(said: NonNullable<Moment['said']>, looks: readonly Look[], { room, w, language }: Voice): Sentence[] {
  const look = looks[said.seat];
  if (said.may) {
    const choices = said.choices.map((choice) => room.sayChoice(look, choice, language));
    const shown = choices.slice(0, MOST).join(' · ');
    return [plain(w.allowed(choices.length > MOST ? `${shown} · …` : shown))];
  }
  const { refusal } = said;
  const text = room.retell(look, language).refused(refusal)?.text ?? room.sayChoice(look, refusal.choice, language);
  return [{ text: w.barred(text, reason(refusal.reason, language)), rule: refusal.because, isBarred: true }];
}

/** How long a scene stands while the player goes on by itself: what a reader needs, and some time to look up. */
export const readingTime = ({ sentences }: Scene): number =>
  1500 + 45 * sentences.reduce((sum, { text }) => sum + text.length, 0);
