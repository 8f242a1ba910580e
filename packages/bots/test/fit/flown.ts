import { below, type Chance, chanceFrom, lineOf, Table } from '@tallyho/kernel';
import { type AnyGuadalcanalChoice, type GuadalcanalState, zeroGuadalcanalScript } from '@tallyho/zero';
import { campaignContentOf, guadalcanal, resupplyShips, sides } from '@tallyho/zero/content';
import { answer, type Thumbs } from '../../src/index.ts';
import { zeroGuadalcanalThumbs } from '../../src/systems/zero-guadalcanal.ts';
import type { Mark, Sent } from '../../src/systems/zero-guadalcanal-odds.ts';

/** What a type did on a Mission. */
export type Flown = Sent & { readonly lost: number };

/** A Mission of the campaign as it was flown. */
export interface FlownMission {
  readonly mark: Mark;
  readonly attackers: readonly Flown[];
  readonly defenders: readonly Flown[];
  readonly damage: number;
  readonly level: number;
  /** Damage Points from which each level begins. */
  readonly levels: readonly number[];
}

const { game } = zeroGuadalcanalThumbs;
const read = game.options({ carriers: true });
if (!read.ok) throw new Error(read.problem.code);
const options = read.value as GuadalcanalState['fixed']['options'];

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)];

/** Any week with any weather and any reinforcements: an Attack Mission of the table, or a ship at night, which is flown as often. */
function situation(chance: Chance): GuadalcanalState {
  const isNight = below(chance, 2) === 0;
  const given = {
    week: 5,
    weather: oneOf(chance, guadalcanal.weather).card,
    groups: below(chance, guadalcanal.groups.length + 1),
    log: [
      isNight
        ? { kind: 'resupply', ship: oneOf(chance, resupplyShips) }
        : { kind: 'attack', card: oneOf(chance, guadalcanal.targets).card },
    ],
    phase: isNight ? 'resupply-flights' : 'attack',
  };
  const state = zeroGuadalcanalScript.situate(given, options, `${below(chance, 1 << 30)}`);
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return state.value;
}

/** Every other type stays at home; of one that flies all carry the same. */
function anything(chance: Chance, choices: readonly AnyGuadalcanalChoice[]): AnyGuadalcanalChoice {
  if (below(chance, 2) === 0) return choices[0];
  const alike = choices.filter(
    (choice) => choice.do === 'fly' && choice.flights.every(({ load }) => load === choice.flights[0].load),
  );
  return oneOf(chance, alike);
}

/** A Mission that Pilots fly, each side with the aircraft that a Pilot would send or, more often, with anything. */
export function flyMission(seed: string): FlownMission {
  const chance = chanceFrom(seed);
  const isAtRandom = sides.map(() => below(chance, 3) > 0);
  const table = new Table(game, situation(chance) as never);
  const state = table.state as GuadalcanalState;
  table.advance();
  for (;;) {
    const line = lineOf(state);
    if (line.report !== null) break;
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) throw new Error(`${seed}: nobody is asked, and nothing is over`);
    const decision = table.decision(ask);
    const isRoster = state.inner === null && decision.kind === 'fly';
    const choice =
      isRoster && isAtRandom[ask.seat]
        ? anything(chance, decision.options as readonly AnyGuadalcanalChoice[])
        : answer(
            zeroGuadalcanalThumbs as unknown as Thumbs,
            'pilot',
            game.observe(state as never, ask.seat),
            decision as never,
            chance,
          );
    table.answer(ask, choice as never);
  }
  return missionOf(state);
}

function missionOf(state: GuadalcanalState): FlownMission {
  const { attacker, target, flights, report } = lineOf(state);
  const face = campaignContentOf([]).targets.find(({ id }) => id === target);
  if (report === null || face === undefined) throw new Error('it is not over');
  const flown = (seat: number): Flown[] =>
    [...new Set(flights[seat].map(({ aircraft }) => aircraft))].map((aircraft) => {
      const own = flights[seat].filter((one) => one.aircraft === aircraft);
      const lost = report.craft[seat].filter((one) => one.aircraft === aircraft && one.fate === 'destroyed').length;
      return { ...own[0], count: own.reduce((sum, { count }) => sum + count, 0), lost };
    });
  return {
    mark: { sheet: face.id, naval: face.class === 'naval', flak: face.areaFlak + face.targetFlak },
    attackers: flown(attacker),
    defenders: flown(1 - attacker),
    damage: report.damage,
    level: report.level,
    levels: face.levels.map(({ from }) => from),
  };
}
