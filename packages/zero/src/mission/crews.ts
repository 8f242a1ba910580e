import type { Fields } from '@tallyho/kernel';
import type { Pilot } from '../content/types.ts';
import type { Fielded } from '../set-up.ts';
import type { FieldedBomber } from './roster.ts';

/** CH-19.41a — which aircraft of an Element have a green pilot. */
export interface GreenElement {
  readonly leader: boolean;
  readonly wingman: boolean;
}

/** What CORSAIRS AND HELLCATS says of the people in an Element; left out where there is nothing to say. */
export interface ElementCrews {
  /** CH-19.24q — the id of the Skilled pilot who flies the Wingman. */
  readonly wingmanPilot?: string;
  readonly green?: GreenElement;
}

export function readElementCrews(fields: Fields): ElementCrews {
  const pilot = fields.raw('wingmanPilot') === null ? null : fields.name('wingmanPilot');
  const green = fields.has('green') ? readGreen(fields.fields('green')) : null;
  return {
    ...(pilot === null ? {} : { wingmanPilot: pilot }),
    ...(green === null || !(green.leader || green.wingman) ? {} : { green }),
  };
}

function readGreen(fields: Fields): GreenElement {
  const green = { leader: fields.flag('leader', false), wingman: fields.flag('wingman', false) };
  fields.done();
  return green;
}

/** CH-19.42c — by aircraft of a Formation, whether its crew is green; left out where none is. */
export function readGreenCrews(
  fields: Fields,
  aircraft: number,
  most: number,
): { readonly green?: readonly boolean[] } {
  const given = fields.list('green', most);
  const green = Array.from({ length: aircraft }, (_, i) => given[i] === true);
  return green.includes(true) ? { green } : {};
}

/** CH-19.43 — who is green. */
export interface GreenTables {
  /** By aircraft of an Element; by Formation aircraft. */
  planes: boolean[];
  bombers: boolean[];
  /** CH-19.43a — by Element and side of the Leader's card: the Bursts that a green Leader lacks. */
  bursts: number[];
}

/** CH-19.24r, CH-19.24s — Skilled pilots who fly as Wingmen, by Element ('': nobody), and what they bring besides ratings. */
export interface WingmanTables {
  pilot: string[];
  bombs: number[];
  strafing: number[];
  aces: number[];
  letters: number[];
}

export interface CrewTables {
  green?: GreenTables;
  wingmen?: WingmanTables;
}

const count = (pilot: Pilot | null, letter: string): number =>
  (pilot?.skills ?? []).filter((skill) => skill === letter).length;

/** Only where there is somebody of the kind: all other Missions have nothing of it. */
export function crewTables(elements: readonly Fielded[], bombers: readonly FieldedBomber[]): CrewTables {
  const planes = elements.flatMap(({ given: { green } }) => [green?.leader ?? false, green?.wingman ?? false]);
  const crews = bombers.map(({ given, nth }) => given.green?.[nth] ?? false);
  const isGreen = planes.includes(true) || crews.includes(true);
  const seconds = elements.map(({ wingmanPilot }) => wingmanPilot);
  return {
    ...(isGreen
      ? {
          green: {
            planes,
            bombers: crews,
            bursts: elements.flatMap(({ given, fighter: { leader } }) =>
              [leader.front, leader.damaged].map(({ bursts }) => (given.green?.leader === true && bursts > 0 ? 1 : 0)),
            ),
          },
        }
      : {}),
    ...(seconds.some((pilot) => pilot !== null)
      ? {
          wingmen: {
            pilot: seconds.map((pilot) => pilot?.id ?? ''),
            bombs: seconds.map((pilot) => count(pilot, 'BM')),
            strafing: seconds.map((pilot) => count(pilot, 'S')),
            aces: seconds.map((pilot) => count(pilot, 'A')),
            letters: seconds.map((pilot) => pilot?.skills.length ?? 0),
          },
        }
      : {}),
  };
}
