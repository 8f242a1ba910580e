/** What a seat can be asked, in the order of a game. */
export const decisionKinds = [
  'start',
  'combat-vision',
  'order',
  'wingman-attack',
  'wingman-play',
  'altitude',
  'climb-cost',
  'follow',
  'follow-cost',
  'play',
  'answer',
  'discard',
  'draw',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];
