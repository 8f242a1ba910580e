import { type GameRecord, type RuleId, replayTo, type Seat, standing } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { LineScene } from '../play/scene.ts';
import type { Player } from '../saved/players.ts';
import type { Told } from '../story/deeds.ts';
import type { KeyMoment } from '../story/moments.ts';
import { texts } from '../words/language.tsx';
import type { Debriefing } from './debriefing.ts';

/** Something that happened in a fight, in words. */
export interface Described {
  /** What came of it. */
  readonly title: string;
  /** What was done, or what was answered with it; '': the title says it. */
  readonly line: string;
  /** The rules behind it. */
  readonly rules: readonly RuleId[];
}

/** A fight that is being looked back at, with the eyes of one seat. */
export interface LookedBack {
  readonly debriefing: Debriefing;
  readonly record: GameRecord;
  readonly told: readonly Told[];
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly language: Language;
}

/** What happened between a choice and the moment at which it showed. */
export function describe(back: LookedBack, { deed, at }: Pick<KeyMoment, 'deed' | 'at'>): Described {
  const done = sayDone(back, deed);
  const lines = linesBetween(back, deed, at);
  const heavy = ['strong', 'firm'].map((weight) => lines.filter((line) => line.weight === weight));
  const outcome = (heavy.find((some) => some.length > 0) ?? []).slice(-2).map(({ text }) => text);
  const rules = lines.map(({ rule }) => rule);
  if (outcome.length === 0) return { title: unstopped(done), line: unstopped(answered(back, deed)), rules };
  return { title: unstopped(outcome.join(' ')), line: outcome.includes(done) ? '' : unstopped(done), rules };
}

/** What an answer was given to; '': it was none. */
function answered(back: LookedBack, deed: number): string {
  if (back.told[deed].deed !== 'answer') return '';
  const first = back.told.findLastIndex((each, step) => step < deed && each.deed !== null && each.deed !== 'answer');
  return first < 0 ? '' : sayDone(back, first);
}

/** What is told of a choice as such; what was chosen in secret is told as its player chose it. */
export function sayDone(back: LookedBack, step: number): string {
  const { debriefing, record, told, language } = back;
  const isAlone = told[step].together === step;
  const lines = isAlone ? linesBetween(back, step, step + 1) : [];
  const first = lines.find(({ weight }) => weight !== 'head' && weight !== 'sub');
  if (first !== undefined) return first.text;
  const { who = '' } = standing(record)[step] ?? {};
  const name = debriefing.seatName?.(who, language) ?? who;
  return `${name}${texts[language].colon} ${debriefing.say(record, step, language)}`;
}

function linesBetween({ debriefing, record, seat, players, language }: LookedBack, from: number, to: number) {
  const { game } = debriefing.playable;
  const [before, after] = [replayTo(game, record, from), replayTo(game, record, to)];
  if (!before.ok || !after.ok) return [] as readonly LineScene[];
  return debriefing.linesSince({ match: after.value, seat, players }, before.value.told(seat).length, language);
}

const unstopped = (text: string): string => text.replace(/\.$/, '');
