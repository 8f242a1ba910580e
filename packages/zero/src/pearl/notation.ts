import type { PearlChoice } from './choices.ts';
import { targetName } from './rules/flights.ts';
import type { PearlFixed } from './state.ts';

/* 'T1 to B4', 'Z7 to escort', 'recall T1', 'launch', 'attack T1', 'divert T1 to B2', 'third wave', 'home'. */

export function write(fixed: PearlFixed, choice: PearlChoice): string {
  switch (choice.do) {
    case 'allot':
      return `${fixed.flights[choice.flight].name} to ${targetName(fixed, choice.target)}`;
    case 'recall':
    case 'attack':
      return `${choice.do} ${fixed.flights[choice.flight].name}`;
    case 'divert':
      return `divert ${fixed.flights[choice.flight].name} to ${targetName(fixed, choice.target)}`;
    case 'third-wave':
      return 'third wave';
    case 'launch':
    case 'home':
      return choice.do;
  }
}

/** Whether a text names a verb, a Flight and a target that there are. */
export function reads(fixed: PearlFixed, text: string): boolean {
  if (text === 'launch' || text === 'third wave' || text === 'home') return true;
  const isFlight = (name: string): boolean => fixed.flights.some((flight) => flight.name.toLowerCase() === name);
  const isTarget = (id: string): boolean =>
    id === 'escort' || fixed.sheet.targets.some((target) => target.id.toLowerCase() === id);
  const one = text.match(/^(?:recall|attack) (\w+)$/);
  if (one !== null) return isFlight(one[1]);
  const two = text.match(/^(?:divert )?(\w+) to (\w+)$/);
  return two !== null && isFlight(two[1]) && isTarget(two[2]);
}
