import type { Trial } from '@tallyho/kernel';
import { missionRows } from '../content/campaign-types.ts';
import { pearlHarbor } from '../content/pearl-harbor.ts';
import { pearlClasses } from '../content/pearl-harbor-types.ts';
import { borders } from '../content/types.ts';
import { noHands } from '../held.ts';
import { allot, attack, divert, LAUNCH, type PearlChoice, recall } from './choices.ts';
import type { PearlEvent } from './events.ts';
import { otherTargets } from './flow/raid.ts';
import type { PearlOptions } from './options.ts';
import { allotted, kindOf, oneOfEach, sortieOf, targetAt, unresolved, waiting } from './rules/flights.ts';
import { zeroPearlScript } from './script.ts';
import { ESCORT, NO_TARGET, type OpenPearl, type PearlState, type PearlView } from './state.ts';

const { flights, targets } = pearlHarbor;

/** Every kind of Flight at every target it may attack, diverted to every class, every surprise, every order. */
const features: readonly string[] = [
  ...flights.flatMap(({ kind }) =>
    targets.filter(({ by }) => by.includes(kind)).map(({ id }) => `${kind} allotted to ${id}`),
  ),
  ...flights.flatMap(({ kind }) =>
    pearlClasses
      .filter((what) => targets.some((target) => target.class === what && target.by.includes(kind)))
      .map((what) => `${kind} attacks ${what}`),
  ),
  ...['battleship', 'ship', 'shore'].map((what) => `diverted to ${what}`),
  ...borders.map((border) => `surprise ${border}`),
  ...missionRows.map((row) => `last card ${row}`),
  'escort',
  'recalled',
  'third wave',
  'home',
];

/** The card that was drawn last tells which rows have come up. */
function lastCard({ fixed, deck }: PearlState): readonly string[] {
  const card = deck.discard.at(-1);
  return card === undefined ? [] : [`last card ${missionRows[fixed.rows[card]]}`];
}

function used(s: PearlState, choice: PearlChoice): readonly string[] {
  const { fixed } = s;
  switch (choice.do) {
    case 'allot': {
      const { kind } = kindOf(fixed, sortieOf(s, choice.flight));
      return choice.target === ESCORT ? ['escort'] : [`${kind} allotted to ${targetAt(fixed, choice.target).id}`];
    }
    case 'attack': {
      const sortie = sortieOf(s, choice.flight);
      return [`${kindOf(fixed, sortie).kind} attacks ${targetAt(fixed, sortie.target).class}`];
    }
    case 'divert':
      return [`diverted to ${targetAt(fixed, choice.target).class}`];
    case 'recall':
      return ['recalled'];
    case 'launch':
      return [];
    case 'third-wave':
      return ['third wave'];
    case 'home':
      return ['home'];
  }
}

/** All that somebody might try: every sort of Flight at everything there is. */
function tries(s: PearlState, kind: string): PearlChoice[] {
  const everything = (open: OpenPearl): number[] => [...open.points.keys(), ESCORT];
  if (kind === 'allot')
    return [
      LAUNCH,
      ...oneOfEach(waiting(s)).flatMap(({ flight }) => everything(s).map((target) => allot(flight, target))),
      ...allotted(s).map(({ flight }) => recall(flight)),
    ];
  if (kind !== 'attack') return [];
  return oneOfEach(unresolved(s)).flatMap((sortie) => [
    attack(sortie.flight),
    ...otherTargets(s, sortie).map((target) => divert(sortie.flight, target)),
  ]);
}

/** What the conformance suite, the fuzzer and the exhaustive runner need of the raid. */
export const zeroPearlTrial: Trial<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions> = {
  script: zeroPearlScript,
  deal: () => ({}),
  features,
  began: () => [],
  uses(s, choice) {
    const isFirst = s.wave === 1 && s.sorties.every(({ target }) => target === NO_TARGET);
    const [drawn] = s.deck.discard;
    return [...used(s, choice), ...lastCard(s), ...(isFirst ? [`surprise ${s.fixed.borders[drawn]}`] : [])];
  },
  tries,
  hands: noHands,
};
