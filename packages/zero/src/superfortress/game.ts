import { type Chance, clone, concededBy, EVERYONE, freshTable, holding, tableFrom, viewTable } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { superfortressTerms } from '../content/corsairs/superfortress.ts';
import { trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import type { ZeroOptions } from '../options.ts';
import type { Dogfight } from '../state.ts';
import { mostChoices } from './bound.ts';
import type { SuperfortressChoice } from './choices.ts';
import type { SuperfortressEvent } from './events.ts';
import { superfortressFixed } from './fixed.ts';
import { missionDuty } from './flow/mission.ts';
import { transportDuty } from './flow/transport.ts';
import { weekFlow } from './flow/week.ts';
import { reads, write } from './notation.ts';
import { readSuperfortressOptions, type SuperfortressOptions } from './options.ts';
import {
  NO_TARGET,
  type OpenSuperfortress,
  type Superfortress,
  type SuperfortressFlow,
  type SuperfortressState,
  type SuperfortressView,
} from './state.ts';

/** CH-30.61a — a B-29 fresh from home. */
export const newSuperfortress = (): Superfortress => ({
  damage: 0,
  damaged: 0,
  boxes: trainingBoxes.map(() => 0),
  lost: 0,
});

/** All that lies on the table, copied. */
const open = (s: OpenSuperfortress): Omit<OpenSuperfortress, 'fixed'> => ({
  week: s.week,
  supply: s.supply,
  vps: s.vps,
  fleet: clone(s.fleet),
  duties: s.duties.slice(),
  target: s.target,
  due: s.due,
  dueNext: s.dueNext,
  flown: s.flown,
  attacked: s.attacked,
  bought: s.bought,
  weeks: clone(s.weeks),
  flight: clone(s.flight),
  log: clone(s.log),
});

/** CH-30.0a — B-29s in China, the solitaire campaign of CORSAIRS AND HELLCATS: its Missions and combats are games of Zero! for one. */
export const zeroSuperfortress = holding<
  Dogfight,
  Choice,
  Happening,
  DogfightView,
  ZeroOptions,
  SuperfortressState,
  SuperfortressChoice,
  SuperfortressEvent,
  SuperfortressView,
  SuperfortressOptions
>([zero], {
  id: 'zero-superfortress',
  version: 1,
  flows: [weekFlow as unknown as SuperfortressFlow, missionDuty, transportDuty as unknown as SuperfortressFlow],
  options: readSuperfortressOptions,

  setup(options, chance) {
    const fixed = superfortressFixed(options);
    const table = freshTable(fixed, 1, chance);
    table.frames.push({ flow: weekFlow.name, step: 0, at: { aircraft: 0 } });
    return Object.assign(table, {
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      week: 0,
      supply: superfortressTerms.supply,
      vps: 0,
      fleet: Array.from({ length: superfortressTerms.aircraft }, newSuperfortress),
      duties: [],
      target: NO_TARGET,
      due: false,
      dueNext: false,
      flown: 0,
      attacked: false,
      bought: 0,
      weeks: [],
      flight: null,
      log: [],
      seeds: [],
      inner: null,
    });
  },
  seats: (s) => s.fixed.seats,

  observe: (s, seat) => ({ ...viewTable(s, seat), ...open(s), discard: s.deck.discard.slice() }),
  resample(view: SuperfortressView, chance: Chance) {
    const drawn = new Set(view.discard);
    const pile = view.fixed.cards.filter((card) => !drawn.has(card));
    return {
      ...tableFrom(view, chance),
      ...open(view),
      deck: { pile, discard: view.discard.slice(), next: [] },
      seeds: view.log.map(() => ''),
    };
  },
  write: (_, choice) => write(choice),
  reads: (_, text) => reads(text),
  cards: ({ deck }) => [...deck.pile, ...deck.discard],
  bound: mostChoices,
  conceded: (_, seat) => concededBy(seat, [0], 'Z-GAP-82'),
  reshuffled(t) {
    t.say?.(EVERYONE, { event: 'reshuffled', because: 'CH-30.0b' });
  },
});
