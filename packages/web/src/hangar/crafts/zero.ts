import type { Language } from '@tallyho/words';
import {
  altitudes,
  basePack,
  campaignBase,
  type Fighter,
  type FormationAircraft,
  type LightBomber,
} from '@tallyho/zero/content';
import { withPacks } from '../../content/packs.ts';
import { flagOf } from '../../zero/tell/flag.ts';
import { type ZeroWords, zeroWords } from '../../zero/words/words.ts';
import type { Ability, Craft, RatingSheet } from '../craft.ts';
import { type HangarWords, hangarWords } from '../words/words.ts';
import { asEntry, barOf, bothSides, type Named, packOf, ratingsOf, sizeOf } from './rated.ts';

type RatingId = keyof ZeroWords['terms']['ratings'];

/** All aircraft of Zero! and of Corsairs & Hellcats, those of own packs among them. */
export function zeroCrafts(language: Language): readonly Craft[] {
  const [w, h] = [zeroWords[language], hangarWords[language]];
  return [
    ...withPacks(basePack.fighters, 'zero', 'fighters').map((one) => elementCraft('fighters', one, w, h)),
    ...withPacks(campaignBase.lightBombers, 'zero', 'lightBombers').map((one) =>
      elementCraft('lightBombers', one, w, h),
    ),
    ...withPacks(campaignBase.formations, 'zero', 'formations').map((one) => formationCraft(one, w, h)),
  ];
}

const named = ({ terms }: ZeroWords, id: RatingId): Named => ({ name: terms.ratings[id], help: terms.ratingHelp[id] });

/** What flies in Elements: Leader and Wingman. */
function elementCraft(
  kind: 'fighters' | 'lightBombers',
  card: Fighter | LightBomber,
  w: ZeroWords,
  h: HangarWords,
): Craft {
  const { id, side, points, leader, wingman, engines, night } = card;
  const { front, damaged } = leader;
  const hits = bothSides(front.damage, damaged.damage);
  const isFighter = kind === 'fighters';
  // CH-17.52a — a night fighter has no Wingman.
  const hasWingman = night === undefined;
  return {
    ...common(kind, card, w),
    role: isFighter ? 'fighter' : 'bomber',
    roleText: h.roleTexts[!isFighter ? 'light' : hasWingman ? 'fighter' : 'nightFighter'],
    points: points.leader + (hasWingman ? points.wingman : 0),
    picture: { of: 'plane', like: { flag: flagOf(card), kind: isFighter ? 'fighter' : 'light', engines } },
    figures: [
      { name: h.short.performance, text: String(front.performance) },
      { name: h.short.power, text: String(front.horsepower) },
      { name: h.short.bursts, text: String(front.bursts) },
      { name: h.short.damage, text: hits },
    ],
    bars: [
      barOf('performance', named(w, 'performance'), front.performance),
      barOf('horsepower', named(w, 'horsepower'), front.horsepower),
      barOf('bursts', named(w, 'bursts'), front.bursts),
      barOf('damage', named(w, 'damage'), damaged.damage, hits),
      ...(hasWingman
        ? [
            barOf(
              'wingman',
              h.ratings.wingman,
              wingman.front.offensive + wingman.front.defensive,
              bothSides(wingman.front.offensive, wingman.front.defensive),
            ),
          ]
        : []),
    ],
    sheets: [leaderSheet(card, w, h), ...(hasWingman ? [wingmanSheet(card, w, h)] : [])],
    abilities: elementAbilities(card, w, h),
    // Z-2.1a — only Fighters meet in the Basic Game, and CH-17.51a none that flies by night.
    duel: isFighter && card.kind === 'fighter' && hasWingman ? { id, side } : null,
  };
}

const bombRows = (h: HangarWords, level: Named) =>
  [
    ['bombs', level],
    ['dive', h.ratings.dive],
    ['saturation', h.ratings.saturation],
  ] as const;

function leaderSheet(card: Fighter, w: ZeroWords, h: HangarWords): RatingSheet {
  const ids = ['performance', 'horsepower', 'bursts', 'damage'] as const;
  const rows = [
    ...(['performance', 'horsepower', 'bursts', 'gunner', 'damage'] as const).map((id) => [id, named(w, id)] as const),
    ...bombRows(h, card.kind === 'fighter' ? h.ratings.bombs : h.ratings.level),
  ];
  return { title: h.leader, points: card.points.leader, ratings: ratingsOf(card, ['leader'], rows, ids) };
}

