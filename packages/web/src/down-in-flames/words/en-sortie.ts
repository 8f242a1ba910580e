import type { Pattern, TargetStatus } from '@tallyho/down-in-flames';
import type { BomberEffect } from '@tallyho/down-in-flames/content';

const hits = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);
const bombs = (n: number): string => (n === 1 ? '1 bomb' : `${n} bombs`);

const patterns: { readonly [pattern in Pattern]: string } = {
  dispersed: 'Dispersed',
  normal: 'Normal',
  tight: 'Tight',
};
const statuses: { readonly [status in TargetStatus]: string } = {
  intact: 'Intact',
  damaged: 'Damaged',
  destroyed: 'Destroyed',
};

/** What a card does in the hands of a bomber's gunners. */
const turretUse: { readonly [effect in BomberEffect]: string } = {
  none: 'of no use to bombers',
  'minus-1-hit': 'one hit fewer',
  'minus-2-hits': 'two hits fewer',
  'plus-1-hit': 'one hit more, with a shot',
  'stop-fuel-tank': 'stops FUEL TANK',
  'minus-1-hit-stop-fuel-tank': 'one hit fewer, or stops FUEL TANK',
};

/** What a mission shows beside the fight: formations, target, Flak, bombs. */
export const sortie = {
  patterns,
  statuses,
  turretUse,
  turretShot: 'fires at the fighter',
  turrets: 'Turrets:',
  turretsOf: (plane: string) => `Turrets: ${plane}`,
  formation: (p: { side: string; level: string }) => `${p.side}, ${p.level}`,
  onTheirWay: (side: string) => `${side}: bombers on their way`,
  flak: 'Flak',
  flakHidden: 'Flak laid, face down',
  flakIs: (pattern: string) => `Flak: ${pattern}`,
  dropped: bombs,
  turretsShort: 'Turrets',
  turretCards: 'cards its turrets draw: Defense and the Support of its neighbours',
  bombs: 'Bombs',
  loaded: (plane: string) => `${plane}, loaded with bombs`,
  bomberWords: (p: {
    name: string;
    hits: string;
    damaged: boolean;
    turrets: number;
    bombs: number;
    drawn: string;
    blocked: string;
  }) =>
    `${p.name}: ${p.hits}${p.damaged ? ', Damaged' : ''}; its turrets draw ${p.turrets === 1 ? '1 card' : `${p.turrets} cards`}${p.drawn}; ${bombs(p.bombs)}. ${p.blocked}`,
  drawn: (cards: string) => ` and hold ${cards}`,
  blocked: (places: string) => `No fighter can get ${places}: a neighbour flies there.`,
  open: 'Fighters can get beside and behind it.',
  places: { left: 'to its left', right: 'to its right', behind: 'behind it' },
  hunter: (p: { name: string; position: string; bomber: string }) => `${p.name}: ${p.position} – ${p.bomber}`,
  /** What a Flak Pattern does against each Bombing Pattern. */
  flakAgainst: (p: { bombing: string; hits: number }) => `${p.bombing} bombing: ${hits(p.hits)}`,
  /** What a Bombing Pattern brings, and what the Flak may cost. */
  bombsFall: (n: number) => bombs(n),
  flakMay: (p: { flak: string; hits: number }) => `${p.flak} Flak: ${hits(p.hits)}`,
  sum: (p: { bombs: number; damaged: number; destroyed: number }) =>
    `${bombs(p.bombs)} so far; it takes ${p.damaged} to damage the target, ${p.destroyed} to destroy it.`,
  targetWords: (p: { target: string; damaged: number; destroyed: number; flak: number }) =>
    `Target: ${p.target}; ${bombs(p.damaged)} to damage it, ${p.destroyed} to destroy it; Flak ${p.flak}.`,
  scoreLine: (p: { side: string; target: number; aircraft: number; final: number }) =>
    `${p.side}: ${p.target} for the target, ${p.aircraft} for aircraft, ${p.final} in the end.`,
  statusLine: (p: { bombs: number; status: string }) => `${bombs(p.bombs)} on the target: ${p.status}.`,
  flewHome: 'flew home',
  wordsHome: (plane: string) => `${plane} has flown home.`,
};
