import { superfortressTerms } from '../content/corsairs/superfortress.ts';
import { trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import { zero } from '../game.ts';
import { levelOf } from './choices.ts';
import { fightOptions } from './fight.ts';
import { superfortressFixed } from './fixed.ts';
import type { SuperfortressOptions } from './options.ts';
import { firstTarget } from './rules/weeks.ts';
import { type Flight, NO_ENVIRONMENT, NO_TARGET } from './state.ts';

/** As many fighters as the Opposition of a Mission and an event for each B-29 can bring; and those that meet a Supply Transport. */
const MOST_ON_MISSION = 8;
const MOST_ON_TRANSPORT = 2;
/** CH-30.81a — the longest combat. */
const LONGEST = 5;
/** A wind that makes the way longer. */
const HEAD_WINDS = 7;

/**
 * No campaign asks for more choices than this: in each week a duty and a box for each B-29, an Altitude, what a crew has
 * learned, for each replacement its question and three more for its boxes, and the choices of a Mission and of a combat
 * for each B-29. No fighter draws more cards than a Ki-84.
 */
export function mostChoices(options: SuperfortressOptions): number {
  const fixed = superfortressFixed(options);
  const { aircraft, weeks } = superfortressTerms;
  const fleet = Array.from({ length: aircraft }, () => ({
    damage: 0,
    damaged: 0,
    boxes: trainingBoxes.map(() => 1),
    lost: 0,
  }));
  const flight = (kind: Flight['kind'], fighters: number): Flight => ({
    week: superfortressTerms.firstMission,
    kind,
    flyers: fleet
      .slice(0, kind === 'mission' ? aircraft : 1)
      .map((_, nth) => ({ aircraft: nth, counted: false, cards: 0 })),
    target: kind === 'mission' ? firstTarget() : NO_TARGET,
    altitude: levelOf('high'),
    environment: kind === 'mission' ? HEAD_WINDS : NO_ENVIRONMENT,
    opponents: Array.from({ length: fighters }, () => ({
      aircraft: 'ki-84',
      wingman: true,
      altitude: levelOf('high'),
    })),
    turns: LONGEST,
    supply: 0,
    fleet,
    report: null,
  });
  const mission = zero.bound(fightOptions(fixed, flight('mission', MOST_ON_MISSION)));
  const transport = zero.bound(fightOptions(fixed, flight('supply', MOST_ON_TRANSPORT)));
  const ground = aircraft * 2 + 2 + aircraft * 4 + 1;
  return weeks * (ground + mission + aircraft * transport);
}
