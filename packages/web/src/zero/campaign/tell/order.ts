import { chanceFrom } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import {
  type AircraftClass,
  altitudes,
  campaignContentOf,
  campaignRules,
  type LandFixed,
  type LandView,
  type LogEntry,
  missionOptions,
  rules,
  type SideName,
  zero,
} from '@tallyho/zero';
import type { CraftScene, LadderStep, OrderScene } from '../../../campaign/scene.ts';
import { dogfightWords } from '../../../dogfight/words/words.ts';
import { formationOf } from '../../model/content.ts';
import { printedFace } from '../../model/mission.ts';
import { zeroWords } from '../../words/words.ts';
import { craftsOf } from '../model/cards.ts';
import { flownName, historyOf, kindOf, nameOfPlace, rowAt, rowName, sheetOfTarget } from '../model/names.ts';
import { campOf, sideIds } from '../model/sides.ts';
import { type ShownTarget, targetFlown } from '../model/targets.ts';
import { landWords } from '../words/words.ts';
import { corsairsFacts } from './corsairs-facts.ts';
import { bandName, shownDifference } from './standing.ts';

/** How many of each type there are, in the order in which they come. */
function counted(crafts: readonly CraftScene[]): OrderScene['aircraft'] {
  const ids = [...new Set(crafts.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const same = crafts.filter((craft) => craft.id === id);
    return same.slice(0, 1).map((craft) => ({ craft, count: same.length }));
  });
}

const listing = (target: ShownTarget, side: SideName): string =>
  counted(craftsOf(target.aircraft[side]))
    .map(({ craft, count }) => (count === 1 ? craft.name : `${count} ${craft.name}`))
    .join(', ');

/** Z-23.24a, Z-23.8b — turns there and back, as far as the listed aircraft and the line tell. */
function turnsOf(fixed: LandFixed, entry: LogEntry): { readonly outward: number; readonly homeward: number } {
  const alone: LogEntry = {
    ...entry,
    resources: [0, 0],
    pilots: [[], []],
    ...(entry.corsairs === undefined ? {} : { corsairs: { ...entry.corsairs, green: [[], []] } }),
  };
  const state = zero.setup(missionOptions(fixed, alone), chanceFrom(''));
  return { outward: rules.outwardTurns(state), homeward: rules.homewardTurns(state) };
}

/** Z-24.43a … Z-24.49a — the order for the Mission that was drawn: who flies where, how far, what it brings. */
export function orderOf(view: LandView, entry: LogEntry, language: Language): OrderScene {
  const w = landWords[language];
  const { fixed } = view;
  const target = targetFlown(fixed, entry);
  const { attacker, kind, place } = target;
  const own = sideIds[Math.max(0, view.seat)];
  const mission = view.log.length;
  const flies = attacker ?? own;
  const enemy = flies === 'japanese' ? 'allied' : 'japanese';
  const title = entry.corsairs === undefined ? nameOfPlace(place, language) : flownName(fixed, entry, language);
  const sheet = sheetOfTarget(fixed, target);
  const level = dogfightWords[language].terms.atLevel[altitudes.indexOf(target.altitude)];
  return {
    arrow: 0,
    camp: campOf(flies),
    badge: String(target.number),
    eyebrow:
      attacker === null
        ? w.order.meeting(mission)
        : view.seat < 0
          ? w.order.watched({ mission, side: w.campaigns.sides[attacker] })
          : attacker === own
            ? w.order.attack(mission)
            : w.order.defend(mission),
    rule: 'Z-24.44a',
    title,
    about:
      sheet === null
        ? w.order.aboutMeeting({ kind: w.campaigns.missionKinds[kind], level })
        : w.order.about({ kind: kindOf(fixed, target, language), sheet: printedFace(sheet.id), level }),
    story: sentence(historyOf(place, language)),
    name: title,
    aircraft: counted(craftsOf(target.aircraft[flies])),
    facts: factsOf(view, entry, target, enemy, language),
    ladder: ladderOf(view, target, language),
    launch: title,
  };
}

const sentence = (text: string): string => (text === '' ? '' : `${text}.`);

