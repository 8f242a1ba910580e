import type { Battle, GuadalcanalPlace, Ship } from '../content/corsairs/guadalcanal-types.ts';
import type { CardRow } from '../content/kamikaze-types.ts';
import { sides } from '../content/types.ts';
import { ALLIED, type GuadalcanalLine, type GuadalcanalState, JAPANESE } from './state.ts';

/** A line of the log for what is about to begin. */
export const newLine = (
  week: number,
  of: Pick<GuadalcanalLine, 'kind' | 'attacker' | 'target' | 'place'> &
    Partial<Pick<GuadalcanalLine, 'card' | 'ship' | 'battle'>>,
): GuadalcanalLine => ({
  week,
  kind: of.kind,
  attacker: of.attacker,
  card: of.card ?? null,
  target: of.target,
  place: of.place,
  ship: of.ship ?? null,
  battle: of.battle ?? null,
  flights: [[], []],
  pilots: [[], []],
  green: [[], []],
  moved: '',
  report: null,
});

/** CH-29.42a, CH-29.65f — the line of the Attack Mission Targets Table for a card, with what Henderson Field makes of it. */
export function attackFor(s: GuadalcanalState, card: CardRow): GuadalcanalLine & { readonly changed: boolean } {
  const { sheet } = s.fixed;
  const found = sheet.targets.find((one) => one.card === card);
  if (found === undefined) throw new RangeError(`the Attack Mission Targets Table has no ${card}`);
  const attacker = sides.indexOf(found.attacker);
  const changed = attacker === JAPANESE && found.sheet === sheet.airfield && s.events.includes('henderson-field');
  const { sheet: target, place } = changed ? sheet.instead : found;
  return { ...newLine(s.week, { kind: 'attack', attacker, card, target, place }), changed };
}

/** CH-29.41b — the Japanese side defends. */
export const resupplyLine = ({ week, fixed: { sheet } }: GuadalcanalState, ship: Ship): GuadalcanalLine =>
  newLine(week, { kind: 'resupply', attacker: ALLIED, target: sheet.shipSheets[ship], place: sheet.resupply, ship });

/** CH-29.75a — a battle has no target of its own. */
export function battleLine({ week, fixed: { sheet } }: GuadalcanalState, battle: Battle): GuadalcanalLine {
  const place: GuadalcanalPlace = sheet.resupply;
  return newLine(week, { kind: 'battle', attacker: JAPANESE, target: '', place, battle });
}
