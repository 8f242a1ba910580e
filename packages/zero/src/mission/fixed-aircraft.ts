import { aircraftClasses, type FormationSide } from '../content/aircraft-types.ts';
import type { CrewSkill } from '../content/campaign-types.ts';
import { bombingModes } from '../content/mission-types.ts';
import { altitudes, type Skill, sides } from '../content/types.ts';
import type { ArmsFixed } from './arms.ts';
import { effectsOf } from './effects.ts';
import type { SortieFixed } from './fixed.ts';
import { isLaden, KAMIKAZE_LOAD, loadOf, loadsIn } from './loads.ts';
import { loads, type Orders } from './orders.ts';
import { bomberModes, elementModes, elementRating, type FieldedBomber, isLight, type Roster } from './roster.ts';
import { conditionOf } from './solitaire.ts';

/* Elements and Formation aircraft as tables, with what their pilots and crews add. */

const count = <T>(letters: readonly T[], wanted: T): number => letters.filter((letter) => letter === wanted).length;

type ElementTables = Pick<
  SortieFixed,
  | 'light'
  | 'guns'
  | 'modes'
  | 'load'
  | 'enters'
  | 'leadBombs'
  | 'wingBombs'
  | 'bombSkill'
  | 'strafeSkill'
  | 'burstSkill'
  | 'letters'
  | 'flies'
>;

export function elementTables(
  orders: Orders,
  { elements }: Roster,
  naval: boolean,
  arms: ArmsFixed | undefined,
): ElementTables {
  const phased = orders.turns.length === 2;
  const modes = elements.map(({ fighter }) => elementModes(fighter, naval).map((mode) => bombingModes.indexOf(mode)));
  const skill = (letter: Skill): number[] => elements.map(({ pilot }) => count(pilot?.skills ?? [], letter));
  const ratings = (card: 'leader' | 'wingman'): number[] =>
    elements.flatMap(({ fighter }) =>
      [false, true].flatMap((damaged) => bombingModes.map((mode) => elementRating(fighter, card, damaged, mode))),
    );
  return {
    light: elements.map(({ fighter }) => isLight(fighter)),
    guns: elements.map(({ fighter }) => !isLight(fighter) || fighter.guns),
    modes,
    load: elements.map(({ side, given }, i) =>
      given.kamikaze === true
        ? KAMIKAZE_LOAD
        : loadOf(
            given.load,
            arms?.loads[i] ?? loadsIn(modes[i]),
            phased && isLaden(orders) && side === orders.attacker,
          ),
    ),
    enters: elements.map(({ given }) => given.enters?.turn ?? 0),
    leadBombs: ratings('leader'),
    wingBombs: ratings('wingman'),
    bombSkill: skill('BM'),
    strafeSkill: skill('S'),
    burstSkill: skill('BU'),
    letters: elements.map(({ pilot }) => pilot?.skills.length ?? 0),
    flies: elements.flatMap(({ given }) => [true, given.wingman]),
  };
}

type BomberTables = Pick<
  SortieFixed,
  | 'bombers'
  | 'bomberOwner'
  | 'bomberSide'
  | 'bomberAircraft'
  | 'bomberClass'
  | 'formation'
  | 'altitude'
  | 'bomberModes'
  | 'bomberLoad'
  | 'speed'
  | 'turretDefense'
  | 'turretSupport'
  | 'damage'
  | 'bombs'
  | 'nordens'
  | 'crewBombs'
  | 'evasive'
  | 'nerves'
  | 'crewAces'
  | 'crewLetters'
>;

/** Z-19.35a — markers that an Ace crew receives for the Mission. (Z-19.32a: without letters a crew gives nothing.) */
const ACE_CAPABILITY = 2;

/** CH-19.43g, CH-27.31a — a green crew supports nobody, and nobody does at night. */
const isMute = ({ night }: Orders, { given, nth }: FieldedBomber): boolean =>
  night === true || given.green?.[nth] === true;

