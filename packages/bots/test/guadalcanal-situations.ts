import { type Json, Table } from '@tallyho/kernel';
import { type GuadalcanalState, zeroGuadalcanalScript } from '@tallyho/zero';
import { zeroGuadalcanalThumbs } from '../src/systems/zero-guadalcanal.ts';

const { game } = zeroGuadalcanalThumbs;

/** A Guadalcanal as a scripted game lays it out, at its next question. */
function campaignAt(given: object): GuadalcanalState {
  const options = game.options({ carriers: true });
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroGuadalcanalScript.situate(given as Json, options.value as never, 'odds');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(game as never, state.value as never);
  table.advance();
  return table.state as unknown as GuadalcanalState;
}

const day = { kind: 'attack', card: 'half-loop', flights: {}, vps: 0 };

/** The sixth week, with the ships at sea. */
export const nightAt = (more: object = {}): GuadalcanalState =>
  campaignAt({ week: 6, weather: 'ots', log: [day], phase: 'resupply', ...more });
