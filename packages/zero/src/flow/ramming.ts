import { EVERYONE } from '@tallyho/kernel';
import { borders } from '../content/types.ts';
import { sortieOf } from '../mission/state.ts';
import { ordersOf } from '../rules/formations.ts';
import { rammingHits } from '../rules/ramming.ts';
import { type DogfightTable, type ElementNo, isBomber, type PlaneNo } from '../state.ts';
import { drawOpen } from './area-flak.ts';
import { credit } from './credit.ts';
import { destroy, hit } from './damage.ts';
import { maybeFinish } from './finish.ts';
import { clearTable } from './hands.ts';
import { destroyBomber, hitBomber } from './strike.ts';

const RED = borders.indexOf('red');
const WHITE = borders.indexOf('white');

/** LR-25 — a Leader rams: red, both are lost; white, he is, and the target takes so many Hits; blue, nothing happens. Nobody answers. */
export function ram(t: DogfightTable, element: ElementNo, at: PlaneNo): void {
  const s = t.state;
  const { lead } = s.elements[element];
  const hits = rammingHits(s, element);
  sortieOf(s).rammed = 1;
  s.now.played = true;
  const [card] = drawOpen(t, 1);
  if (card === undefined) return;
  const border = ordersOf(s).border[s.fixed.face[card]];
  clearTable(s);
  t.say?.(EVERYONE, { event: 'rammed', by: lead, at, card, border, because: 'Z-24.51a' });
  if (border === RED) lose(t, at);
  else if (border === WHITE) strikeWith(t, at, hits);
  else return;
  credit(s, lead, at);
  destroy(t, lead, 'Z-24.51a');
  maybeFinish(t);
}

function lose(t: DogfightTable, at: PlaneNo): void {
  if (isBomber(t.state, at)) destroyBomber(t, at, 'Z-24.51a');
  else destroy(t, at, 'Z-24.51a');
}

function strikeWith(t: DogfightTable, at: PlaneNo, hits: number): void {
  if (isBomber(t.state, at)) hitBomber(t, at, hits);
  else hit(t, at, hits);
}
