import { type Fields, type Frame, impossible, type Json, misfit } from '@tallyho/kernel';
import type { FighterSide } from '../content/types.ts';
import { approach } from '../flow/bombing.ts';
import { lineUp } from '../flow/briefing.ts';
import { mission as missionFlow, newTurn, nextUp } from '../flow/mission.ts';
import { isBomber } from '../rules/formation.ts';
import { type Dogfight, NO_PLANE, NO_SIDE, type Plane } from '../state.ts';
import { fileOf, MIDDLE, type Mission, NO_PATTERN, NO_SQUARE, patterns, rowOf, squareAt } from './state.ts';

/** Where a mission can go on, beside the phases of a fighter's turn. */
export const missionPhases = ['formation', 'next', 'bombing'] as const;

/** The frame of the mission itself. */
export function missionFrame(phase: string): Frame {
  const { steps } = missionFlow;
  const step = {
    formation: steps.indexOf(lineUp),
    'new-turn': steps.indexOf(newTurn),
    bombing: steps.indexOf(approach),
  }[phase];
  return { flow: missionFlow.name, step: step ?? steps.indexOf(nextUp), at: { round: 0 } };
}

/** Nobody's turn: the next one will be found; and if formations are still to be made, none of them is there. */
export function betweenTurns(s: Dogfight, mission: Mission, phase: string): void {
  s.active = NO_PLANE;
  s.acting = NO_SIDE;
  if (phase === 'formation') mission.square.fill(NO_SQUARE);
}

/** What has been declared, laid and chosen. */
export function readMissionState(s: Dogfight, fields: Fields): void {
  const given = fields.fields('mission');
  const { mission } = s;
  if (mission !== null) {
    const { labels } = s.fixed;
    mission.turns = given.int('turns', 1, 99, mission.turns);
    mission.flak = given.has('flak') ? patterns.indexOf(given.oneOf('flak', patterns)) : NO_PATTERN;
    mission.chosen = given.has('chosen') ? labels.indexOf(given.oneOf('chosen', labels)) : NO_PLANE;
    mission.named = given.has('named') ? labels.indexOf(given.oneOf('named', labels)) : NO_PLANE;
  }
  given.done();
}

/** DIF-FB-02 — whether it is still Loaded; a bomber with a hand has manned its turrets (DIF-GAP-38). */
export function readBomber(s: Dogfight, mission: Mission, plane: Plane, fields: Fields): void {
  const isLoaded = mission.bomber[plane] && s.fixed.bombers[s.planes[plane].fighter] === null;
  if (isLoaded) mission.bomber[plane] = fields.flag('loaded', true);
  if (mission.bomber[plane]) s.planes[plane].acted = true;
  mission.withdrawn[plane] = fields.flag('withdrawn', false);
  mission.manned[plane] = mission.bomber[plane] && s.planes[plane].hand.size > 0;
}

/** The ratings of a bomber that a situation invents. */
export function readBomberSide(base: FighterSide, fields: Fields): FighterSide {
  const side: FighterSide = {
    ...base,
    speed: fields.int('speed', 0, 99, base.speed),
    horsepower: [fields.int('defense', 0, 99, base.horsepower[0]), fields.int('support', 0, 99, base.horsepower[1])],
    airframe: fields.int('airframe', 1, 99, base.airframe),
    bombs: fields.int('bombs', 0, 99, base.bombs),
  };
  fields.done();
  return side;
}

/** DIF-BMB-06, DIF-BMB-08 — the formations as they are drawn; those that are not drawn fly abreast. */
export function readFormations(s: Dogfight, fields: Fields): void {
  const { mission } = s;
  const given = fields.list('formations');
  if (mission === null) {
    if (given.length > 0) misfit('field-wrong-value', 'given.formations', { wanted: [], found: given });
    return;
  }
  given.forEach((formation, i) => {
    readFormation(s, mission, formation, `given.formations[${i}]`);
  });
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (!mission.bomber[plane] || mission.square[plane] !== NO_SQUARE) continue;
    mission.square[plane] = MIDDLE + together(s, plane).filter((other) => mission.square[other] !== NO_SQUARE).length;
  }
  for (let plane = 0; plane < s.planes.length; plane++)
    if (mission.bomber[plane] && !isConnected(s, mission, plane)) impossible('given.formations', 'DIF-BMB-08');
}

/** All bombers of the same side and level, those that are gone too. */
const together = (s: Dogfight, plane: Plane): Plane[] =>
  s.planes
    .map((_, other) => other)
    .filter(
      (other) =>
        isBomber(s, other) &&
        s.fixed.side[other] === s.fixed.side[plane] &&
        s.planes[other].altitude === s.planes[plane].altitude,
    );

function readFormation(s: Dogfight, mission: Mission, formation: Json, place: string): void {
  const wrong = (found: Json): never => misfit('field-wrong-value', place, { wanted: '[[A1, A2], [., A3]]', found });
  const rows: readonly Json[] = Array.isArray(formation) ? formation : wrong(formation);
  const placed: Plane[] = [];
  for (const [down, row] of rows.entries()) {
    const squares: readonly Json[] = Array.isArray(row) ? row : wrong(row);
    for (const [across, label] of squares.entries()) {
      if (label === '.' || label === null) continue;
      const plane = s.fixed.labels.indexOf(String(label));
      if (plane < 0 || !mission.bomber[plane] || mission.square[plane] !== NO_SQUARE) wrong(label);
      mission.square[plane] = squareAt(fileOf(MIDDLE) + across, rowOf(MIDDLE) + down);
      placed.push(plane);
      if (!together(s, placed[0]).includes(plane)) impossible(`${place}[${down}][${across}]`, 'DIF-BMB-08');
    }
  }
  for (const plane of placed) {
    const beneath = together(s, plane).some((o) => !placed.includes(o) && mission.square[o] === mission.square[plane]);
    if (beneath) impossible(place, 'DIF-BMB-08');
  }
}

/** DIF-GAP-46 — whether a bomber can be reached from the first of its formation, from square to square. */
function isConnected(s: Dogfight, mission: Mission, plane: Plane): boolean {
  const all = together(s, plane);
  const reached = [all[0]];
  for (const from of reached) {
    for (const other of all) {
      const files = Math.abs(fileOf(mission.square[from]) - fileOf(mission.square[other]));
      const rows = Math.abs(rowOf(mission.square[from]) - rowOf(mission.square[other]));
      if (files + rows === 1 && !reached.includes(other)) reached.push(other);
    }
  }
  return reached.includes(plane);
}
