import type { Plane } from '@tallyho/down-in-flames';
import { campaignWords, type Language } from '@tallyho/words';
import { atLevel, positionName } from '../../dogfight/words/words.ts';
import { isBomber } from '../model/formations.ts';
import { burstsLeft } from '../model/ratings.ts';
import { relationsOf } from '../model/relations.ts';
import type { Looked } from './scene.ts';
import { bomberWords, isNamed, placeName } from './sortie.ts';

/** The target in one sentence. */
function targetWords({ w, view }: Looked, language: Language): string[] {
  const plan = view.fixed.mission;
  const target = view.fixed.options.mission?.target;
  if (plan === null || target === undefined) return [];
  const { damaged, destroyed } = plan.needed;
  const kind = campaignWords(language).targetKinds[target.kind];
  const named = isNamed(target) ? `${kind} ${placeName(target.name, language)}` : kind;
  return [w.sortie.targetWords({ target: named, damaged, destroyed, flak: plan.flak })];
}

/** An aircraft in sentences: altitude, damage, Bursts, cards, positions. */
export function planeWords(looked: Looked, plane: Plane): string {
  const { w, view, names } = looked;
  const { terms, table } = w.shared;
  const aircraft = view.planes[plane];
  if (aircraft.gone)
    return view.mission?.withdrawn[plane] === true
      ? w.sortie.wordsHome(names.plane(plane))
      : w.table.wordsGone(names.plane(plane));
  if (isBomber(view, plane)) return bomberWords(looked, plane);
  return w.table
    .wordsPlane({
      plane: names.plane(plane),
      level: atLevel(w.shared, aircraft.altitude),
      hits: terms.hits(aircraft.hits),
      damaged: aircraft.face === 1,
      bursts: terms.bursts(burstsLeft(view, plane)),
      cards: terms.cards(aircraft.cards),
      relations: relationsOf(view, plane)
        .filter(({ other, position }) => aircraft.altitude >= 0 && (position !== 0 || !isBomber(view, other)))
        .map(({ other, position, above }) =>
          above !== 0
            ? `${table.otherLevel({ other: names.plane(other), above })}.`
            : w.table.wordsRelation({ position: positionName(w.shared, position), other: names.plane(other) }),
        )
        .join(' '),
    })
    .trimEnd();
}

/** The whole table as sentences: what the pictures show, for those who do not see them. */
export function wordsOf(looked: Looked, language: Language): string[] {
  const { w, view, names } = looked;
  const { terms, table } = w.shared;
  const own = view.planes.flatMap(({ hand }) => hand ?? []);
  return [
    ...targetWords(looked, language),
    ...view.planes.map((_, plane) => planeWords(looked, plane)),
    ...(own.length > 0 ? [w.table.wordsHand(own.map((card) => names.card(card)).join(', '))] : []),
    table.wordsPiles({ pile: terms.cards(view.pile), discard: terms.cards(view.discard.length) }),
  ];
}
