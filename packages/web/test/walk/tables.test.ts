import { describe } from 'vitest';
import { look } from './walk.ts';

/** A saved game is opened, and goes on where it was. */
const table = (game: string, address = game.replace(/^.*\//, '')): void =>
  look(`tables/${address}`, `#/play/${address}`, { games: [game] });

describe('Down In Flames', () => {
  table('v3/duel-begun');
  table('v3/duel');
  table('v3/duel-over');
  table('v3/odd');
  table('v3/teams');
  table('v3/mission');
  table('v3/mission-over');
  table('v3/campaign-desk');
  table('v3/campaign-half-chosen');
  table('v3/campaign-mission');
  table('v3/campaign-over');
});

describe('Zero!', () => {
  table('v3/zero');
  table('v3/zero-over');
  table('v3/zero-mission');
  table('v3/land-half-chosen');
  table('v3/land-mission');
  table('v3/land-over');
  table('v3-carriers/carriers-half-chosen');
  table('v3-carriers/carriers-strike');
  table('v3-carriers/carriers-over');
  table('v4-guadalcanal/guadalcanal-half-assigned');
  table('v4-guadalcanal/guadalcanal-resupply');
  table('v4-guadalcanal/guadalcanal-strike');
  table('v4-guadalcanal/guadalcanal-over');
  table('v3-pearl/pearl');
  table('v3-pearl/pearl-over');
  table('v3-superfortress/superfortress');
  table('v3-superfortress/superfortress-mission');
  table('v3-superfortress/superfortress-over');
});

describe('Wings of War', () => {
  table('v3/wings-half-laid');
  table('v3/wings-over');
});
