import { describe, expect, test } from 'vitest';
import { basePack } from '../src/content/pack.ts';
import { downInFlames } from '../src/game.ts';
import { cardNames } from '../src/notation.ts';
import { game, scene } from './helpers/scene.ts';

describe('notation', () => {
  test('faces are called by as much as tells them apart', () => {
    const { fixed } = game({}).match.state;
    expect(cardNames(fixed)).toContain('OUT OF THE SUN');
    expect(cardNames(fixed)).toContain('IN MY SIGHTS 2/3');
    expect(cardNames(fixed)).toContain('IN MY SIGHTS FUEL TANK');
    expect(new Set(cardNames(fixed)).size).toBe(fixed.faces.length);
  });

  test('faces that differ only in their Maneuver value, or in nothing, still have names of their own', () => {
    const face = basePack.faces.find(({ id }) => id === 'in-my-sights-1-1');
    if (face === undefined) throw new Error('no such face');
    const copies = { pacific: 3, europe: 3 };
    const faces = [
      { ...face, copies },
      { ...face, id: 'second', maneuver: 2, copies },
      { ...face, id: 'third', maneuver: 2, copies },
    ];
    const { fixed } = game({ packs: [{ system: 'down-in-flames', pack: 'twins', faces }] }).match.state;
    expect(cardNames(fixed)).toContain('IN MY SIGHTS 1/1 m1');
    expect(cardNames(fixed)).toContain('IN MY SIGHTS 1/1 second');
    expect(cardNames(fixed)).toContain('IN MY SIGHTS 1/1 third');
  });

  test('capitals and blanks do not matter; the target is named when there are several aircraft', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1', 'TIGHT TURN'] }, B1: {}, B2: { hand: ['YO-YO'] } })
      .does('A', 'Play in my sights 1/1  at b2 with tight turn')
      .asks('B', 'answer');
  });

  test('a text that is no notation is told from one that is only illegal', () => {
    const { state } = scene({ A1: {}, B1: {} }).match;
    expect(downInFlames.reads(state, 'answer barrel roll')).toBe(true);
    expect(downInFlames.reads(state, 'maneuver 2 with ace pilot')).toBe(true);
    expect(downInFlames.reads(state, 'maneuver 2 with a grin')).toBe(false);
    expect(downInFlames.reads(state, 'surrender')).toBe(false);
  });
});
