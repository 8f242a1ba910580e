import { entry, from, type Sourced } from './provenance.ts';
import type { Face } from './types.ts';

type Printed = Pick<Face, 'title' | 'type' | 'maneuver' | 'reactTo'>;
type Special = Pick<Face, 'subtitle' | 'bursts' | 'hits' | 'bomber'>;

/** DIF-REACT-13, DIF-REACT-15 — only the cards that are fired have Bursts, hits and subtitles. */
const notFired: Sourced<Special> = {
  subtitle: from('DIF-REACT-15', ''),
  bursts: from('DIF-REACT-13', 0),
  hits: from('DIF-REACT-13', 0),
  bomber: 'none',
};

/** DIF-GAP-02 — both halves of the deck have the same mix. */
const face = (
  id: string,
  perHalf: number,
  printed: { readonly [K in keyof Printed]: Sourced<Printed[K]> },
  special: { readonly [K in keyof Special]?: Sourced<Special[K]> } = {},
): Face =>
  entry<Face>('reconstructed', {
    id,
    ...printed,
    ...notFired,
    ...special,
    copies: { pacific: perHalf, europe: perHalf },
  });

/**
 * DIF-COMP-01, DIF-COMP-02, DIF-OPT-21 — the action deck: twelve kinds of cards, 55 with Pacific and 55 with European
 * aircraft. What the rulebook says of a card has its rule beside it; the rest, the counts above all, is ours.
 */
export const faces: readonly Face[] = [
  // DIF-REACT-04 — few: no title has fewer copies.
  face('ace-pilot', 2, {
    title: from('DIF-REACT-01', 'ACE PILOT'),
    type: from('DIF-GAP-09', 'react'),
    maneuver: from('DIF-REACT-03', 4),
    reactTo: from('DIF-REACT-01', ['ANY']),
  }),
  face('barrel-roll', 5, {
    title: from('DIF-REACT-05', 'BARREL ROLL'),
    type: from('DIF-GAP-09', 'attack-react'),
    maneuver: from('DIF-REACT-07', 0),
    reactTo: from('DIF-REACT-06', ['BARREL ROLL', 'SCISSORS', 'IN MY SIGHTS', 'MANEUVER']),
  }),
  // DIF-ACT-17, DIF-REACT-10 — what it names are the events after which it takes two hits away.
  face('evasive', 3, {
    title: from('DIF-REACT-08', 'EVASIVE'),
    type: from('DIF-GAP-09', 'attack-react'),
    maneuver: from('DIF-REACT-11', 2),
    reactTo: from('DIF-REACT-09', ['IN MY SIGHTS', 'OUT OF THE SUN', 'REDLINE']),
  }),
  ...inMySights(),
  // DIF-GAP-04, DIF-GAP-06 — Bursts, hits and bomber effect are ours. DIF-REACT-19: fewer than IN MY SIGHTS.
  face(
    'out-of-the-sun',
    4,
    {
      title: from('DIF-REACT-19', 'OUT OF THE SUN'),
      type: from('DIF-GAP-09', 'attack'),
      maneuver: from('DIF-REACT-21', 3),
      reactTo: from('DIF-REACT-19', []),
    },
    { bursts: 1, hits: 2, bomber: 'stop-fuel-tank' },
  ),
  face('redline', 2, {
    title: from('DIF-REACT-22', 'REDLINE'),
    type: from('DIF-REACT-22', 'any-time'),
    maneuver: from('DIF-REACT-23', 1),
    reactTo: from('DIF-REACT-22', []),
  }),
  face('scissors', 5, {
    title: from('DIF-REACT-24', 'SCISSORS'),
    type: from('DIF-GAP-09', 'attack-react'),
    maneuver: from('DIF-REACT-26', 1),
    reactTo: from('DIF-REACT-25', ['SCISSORS', 'YO-YO', 'TIGHT TURN']),
  }),
  face(
    'tight-turn',
    5,
    {
      title: from('DIF-REACT-27', 'TIGHT TURN'),
      type: from('DIF-GAP-09', 'attack-react'),
      maneuver: from('DIF-REACT-29', 0),
      reactTo: from('DIF-REACT-28', ['TIGHT TURN', 'BARREL ROLL', 'IN MY SIGHTS', 'MANEUVER']),
    },
    { bomber: from('DIF-EX-54', 'plus-1-hit') },
  ),
  face('vertical-roll', 4, {
    title: from('DIF-REACT-30', 'VERTICAL ROLL'),
    type: from('DIF-GAP-09', 'attack-react'),
    maneuver: from('DIF-REACT-32', 2),
    reactTo: from('DIF-REACT-31', ['VERTICAL ROLL', 'OUT OF THE SUN', 'IN MY SIGHTS', 'YO-YO']),
  }),
  // DIF-BMB-29 — bombers may play the cards that add a hit; DIF-GAP-06 counts YO-YO among them.
  face(
    'yo-yo',
    4,
    {
      title: from('DIF-REACT-33', 'YO-YO'),
      type: from('DIF-GAP-09', 'attack-react'),
      maneuver: from('DIF-REACT-35', 1),
      reactTo: from('DIF-REACT-34', ['YO-YO', 'TIGHT TURN', 'SCISSORS', 'BARREL ROLL', 'VERTICAL ROLL']),
    },
    { bomber: from('DIF-GAP-06', 'plus-1-hit') },
  ),
];