function factsOf(
  { fixed, seat }: LandView,
  entry: LogEntry,
  target: ShownTarget,
  enemy: SideName,
  language: Language,
): OrderScene['facts'] {
  const w = landWords[language];
  const sheet = sheetOfTarget(fixed, target);
  const { outward, homeward } = turnsOf(fixed, entry);
  const listed = listing(target, enemy);
  const isOwn = seat >= 0 && sideIds[seat] === enemy;
  const special =
    target.special === null ? [] : [{ name: w.order.special, value: w.campaigns.specials[target.special.name] }];
  return [
    { name: w.order.card, value: rowName(rowAt(entry.row)) },
    sheet === null
      ? { name: w.order.turns, value: String(outward) }
      : { name: w.order.turnsBoth, value: `${outward} / ${homeward}` },
    ...(sheet === null
      ? []
      : [{ name: w.order.flak, value: w.order.flakValues({ area: sheet.areaFlak, target: sheet.targetFlak }) }]),
    ...special,
    ...corsairsFacts(fixed, entry, language),
    {
      name: isOwn ? w.order.youHave : w.order.meets,
      value: listed === '' ? (isOwn ? w.order.yourResource : w.order.theirResource) : w.order.andResource(listed),
    },
  ];
}

/** What the campaign would come to if the seat's side scored so much more. */
function afterwards({ fixed, log }: LandView, side: SideName, points: number, language: Language): string {
  const w = landWords[language];
  const difference = campaignRules.differenceOf(log) + (side === 'japanese' ? points : -points);
  return w.order.after({
    difference: signed(shownDifference(fixed, difference)),
    performance: bandName(fixed, difference, language),
  });
}

/** Z-24.61a … Z-24.61c — what can be won: by the damage, by photographs, by getting away, or by aircraft. */
function ladderOf(view: LandView, target: ShownTarget, language: Language): OrderScene['ladder'] {
  const w = landWords[language];
  const { fixed } = view;
  const step = (side: SideName, range: string, name: string, points: number): LadderStep => ({
    range,
    points: String(points),
    name,
    camp: campOf(side),
    words: w.order.step({ name, range, points, side: w.campaigns.sides[side] }),
    after: afterwards(view, side, points, language),
  });
  const sheet = sheetOfTarget(fixed, target);
  const { attacker } = target;
  if (attacker !== null && target.kind === 'reconnaissance') {
    const photographs = target.special?.effects.find((effect) => effect.does === 'photographs');
    const vps = photographs?.does === 'photographs' ? photographs.vps : null;
    const results = zeroWords[language].sortie.results;
    return {
      title: w.order.photographs,
      note: w.order.note,
      steps:
        vps === null
          ? []
          : [vps.miss, vps.hit, vps.direct, vps.vital].map((n, i) => step(attacker, w.order.best, results[i], n)),
    };
  }
  if (attacker !== null && sheet !== null && sheet.levels.length > 0)
    return {
      title: w.order.ladder,
      note: w.order.note,
      steps: sheet.levels.map(({ name, from, vps }, i) =>
        step(
          attacker,
          w.order.range({ from, to: i + 1 < sheet.levels.length ? sheet.levels[i + 1].from - 1 : null }),
          w.campaigns.levels[name],
          vps,
        ),
      ),
    };
  return { title: w.order.aircraft, note: w.order.noteAircraft, steps: lossesIn(view, target, step, language) };
}

/** Z-24.32a — what an enemy fighter is worth; Z-CGAP-43: and what is flown out. */
function lossesIn(
  { fixed, seat }: LandView,
  target: ShownTarget,
  step: (side: SideName, range: string, name: string, points: number) => LadderStep,
  language: Language,
): LadderStep[] {
  const w = landWords[language];
  const { awards } = campaignContentOf(fixed.options.packs);
  const own = sideIds[Math.max(0, seat)];
  const award = (id: AircraftClass) => awards.find((each) => each.id === id);
  const fighter = award('fighter');
  const evacuees = target.attacker === 'japanese' ? target.aircraft.japanese : target.aircraft.allied;
  const evacuated = evacuees.flatMap(({ aircraft }) => formationOf(aircraft) ?? [])[0];
  const away = target.special?.effects.find((effect) => effect.does === 'evacuation');
  return [
    ...(fighter === undefined
      ? []
      : [
          step(own, w.campaigns.classes.fighter, w.order.damaged, fighter.damaged),
          step(own, w.campaigns.classes.fighter, w.order.destroyed, fighter.destroyed),
        ]),
    ...(evacuated === undefined || away?.does !== 'evacuation'
      ? []
      : [
          step(
            evacuated.side === 'allied' ? 'japanese' : 'allied',
            evacuated.short,
            w.order.shotDown,
            award(evacuated.class)?.destroyed ?? 0,
          ),
          step(evacuated.side, evacuated.short, w.order.away, away.vps),
        ]),
  ];
}
