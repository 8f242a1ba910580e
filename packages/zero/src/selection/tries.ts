import { assign, assignGreen, type SelectionChoice } from './choices.ts';
import type { Selection } from './flow/selection.ts';
import { freeIn, groupsOf, placeOf } from './rules.ts';
import type { Candidate } from './types.ts';

/** CH-19.24q, CH-19.42a — whoever has been picked, into every aircraft of his type that nobody has been put into. */
export function selectionTries(
  kind: string,
  { seat, group, skilled, pilots, green }: Selection,
  candidates: readonly Candidate[],
): SelectionChoice[] {
  if (kind !== 'assign' && kind !== 'assign-green') return [];
  const free = freeIn(groupsOf(candidates)[group], { pilots: pilots[seat], green: green[seat] });
  const places = free.map((i) => placeOf(candidates, i));
  return kind === 'assign'
    ? skilled.flatMap((pilot) => places.map((place) => assign(pilot, place)))
    : places.map(assignGreen);
}
