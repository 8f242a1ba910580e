import type { DecisionKind } from '@tallyho/wings-of-war';

/** What is asked, in one sentence. All names come from the table. */
export const asks = {
  plan: (p: { plane: string; slot: number }) => `${p.plane}: lay card ${p.slot} of 3.`,
  planWhole: 'Your programme is complete. Ready?',
  planReach: (p: { plane: string; slot: number; other: string; isShort: boolean }) =>
    `After card ${p.slot} ${p.plane} would have ${p.other} in its arc, at ${p.isShort ? 'short' : 'long'} range.`,
  leaves: (p: { plane: string; slot: number }) =>
    `Card ${p.slot} takes ${p.plane} off the map. Fly it, and it is out of the fight.`,
  grave: (p: { plane: string; slot: number; warning: string }) => `${p.plane}, card ${p.slot}. ${p.warning}`,
  better: (p: { slot: number; card: string }) => `Change card ${p.slot}: with the raised one (${p.card}) it stays.`,
  planOther: (p: { plane: string }) => `${p.plane} has its programme. Plan your other aircraft.`,
  ready: 'All programmes are laid. Do you stand by yours?',
  tail: (p: { plane: string }) =>
    `${p.plane} sits behind an enemy. Tail it this turn, and see its cards before you fly yours?`,
  rearrange: (p: { plane: string; target: string; card: string }) =>
    `You tail ${p.target} and see its next card: ${p.card}. In what order does ${p.plane} fly?`,
  rearrangeBlind: (p: { plane: string }) => `In what order does ${p.plane} fly the cards it has left?`,
  fire: (p: { plane: string; gun: string }) => `${p.plane} can fire${p.gun === '' ? '' : ` its ${p.gun}`}. At whom?`,
  silenced: (p: { plane: string; gun: string }) =>
    `${p.plane} has an enemy before its ${p.gun === '' ? 'gun' : p.gun}, but a wound keeps it silent. The others need not know.`,
  pivot: (p: { plane: string }) => `${p.plane} stands on the ground. Turn it about a point of its base?`,
  turn: (p: { plane: string; point: string }) => `How far does ${p.plane} turn about ${p.point}?`,
  floor: (p: { floor: number; ceiling: number }) =>
    `The floor is at altitude ${p.floor}, the ceiling at ${p.ceiling}. Propose another floor?`,
  consent: (p: { seat: string; floor: number }) =>
    `${p.seat} proposes altitude ${p.floor} as the floor (ceiling ${p.floor + 3}). Do you agree?`,
};

export const choices = {
  card: (name: string) => name,
  dare: (name: string) => `${name} (illegal!)`,
  idle: 'No cards: stay on the ground',
  ready: 'Ready: fly it',
  again: 'Take up my cards again',
  tail: (target: string) => `Tail ${target}`,
  noTail: 'Tail nobody',
  order: (cards: string) => cards,
  programme: (p: { plane: string; cards: readonly string[] }) => `programme of ${p.plane}: ${p.cards.join(', ')}`,
  keepOrder: (cards: string) => `As planned: ${cards}`,
  fire: (p: { target: string; range: 'short' | 'long'; cards: string; deck: string; aimed: boolean }) =>
    `Fire at ${p.target}: ${p.range} range, ${p.cards} ${p.deck}${p.aimed ? ', +1 for aim' : ''}`,
  hold: 'Hold fire',
  pivot: (point: string) => `About ${point}`,
  stay: 'Leave it as it stands',
  turn: (degrees: number) => (degrees <= 180 ? `${degrees}° clockwise` : `${360 - degrees}° anticlockwise`),
  floor: (floor: number) => `Floor ${floor}, ceiling ${floor + 3}`,
  keep: 'Leave it as it is',
  agree: 'Agree',
  refuse: 'Refuse',
};

/** A line of advice under every question, for those who fly for the first time. */
export const help: { readonly [kind in DecisionKind]: string } = {
  plan: 'Lay three cards in secret; then all fly at once. Try to end with the enemy in your arc and yourself out of his.',
  ready: 'Once everybody is ready, the first cards are revealed.',
  tail: 'A tailer sees a card of the enemy ahead before it is flown and may change the order of his own.',
  rearrange: 'Only the order can change, not the cards.',
  fire: 'Within half a ruler two cards are drawn, within a whole one a single card. All shots of a phase fall at once.',
  pivot: 'Turning on the ground costs nothing, as long as the engine is off.',
  turn: 'The point under the finger stays where it is.',
  floor: 'Every aircraft must be between the new floor and its ceiling, and everybody has to agree.',
  consent: 'The change needs everybody.',
};
