import {
  ATTACKS_TARGET,
  BOMBS,
  type Choice,
  type Dogfight,
  DRAWS_AGAIN,
  type ElementNo,
  FIRES,
  type MissionChoice,
  NOBODY,
  PASSES,
  type PlaneNo,
  rules,
  SEARCH_DRAWS,
  SKIPS,
  STRAFES,
} from '@tallyho/zero';
import type { Consequence } from '../../dogfight/question.ts';
import { frameOf, openly } from '../model/engine.ts';
import { type MissionView, missionOf } from '../model/mission.ts';
import type { DrawnFor } from '../words/en-mission.ts';
import type { Looked } from './scene.ts';

/** What is drawn for an answer over the target, or what it leads to; null: nothing that could be said of it. */
export function overTarget(looked: Looked, kind: string, choice: Choice): Consequence | null {
  const mission = missionOf(looked.view);
  if (mission === null) return null;
  const after = afterOf(looked, mission, kind, choice as MissionChoice);
  return after === '' ? null : { after };
}

function afterOf(looked: Looked, mission: MissionView, kind: string, choice: MissionChoice): string {
  const { w, view } = looked;
  const { after } = w.mission;
  switch (choice.do) {
    case 'run':
      return runAfter(looked, choice.leader, choice.wingman);
    case 'strafe':
      return runAfter(looked, choice.leader ? STRAFES : NOTHING, choice.wingman ? STRAFES : NOTHING);
    case 'drop':
    case 'skip':
      return kind === 'bomber-order' ? after.drawn('', ofBomber(openly(view), choice.at, choice.do === 'skip')) : '';
    case 'fire': {
      const s = openly(view);
      const drawn = {
        rockets: rocketsOf(s, choice.at),
        flak: rules.targetFlakCards(s, choice.at, rules.ROCKETS),
      };
      return after.drawn('', drawn);
    }
    case 'depth':
      return after.depths[choice.depth];
    case 'submarine':
      return after.dives[choice.depth];
    case 'search':
      return searchAfter(looked, mission, choice.how);
    default:
      return '';
  }
}

/** Who does nothing more in a pass that is already over. */
const NOTHING = -1;

const rocketsOf = (s: Dogfight, plane: PlaneNo): number => (plane < s.planes.length ? rules.rocketCards(s, plane) : 1);

/** An Element over the target, as its frame tells it to everybody. */
interface Run {
  readonly element: ElementNo;
  readonly lead: PlaneNo;
  readonly wing: PlaneNo;
}

/** What each aircraft of an Element draws, and the Flak that it meets. */
function runAfter({ w, view }: Looked, leader: number, wingman: number): string {
  const { after } = w.mission;
  const run = frameOf<Run>(view, 'run');
  if (run === null) return '';
  const { element, lead, wing } = run;
  const s = openly(view);
  const dives = (plane: PlaneNo, does: number): boolean => does === BOMBS && rules.elementMode(s, plane) === rules.DIVE;
  // Z-21.42a — a Dive Bomber's Element loses a level first.
  const at = dives(lead, leader) || (wing !== NOBODY && dives(wing, wingman)) ? lower(s, element) : s;
  const own = (who: string, plane: PlaneNo, does: number): string[] =>
    does === NOTHING ? [] : [after.drawn(who, ofElement(at, element, plane, does))];
  return wing === NOBODY
    ? own('', lead, leader).join('')
    : [...own(after.leader, lead, leader), ...own(after.wingman, wing, wingman)].join(after.and);
}

const lower = (s: Dogfight, element: number): Dogfight => ({
  ...s,
  elements: s.elements.map((each, i) => (i === element ? { ...each, altitude: each.altitude - 1 } : each)),
});

/** Z-21.13a, CH-18.42c, CH-27.61c — the cards of an aircraft of an Element. */
function ofElement(s: Dogfight, element: number, plane: PlaneNo, does: number): DrawnFor {
  const mode =
    does === STRAFES
      ? rules.STRAFING
      : does === FIRES
        ? rules.ROCKETS
        : does === SKIPS
          ? rules.SKIP
          : does === PASSES
            ? rules.passingMode(s, element)
            : rules.elementMode(s, plane);
  const drawn = { flak: rules.targetFlakCards(s, plane, mode) };
  if (does === PASSES) return drawn;
  if (does === STRAFES) return { ...drawn, guns: rules.strafingCards(s, plane) };
  if (does === FIRES) return { ...drawn, rockets: rules.rocketCards(s, plane) };
  return { ...drawn, ...fallen(s, plane, mode, rules.elementBombs(s, plane, mode)) };
}

/** What falls: bombs and their like are drawn for, mines and supplies counted. */
function fallen(s: Dogfight, plane: PlaneNo, mode: number, bombs: number): Partial<DrawnFor> {
  if (mode === rules.MINES) return { mines: rules.minesOf(s, plane) };
  if (mode === rules.AIR_DROP) return { supplies: rules.cargoOf(s, plane) };
  return mode === rules.DEPTH_CHARGES ? { charges: bombs } : { bombs };
}

/** CH-17.61c, CH-17.62a, CH-21.64 — bombs, guns and rockets of one pass of a Formation aircraft, with one Flak for all; or of its MXY7. */
function ofBomber(s: Dogfight, plane: PlaneNo, skips: boolean): DrawnFor {
  const { targetFlak } = rules.targetOf(s);
  if (rules.isOutside(s, plane - s.planes.length))
    return { cards: rules.ohkaCards(s), flak: rules.ohkaFlak(s, targetFlak) };
  if (rules.bomberAttacksAsKamikaze(s, plane)) return { cards: rules.kamikazeCards(s), flak: rules.kamikazeFlak(s) };
  const mode = skips ? rules.SKIP : rules.bomberMode(s, plane);
  return {
    ...fallen(s, plane, mode, rules.bomberBombs(s, plane, mode)),
    guns: mode === rules.AIR_DROP || mode === rules.ROCKETS ? 0 : rules.bomberGunCards(s, plane),
    rockets: rules.bomberRocketCards(s, plane, mode),
    flak: rules.targetFlakCards(s, plane, mode),
  };
}

/** CH-28.43a, CH-28.44a, CH-28.44b — what becomes of a search. */
function searchAfter({ w }: Looked, { orders, sortie }: MissionView, how: number): string {
  const { after } = w.mission;
  const { search } = sortie;
  if (search === undefined) return '';
  if (how === ATTACKS_TARGET) return sortie.ohkas === undefined ? after.attacks : after.releases;
  if (how === DRAWS_AGAIN) return after.drawsAgain(search.draws);
  if (search.draws >= SEARCH_DRAWS) return after.turnsBack;
  return after.fliesOn({ draw: search.draws + 1, flak: orders.search?.areaFlak[search.target] ?? 0 });
}
