import { createContext, useContext } from 'react';

/*
 * What a lesson can point at. A table writes the names of its things beside them, as `data-spot`; lessons name them in
 * their scripts (docs/scenarios.md).
 */

/** From Very Low to Very High. */
export const levelNames = ['very low', 'low', 'medium', 'high', 'very high'] as const;

export const spotOf = {
  aircraft: (label: string): string => `aircraft ${label}`,
  wingman: (label: string): string => `wingman ${label}`,
  plate: (label: string): string => `plate ${label}`,
  card: (name: string): string => `card ${name}`,
  altitude: (level: number): string => `altitude ${levelNames[level] ?? level}`,
} as const;

/** Whether the lesson around a table waits for one of these choices; without a lesson nobody waits for any. */
export const Wanting = createContext<(choice: object) => boolean>(() => false);

/** What marks the way to the choice that is waited for. */
export function useWanted(choices: readonly object[]): { readonly 'data-wanted'?: true } {
  const isWanted = useContext(Wanting);
  return choices.some(isWanted) ? { 'data-wanted': true } : {};
}