/** CH-30.61a, CH-30.62a — a rating less what the crew has still to learn: on both sides of the card, and never below none. */
const trained = (
  rating: number,
  of: 'saturation' | 'defense' | 'support' | 'capacity',
  bomber: FieldedBomber,
): number => Math.max(0, rating + conditionOf(bomber)[of]);

/** Formation aircraft with what their crews add: Z-19.35c (BD), Z-19.35d (D), Z-19.35g (TD), Z-19.35h (TS). */
export function bomberTables(
  orders: Orders,
  bombers: readonly FieldedBomber[],
  naval: boolean,
  arms: ArmsFixed | undefined,
): BomberTables {
  const crew = (letter: CrewSkill): number[] => bombers.map((one) => count(one.crew?.skills ?? [], letter));
  const [defense, support, toughness] = [crew('TD'), crew('TS'), crew('D')];
  const bothSides = (of: (side: FormationSide, i: number) => number): number[] =>
    bombers.flatMap(({ aircraft }, i) => [of(aircraft.front, i), of(aircraft.damaged, i)]);
  const modes = bombers.map(({ aircraft, given }) =>
    bomberModes(aircraft, naval, given.altitude).map((mode) => bombingModes.indexOf(mode)),
  );
  // CH-27.81a — not where there are no Torpedoes at all.
  const isSmall = arms?.bomberLoads.every((own) => !own.includes(loads.indexOf('torpedo'))) === true;
  const torpedoes = effectsOf(orders, 'torpedoes').length > 0 && !isSmall ? 'torpedo' : null;
  return {
    bombers: bombers.map(({ label }) => label),
    bomberOwner: bombers.map(({ seat }) => seat),
    bomberSide: bombers.map(({ side }) => sides.indexOf(side)),
    bomberAircraft: bombers.map(({ aircraft }) => aircraft.id),
    bomberClass: bombers.map(({ aircraft }) => aircraftClasses.indexOf(aircraft.class)),
    formation: bombers.map(({ formation }) => formation),
    altitude: bombers.map(({ given }) => altitudes.indexOf(given.altitude)),
    bomberModes: modes,
    bomberLoad: bombers.map(({ given, side }, i) =>
      // CH-18.82b — an MXY7 takes the place of all bombs.
      given.ohka === true
        ? 0
        : given.kamikaze === true
          ? KAMIKAZE_LOAD
          : loadOf(
              given.load ?? torpedoes,
              arms?.bomberLoads[i] ?? loadsIn(modes[i]),
              isLaden(orders) && side === orders.attacker,
            ),
    ),
    speed: bothSides(({ speed }) => speed),
    turretDefense: bothSides(({ turretDefense }, i) => trained(turretDefense, 'defense', bombers[i]) + defense[i]),
    turretSupport: bothSides(({ turretSupport }, i) =>
      isMute(orders, bombers[i]) ? 0 : trained(turretSupport, 'support', bombers[i]) + support[i],
    ),
    damage: bothSides(({ damage }, i) => trained(damage, 'capacity', bombers[i]) + toughness[i]),
    bombs: bombers.flatMap((one) =>
      [one.aircraft.front, one.aircraft.damaged].flatMap(({ level, saturation }) =>
        bombingModes.map((mode) =>
          mode === 'level' ? level : mode === 'saturation' ? trained(saturation, 'saturation', one) : 0,
        ),
      ),
    ),
    // CH-30.61c — the campaign of the B-29s does not use it.
    nordens: bombers.map(({ aircraft }) => aircraft.norden && orders.solitaire === undefined),
    crewBombs: crew('BD'),
    evasive: crew('EA'),
    nerves: crew('NS'),
    crewAces: crew('A').map((aces) => (aces > 0 ? ACE_CAPABILITY : 0)),
    crewLetters: bombers.map((one) => one.crew?.skills.length ?? 0),
  };
}
