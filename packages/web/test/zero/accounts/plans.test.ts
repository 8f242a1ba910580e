import { corsairsLandCampaigns, type MissionKind, sides } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { fairPairs } from '../../../src/zero/begin.ts';
import {
  flightId,
  flightLine,
  flightPlan,
  flightsOf,
  forcesOf,
  periodsOf,
  pickablesOf,
  sheetsOf,
} from '../../../src/zero/set-up/corsairs-flights.ts';
import { flightName, lineName, whereFlown } from '../../../src/zero/set-up/line-form.tsx';
import { campaigns, lineId, planFrom } from '../../../src/zero/set-up/mission-lines.ts';
import { missionObjection, missionOptions } from '../../../src/zero/set-up/mission-options.ts';
import {
  brings,
  changedElement,
  changedMissionSeat,
  hasTask,
  isKamikaze,
  isPhased,
  type MissionElement,
  type MissionPlan,
  plannedKinds,
  targetSheets,
  withAttacker,
  withCorsairs,
  withFormation,
  withKind,
  withMissionElement,
  withNight,
  withStores,
} from '../../../src/zero/set-up/mission-plan.ts';
import {
  aircraftOf,
  badgeOf,
  changedElement as changedOfPlan,
  changedSeat,
  elementsOf,
  firstPlan,
  hasPilots,
  objection,
  optionsOf,
  type Plan,
  pointsOf,
  withBalance,
  withDuel,
  withElement,
  withoutElement,
  withoutSeat,
  withSeat,
} from '../../../src/zero/set-up/plan.ts';
import { readyId, readyKinds } from '../../../src/zero/set-up/ready-missions.ts';
import { zeroWords } from '../../../src/zero/words/words.ts';
import { Account } from '../../account.ts';

const names = ['one', 'two'] as const;

/** A Mission as it stands in the form, and what its options are. */
function tell(account: Account, title: string, plan: MissionPlan): void {
  const { packs: _, ...options } = missionOptions(plan) as { packs?: unknown };
  const about = {
    isPhased: isPhased(plan),
    hasTask: hasTask(plan),
    sheets: targetSheets(plan)
      .map(({ id }) => id)
      .join(' '),
    kamikazes: plan.seats.flatMap(({ side, elements }) => elements.map((one) => isKamikaze(plan, side, one))),
    stores: [brings(plan, 'rockets'), brings(plan, 'napalm')],
  };
  account.moment(title, { plan, options, about, against: missionObjection(plan) });
}

const changes: { readonly [what: string]: (plan: MissionPlan) => MissionPlan } = {
  'an Element more': (plan) => withMissionElement(plan, plan.seats[1]),
  'a Formation more': (plan) => withFormation(plan, plan.seats[0]),
  night: (plan) => withNight(plan, true),
  'and day again': (plan) => withNight(plan, false),
  rockets: (plan) => withStores(plan, 'rockets', true),
  'and no rockets': (plan) => withStores(plan, 'rockets', false),
  'the others attack': (plan) => withAttacker(plan, plan.attacker === 'allied' ? 'japanese' : 'allied'),
  'nothing of Corsairs & Hellcats': (plan) => withCorsairs(plan, false),
  'all of it': (plan) => withCorsairs(plan, true),
};

describe('a Mission that is being prepared', () => {
  test('of every kind of Corsairs & Hellcats', async () => {
    const account = new Account();
    for (const kind of readyKinds) tell(account, kind, planFrom(readyId(kind), names));
    await expect(account.text).toMatchFileSnapshot('approved/plans-of-every-kind.txt');
  });

  test.each(['kamikaze', 'rockets', 'transport', 'night'] as const)('%s, and changed', async (kind) => {
    const account = new Account();
    let plan = planFrom(readyId(kind), names);
    tell(account, kind, plan);
    for (const [what, change] of Object.entries(changes)) {
      plan = change(plan);
      tell(account, what, plan);
    }
    await expect(account.text).toMatchFileSnapshot(`approved/plan-of-${kind}-changed.txt`);
  });

  test('one kind after the other', async () => {
    const account = new Account();
    let plan = planFrom('malaya-2', names);
    tell(account, 'malaya-2', plan);
    const kinds: readonly MissionKind[] = plannedKinds({ corsairs: true });
    for (const kind of [...kinds, ...kinds.toReversed()]) {
      plan = withKind(withCorsairs(plan, true), kind);
      tell(account, kind, plan);
    }
    await expect(account.text).toMatchFileSnapshot('approved/plans-one-after-the-other.txt');
  });

  test('its first Element, changed', async () => {
    const account = new Account();
    let plan = planFrom(readyId('rockets'), names);
    tell(account, 'rockets', plan);
    const each: readonly Partial<MissionElement>[] = [
      { green: { leader: true, wingman: true } },
      { pilot: 'boyington', wingmanPilot: 'thomas' },
      { load: 'level+rockets' },
      { wingman: false },
      { wingman: true, altitude: 'high' },
      { fighter: 'p-61a' },
      { fighter: 'f6f-3', load: 'none' },
    ];
    for (const change of each) {
      const [first, ...others] = plan.seats[1].elements;
      plan = changedMissionSeat(plan, 'allied', { elements: [changedElement(first, change), ...others] });
      tell(account, JSON.stringify(change), plan);
    }
    await expect(account.text).toMatchFileSnapshot('approved/plan-of-an-element.txt');
  });
});

