import { below, problem, type Script, type Trial } from '../../src/index.ts';
import type { Tournament, TournamentChoice } from '../tournament/game.ts';
import { tournamentScript, tournamentTrial } from '../tournament/index.ts';
import {
  type Season,
  type SeasonChoice,
  type SeasonEvent,
  type SeasonOptions,
  type SeasonView,
  season,
} from './game.ts';
import { type Quintain, type QuintainChoice, type QuintainEvent, type QuintainOptions, quintain } from './quintain.ts';
import { type Squire, squire } from './squire.ts';

const isTournament = (inner: Season['inner']): inner is Tournament => inner !== null && 'jousts' in inner.fixed;
const quintainEvents = ['looked', 'rode', 'waited'];
const quintainTree = (s: Quintain) => ({ held: s.held, scored: s.scored });

const seasonScript: Script<Season, SeasonChoice, SeasonEvent, SeasonView, SeasonOptions> = {
  game: season,
  events: ['week', 'tournament-day', 'called-off', 'scored', ...tournamentScript.events, ...quintainEvents],
  unordered: [],
  situate: () => problem('field-unknown', 'given'),
  describe: (s) => ({
    points: s.points,
    inside: s.inner && (isTournament(s.inner) ? tournamentScript.describe(s.inner) : quintainTree(s.inner)),
  }),
  describeView: (view) => ({ points: view.points }),
  describeEvent: (_, { event }) => ({ event }),
  lay: () => problem('not-asked', 'draws'),
  laidOut: () => [],
};

export const seasonTrial: Trial<Season, SeasonChoice, SeasonEvent, SeasonView, SeasonOptions> = {
  script: seasonScript,
  deal: (chance) => ({ weeks: 1 + below(chance, 3) }),
  features: ['send lords', 'send squires', 'ride', 'wait', ...tournamentTrial.features],
  began: () => [],
  uses: (s, choice, seat) =>
    isTournament(s.inner)
      ? tournamentTrial.uses(s.inner, choice as TournamentChoice, seat)
      : [season.write(s, choice, seat)],
  tries: (s, kind, seat) =>
    isTournament(s.inner) ? (tournamentTrial.tries?.(s.inner, kind, s.riders.indexOf(seat)) ?? []) : [],
  hands: {
    held: (s, kind, seat) =>
      isTournament(s.inner) ? (tournamentTrial.hands?.held(s.inner, kind, s.riders.indexOf(seat)) ?? []) : [],
    usedBy: (s, choice, seat) =>
      isTournament(s.inner)
        ? (tournamentTrial.hands?.usedBy(s.inner, choice as TournamentChoice, s.riders.indexOf(seat)) ?? [])
        : [],
  },
};

/** A rider at the quintain looks at a card, and plays none. */
const noHands = { held: () => [], usedBy: () => [] };

type Squires = Parameters<typeof squire.write>[1];

export const squireTrial: Trial<Squire, Squires, object, ReturnType<typeof squire.observe>, Record<string, never>> = {
  script: {
    game: squire,
    events: ['day', ...quintainEvents],
    unordered: [],
    situate: () => problem('field-unknown', 'given'),
    describe: (s) => ({ beaten: s.beaten, quintain: s.inner && quintainTree(s.inner) }),
    describeView: (view) => ({ beaten: view.beaten }),
    describeEvent: (_, event) => ({ ...event }),
    lay: () => problem('not-asked', 'draws'),
    laidOut: () => [],
  },
  deal: () => ({}),
  features: ['ride', 'wait'],
  began: () => [],
  uses: (s, choice, seat) => [squire.write(s, choice, seat)],
  hands: noHands,
};

export const quintainTrial: Trial<
  Quintain,
  QuintainChoice,
  QuintainEvent,
  ReturnType<typeof quintain.observe>,
  QuintainOptions
> = {
  script: {
    game: quintain,
    events: quintainEvents,
    unordered: [],
    situate: () => problem('field-unknown', 'given'),
    describe: quintainTree,
    describeView: ({ held, scored }) => ({ held, scored }),
    describeEvent: (_, event) => ({ ...event }),
    lay: () => problem('not-asked', 'draws'),
    laidOut: () => [],
  },
  deal: (chance) => ({ runs: 1 + below(chance, 8) }),
  features: ['ride', 'wait'],
  began: () => [],
  uses: (_, { do: verb }) => [verb],
  hands: noHands,
};
