import type { Seat } from '@tallyho/kernel';
import type { Told } from '../story/deeds.ts';
import type { Look } from '../story/looks.ts';
import type { KeyMoment } from '../story/moments.ts';
import { isSlip, type Judged } from '../story/verdict.ts';

/** What the bot has to say of a moment, and the decision it is about. */
export type Advice =
  | { readonly kind: 'slip'; readonly judged: Judged }
  /** One's own choice: it went wrong by luck, or it went well, as the bot would have done it or otherwise. */
  | { readonly kind: 'luck-own' | 'well-done' | 'own'; readonly deed: number }
  /** The other side's doing, or chance. */
  | { readonly kind: 'luck' | 'fortune' }
  /** No key moment: what the bot thinks of the choice that comes next. */
  | { readonly kind: 'agrees' | 'better'; readonly judged: Judged }
  | { readonly kind: 'nothing' };

/** The lesson of a key moment. Chance that was lost by luck is said to be luck. */
export function lessonOf(
  { from, to, deed, slip }: KeyMoment,
  told: readonly Told[],
  judged: readonly Judged[],
  seat: Seat,
): Advice {
  if (slip !== null) return { kind: 'slip', judged: slip };
  if (told[deed].seat !== seat) return { kind: to < from ? 'luck' : 'fortune' };
  const own = judged.find(({ look }) => look.step === deed);
  const isAgreed = own !== undefined && !isSlip(own);
  if (to < from) return isAgreed ? { kind: 'luck-own', deed } : { kind: 'luck' };
  return { kind: isAgreed ? 'well-done' : 'own', deed };
}

/** What the bot thinks of the choice that is made at a step; nothing, if it has not looked at it. */
export function adviceAt(judged: readonly Judged[], step: number): Advice {
  const found = judged.find(({ look }) => look.step === step);
  if (found === undefined) return { kind: 'nothing' };
  return { kind: isSlip(found) ? 'better' : 'agrees', judged: found };
}

/** The decision from which a moment can be tried again: the one that was a mistake, or the seat's last one up to there. */
export function decisionBefore(looks: readonly Look[], step: number, moment: KeyMoment | null): Look | null {
  if (moment?.slip) return moment.slip.look;
  const last = moment === null ? step : moment.deed;
  return looks.findLast((look) => look.step <= last) ?? null;
}
