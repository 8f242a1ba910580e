import { EVERYONE, type InnerGame, lineOf, type Question, type Refusal, type RuleId, type Seat } from '@tallyho/kernel';
import { zeroCarriers } from '../../carrier/game.ts';
import {
  type Adjustment,
  type Battle,
  carrierBattles,
  resupplyShips,
} from '../../content/corsairs/guadalcanal-types.ts';
import { sendShips } from '../choices.ts';
import { attackFor, battleLine, resupplyLine } from '../line.ts';
import { battleOptions, withoutMission } from '../mission.ts';
import { barResupply, everyResupply, hasShips, resupplyReasons } from '../rules/resupply.ts';
import { adjustmentFor, adjustmentWithoutShips, eventsAt, moved, winnerAt } from '../rules/track.ts';
import { limitsFor, linesOfWeek, typesOf, weatherFor } from '../rules/week.ts';
import {
  ALLIED,
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type GuadalcanalFlow,
  type GuadalcanalState,
  type GuadalcanalTable,
  JAPANESE,
  NO_WINNER,
} from '../state.ts';
import { drawCard } from './draws.ts';
import { beginAssigning, sortieFlow } from './sortie.ts';

const NOBODY: Seat = -1;

/** CH-29.0a — the next week. */
const nextWeek = (t: GuadalcanalTable): void => {
  const s = t.state;
  s.week++;
  s.weather = null;
  t.say?.(EVERYONE, { event: 'guadalcanal-week', week: s.week, events: s.events.slice(), because: 'CH-29.0a' });
};

/** CH-29.1a, CH-29.52a, CH-29.52c — the weather, but not in week 1: how many aircraft each side may use. */
const drawWeather = (t: GuadalcanalTable): void => {
  const s = t.state;
  const { names, rows, sheet } = s.fixed;
  const card = s.week === 1 ? null : drawCard(t);
  s.weather = card === null ? null : rows[card];
  s.limits = limitsFor(sheet, s.weather, s.events);
  t.say?.(EVERYONE, {
    event: 'guadalcanal-weather',
    card: card === null ? '' : names[card],
    weather: s.weather === null ? null : weatherFor(sheet, s.weather).weather,
    limits: s.limits.slice(),
    because: card === null ? 'CH-29.52c' : 'CH-29.52a',
  });
};

/** CH-29.1b, CH-29.41a — the target of the Attack Mission, and who attacks. */
const drawTarget = (t: GuadalcanalTable): void => {
  const s = t.state;
  const card = drawCard(t);
  const { changed, ...line } = attackFor(s, s.fixed.rows[card]);
  s.log.push(line);
  const { attacker, target, place } = line;
  t.say?.(EVERYONE, {
    event: 'guadalcanal-target',
    card: s.fixed.names[card],
    attacker,
    target,
    place,
    changed,
    because: changed ? 'CH-29.65f' : 'CH-29.42a',
  });
};

/** CH-29.1c, CH-29.1f, CH-29.56a — a Mission is flown; aircraft for the second are assigned when the first is over. */
const flyMission = (t: GuadalcanalTable): void => t.call(sortieFlow, beginAssigning());

/** CH-29.63a, CH-29.64a — the marker moves; where it is in mid-week changes nothing. */
function moveMarker(t: GuadalcanalTable, { id, move }: Adjustment): void {
  const s = t.state;
  const from = s.marker;
  s.marker = moved(s.fixed.sheet, from, move);
  t.say?.(EVERYONE, {
    event: 'guadalcanal-marker',
    line: id,
    move,
    from,
    at: s.marker,
    because: 'CH-29.63a',
  });
}

/** CH-29.1d, CH-29.1g — after a Mission or a battle. */
const markResult = (t: GuadalcanalTable): void => {
  const line = lineOf(t.state);
  const adjustment = adjustmentFor(t.state.fixed.sheet, line);
  line.moved = adjustment.id;
  moveMarker(t, adjustment);
};

/** CH-29.43e, CH-29.43f — without ships there is no Resupply Mission and no battle, and the marker goes left. */
const withoutShips = (t: GuadalcanalTable): void => {
  if (hasShips(t.state)) return;
  t.say?.(EVERYONE, { event: 'guadalcanal-no-ships', because: 'CH-29.43e' });
  moveMarker(t, adjustmentWithoutShips(t.state.fixed.sheet));
  t.goto(endWeek);
};

/** The rules by which battles are declared. */
const declared: { readonly [battle in Battle]: RuleId } = {
  'eastern-solomons': 'CH-29.71a',
  'santa-cruz': 'CH-29.72a',
};

