/*
 * The address of a Mission that is being prepared: 'mission', 'mission/malaya' or, with its line, 'mission/malaya-14'.
 */

const MISSION = 'mission';

/** A line of the Mission Targets, or a campaign, as an address names it; '': neither. */
export const missionAddress = (line: string): string => (line === '' ? MISSION : `${MISSION}/${line}`);

/** What an address names; null: it is not about Missions. */
export function missionIn(chosen: string): string | null {
  const [mode, ...line] = chosen.split('/');
  return mode === MISSION ? line.join('/') : null;
}