function wingmanSheet(card: Fighter, w: ZeroWords, h: HangarWords): RatingSheet {
  const ids = ['offensive', 'defensive', 'damage'] as const;
  const rows = [
    ...ids.map((id) => [id, named(w, id)] as const),
    ...bombRows(h, card.kind === 'fighter' ? h.ratings.bombs : h.ratings.level),
  ];
  return { title: h.wingman, points: card.points.wingman, ratings: ratingsOf(card, ['wingman'], rows, ids) };
}

function elementAbilities(card: Fighter | LightBomber, w: ZeroWords, { abilities }: HangarWords): Ability[] {
  const { leader, turbo, night } = card;
  return [
    ...(leader.front.agile ? [{ ...abilities.agile, rule: 'Z-5.26a' }] : []),
    ...(turbo ? [{ ...abilities.turbo, rule: 'Z-5.24a' }] : []),
    ...(leader.front.gunner > 0 ? [{ ...abilities.gunner(leader.front.gunner), rule: 'Z-9.12a' }] : []),
    ...('torpedo' in card && card.torpedo ? [{ ...abilities.torpedo, rule: 'Z-17.14a' }] : []),
    ...(night === undefined ? [] : [{ ...abilities.night(night), rule: 'CH-27.31e' }]),
    ...(card.rockets ? [{ ...abilities.rockets, rule: 'CH-18.41d' }] : []),
    ...(card.napalm ? [{ ...abilities.napalm, rule: 'CH-18.51a' }] : []),
    ...ceilingOf(card, w, abilities),
  ];
}

const ceilingOf = (
  { ceiling }: Fighter | FormationAircraft,
  w: ZeroWords,
  abilities: HangarWords['abilities'],
): Ability[] =>
  ceiling === 'very high'
    ? []
    : [{ ...abilities.ceiling(w.shared.terms.levels[altitudes.indexOf(ceiling)]), rule: 'Z-7.2d' }];

/** What flies in Formations, without a hand. */
function formationCraft(card: FormationAircraft, w: ZeroWords, h: HangarWords): Craft {
  const { engines, front, damaged } = card;
  const hits = bothSides(front.damage, damaged.damage);
  const bombs = Math.max(front.saturation, front.level);
  const kept = ['speed', 'turretDefense', 'turretSupport', 'damage'] as const;
  const rows = [
    ['speed', h.ratings.speed],
    ['turretDefense', h.ratings.turretDefense],
    ['turretSupport', h.ratings.turretSupport],
    ['damage', named(w, 'damage')],
    ['saturation', h.ratings.saturation],
    ['level', h.ratings.level],
    ['strafing', h.ratings.strafing],
  ] as const;
  return {
    ...common('formations', card, w),
    role: 'bomber',
    roleText: h.roleTexts[card.class],
    points: null,
    picture: { of: 'plane', like: { flag: flagOf(card), kind: card.class, engines } },
    figures: [
      { name: h.short.speed, text: String(front.speed) },
      { name: h.short.turrets, text: bothSides(front.turretDefense, front.turretSupport) },
      { name: h.short.damage, text: hits },
      { name: h.short.bombs, text: String(bombs) },
    ],
    bars: [
      barOf('speed', h.ratings.speed, front.speed),
      barOf('turretDefense', h.ratings.turretDefense, front.turretDefense),
      barOf('turretSupport', h.ratings.turretSupport, front.turretSupport),
      barOf('damage', named(w, 'damage'), damaged.damage, hits),
      barOf('saturation', h.ratings.saturation, front.saturation),
    ],
    sheets: [{ title: h.card, points: null, ratings: ratingsOf(card, [], rows, kept) }],
    abilities: [
      ...(card.norden ? [{ ...h.abilities.norden, rule: 'Z-18.31a' }] : []),
      ...(card.torpedo ? [{ ...h.abilities.torpedo, rule: 'Z-21.51a' }] : []),
      ...(card.rockets ? [{ ...h.abilities.rockets, rule: 'CH-18.41d' }] : []),
      ...ceilingOf(card, w, h.abilities),
    ],
    duel: null,
  };
}

/** What every card of the game has. */
function common(
  kind: 'fighters' | 'lightBombers' | 'formations',
  card: Fighter | FormationAircraft,
  { terms, shared }: ZeroWords,
) {
  const { id, name, year, services } = card;
  return {
    system: 'zero',
    kind,
    id,
    box: card.set === 'corsairs' ? 'corsairs' : 'zero',
    name,
    flag: flagOf(card),
    service: shared.terms.and(services.map((service) => terms.services[service])),
    year,
    size: sizeOf(id),
    entry: asEntry(card),
    pack: packOf('zero', kind, id),
  } as const;
}
