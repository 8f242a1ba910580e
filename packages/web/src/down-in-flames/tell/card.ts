import type { Answerable, Face } from '@tallyho/down-in-flames/content';
import { drawingOf } from '../../dogfight/cards/drawing.ts';
import { spokenTitle } from '../../dogfight/cards/spoken-title.ts';
import { ANYTHING, type CardLine, type CardScene, type CardWord } from '../../dogfight/scene.ts';
import type { DuelWords } from '../words/words.ts';

/** A card as it is drawn. */
export function cardScene(w: DuelWords, face: Face, isMarker: boolean): CardScene {
  const meaning = w.terms.meanings[face.title];
  return {
    edge: face.type,
    title: face.title,
    subtitle: face.subtitle,
    drawing: drawingOf(face),
    cast: 'europe',
    // DIF-REACT-07, DIF-REACT-29 — 0: it cannot be played as a Maneuver.
    maneuver: face.maneuver === 0 ? null : face.maneuver,
    fire: face.bursts === 0 ? null : { bursts: face.bursts, hits: hitsOn(w, face) },
    lines: [...deedLines(w, face), ...answerLines(w, face)],
    meaning: face.subtitle === '' ? meaning : `${meaning} – ${w.terms.subtitles[face.subtitle]}`,
    isMarker,
  };
}

/** DIF-REACT-16 — FUEL TANK destroys instead of hitting. */
const hitsOn = (w: DuelWords, { subtitle, hits }: Face): string =>
  subtitle === 'FUEL TANK' ? w.shared.card.kill : String(hits);

const plainly = (text: string): readonly CardWord[] => [{ text, answers: '' }];

/** What the card does when it is played by itself. */
function deedLines(w: DuelWords, face: Face): CardLine[] {
  const { card } = w.shared;
  if (face.subtitle === 'FUEL TANK') return [{ kind: 'attack', lead: card.fire, words: plainly(w.terms.fuelTank) }];
  const deed = w.terms.deeds[face.title];
  if (face.type === 'react' || deed === '') return [];
  if (face.type === 'any-time') return [{ kind: 'any-time', lead: card.anyTime, words: plainly(deed) }];
  return [{ kind: 'attack', lead: face.bursts > 0 ? card.fire : card.attack, words: plainly(deed) }];
}

/** What it stops. DIF-ACT-17: EVASIVE stops nothing, it takes hits away afterwards. */
function answerLines(w: DuelWords, face: Face): CardLine[] {
  const { card } = w.shared;
  if (face.title === 'EVASIVE') return [{ kind: 'answer', lead: card.after, words: plainly(w.terms.evaded) }];
  if (face.reactTo.length === 0) return [];
  return [{ kind: 'answer', lead: card.answers, words: face.reactTo.map((what) => answerWord(w, what)) }];
}

const answerWord = (w: DuelWords, what: Answerable): CardWord =>
  what === 'ANY'
    ? { text: w.terms.anyCard, answers: ANYTHING }
    : { text: what === 'MANEUVER' ? w.terms.maneuver : spokenTitle(what), answers: what };

/** The same card in the hands of a bomber's gunners: what it does for them (DIF-BMB-29). */
export function turretScene(w: DuelWords, face: Face): CardScene {
  const uses = [
    ...(face.bursts > 0 ? [w.sortie.turretShot] : []),
    ...(face.bursts === 0 || face.bomber !== 'none' ? [w.sortie.turretUse[face.bomber]] : []),
  ];
  const use = w.shared.terms.and(uses);
  const lines: CardLine[] = [{ kind: 'answer', lead: w.sortie.turrets, words: plainly(use) }];
  return { ...cardScene(w, face, false), maneuver: null, lines, meaning: use };
}

/** A Maneuver that Speed gives takes no card; in an exchange it has a face all the same (DIF-SPD-04, DIF-SPD-05). */
export const speedScene = (w: DuelWords): CardScene => ({
  edge: 'any-time',
  title: w.table.freeManeuver,
  subtitle: '',
  drawing: 'free-maneuver',
  cast: 'europe',
  maneuver: 1,
  fire: null,
  lines: [{ kind: 'any-time', lead: w.table.useAs.speed, words: plainly(w.terms.faster) }],
  meaning: w.terms.ratingHelp.speed,
  isMarker: false,
});
