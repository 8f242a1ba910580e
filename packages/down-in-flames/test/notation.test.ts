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

  test('in a duel the only possible target may be named', () => {
    const duel = () => scene({ A1: { hand: ['YO-YO', 'IN MY SIGHTS 1/1'] }, B1: { hand: ['SCISSORS'] } });
    duel().does('A', 'maneuver 1 at B1 with YO-YO').asks('B', 'answer');
    duel().does('A', 'play IN MY SIGHTS 1/1 at b1 with YO-YO').asks('B', 'answer');
    for (const text of ['maneuver 1 at A1 with YO-YO', 'play YO-YO at B1', 'speed at B1'])
      expect(duel().match.chooseText(0, text), text).toMatchObject({ ok: false, problem: { code: 'not-an-option' } });
    expect(duel().match.chooseText(0, 'maneuver 1 at C1 with YO-YO')).toMatchObject({
      problem: { code: 'unreadable-choice' },
    });
  });

  test('a refusal is found under both names of a target', () => {
    const { match } = scene({ A1: { hand: ['YO-YO'] }, B1: {} });
    expect(match.chooseText(0, 'maneuver 2 at B1 with YO-YO')).toMatchObject({
      problem: { facts: { reason: 'maneuver-value-too-low' } },
    });
  });

  test('a text that is no notation is told from one that is only illegal', () => {
    const { state } = scene({ A1: {}, B1: {} }).match;
    expect(downInFlames.reads(state, 'answer barrel roll')).toBe(true);
    expect(downInFlames.reads(state, 'maneuver 2 with ace pilot')).toBe(true);
    expect(downInFlames.reads(state, 'maneuver 2 with a grin')).toBe(false);
    expect(downInFlames.reads(state, 'surrender')).toBe(false);
  });
});
