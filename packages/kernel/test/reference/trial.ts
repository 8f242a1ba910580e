import { below, type Seat, type Trial } from '../../src/index.ts';
import { joustScript } from './script.ts';
import {
  type Joust,
  type JoustChoice,
  type JoustEvent,
  type JoustOptions,
  type JoustView,
  paces,
  titles,
} from './state.ts';

/** Every pace, and every card in the ways it can be played: as an attack, and in answer to each card it answers. */
const features = [
  ...paces.map((pace) => `pace ${pace}`),
  'attack with LANCE',
  'attack with RALLY',
  'SHIELD against LANCE',
  'SWERVE against LANCE',
  'FEINT against SHIELD',
  'SHIELD against FEINT',
  'LANCE against SWERVE',
];

/** J-2, J-3 — every card of the hand, also before cards are played. */
const tries = (s: Joust, _: string, seat: Seat): readonly JoustChoice[] =>
  s.hands[seat].map((card) => ({ do: 'play', card }));

export const joustTrial: Trial<Joust, JoustChoice, JoustEvent, JoustView, JoustOptions> = {
  script: joustScript,
  deal: (chance) => ({ turns: 1 + below(chance, 10), hits: 1 + below(chance, 4), copies: 2 + below(chance, 8) }),
  features,
  began: () => [],
  tries,
  hands: {
    held: (s, _, seat) => s.hands[seat],
    usedBy: (_, choice) => (choice.do === 'play' ? [choice.card] : []),
  },
  uses(s, choice) {
    if (choice.do === 'pace') return [`pace ${paces[choice.pace]}`];
    if (choice.do === 'pass') return [];
    const frame = s.frames[s.frames.length - 1];
    const played = titles[choice.card];
    return 'card' in frame.at ? [`${played} against ${titles[Number(frame.at.card)]}`] : [`attack with ${played}`];
  },
};
