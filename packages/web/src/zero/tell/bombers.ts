import { ABOARD, FLYING, type PlaneNo, rules } from '@tallyho/zero';
import { woundsOf } from '../../dogfight/model/wounds.ts';
import type { SheetScene, TokenScene } from '../../dogfight/scene.ts';
import { atLevel } from '../../dogfight/words/words.ts';
import { formationAttack, openly } from '../model/engine.ts';
import { type MissionView, missionOf, ownerOfPlane, seatAsked } from '../model/mission.ts';
import { limitsOf } from '../model/ratings.ts';
import { goneWord } from './fates.ts';
import { sideFlags } from './flag.ts';
import { turretHandId } from './hands.ts';
import { isShadow, shadowNotes } from './night.ts';
import { marksOf, remarksOf } from './people.ts';
import type { Looked } from './scene.ts';

/** The Formation aircraft that still fly, by their numbers. */
function flying({ view }: Looked): { readonly nth: number; readonly plane: PlaneNo }[] {
  const bombers = missionOf(view)?.sortie.bombers ?? [];
  return bombers.flatMap(({ fate }, nth) => (fate === FLYING ? [{ nth, plane: view.planes.length + nth }] : []));
}

/** Every Formation aircraft that still flies; `whoOf` names the one who flies it. */
export function bomberTokens(looked: Looked, whoOf: (seat: number) => string): TokenScene[] {
  const mission = missionOf(looked.view);
  if (mission === null) return [];
  return flying(looked).map(({ nth, plane }) => bomberToken(looked, mission, nth, plane, whoOf));
}

function bomberToken(
  looked: Looked,
  { orders, sortie }: MissionView,
  nth: number,
  plane: PlaneNo,
  whoOf: (seat: number) => string,
): TokenScene {
  const { w, view, names, near } = looked;
  const { hits, damaged, load, aces } = sortie.bombers[nth];
  const owner = ownerOfPlane(view.fixed, plane);
  const limits = limitsOf(view, plane);
  const name = names.plane(plane);
  const isManned = sortie.manned === plane;
  const { notes } = w.sortie;
  return {
    id: plane,
    label: names.planeBadge(plane),
    own: orders.bomberSide[nth] === near,
    altitude: orders.altitude[nth],
    prey: null,
    hold: null,
    aircraft: orders.bomberAircraft[nth],
    like: { flag: sideFlags[orders.bomberSide[nth]], kind: 'medium' },
    wounds: woundsOf({ hits, ...limits }),
    wingman: null,
    isBomber: true,
    isShadow: isShadow(looked, orders.bomberSide[nth]),
    isActing: false,
    isAwaited: formationAttack(view)?.at === plane && seatAsked(view) === owner,
    plate: {
      name,
      you: owner === view.seat,
      status: damaged === 1 ? w.shared.table.damagedNow : '',
      lines: [
        {
          name: '',
          pips: { hits, ...limits, label: w.shared.table.damage({ hits, ...limits }) },
          bursts: null,
          figures: [
            {
              short: w.sortie.turretsShort,
              value: String(rules.turretCards(openly(view), plane)),
              name: w.sortie.turretCards,
            },
          ],
          note: '',
          marks: marksOf(looked, plane),
        },
      ],
      // It has a hand only while somebody attacks it.
      backs: isManned
        ? [
            {
              hand: turretHandId(plane),
              cards: sortie.turretCards,
              label: w.sortie.turretsOf({ plane: name, n: sortie.turretCards }),
            },
          ]
        : [],
      notes: [
        ...(damaged === 1 ? [notes.alone] : []),
        ...(orders.kamikaze?.bombers[nth] === true ? [notes.kamikaze] : []),
        ...(rules.ohkaOf(sortie, nth).stage === ABOARD ? [notes.ohka] : []),
        ...(rules.isOutside(openly(view), nth) ? [notes.released] : []),
        ...(load === TORPEDOES ? [notes.torpedo] : []),
        ...(aces > 0 ? [{ short: `★ ${aces}`, text: w.table.aces(aces) }] : []),
        ...shadowNotes(looked, orders.bomberSide[nth]),
      ],
      load: load > 0 ? 1 : 0,
    },
    who: whoOf(owner),
    sheet: String(plane),
    words: bomberWords(looked, nth),
  };
}

/** What an aircraft with Torpedoes carries. */
export const TORPEDOES = rules.TORPEDO + 1;

/** A Formation aircraft in one sentence. */
function bomberWords(looked: Looked, nth: number): string {
  const { w, view, names } = looked;
  const plane = view.planes.length + nth;
  const mission = missionOf(view);
  if (mission === null) return '';
  const { orders, sortie } = mission;
  const { hits, damaged, load, fate } = sortie.bombers[nth];
  const name = names.plane(plane);
  if (fate !== FLYING)
    return w.table.wordsGone({
      craft: name,
      fate: goneWord(w, fate),
    });
  const flies = w.sortie.bomberWords({
    name,
    side: [w.terms.sides.japanese, w.terms.sides.allied][orders.bomberSide[nth]],
    level: atLevel(w.shared, orders.altitude[nth]),
    hits: w.shared.table.damage({ hits, ...limitsOf(view, plane) }),
    damaged: damaged === 1,
    turrets: w.shared.terms.cards(rules.turretCards(openly(view), plane)),
    load: rules.ohkaOf(sortie, nth).stage === ABOARD ? w.sortie.ohkaLoad : w.sortie.loads[Math.max(0, load)],
  });
  const remarks = [...marksOf(looked, plane), ...shadowNotes(looked, orders.bomberSide[nth])];
  return [flies, ...remarks.map(({ text }) => w.sortie.placeWords({ element: name, place: text }))].join(' ');
}

/** All of them as sentences. */
export const bombersInWords = (looked: Looked): string[] =>
  (missionOf(looked.view)?.sortie.bombers ?? []).map((_, nth) => bomberWords(looked, nth));

/** What the card of a Formation aircraft says, on the side that shows. */
export function bomberSheets(looked: Looked): SheetScene[] {
  const { w, view, names } = looked;
  const mission = missionOf(view);
  if (mission === null) return [];
  const { orders, sortie } = mission;
  return flying(looked).map(({ nth, plane }) => {
    const { hits, damaged } = sortie.bombers[nth];
    const at = nth * 2 + damaged;
    const bombs = (mode: number): number => orders.bombs[at * BOMB_MODES + mode];
    const now = {
      speed: orders.speed[at],
      turretDefense: orders.turretDefense[at],
      turretSupport: orders.turretSupport[at],
      damage: orders.damage[at],
      level: bombs(rules.LEVEL),
      saturation: bombs(rules.SATURATION),
    };
    return {
      key: String(plane),
      name: names.plane(plane),
      note: w.shared.table.damage({ hits, ...limitsOf(view, plane) }),
      remarks: remarksOf([...marksOf(looked, plane), ...shadowNotes(looked, orders.bomberSide[nth])]),
      rows: (Object.keys(now) as (keyof typeof now)[]).map((id) => ({
        name: w.sortie.ratings[id],
        help: w.sortie.ratingHelp[id],
        now: String(now[id]),
        why: '',
      })),
    };
  });
}
/** Ways to bomb: so many numbers to a side of a card. */
const BOMB_MODES = rules.STRAFING;
