import { EVERYONE, type RuleId } from '@tallyho/kernel';
import { HOME_BOUND, isOverTarget, SEARCH, sortieOf } from '../mission/state.ts';
import type { DogfightTable } from '../state.ts';

const phaseRules: readonly RuleId[] = [
  'Z-23.1a',
  'Z-23.3a',
  'Z-23.54a',
  'Z-23.61a',
  'Z-23.71a',
  'Z-23.8a',
  'Z-23.8c',
  'CH-28.41a',
];

/** Z-23.1b — a phase begins, with so many turns; CH-28.44a: how many turns a search will take nobody knows. */
export function beginPhase(t: DogfightTable, phase: number): void {
  const sortie = sortieOf(t.state);
  if (sortie.phase === phase) return;
  sortie.phase = phase;
  const turns = phase === HOME_BOUND ? sortie.homeward : isOverTarget(phase) || phase === SEARCH ? 1 : sortie.outward;
  t.say?.(EVERYONE, { event: 'phase', phase, turns, because: phaseRules[phase] });
}
