import { EVERYONE, type Refusal } from '@tallyho/kernel';
import type { Border } from '../../content/types.ts';
import { allot, attack, divert, HOME, LAUNCH, type PearlChoice, recall, THIRD_WAVE } from '../choices.ts';
import { barAllotting, barAttack, barDivert, barLaunch, barRecall, diversions, isSettled } from '../rules/allotment.ts';
import { carriersCost, escortsNow, readyAirfields } from '../rules/attack.ts';
import {
  allotted,
  newSortie,
  oneOfEach,
  sortieOf,
  sortiesNow,
  targetName,
  thirdWaveSorties,
  unresolved,
  waiting,
} from '../rules/flights.ts';
import { type PearlReason, pearlReasons } from '../rules/reasons.ts';
import { scoreOf } from '../rules/score.ts';
import {
  ESCORT,
  NO_TARGET,
  type OpenPearl,
  type PearlFlow,
  type PearlQuestion,
  type PearlTable,
  type Sortie,
} from '../state.ts';
import { resolve } from './resolve.ts';

/** The player's seat; there is no other. */
const JAPAN = 0;

/** Z-CGAP-131 — one card says how far the defenders are surprised. */
const drawSurprise = (t: PearlTable): void => {
  const s = t.state;
  const card = t.draw(s.deck, EVERYONE);
  s.deck.discard.push(card);
  const border = s.fixed.borders[card] as Border;
  const { alert, diveFirst } = s.fixed.sheet.surprise[border];
  s.alert = alert;
  s.flares = diveFirst;
  t.say?.(EVERYONE, {
    event: 'raid-surprise',
    card: s.fixed.names[card],
    border,
    alert,
    flares: diveFirst,
    because: 'Z-CGAP-131',
  });
};

/** Z-CGAP-130, Z-CGAP-132, Z-CGAP-147 — the next wave is on the flight decks; from the second on everybody is alert. */
const beginWave = (t: PearlTable): void => {
  const s = t.state;
  const { sheet, flights } = s.fixed;
  s.wave++;
  s.turn = s.wave;
  s.resolved = 0;
  const ready =
    s.wave === 3
      ? thirdWaveSorties(s)
      : flights.flatMap(({ kind, wave }, flight) =>
          wave === s.wave ? [newSortie(flight, kind, wave, sheet.steps)] : [],
        );
  s.sorties.push(...ready);
  s.changes = s.wave === 3 ? sheet.thirdWave.flights : ready.length;
  if (s.wave > 1) s.alert = sheet.alert.later;
  t.say?.(EVERYONE, {
    event: 'raid-wave',
    wave: s.wave,
    alert: s.alert,
    flights: ready.length,
    because: s.wave === 3 ? 'Z-CGAP-140' : 'Z-CGAP-130',
  });
};

/** Every target a Flight can be given, and Escort. */
const everywhere = ({ points }: OpenPearl): number[] => [...points.keys(), ESCORT];

const refusal = (choice: PearlChoice, reason: PearlReason | null): Refusal<PearlChoice>[] =>
  reason === null ? [] : [{ choice, reason, because: pearlReasons[reason] }];

/** Z-26.0b, Z-CGAP-133, Z-CGAP-142 — targets are allotted to the Flights, until the list is fixed and the wave is sent. */
const allotTargets: PearlQuestion = {
  ask: 'allot',
  because: 'Z-26.0b',
  several: false,
  who: () => JAPAN,
  options(s, _, __, list) {
    if (barLaunch(s) === null) list.push(LAUNCH);
    for (const sortie of oneOfEach(waiting(s)))
      for (const target of everywhere(s))
        if (barAllotting(s, sortie, target) === null) list.push(allot(sortie.flight, target));
    if (barRecall(s) === null) for (const { flight } of allotted(s)) list.push(recall(flight));
    return list;
  },
  refusals: (s) => [
    ...refusal(LAUNCH, barLaunch(s)),
    ...oneOfEach(waiting(s)).flatMap((sortie) =>
      everywhere(s).flatMap((target) => refusal(allot(sortie.flight, target), barAllotting(s, sortie, target))),
    ),
    ...allotted(s).flatMap(({ flight }) => refusal(recall(flight), barRecall(s))),
  ],
  chosen(t, _, choice) {
    const s = t.state;
    if (choice.do === 'launch') return;
    if (choice.do !== 'allot' && choice.do !== 'recall') return;
    const sortie = sortieOf(s, choice.flight);
    const flight = s.fixed.flights[choice.flight].name;
    if (choice.do === 'allot') {
      sortie.target = choice.target;
      const target = targetName(s.fixed, choice.target);
      t.say?.(EVERYONE, { event: 'raid-allotted', flight, target, because: 'Z-CGAP-133' });
    } else {
      const target = targetName(s.fixed, sortie.target);
      sortie.target = NO_TARGET;
      s.changes--;
      t.say?.(EVERYONE, { event: 'raid-recalled', flight, target, because: 'Z-CGAP-142' });
    }
    if (!isSettled(s)) t.again();
  },
};

