import { germany } from './history/germany.ts';
import { japan } from './history/japan.ts';
import { poland } from './history/poland.ts';
import { sovietUnion } from './history/soviet-union.ts';
import { unitedKingdom } from './history/united-kingdom.ts';
import { unitedStates } from './history/united-states.ts';

/** What the public record says of a type, as far as its card depends on it. */
export interface History {
  /** DIF-CARD-02 — when it entered service. */
  readonly year: number;
  readonly flight: {
    /** Top speed in km/h, and the height in metres at which it is reached. */
    readonly speed: number;
    readonly at: number;
    /** Time to height: so many metres in so many seconds. */
    readonly climb: readonly [metres: number, seconds: number];
  };
  readonly build: {
    /** Kilograms in fighting trim and empty; square metres of wing. */
    readonly loaded: number;
    readonly empty: number;
    readonly wing: number;
    /** Horsepower of one engine; of a jet, kilograms of thrust. */
    readonly power: number;
    readonly engines: number;
    readonly jet?: true;
    /** No armour and no self-sealing tanks; some; or known for coming home full of holes. */
    readonly protection: 'none' | 'ordinary' | 'rugged';
    /** Whether turning was what its makers and pilots put first. */
    readonly turner?: true;
  };
  readonly guns: Guns;
  /** Kilograms of bombs that it carried in service as a fighter-bomber. */
  readonly bombs: number;
}

/** How many guns of each kind; those left out it has not. */
export interface Guns {
  /** Machine guns that fire forward: 7.5 to 7.9 mm, and 12.7 to 13.2 mm. */
  readonly rifle?: number;
  readonly heavy?: number;
  /** 20 mm cannon with 120 rounds or more each, with less, and cannon of 30 mm or more. */
  readonly cannon?: number;
  readonly drumCannon?: number;
  readonly bigCannon?: number;
  /** Guns in the hands of a gunner. */
  readonly flexible?: number;
}

export const histories: { readonly [id: string]: History } = {
  ...germany,
  ...japan,
  ...unitedKingdom,
  ...sovietUnion,
  ...poland,
  ...unitedStates,
};