test('the lines of both games, with what is flown there', async () => {
  const account = new Account();
  for (const campaign of campaigns())
    for (const target of campaign.targets) {
      const line = lineId(campaign, target);
      const plan = planFrom(line, names);
      const { seats, effects, outward, homeward, year } = plan;
      account.aside(`${line}, ${lineName(zeroWords.en, target)}, ${whereFlown(zeroWords.fr, plan, 'fr')}`, {
        ways: `${plan.kind} ${plan.attacker} ${plan.target} ${outward}+${homeward} ${year}`,
        effects,
        flies: seats.map(({ elements, formations }) =>
          [
            ...elements.map(
              ({ fighter, wingman, altitude, enters }) =>
                `${fighter}${wingman ? ' and Wingman' : ''} ${altitude ?? ''} ${enters ? JSON.stringify(enters) : ''}`,
            ),
            ...formations.map(
              ({ aircraft, count, altitude, crew }) => `${count} ${aircraft} ${altitude} ${crew ?? ''}`,
            ),
          ].join(', '),
        ),
      });
    }
  await expect(account.text).toMatchFileSnapshot('approved/lines.txt');
});

test('the flights of Corsairs & Hellcats, with what may be picked for them', async () => {
  const account = new Account();
  for (const campaign of corsairsLandCampaigns)
    for (const flight of flightsOf(campaign)) {
      const { target, special } = flight;
      const periods = periodsOf(campaign, target.number, special);
      account.aside(`${flightLine(flight)}, ${flightName(zeroWords.en, flight, 'en')}`, {
        periods: periods.map((period) => campaign.periods[period].id).join(' '),
        picks: flight.picks.map((pick) => (pick === null ? '–' : `${pick.number}/${pick.entry}`)).join(' '),
        pickable: sides
          .map((_, side) => pickablesOf(campaign, side, flight.period).map(({ id }) => id))
          .map((ids) => ids.join(' ')),
        sheets: sheetsOf(campaign, target).join(' '),
        forces: forcesOf(campaign, target, special)
          .map(({ card }) => card)
          .join(' '),
        ids: periods.map((period) => flightId({ ...flight, period })).join(' '),
        year: flightPlan(flight, names).year,
      });
    }
  await expect(account.text).toMatchFileSnapshot('approved/flights.txt');
});

describe('a fight that is being prepared', () => {
  const about = (account: Account, title: string, plan: Plan): Plan => {
    const { packs: _, ...options } = optionsOf(plan) as { packs?: unknown };
    account.moment(title, {
      plan,
      options,
      sides: sides.map((side) => ({
        points: pointsOf(plan, side),
        aircraft: aircraftOf(plan, side),
        badges: elementsOf(plan, side).map(({ key }) => badgeOf(plan, side, key)),
      })),
      hasPilots: hasPilots(plan),
      against: objection(plan),
    });
    return plan;
  };

  test('is changed, step by step', async () => {
    const account = new Account();
    let plan = about(account, 'first', firstPlan('one', 'two'));
    plan = about(account, 'an Element more', withElement(plan, plan.seats[0]));
    const [, added] = plan.seats[0].elements;
    plan = about(account, 'another aircraft', changedOfPlan(plan, plan.seats[0], added.key, { fighter: 'ki-43' }));
    plan = about(account, 'a player more', withSeat(plan, 'allied', 'three'));
    plan = about(account, 'by points', withBalance(plan, 'points', true));
    plan = about(account, 'with pilots', withBalance(plan, 'pilots', true));
    const [sakai] = plan.seats[0].elements;
    plan = about(account, 'Sakai', changedOfPlan(plan, plan.seats[0], sakai.key, { pilot: 'sakai', altitude: 'high' }));
    plan = about(account, 'without pilots', withBalance(plan, 'pilots', false));
    plan = about(account, 'an Element less', withoutElement(plan, plan.seats[0], added.key));
    plan = about(account, 'without Wingmen', changedOfPlan(plan, plan.seats[0], sakai.key, { wingman: false }));
    plan = about(account, 'a player less', withoutSeat(plan, plan.seats[2].key));
    plan = about(account, 'one side alone', withoutSeat(plan, plan.seats[1].key));
    plan = about(account, 'the other side', withSeat(plan, 'allied', 'four'));
    plan = about(account, 'first', { ...plan, first: 'allied', turns: 3, toTheDeath: true, year: 1939 });
    about(account, 'a name', changedSeat(plan, plan.seats[0].key, { name: 'A: B' }));
    await expect(account.text).toMatchFileSnapshot('approved/plan-of-a-fight.txt');
  });

  test('as a duel that somebody has chosen in the hangar', async () => {
    const account = new Account();
    const plan = firstPlan('one', 'two');
    for (const [own, enemy] of [
      ['p-38g', 'ki-61'],
      ['ki-27', 'p-26a'],
      ['a6m2', 'ki-43'],
      ['a6m2', 'nobody'],
      ['nobody', 'a6m2'],
    ])
      about(account, `${own} – ${enemy}`, withDuel(plan, { own, enemy }));
    await expect(account.text).toMatchFileSnapshot('approved/plan-of-a-duel.txt');
  });

  test('with one click: pairs that cost the same', () =>
    expect(fairPairs.map(([japanese, allied, year]) => `${japanese} – ${allied}, ${year}`)).toMatchInlineSnapshot(`
      [
        "a6m2 – f4f-3, 1942",
        "a6m2 – f4f-4, 1942",
        "a6m2 – p-40e, 1942",
        "ki-43 – buffalo-i, 1942",
        "ki-43 – p-39d, 1942",
        "ki-44 – p-40e, 1942",
        "a6m3 – p-40n, 1943",
        "ki-43-ii – hurricane-iic, 1943",
        "ki-61 – p-40n, 1943",
        "ki-61 – spitfire-vc, 1943",
        "a6m5 – p-38g, 1943",
        "a6m5 – f6f-3, 1943",
        "ki-84 – p-38j, 1944",
        "n1k1-j – f4u-1, 1944",
        "n1k2-j – f6f-5, 1945",
      ]
    `));
});
