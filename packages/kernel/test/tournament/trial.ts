import { below, problem, type Script, type Trial } from '../../src/index.ts';
import { joustScript, joustTrial } from '../reference/index.ts';
import type { JoustChoice, JoustEvent } from '../reference/state.ts';
import {
  type Tournament,
  type TournamentChoice,
  type TournamentEvent,
  type TournamentOptions,
  type TournamentView,
  tournament,
} from './game.ts';

export const tournamentScript: Script<
  Tournament,
  TournamentChoice,
  TournamentEvent,
  TournamentView,
  TournamentOptions
> = {
  game: tournament,
  unordered: joustScript.unordered,
  situate: () => problem('field-unknown', 'given'),
  describe: (s) => ({ points: s.points, joust: s.inner && joustScript.describe(s.inner) }),
  describeView: (view) => ({ points: view.points, joust: view.inner && joustScript.describeView(view.inner) }),
  events: ['announced', 'agreed', 'points', ...joustScript.events],
  describeEvent: (s, event) =>
    'turns' in event || 'hits' in event || 'points' in event || s.inner === null
      ? { ...event }
      : joustScript.describeEvent(s.inner, event as JoustEvent),
  lay: (s, cards) => (s.inner ? joustScript.lay(s.inner, cards) : problem('not-asked', 'draws')),
  laidOut: (s) => (s.inner ? joustScript.laidOut(s.inner) : []),
};

export const tournamentTrial: Trial<Tournament, TournamentChoice, TournamentEvent, TournamentView, TournamentOptions> =
  {
    script: tournamentScript,
    deal: (chance) => ({ jousts: 1 + below(chance, 4), copies: 2 + below(chance, 4) }),
    features: ['2 turns', '3 turns', '1 hits', '2 hits', ...joustTrial.features],
    began: () => [],
    uses: (s, choice, seat) =>
      s.inner ? joustTrial.uses(s.inner, choice as JoustChoice, seat) : [tournament.write(s, choice, seat)],
    tries: (s, kind, seat) =>
      s.inner
        ? (joustTrial.tries?.(s.inner, kind, seat) ?? [])
        : kind === 'hits'
          ? [1, 2, 3].map((hits) => ({ do: 'hits', hits }))
          : [],
    hands: {
      held: (s, kind, seat) => (s.inner ? (joustTrial.hands?.held(s.inner, kind, seat) ?? []) : []),
      usedBy: (s, choice, seat) =>
        s.inner ? (joustTrial.hands?.usedBy(s.inner, choice as JoustChoice, seat) ?? []) : [],
    },
  };
