import type { Refusal } from '@tallyho/kernel';
import { type Choice, fly, flyWith } from '../choices.ts';
import {
  barFighter,
  barPilot,
  fighterIn,
  fightersFor,
  hasRound,
  pilotsFor,
  pointsLeft,
  sealOf,
  seatsInRound,
} from '../rules/selection.ts';
import type { DogfightTable, Votes } from '../state.ts';
import type { Fight } from './game.ts';
import { refuse } from './refusals.ts';

/** DIF-SETUP-04 — those who have not agreed on their aircraft choose them in secret. */
export const choosing: Votes<Fight> = {
  ask: 'aircraft',
  because: 'DIF-SETUP-04',
  several: true,
  who: (s, { round }) => seatsInRound(s.fixed.choosing, round),
  options: (s, { round }, seat) => fightersFor(s, s.fixed.choosing[seat][round]).map(fly),
  refusals(s, { round }, seat) {
    const refusals: Refusal<Choice>[] = [];
    const left = pointsLeft(s, s.fixed.choosing[seat][round]);
    for (let i = 0; i < s.fixed.fighters.length; i++) refuse(refusals, fly(i), barFighter(s, i, left));
    return refusals;
  },
  revealed(t, { round }, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      if (choice.do === 'fly') s.sealed[s.fixed.choosing[seat][round]] = sealOf(s, choice.fighter, 0);
    }
  },
};

/**
 * DIF-PIL-01 — and their pilots, if that was agreed. Everybody is asked, whatever he can pay: the question tells
 * nothing.
 */
export const choosingPilots: Votes<Fight> = {
  ask: 'pilot',
  because: 'DIF-PIL-01',
  several: true,
  who: (s, { round }) => (s.fixed.options.pilots ? seatsInRound(s.fixed.choosing, round) : []),
  options: (s, { round }, seat) => pilotsFor(s, s.fixed.choosing[seat][round]).map(flyWith),
  refusals(s, { round }, seat) {
    const refusals: Refusal<Choice>[] = [];
    const plane = s.fixed.choosing[seat][round];
    for (let i = 0; i < s.fixed.pilots.length; i++) refuse(refusals, flyWith(i), barPilot(s, plane, i));
    return refusals;
  },
  revealed(t, { round }, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      const plane = s.fixed.choosing[seat][round];
      if (choice.do === 'pilot') s.sealed[plane] = sealOf(s, fighterIn(s, s.sealed[plane]), choice.pilot);
    }
  },
};

export const chooseMore = (t: DogfightTable, at: Fight): void => {
  at.round++;
  if (hasRound(t.state.fixed.choosing, at.round)) t.goto(choosing);
  else at.round = 0;
};
