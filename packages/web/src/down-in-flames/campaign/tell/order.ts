import { type CampaignView, campaignRules, seatOf } from '@tallyho/down-in-flames';
import { basePack } from '@tallyho/down-in-flames/content';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import type { LadderStep, OrderScene } from '../../../campaign/scene.ts';
import { withPacks } from '../../../content/packs.ts';
import { cardOf } from '../model/cards.ts';
import { type Forecast, forecastOf } from '../model/forecast.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';
import { arrowFrom, arrowName, targetName } from './speak.ts';

interface Loaded {
  readonly id: string;
  readonly front: { readonly bombs: number };
}

/** The bombs that an aircraft carries. */
const bombsOf = (id: string): number =>
  [
    ...withPacks<Loaded>(basePack.bombers, 'down-in-flames', 'bombers'),
    ...withPacks<Loaded>(basePack.fighters, 'down-in-flames', 'fighters'),
  ].find((card) => card.id === id)?.front.bombs ?? 0;

/** How many of each type there are, in the order in which they come. */
const counted = (ids: readonly string[]) =>
  [...new Set(ids)].map((id) => ({ craft: cardOf(id), count: ids.filter((other) => other === id).length }));

/** DIF-CMP-05, DIF-CMP-13 … DIF-CMP-15 — the order to fly along an arrow: what goes out, what it meets, what it brings. */
export function orderOf(view: CampaignView, at: number, language: Language): OrderScene {
  const w = roomWords[language];
  const { campaign, options } = view.fixed;
  const { side, to, aircraft } = campaign.arrows[at];
  const { kind, flak, damaged, destroyed } = campaignRules.targetOf(view.fixed, to);
  const defender = side === 'axis' ? 'allies' : 'axis';
  const last = view.log.at(-1);
  const mission = last === undefined ? 1 : last.report === null ? view.log.length : view.log.length + 1;
  const title = targetName(view, to, language);
  const needed = { damaged: damaged * options.scale, destroyed: destroyed * options.scale };
  const carried = aircraft.reduce((sum, id) => sum + bombsOf(id), 0) * options.scale;
  return {
    arrow: at,
    camp: side,
    badge: String(to),
    eyebrow:
      view.seat < 0
        ? w.order.watched({ mission, side: w.campaigns.sides[side] })
        : seatOf(side) === view.seat
          ? w.order.attack(mission)
          : w.order.defend(mission),
    rule: 'DIF-CMP-05',
    title,
    about: w.order.about({ kind: w.campaigns.targetKinds[kind], from: arrowFrom(view, at, language) }),
    story: '',
    name: arrowName(view, at, language),
    aircraft: counted(aircraft).map(({ craft, count }) => ({ craft, count: count * options.scale })),
    facts: [
      { name: w.order.turns, value: String(campaign.turns) },
      { name: w.order.bombs, value: String(carried) },
      { name: w.order.flak, value: String(flak) },
      {
        name: seatOf(defender) === view.seat ? w.order.defence : w.order.meets,
        value: w.order.meetsAndMore(cardOf(campaign.interceptors[defender]).name),
      },
    ],
    ladder: {
      title: w.order.ladder,
      note: w.order.note,
      steps: forecastOf(view, at)
        .toReversed()
        .map((forecast) => stepOf(forecast, needed, language)),
    },
    launch: w.desk.launch(title),
  };
}

type Needed = { readonly damaged: number; readonly destroyed: number };

/** DIF-MVP-01 … DIF-MVP-03 — from so many bombs to so many, and what they bring whom. */
function stepOf({ status, side, points, total, grade }: Forecast, needed: Needed, language: Language): LadderStep {
  const w = roomWords[language];
  const from = { intact: 0, damaged: needed.damaged, destroyed: needed.destroyed }[status];
  const to = { intact: needed.damaged - 1, damaged: needed.destroyed - 1, destroyed: null }[status];
  const range = w.order.range({ from, to });
  const name = w.campaigns.statuses[status];
  return {
    range,
    points: String(points),
    name,
    camp: sideIds[side],
    words: w.order.step({ status: name, range, points, side: w.campaigns.sides[sideIds[side]] }),
    after: w.order.after({ total: signed(total), grade: w.campaigns.grades[grade] }),
  };
}
