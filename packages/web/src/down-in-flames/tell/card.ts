import type { Face } from '@tallyho/down-in-flames/content';
import type { CardScene } from '../../dogfight/scene.ts';
import type { DuelWords } from '../words/words.ts';

/** A card as it is drawn. */
export function cardScene(w: DuelWords, face: Face, isMarker: boolean): CardScene {
  const meaning = w.terms.meanings[face.title];
  return {
    edge: face.type,
    title: face.title,
    subtitle: face.subtitle,
    maneuver: face.maneuver,
    fire:
      face.bursts === 0 ? null : { bursts: face.bursts, hits: face.subtitle === 'FUEL TANK' ? '∞' : String(face.hits) },
    lead: w.table.reactTo,
    text: face.reactTo.map((what) => w.terms.answerables[what]).join(', '),
    meaning: face.subtitle === '' ? meaning : `${meaning} – ${w.terms.subtitles[face.subtitle]}`,
    foot: w.terms.faceShort[face.type],
    isMarker,
  };
}

/** The same card in the hands of a bomber's gunners: what it does for them (DIF-BMB-29). */
export function turretScene(w: DuelWords, face: Face): CardScene {
  const uses = [
    ...(face.bursts > 0 ? [w.sortie.turretShot] : []),
    ...(face.bursts === 0 || face.bomber !== 'none' ? [w.sortie.turretUse[face.bomber]] : []),
  ];
  const use = w.shared.terms.and(uses);
  return { ...cardScene(w, face, false), maneuver: null, lead: w.sortie.turrets, text: use, meaning: use };
}

/** A card in one line of words, for those who hear it. */
export function cardWords(w: DuelWords, face: Face, name: string): string {
  const { terms, table } = w.shared;
  const reacts = face.reactTo.map((what) => w.terms.answerables[what]);
  return [
    name,
    w.terms.faceTypes[face.type],
    `${table.maneuverValue} ${face.maneuver}`,
    face.bursts > 0 ? `${terms.bursts(face.bursts)}, ${terms.hits(face.hits)}` : '',
    `${w.table.reactTo} ${reacts.length === 0 ? '–' : terms.and(reacts)}`,
  ]
    .filter((part) => part !== '')
    .join('. ');
}
