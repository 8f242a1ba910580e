import { type Fields, impossible } from '@tallyho/kernel';
import { VERY_LOW } from '../rules/altitude.ts';
import { ohkaOf } from '../rules/kamikaze.ts';
import { TO_RUN } from '../rules/loads.ts';
import { searchOf, searchOrders } from '../rules/search.ts';
import { type Dogfight, type ElementNo, NOBODY } from '../state.ts';
import { ABOARD, FOUND, GONE, IN_VAIN, NO_OHKA, NO_TARGET, ohkaStages, RELEASED, SEARCH_DRAWS } from './kamikaze.ts';
import { BOMB, EGRESS, HOME_BOUND, INGRESS, isOverTarget, OVER_TARGET, SEARCH, sortieOf } from './state.ts';

/*
 * What a constructed situation says of a kamikaze mission: draws of the search, what it has found or was declined, MXY7s.
 */

/** CH-28.4 — without a word, nothing has been drawn yet; a Search Turn and all that follows has had its draw. */
export function readSearch(s: Dogfight, phase: number, fields: Fields): void {
  const search = searchOf(s);
  const { ids } = searchOrders(s);
  const sheet = (name: string): number => (fields.has(name) ? ids.indexOf(fields.oneOf(name, ids)) : NO_TARGET);
  const isOver = isOverTarget(phase) || phase === HOME_BOUND;
  search.target = sheet('found');
  search.declined = sheet('declined');
  search.redraws = fields.int('redraws', 0, 9, search.redraws);
  const isInVain = phase === HOME_BOUND && search.target === NO_TARGET;
  const usual = isInVain ? SEARCH_DRAWS : isOver || phase === SEARCH ? 1 : 0;
  search.draws = fields.int('draws', 0, SEARCH_DRAWS, usual);
  // CH-28.43a — the last draw is followed by no Search Turn.
  search.turns = phase === SEARCH ? search.draws : Math.max(0, search.draws - 1);
  if (isOver) search.end = isInVain ? IN_VAIN : FOUND;
  if (isOverTarget(phase) && search.target === NO_TARGET) impossible(fields.at('found'), 'CH-28.43a');
  if (!isOver && search.target !== NO_TARGET) impossible(fields.at('found'), 'CH-28.43a');
  if (phase !== SEARCH && search.declined !== NO_TARGET) impossible(fields.at('declined'), 'CH-28.44b');
  if (phase === SEARCH && search.draws >= SEARCH_DRAWS) impossible(fields.at('draws'), 'CH-28.43a');
}

/** CH-GAP-41, CH-28.52a — kamikazes are over the target, and in the Bomb Turn on their way down. */
export function readKamikaze(s: Dogfight, element: ElementNo, fields: Fields): void {
  const { phase, where, low, level, runs } = sortieOf(s);
  const { lead, wing, altitude } = s.elements[element];
  if (isOverTarget(phase) && where[element] !== OVER_TARGET) impossible(fields.at('where'), 'CH-GAP-41');
  if (phase !== BOMB || lead === NOBODY || altitude !== VERY_LOW) return;
  low[element] = 1;
  level[element] = 1;
  runs[lead] = TO_RUN;
  if (wing !== NOBODY) runs[wing] = TO_RUN;
}

/** CH-18.83a, CH-GAP-13 — aboard until Ingress, gone after the Bomb Turn, unless something else is said. */
export function readOhka(s: Dogfight, nth: number, fields: Fields): void {
  const sortie = sortieOf(s);
  const ohka = ohkaOf(sortie, nth);
  if (ohka.stage === NO_OHKA) return;
  const { phase } = sortie;
  const usual = phase === INGRESS || phase === BOMB ? RELEASED : phase === EGRESS ? GONE : ABOARD;
  ohka.stage = ohkaStages.indexOf(fields.oneOf('ohka', ohkaStages, ohkaStages[usual]));
  ohka.hits = fields.int('ohka hits', 0, 1, 0);
  if (isOverTarget(phase) === (ohka.stage === ABOARD)) impossible(fields.at('ohka'), 'CH-18.83a');
}
