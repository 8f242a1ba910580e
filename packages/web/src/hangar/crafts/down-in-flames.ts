import { type Bomber, basePack, type Fighter, levels } from '@tallyho/down-in-flames/content';
import type { Language } from '@tallyho/words';
import { withPacks } from '../../content/packs.ts';
import { type DuelWords, duelWords } from '../../down-in-flames/words/words.ts';
import type { Ability, Craft } from '../craft.ts';
import { type HangarWords, hangarWords } from '../words/words.ts';
import { asEntry, barOf, bothSides, type Named, packOf, ratingsOf, sizeOf, valueAt } from './rated.ts';

type RatingId = keyof DuelWords['terms']['ratings'];

/** All aircraft of Down In Flames, those of own packs among them. */
export function downInFlamesCrafts(language: Language): readonly Craft[] {
  const [w, h] = [duelWords[language], hangarWords[language]];
  return [
    ...withPacks(basePack.fighters, 'down-in-flames', 'fighters').map((fighter) => fighterCraft(fighter, w, h)),
    ...withPacks(basePack.bombers, 'down-in-flames', 'bombers').map((bomber) => bomberCraft(bomber, w, h)),
  ];
}

const named = ({ terms }: DuelWords, id: RatingId): Named => ({ name: terms.ratings[id], help: terms.ratingHelp[id] });

function fighterCraft(fighter: Fighter, w: DuelWords, h: HangarWords): Craft {
  const { id, nation, points, front, damaged } = fighter;
  const power = front.horsepower.join('-');
  const airframe = bothSides(front.airframe, damaged.airframe);
  const horsepower = (at: 0 | 1): Named => named(w, at === 0 ? 'horsepowerBefore' : 'horsepowerAfter');
  const rows = (ids: readonly RatingId[]) =>
    ratingsOf(
      fighter,
      [],
      ids.map((each) => [each, named(w, each)] as const),
      ids,
    );
  const halves = ([0, 1] as const).map((at) => ({
    id: `horsepower.${at}`,
    ...horsepower(at),
    intact: valueAt(fighter, ['front', 'horsepower', at], String(front.horsepower[at])),
    damaged: valueAt(fighter, ['damaged', 'horsepower', at], String(damaged.horsepower[at])),
  }));
  return {
    ...common('fighters', fighter, w),
    role: 'fighter',
    roleText: h.roleTexts.fighter,
    picture: { of: 'plane', like: { flag: nation, kind: 'fighter' } },
    figures: [
      { name: h.short.speed, text: String(front.speed) },
      { name: h.short.performance, text: String(front.performance) },
      { name: h.short.power, text: power },
      { name: h.short.damage, text: airframe },
    ],
    bars: [
      barOf('speed', named(w, 'speed'), front.speed),
      barOf('performance', named(w, 'performance'), front.performance),
      barOf('horsepower', h.ratings.horsepower, front.horsepower[0] + front.horsepower[1], power),
      barOf('bursts', named(w, 'bursts'), front.bursts),
      barOf('firepower', named(w, 'firepower'), front.firepower),
      barOf('airframe', named(w, 'airframe'), damaged.airframe, airframe),
    ],
    sheets: [
      {
        title: h.card,
        points,
        ratings: [
          ...rows(['speed', 'performance']),
          ...halves,
          ...rows(['bursts', 'firepower', 'airframe']),
          ...ratingsOf(
            fighter,
            [],
            [
              ['gunner', named(w, 'gunner')],
              ['bombs', named(w, 'bombs')],
            ],
          ),
        ],
      },
    ],
    abilities: abilitiesOf(fighter, h),
    duel: { id, side: null },
  };
}

function abilitiesOf({ front }: Fighter, { abilities }: HangarWords): Ability[] {
  return [
    ...(front.agile ? [{ ...abilities.agile, rule: 'DIF-SPEC-08' }] : []),
    ...(front.turbocharger ? [{ ...abilities.turbo, rule: 'DIF-SPEC-07' }] : []),
    ...(front.barrage ? [{ ...abilities.barrage, rule: 'DIF-SPEC-11' }] : []),
    ...(front.gunner > 0 ? [{ ...abilities.gunner(front.gunner), rule: 'DIF-SPEC-01' }] : []),
  ];
}

function bomberCraft(bomber: Bomber, w: DuelWords, h: HangarWords): Craft {
  const { nation, points, altitude, front, damaged } = bomber;
  const ids = ['speed', 'defense', 'support', 'airframe', 'bombs'] as const;
  const airframe = bothSides(front.airframe, damaged.airframe);
  return {
    ...common('bombers', bomber, w),
    role: 'bomber',
    roleText: h.roleTexts.bomber,
    picture: { of: 'plane', like: { flag: nation, kind: 'medium' } },
    figures: [
      { name: h.short.speed, text: String(front.speed) },
      { name: h.short.turrets, text: bothSides(front.defense, front.support) },
      { name: h.short.damage, text: airframe },
      { name: h.short.bombs, text: String(front.bombs) },
    ],
    bars: ids.map((id) =>
      id === 'airframe' ? barOf(id, named(w, id), damaged.airframe, airframe) : barOf(id, named(w, id), front[id]),
    ),
    sheets: [
      {
        title: h.card,
        points,
        ratings: ratingsOf(
          bomber,
          [],
          ids.map((id) => [id, named(w, id)] as const),
          ids,
        ),
      },
    ],
    abilities: [{ ...h.abilities.altitude(w.shared.terms.levels[levels.indexOf(altitude)]), rule: 'DIF-BMB-04' }],
    duel: null,
  };
}

/** What every card of the game has. */
function common(kind: 'fighters' | 'bombers', card: Fighter | Bomber, w: DuelWords) {
  const { id, name, nation, year, points } = card;
  return {
    system: 'down-in-flames',
    kind,
    id,
    box: 'down-in-flames',
    name,
    flag: nation,
    service: w.terms.nations[nation],
    year,
    points,
    size: sizeOf(id),
    entry: asEntry(card),
    pack: packOf('down-in-flames', kind, id),
  } as const;
}
