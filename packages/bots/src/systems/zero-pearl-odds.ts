import { type OpenPearl, type PearlFixed, type PearlSortie, pearlRules } from '@tallyho/zero';

/** How likely each number of points is, from none on. */
export type Odds = readonly number[];

/** Beyond so many points nothing changes on any target. */
const MOST_POINTS = 14;
export const NOTHING: Odds = [1];

const known = new WeakMap<PearlFixed, Map<number, Odds>>();

/** The points of a Flight's attack on a class of targets, at an Alert and with so many cards more or less. */
export function attackOdds(fixed: PearlFixed, sortie: PearlSortie, target: number, alert: number, wave: number): Odds {
  let all = known.get(fixed);
  if (all === undefined) {
    all = new Map();
    known.set(fixed, all);
  }
  const isBattleship = fixed.sheet.targets[target].class === 'battleship';
  const diverted = sortie.divertedFrom < 0 ? 0 : 1;
  const key = ((((sortie.kind * 2 + (isBattleship ? 1 : 0)) * 4 + alert) * 4 + sortie.steps) * 4 + wave) * 2 + diverted;
  let odds = all.get(key);
  if (odds === undefined) {
    odds = reckon(fixed, { ...sortie, target }, alert, wave);
    all.set(key, odds);
  }
  return odds;
}

/** Two attacks on the same target, one after the other. */
export function together(a: Odds, b: Odds): Odds {
  const sum: number[] = new Array(Math.min(MOST_POINTS, a.length + b.length - 2) + 1).fill(0);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) sum[Math.min(MOST_POINTS, i + j)] += a[i] * b[j];
  return sum;
}

/** What a target with so many points is worth on average after an attack. */
export function worthAfter({ fixed }: OpenPearl, target: number, points: number, odds: Odds): number {
  const { levels } = fixed.sheet.targets[target];
  let worth = 0;
  for (let more = 0; more < odds.length; more++) {
    const level = pearlRules.levelFor(fixed.sheet.targets[target], points + more);
    if (level > 0) worth += odds[more] * levels[level - 1].vps;
  }
  return worth;
}

/** The share of the deck that this holds for. */
const share = ({ cards }: PearlFixed, holds: (card: number) => boolean): number =>
  cards.filter(holds).length / cards.length;

/** The chance that one defence card costs a Step, or a fighter section's. */
export const lossChance = (fixed: PearlFixed, alert: number, section: boolean): number =>
  share(fixed, (card) => pearlRules.stepsFor({ fixed, alert } as OpenPearl, card, section) > 0);

function reckon(fixed: PearlFixed, sortie: PearlSortie, alert: number, wave: number): Odds {
  const at = { fixed, alert, wave } as OpenPearl;
  const loss = lossChance(fixed, alert, false);
  const spoil = alert >= fixed.sheet.spoiledFrom ? share(fixed, (card) => fixed.spoiled[card]) : 0;
  const results = [0, 1, 2, 3].map((result) =>
    share(fixed, (card) => pearlRules.shownBy(fixed, sortie, card) === result),
  );
  const sum: number[] = new Array(MOST_POINTS + 1).fill(0);
  const cards = pearlRules.defenceCards(at);
  for (let lost = 0; lost <= cards; lost++)
    for (let spoiled = 0; spoiled <= cards; spoiled++) {
      const chance = binomial(cards, lost, loss) * binomial(cards, spoiled, spoil);
      if (chance === 0) continue;
      const steps = Math.max(0, sortie.steps - lost);
      const count = steps === 0 ? 0 : pearlRules.attackCards(at, { ...sortie, steps });
      draw(count, [], chance);
      function draw(left: number, shown: number[], p: number): void {
        if (p < 1e-6) return;
        if (left > 0) {
          for (const [result, likely] of results.entries())
            if (likely > 0) draw(left - 1, [...shown, result], p * likely);
          return;
        }
        const isSpoiled = pearlRules.spoiledOf(shown, spoiled);
        const points = shown.reduce(
          (total, one, i) =>
            total + (isSpoiled[i] ? 0 : pearlRules.pointsFor(fixed, sortie, pearlRules.resultOn(fixed, sortie, one))),
          0,
        );
        sum[Math.min(MOST_POINTS, points)] += p;
      }
    }
  return sum;
}

const binomial = (of: number, n: number, p: number): number =>
  n > of ? 0 : (of === 2 && n === 1 ? 2 : 1) * p ** n * (1 - p) ** (of - n);
