import { chanceFrom, SPECTATOR } from '@tallyho/kernel';
import { type Choice, NO_KIND, type WingsView, wingsOfWar } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { bearingTo } from '../../src/wings-of-war/model/bearings.ts';
import { cardLaid, offerFor, programmesOf, withCard } from '../../src/wings-of-war/model/programme.ts';
import { seenDecks } from '../../src/wings-of-war/model/seen.ts';
import { supposedDecision, supposedView } from '../../src/wings-of-war/model/supposed.ts';
import { modelOf } from '../../src/wings-of-war/model/use-model.ts';
import { begin, fly, GAMES } from './fly.ts';

describe('laying three cards at once', () => {
  test('WOW-PLAN-01: offers for every slot what the game offers when it is asked slot by slot', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      fly(seed, (match) => {
        for (const decision of match.table.decisions()) {
          if (decision.kind !== 'plan') continue;
          const { view } = modelOf(lookAt(match, decision.seat));
          const programme = programmesOf(view).find(({ cards }) => cards.length < 3 && cards[0] !== -2);
          expect(programme).toBeDefined();
          if (programme !== undefined) expect(offerFor(view, programme).options).toEqual(decision.options);
        }
      });
    }
  });

  test('WOW-PLAN-06: the second card depends on the first, before either has been handed in', () => {
    const match = begin({ scenario: 'dogfight' }, 1);
    const { view } = modelOf(lookAt(match, 0));
    const [programme] = programmesOf(view);
    const stall = offerFor(view, programme).options.find((choice) => cardLaid(choice) === 2);
    expect(stall).toBeDefined();
    const after = offerFor(view, withCard(programme, 2));
    expect(after.options.some((choice) => cardLaid(choice) === 2)).toBe(false);
    expect(after.refusals.some(({ reason }) => reason === 'steep-after-steep')).toBe(true);
  });

  test('a supposed table is one that the game can go on from', () => {
    const match = begin({ scenario: 'dawn-patrol' }, 2);
    const { view } = modelOf(lookAt(match, 0));
    const [first, second] = programmesOf(view);
    const laid = { ...first, cards: [0, 3, 4] };
    const current = withCard(second, 0);
    const supposed = supposedView(view, [laid, current], current);
    const options = offerFor(view, current).options;
    const [decision] = match.table.decisions();
    expect(supposedDecision(decision, options).options).toEqual(options);
    const state = wingsOfWar.resample(supposed, chanceFrom(3));
    const again = offerFor(wingsOfWar.observe(state, 0), programmesOf(wingsOfWar.observe(state, 0))[1]);
    expect(again.options).toEqual(options);
  });
});

describe('what is told', () => {
  const two = (heading: number, x: number, y: number, other: number): WingsView => {
    const match = begin(
      {
        scenario: 'dogfight',
        seats: [
          { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', x: 450, y: 450, heading }] },
          { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x, y, heading: other }] },
        ],
      },
      1,
    );
    return wingsOfWar.observe(match.state, 0);
  };

  test('bearings go by the clock, from the nose', () => {
    expect(bearingTo(two(0, 450, 650, 180), 0, 1)).toMatchObject({ clock: 12, distance: 200, aspect: 'towards' });
    expect(bearingTo(two(0, 650, 450, 90), 0, 1)).toMatchObject({ clock: 3, aspect: 'away' });
    expect(bearingTo(two(90, 450, 650, 90), 0, 1)).toMatchObject({ clock: 9, aspect: 'right' });
    expect(bearingTo(two(180, 450, 650, 0), 0, 1)).toMatchObject({ clock: 6, aspect: 'away' });
  });

  test('WOW-DMG-01, WOW-PLAN-02: nobody sees the damage or the plan of others', () => {
    const secret = (choice: Choice): boolean => choice.do === 'plan' || choice.do === 'dare';
    for (let seed = 0; seed < GAMES; seed++) {
      fly(seed, (match) => {
        const { view } = modelOf(lookAt(match, SPECTATOR));
        for (const a of view.planes) expect(a.plan.slice(a.open).every((card) => card === NO_KIND)).toBe(true);
        expect(view.asks.some(({ choice }) => choice !== null && secret(choice as Choice))).toBe(false);
        for (const { faces, pile, hidden } of seenDecks(view)) {
          const unseen = faces.reduce((sum, face) => sum + face.unseen, 0);
          expect(unseen).toBe(pile + hidden);
        }
      });
    }
  });
});
