/** A line of advice under every question, for those who fly for the first time. */
export const decisionKinds = [
  'aircraft',
  'pilot',
  'start',
  'begin',
  'next',
  'altitude',
  'speed',
  'act',
  'answer',
  'evade',
  'follow',
  'pay',
  'stall',
  'discard',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const help: { readonly [kind in DecisionKind]: string } = {
  aircraft: 'Points measure strength; the number after the name is what it costs.',
  pilot: 'A pilot adds to his aircraft and costs points of his own.',
  start: 'Only aircraft at the same altitude can fight. Low levels bring more cards, high ones fewer.',
  begin: 'The side that begins acts first in every turn.',
  next: 'Each aircraft acts once a turn, in the order you like.',
  altitude: 'Climbing costs a card, diving brings one. A change of level shakes off whoever cannot follow.',
  speed: 'A free step towards the enemy’s tail. He may answer it like any Maneuver.',
  act: 'First get behind him (Maneuver), then fire: a better position gives more Bursts. Framed cards can be played.',
  answer: 'Framed cards stop what he does. Whoever plays the last card of an exchange gets his way.',
  evade: 'Each EVASIVE takes two hits away.',
  follow: 'Who does not follow loses his position.',
  pay: 'Give up the card you need least.',
  stall: 'Too high for this engine: it costs cards instead of bringing them.',
  discard: 'Making room can be wise: you only draw up to your Performance.',
};