/** CH-29.1e, CH-29.41b, CH-29.43a, CH-29.7a — destroyer, freighter, or a battle at sea. */
const chooseResupply: Question<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent, object> = {
  ask: 'resupply',
  because: 'CH-29.43a',
  several: false,
  who: (s) => (hasShips(s) ? JAPANESE : NOBODY),
  options(s, _, __, list) {
    for (const by of everyResupply(s)) if (barResupply(s, by) === null) list.push(sendShips(by));
    return list;
  },
  refusals: (s) =>
    everyResupply(s).flatMap((by): Refusal<AnyGuadalcanalChoice>[] => {
      const reason = barResupply(s, by);
      return reason === null ? [] : [{ choice: sendShips(by), reason, because: resupplyReasons[reason] }];
    }),
  chosen(t, _, choice) {
    if (choice.do !== 'resupply') return;
    const s = t.state;
    const ship = resupplyShips.find((one) => one === choice.by);
    const battle = carrierBattles.find((one) => one === choice.by);
    t.say?.(EVERYONE, {
      event: 'guadalcanal-resupply',
      by: choice.by,
      because: battle === undefined ? 'CH-29.43a' : declared[battle],
    });
    if (ship !== undefined) s.log.push(resupplyLine(s, ship));
    if (battle !== undefined) s.log.push(battleLine(s, battle));
  },
};

/** CH-29.1f — whichever was chosen. */
const flyResupply = (t: GuadalcanalTable): void => {
  if (lineOf(t.state).kind === 'battle') t.call(battleFlow, {});
  else flyMission(t);
};

/** CH-29.75a — a whole Carrier campaign. */
const fight: InnerGame<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent, object> = {
  plays: zeroCarriers.id,
  begin({ state }, _, seed) {
    const { battle } = lineOf(state);
    if (battle === null) throw new Error('no battle is declared');
    state.seeds.push(seed);
    return battleOptions(state.fixed, battle);
  },
  over(t, _, { outcome }) {
    const line = lineOf(t.state);
    if (line.battle === null) return;
    const winner = outcome?.winners[0] ?? NO_WINNER;
    line.report = { ...withoutMission(winner), flown: true };
    t.say?.(EVERYONE, { event: 'guadalcanal-battle', battle: line.battle, winner, because: 'CH-29.76a' });
  },
};

export const battleFlow: GuadalcanalFlow = { name: 'guadalcanal-battle', steps: [fight] };

/** CH-29.57c — the next group, if there is one: its boxes are there from the following week on. */
function reinforce(t: GuadalcanalTable, card: string, because: 'CH-29.57b' | 'CH-29.76b'): void {
  const s = t.state;
  const { sheet } = s.fixed;
  const group = sheet.groups[s.groups];
  if (group === undefined) return;
  s.groups++;
  for (const { count, aircraft } of group.aircraft)
    s.boxes[ALLIED][typesOf(sheet, ALLIED).findIndex((type) => type.aircraft === aircraft)] += count;
  t.say?.(EVERYONE, {
    event: 'guadalcanal-reinforcements',
    card,
    group: group.number,
    aircraft: group.aircraft.map((one) => ({ ...one })),
    because,
  });
}

/** CH-29.57b — a red card brings the next group; where none is left, none is drawn. */
function drawReinforcements(t: GuadalcanalTable): void {
  const s = t.state;
  const { names, borders, sheet } = s.fixed;
  if (s.groups >= sheet.groups.length) return;
  const card = drawCard(t);
  if (borders[card] === 'red') return reinforce(t, names[card], 'CH-29.57b');
  t.say?.(EVERYONE, {
    event: 'guadalcanal-reinforcements',
    card: names[card],
    group: 0,
    aircraft: [],
    because: 'CH-29.57b',
  });
}

/** CH-29.1h, CH-29.8a, CH-29.64a — the end of a week: victory; otherwise reinforcements, and events for the next. */
const endWeek = (t: GuadalcanalTable): void => {
  const s = t.state;
  const { sheet } = s.fixed;
  const winner = winnerAt(sheet, s.marker);
  if (winner !== NO_WINNER || s.week >= sheet.lastWeek) {
    const because = winner === NO_WINNER ? 'CHS-R16' : 'CH-29.8a';
    t.say?.(EVERYONE, { event: 'guadalcanal-verdict', winner, week: s.week, because });
    return t.finish({ winners: winner === NO_WINNER ? [] : [winner], because });
  }
  // CH-29.76b, CH-GAP-44 — a battle that the Americans have won brings a group of its own, before the draw.
  if (linesOfWeek(s).some(({ kind, report }) => kind === 'battle' && report?.winner === ALLIED))
    reinforce(t, '', 'CH-29.76b');
  drawReinforcements(t);
  s.events = eventsAt(sheet, s.marker);
  if (s.events.length > 0)
    t.say?.(EVERYONE, { event: 'guadalcanal-events', events: s.events.slice(), because: 'CH-29.65a' });
  t.goto(nextWeek);
};

/** CH-29.1 — the sequence of play of a week. */
export const guadalcanalFlow: GuadalcanalFlow = {
  name: 'guadalcanal',
  steps: [
    nextWeek,
    drawWeather, // 1
    drawTarget, // 2
    flyMission, // 3
    markResult, // 4
    withoutShips,
    chooseResupply, // 5
    flyResupply, // 6
    markResult, // 7
    endWeek, // 8
  ],
};
