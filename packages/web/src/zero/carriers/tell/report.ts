import type { Language } from '@tallyho/words';
import {
  type CarrierCraft,
  type CarrierView,
  campaignContentOf,
  carrierRules,
  type Launch,
  type LaunchState,
} from '@tallyho/zero';
import type { TargetMarkKind } from '../../../art/target.tsx';
import type { LossScene, ReportScene } from '../../../campaign/scene.ts';
import { craftOf, pilotName } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { marks } from '../../campaign/tell/map.ts';
import { listedNames, trackName } from '../model/names.ts';
import { type CarrierWords, carrierWords } from '../words/words.ts';
import { begunIn, reportedIn } from './reported.ts';
import { resourceName } from './resources.ts';
import { launchName, ordersWords } from './speak.ts';
import { effectOf } from './tracks.ts';

/** What a Strike or a Scout Mission is called, by its number among all that have been flown. */
export function missionTitle(view: Pick<CarrierView, 'fixed' | 'log'>, mission: number, language: Language): string {
  const begun = begunIn(view)[mission];
  return begun === undefined
    ? ''
    : carrierWords[language].report.title({
        turn: begun.turn + 1,
        launch: launchName(view.fixed, begun.launch, language),
      });
}

export const reportsIn = (seen: Pick<CarrierView, 'log'>): number => reportedIn(seen).length;

function markOf({ fixed }: CarrierView, { target, kind }: Launch): TargetMarkKind {
  if (target === null) return kind === 'scout' ? 'camera' : 'dogfight';
  const { sheet } = carrierRules.trackOf(fixed, target);
  const found = campaignContentOf(fixed.options.packs).targets.find(({ id }) => id === sheet);
  return found === undefined ? 'airfield' : marks[found.kind];
}

/** What did not come home as it went out; what was lost when it landed is said to be. */
const lossOf = ({ aircraft, pilot, wingman, fate, recovery }: CarrierCraft, i: number, w: CarrierWords): LossScene => {
  const isLostAtSea = fate === 'destroyed' && recovery.length > 0;
  return {
    key: String(i),
    craft: craftOf(aircraft),
    isHit: fate !== 'disengaged',
    fate: fate === 'destroyed' ? 'shot-down' : fate === 'disengaged' ? 'withdrawn' : fate,
    text: w.land.report.loss({
      pilot: pilot === '' ? '' : pilotName(pilot),
      wingman,
      fate: isLostAtSea ? w.report.lostAtSea : w.land.fates[fate],
    }),
  };
};

function launchReport(
  view: CarrierView,
  { turn, launch, mission }: { readonly turn: number; readonly launch: Launch; readonly mission: number },
  language: Language,
): ReportScene | null {
  const w = carrierWords[language];
  const { kind, side, target, report, aircraft } = launch;
  if (report === null) return null;
  const lost = report.flown.map((flown) => flown.filter(({ fate }) => fate === 'destroyed').length);
  const line = view.log[turn];
  const [japanese, allied] = sideIds.map((_, seat) => resourceName(view, line.resources[seat], language));
  const isScout = kind === 'scout';
  return {
    mission,
    title: missionTitle(view, mission, language),
    about: w.report.about({
      side: w.sides[sideIds[side]],
      aircraft: listedNames(aircraft[side], language),
      against: listedNames(aircraft[1 - side], language),
    }),
    target: markOf(view, launch),
    stamp: {
      text: isScout ? w.report.turns(report.lasted) : w.report.boxes(report.damage),
      status: report.damage === 0 ? 'intact' : report.damage < 4 ? 'damaged' : 'destroyed',
    },
    story: isScout
      ? w.events.scouted({ side: w.sides[sideIds[side]], lasted: report.lasted })
      : w.report.damage({ target: target === null ? '' : trackName(target, language), damage: report.damage }),
    picked: w.events.resources({ japanese, allied }),
    bombs: null,
    counted: w.report.counted,
    points: [
      { name: w.report.damageDone, values: sideIds.map((_, seat) => (seat === side ? report.damage : 0)) },
      { name: w.report.aircraftLost, values: lost },
    ],
    sides: sideIds.map((each) => w.sides[each]),
    result: isScout ? w.report.scoutResult : w.report.result,
    losses: sideIds.map((each, seat) => ({
      title: w.land.report.losses(w.sides[each]),
      losses: report.flown[seat].flatMap((craft, i) => (craft.fate === 'home' ? [] : [lossOf(craft, i, w)])),
    })),
    next: w.report.next,
  };
}

/** What is said of a launch that was not flown. */
const unflown = (w: CarrierWords): { readonly [state in LaunchState]?: (launch: string) => string } => ({
  'not-found': w.report.notFound,
  'no-aircraft': w.report.noAircraft,
  'not-ready': w.report.notReady,
  held: w.report.held,
});

/** Z-25.1b — a turn that is over: what both ordered, what the tracks took, how it stands. */
function turnReport(view: CarrierView, turn: number, language: Language): ReportScene | null {
  const w = carrierWords[language];
  const { fixed, log } = view;
  const { orders, resources, report, launches } = log[turn];
  if (report === null) return null;
  const [japanese, allied] = sideIds.map((_, seat) => resourceName(view, resources[seat], language));
  const before = log[turn - 1]?.report?.vps ?? [0, 0];
  const tracks = fixed.campaign.tracks.flatMap((track, at) =>
    report.ticked[at] === 0
      ? []
      : [
          w.report.track({
            track: trackName(track.id, language),
            by: report.ticked[at],
            boxes: report.boxes[at],
            effect: effectOf(carrierRules.lineAt(track, report.boxes[at]), w),
          }),
        ],
  );
  const quiet = launches.flatMap((launch) => {
    const say = unflown(w)[launch.state];
    return say === undefined ? [] : [say(launchName(fixed, launch, language))];
  });
  const recovered = launches.flatMap(({ side, report: flown }) =>
    (flown?.flown[side] ?? []).filter(({ recovery }) => recovery.length > 0),
  );
  const lostAtSea = recovered.filter(({ fate }) => fate === 'destroyed').length;
  return {
    mission: null,
    title: w.report.turn({ turn: turn + 1, of: fixed.campaign.turns }),
    about: w.events.orders({
      japanese: ordersWords(orders[0], language),
      allied: ordersWords(orders[1], language),
    }),
    target: 'aircraft-carrier',
    stamp: { text: `${report.vps[0]} : ${report.vps[1]}`, status: 'intact' },
    story: [
      ...(tracks.length === 0 ? [w.report.calm] : tracks),
      ...quiet,
      ...(recovered.length === 0 ? [] : [w.report.recovered({ all: recovered.length, lost: lostAtSea })]),
    ].join(' '),
    picked: w.events.resources({ japanese, allied }),
    bombs: null,
    points: [
      { name: w.report.vpsBefore, values: before },
      { name: w.report.vpsTurn, values: report.vps.map((vps, seat) => vps - before[seat]) },
      { name: w.report.vpsNow, values: report.vps },
    ],
    sides: sideIds.map((each) => w.sides[each]),
    result: w.report.vpsNote,
    losses: [],
    next: w.report.nextTurn,
  };
}

/** A report by its number: of a Strike that is back, or of a turn that is over. */
export function reportOf(view: CarrierView, number: number, language: Language): ReportScene | null {
  const reported = reportedIn(view)[number];
  if (reported === undefined) return null;
  return reported.of === 'turn' ? turnReport(view, reported.turn, language) : launchReport(view, reported, language);
}
