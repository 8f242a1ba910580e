import { MOST_FACES } from '@tallyho/kernel';
import { inside } from '@tallyho/kernel/packs';
import type { Report } from './problems.ts';
import { type Bomber, type Face, type Fighter, type Pilot, theatres } from './types.ts';

/** What well-formed entries may still get wrong: values that cannot all be true by the rules. */

const contradicts = (
  report: Report,
  rule: string,
  place: string,
  facts: { readonly [name: string]: number | string | boolean },
): void => report('content-contradiction', place, { rule, ...facts });

/** DIF-REACT-12, DIF-REACT-19 — the two titles that are fired. */
const isFired = ({ title }: Face): boolean => title === 'IN MY SIGHTS' || title === 'OUT OF THE SUN';

export function contradictionsOfFace(face: Face, place: string, report: Report): void {
  const { title, subtitle, type, bursts, hits, reactTo } = face;
  const wrong = (rule: string, field: keyof Face): void =>
    contradicts(report, rule, inside(place, field), { title, subtitle, type });
  if (subtitle !== '' && title !== 'IN MY SIGHTS') wrong('DIF-REACT-15', 'subtitle');
  if (isFired(face) !== bursts > 0) wrong('DIF-REACT-13', 'bursts');
  if ((isFired(face) && subtitle !== 'FUEL TANK') !== hits > 0) wrong('DIF-REACT-12', 'hits');
  if ((title === 'REDLINE') !== (type === 'any-time')) wrong('DIF-REACT-22', 'type');
  if (isFired(face) && type === 'react') wrong('DIF-ACT-06', 'type');
  if ((type === 'react' || type === 'attack-react') !== reactTo.length > 0) wrong('DIF-ACT-08', 'reactTo');
}

const ratings = ['speed', 'performance', 'bursts', 'firepower', 'gunner', 'bombs'] as const;
const notes = ['turbocharger', 'agile', 'barrage'] as const;

/** DIF-CARD-17 — damage makes nothing better. DIF-CARD-15 — the Damaged side counts all hits, so it stands more. */
export function contradictionsOfFighter({ front, damaged }: Fighter, place: string, report: Report): void {
  const wrong = (rule: string, field: string, ahead: number | boolean, behind: number | boolean): void =>
    contradicts(report, rule, inside(place, `damaged.${field}`), { front: ahead, damaged: behind });
  for (const name of ratings) if (damaged[name] > front[name]) wrong('DIF-CARD-17', name, front[name], damaged[name]);
  for (const name of notes) if (damaged[name] && !front[name]) wrong('DIF-CARD-17', name, front[name], damaged[name]);
  for (const i of [0, 1] as const) {
    const [ahead, behind] = [front.horsepower[i], damaged.horsepower[i]];
    if (behind > ahead) wrong('DIF-CARD-17', `horsepower[${i}]`, ahead, behind);
  }
  if (damaged.airframe <= front.airframe) wrong('DIF-CARD-15', 'airframe', front.airframe, damaged.airframe);
}

const bomberRatings = ['speed', 'defense', 'support', 'bombs'] as const;

/** DIF-BMB-39, DIF-BOMB-07 — the same holds for bombers: damage makes nothing better. */
export function contradictionsOfBomber({ front, damaged }: Bomber, place: string, report: Report): void {
  const wrong = (rule: string, name: keyof Bomber['front']): void =>
    contradicts(report, rule, inside(place, `damaged.${name}`), { front: front[name], damaged: damaged[name] });
  for (const name of bomberRatings) if (damaged[name] > front[name]) wrong('DIF-CARD-17', name);
  if (damaged.airframe <= front.airframe) wrong('DIF-CARD-15', 'airframe');
}

/** DIF-COMP-11 — one or more ability codes, each once. */
export function contradictionsOfPilot({ abilities }: Pilot, place: string, report: Report): void {
  const where = inside(place, 'abilities');
  if (abilities.length === 0) report('content-out-of-range', where, { min: 1, found: 0 });
  abilities.forEach((code, i) => {
    if (abilities.indexOf(code) < i) contradicts(report, 'DIF-COMP-11', `${where}[${i}]`, { ability: code });
  });
}

/** So many faces a game can tell apart; the Ace Pilot marker is one of them. */
export const MOST_IN_DECK = MOST_FACES - 1;

/** DIF-COMP-01 — how many cards of each theatre the box holds. */
export const HALF = 55;

/**
 * DIF-OPT-21 — the halves of the deck are equal, and never larger than in the box. DIF-ACT-26: each must have something
 * to fire, or nobody could ever be hit.
 */
export function checkDeck(faces: readonly Face[], report: Report): void {
  const cards = (theatre: (typeof theatres)[number], of: readonly Face[]): number =>
    of.reduce((sum, { copies }) => sum + copies[theatre], 0);
  for (const theatre of theatres) {
    if (cards(theatre, faces.filter(isFired)) === 0) report('content-no-attack-cards', 'faces', { theatre });
  }
  const [pacific, europe] = [cards('pacific', faces), cards('europe', faces)];
  if (pacific !== europe || pacific > HALF) report('content-deck-size', 'faces', { pacific, europe, max: HALF });
  const different = faces.filter(({ copies }) => copies.pacific + copies.europe > 0).length;
  if (different > MOST_IN_DECK) report('content-too-many-faces', 'faces', { faces: different, most: MOST_IN_DECK });
}
