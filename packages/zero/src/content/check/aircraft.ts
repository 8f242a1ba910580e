import { type FieldTable, flag, like, mapOf, oneOf, unless, usually, whole } from '@tallyho/kernel/packs';
import { type FormationAircraft, formationClasses, type LightBomber, type Supply } from '../aircraft-types.ts';
import { altitudes, type Fighter, sides } from '../types.ts';
import { anyServices, anyText, entryOf, name, orNull, set } from './parts.ts';
import { MOST_OF_A_TYPE, MOST_TOGETHER, senseOfElement, senseOfFormation, senseOfSupply } from './sense.ts';

/** What all cards say of their type. */
const type = {
  id: name,
  name,
  short: like('name', name),
  family: anyText,
  side: oneOf(sides),
  services: anyServices,
};

const year = whole(1930, 1946);
const ceiling = usually('very high', oneOf(altitudes));

const leaderSide = {
  performance: whole(1, 15),
  horsepower: whole(0, 9),
  bursts: whole(0, 9),
  gunner: usually(0, whole(0, 9)),
  damage: whole(1, 40),
  agile: usually(false, flag),
  bombs: usually(0, whole(0, 9)),
};

const wingmanSide = {
  offensive: whole(0, 9),
  defensive: whole(0, 9),
  damage: whole(1, 40),
  agile: usually(false, flag),
  bombs: usually(0, whole(0, 9)),
};

const bothSides = (side: FieldTable) => mapOf({ front: mapOf(side), damaged: mapOf(side) });

/** An aircraft that flies in Elements, with whatever more the sides of its cards show. */
const element = (kinds: readonly [Fighter['kind'], ...Fighter['kind'][]], more: FieldTable): FieldTable => ({
  ...type,
  kind: usually(kinds[0], oneOf(kinds)),
  year,
  engines: usually(1, whole(1, 4)),
  turbo: usually(false, flag),
  ceiling,
  points: mapOf({ leader: whole(0, 99), wingman: whole(0, 99) }),
  leader: bothSides({ ...leaderSide, ...more }),
  wingman: bothSides({ ...wingmanSide, ...more }),
  set,
  // CH-17.52a, CH-18.41d, CH-18.51a — what few cards show.
  night: unless(0, whole(0, 9)),
  rockets: unless(false, flag),
  napalm: unless(false, flag),
});

export const fighter = entryOf<Fighter>(element(['fighter', 'fighter-bomber'], {}), senseOfElement);

export const lightBomber = entryOf<LightBomber>(
  {
    ...element(['fighter-bomber'], { dive: usually(0, whole(0, 9)), saturation: usually(0, whole(0, 9)) }),
    guns: usually(true, flag),
    torpedo: usually(false, flag),
  },
  senseOfElement,
);

const formationSide = mapOf({
  speed: whole(1, 9),
  turretDefense: whole(0, 9),
  turretSupport: whole(0, 9),
  damage: whole(1, 60),
  saturation: usually(0, whole(0, 20)),
  level: usually(0, whole(0, 9)),
  strafing: unless(0, whole(0, 9)),
});

export const formation = entryOf<FormationAircraft>(
  {
    ...type,
    class: oneOf(formationClasses),
    year,
    engines: usually(2, whole(1, 4)),
    formation: whole(1, MOST_TOGETHER),
    norden: usually(false, flag),
    torpedo: usually(false, flag),
    ceiling,
    front: formationSide,
    damaged: formationSide,
    set,
    rockets: unless(false, flag),
  },
  senseOfFormation,
);

export const supply = entryOf<Supply>(
  {
    id: name,
    coreSet: whole(0, MOST_OF_A_TYPE),
    fullSet: like('coreSet', whole(0, MOST_OF_A_TYPE)),
    substitute: orNull(name),
  },
  senseOfSupply,
);