/** Z-CGAP-133, Z-CGAP-147 — the list is fixed; who has no target in the third wave stays aboard. */
const launchWave = (t: PearlTable): void => {
  const s = t.state;
  s.sorties = s.sorties.filter(({ wave, target }) => wave < s.wave || target !== NO_TARGET);
  t.say?.(EVERYONE, {
    event: 'raid-launched',
    wave: s.wave,
    flights: sortiesNow(s).length,
    because: 'Z-CGAP-133',
  });
};

/** Z-CGAP-139, Z-CGAP-146 — in the second wave the American fighters fall on Flights, less one section for each Escort. */
const fightersFall = (t: PearlTable): void => {
  const s = t.state;
  if (s.wave !== 2) return;
  const escorts = escortsNow(s);
  const bombers = unresolved(s);
  const on: string[] = [];
  for (let left = Math.max(0, s.sections - escorts); left > 0 && bombers.length > 0; left--) {
    const sortie = bombers[t.roll(bombers.length)];
    sortie.sections++;
    on.push(s.fixed.flights[sortie.flight].name);
  }
  t.say?.(EVERYONE, { event: 'raid-fighters', escorts, on, because: 'Z-CGAP-139' });
};

/** Z-26.0b, Z-CGAP-133 — the Flights attack one by one, in the order that the player likes. */
const attackTargets: PearlQuestion = {
  ask: 'attack',
  because: 'Z-26.0b',
  several: false,
  who: (s) => (unresolved(s).length > 0 ? JAPAN : -1),
  options(s, _, __, list) {
    const here = oneOfEach(unresolved(s));
    for (const sortie of here) if (barAttack(s, sortie) === null) list.push(attack(sortie.flight));
    for (const sortie of here) for (const target of diversions(s, sortie)) list.push(divert(sortie.flight, target));
    return list;
  },
  refusals: (s) =>
    oneOfEach(unresolved(s)).flatMap((sortie) => [
      ...refusal(attack(sortie.flight), barAttack(s, sortie)),
      ...otherTargets(s, sortie).flatMap((target) =>
        refusal(divert(sortie.flight, target), barDivert(s, sortie, target)),
      ),
    ]),
  chosen(t, _, choice) {
    t.again();
    if (choice.do === 'attack') resolve(t, sortieOf(t.state, choice.flight), NO_TARGET);
    else if (choice.do === 'divert') resolve(t, sortieOf(t.state, choice.flight), choice.target);
  },
};

/** What somebody might want to divert a Flight to: whatever else there is. */
export const otherTargets = ({ points }: OpenPearl, { target }: Sortie): number[] =>
  [...points.keys()].filter((other) => other !== target);

/** Z-CGAP-130 — after the first wave the American fighters take off; after the third their carriers are looked for. */
const endOfWave = (t: PearlTable): void => {
  const s = t.state;
  if (s.wave === 1) {
    countSections(t);
    t.goto(beginWave);
  } else if (s.wave === 3) {
    meetCarriers(t);
    t.goto(conclude);
  }
};

/** Z-CGAP-139 — one section from Haleiwa, and one from each airfield that has been left able to send it. */
function countSections(t: PearlTable): void {
  const s = t.state;
  const airfields = readyAirfields(s);
  s.sections = s.fixed.sheet.sections.always + airfields.length;
  t.say?.(EVERYONE, {
    event: 'raid-sections',
    sections: s.sections,
    airfields: airfields.map((target) => targetName(s.fixed, target)),
    because: 'Z-CGAP-139',
  });
}

/** Z-CGAP-140 — one card for the American carriers. */
function meetCarriers(t: PearlTable): void {
  const s = t.state;
  const card = t.draw(s.deck, EVERYONE);
  s.deck.discard.push(card);
  s.carriers = carriersCost(s.fixed, card);
  const { names } = s.fixed;
  t.say?.(EVERYONE, { event: 'raid-carriers', card: names[card], vps: s.carriers, because: 'Z-CGAP-140' });
}

/** Z-CGAP-140 — a third wave, or home; nobody is asked if nobody could fly. */
const thirdWaveOrHome: PearlQuestion = {
  ask: 'third-wave',
  because: 'Z-CGAP-140',
  several: false,
  who: (s) => (thirdWaveSorties(s).length > 0 ? JAPAN : -1),
  options: () => [HOME, THIRD_WAVE],
  chosen(t, _, choice) {
    if (choice.do === 'third-wave') t.goto(beginWave);
    else t.say?.(EVERYONE, { event: 'raid-home', because: 'Z-CGAP-140' });
  },
};

/** Z-CGAP-141 — the score, and the result. */
const conclude = (t: PearlTable): void => {
  const score = scoreOf(t.state);
  t.say?.(EVERYONE, { event: 'raid-verdict', ...score, because: 'Z-CGAP-141' });
  t.finish({ winners: score.result === 'failure' ? [] : [JAPAN], because: 'Z-CGAP-141' });
};

/** Z-26.0b, Z-26.0c, Z-CGAP-130 — the sequence of the raid. */
export const raidFlow: PearlFlow = {
  name: 'raid',
  steps: [
    drawSurprise,
    beginWave,
    allotTargets,
    launchWave,
    fightersFall,
    attackTargets,
    endOfWave,
    thirdWaveOrHome,
    conclude,
  ],
};