/**
 * DIF-REACT-14, DIF-GAP-03 — the versions of IN MY SIGHTS. The pairs of Bursts and hits are those of the examples, the
 * Maneuver values ours: a card that can be fired only from a good position helps to gain it, so its Maneuver value is
 * its Burst cost; the one that hits above its cost helps less.
 */
function inMySights(): readonly Face[] {
  const plain = (maneuver: number): { readonly [K in keyof Printed]: Sourced<Printed[K]> } => ({
    title: from('DIF-REACT-12', 'IN MY SIGHTS'),
    type: from('DIF-GAP-09', 'attack'),
    maneuver,
    reactTo: from('DIF-REACT-12', []),
  });
  return [
    face('in-my-sights-1-1', 9, plain(1), {
      bursts: from('DIF-EX-77', 1),
      hits: from('DIF-EX-77', 1),
      bomber: from('DIF-EX-53', 'minus-1-hit'),
    }),
    face('in-my-sights-2-2', 4, plain(2), { bursts: from('DIF-EX-50', 2), hits: from('DIF-EX-50', 2) }),
    face('in-my-sights-2-3', 3, plain(1), { bursts: from('DIF-EX-77', 2), hits: from('DIF-EX-77', 3) }),
    face('in-my-sights-3-3', 2, plain(3), { bursts: from('DIF-EX-50', 3), hits: from('DIF-EX-50', 3) }),
    // DIF-GAP-05 — it destroys instead of hitting; one Burst and Maneuver 1 are ours.
    face('in-my-sights-fuel-tank', 1, plain(1), {
      subtitle: from('DIF-REACT-16', 'FUEL TANK'),
      bursts: 1,
      hits: from('DIF-REACT-16', 0),
    }),
    // DIF-GAP-06 — "Bomber: −1 Hit" is in DIF-EX-52; "Stop Fuel Tank", the Burst and the hit are ours.
    face(
      'in-my-sights-jinking',
      2,
      {
        ...plain(1),
        type: from('DIF-GAP-09', 'attack-react'),
        reactTo: from('DIF-REACT-18', ['IN MY SIGHTS', 'OUT OF THE SUN']),
      },
      {
        subtitle: from('DIF-REACT-18', 'JINKING'),
        bursts: 1,
        hits: 1,
        bomber: from('DIF-GAP-06', 'minus-1-hit-stop-fuel-tank'),
      },
    ),
  ];
}
