import { chanceFrom } from '@tallyho/kernel';
import { readOptions, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { whereFlown } from '../../src/zero/set-up/line-form.tsx';
import { campaigns, lineId, planFrom } from '../../src/zero/set-up/mission-lines.ts';
import { missionObjection, missionOptions } from '../../src/zero/set-up/mission-options.ts';
import { withFormation, withMissionElement } from '../../src/zero/set-up/mission-plan.ts';
import { zeroWords } from '../../src/zero/words/words.ts';

const names = ['one', 'two'] as const;
const every = campaigns().flatMap((campaign) => campaign.targets.map((target) => lineId(campaign, target)));

describe('a Mission of the campaign sheets', () => {
  test.each([
    ['en', 'Burma – Rangoon'],
    ['fr', 'Birmanie – Rangoun'],
  ] as const)('says in %s in which war, and where, it is flown', (language, where) => {
    expect(whereFlown(zeroWords[language], planFrom('burma-2', names), language)).toBe(where);
  });

  test.each(campaigns().map(({ id }) => id))(
    'Z-24.46a: every line of %s can be flown, with aircraft on both sides',
    (id) => {
      const own = every.filter((line) => line.startsWith(`${id}-`));
      expect(own.length).toBeGreaterThan(10);
      for (const line of own) {
        const plan = planFrom(line, names);
        expect([line, missionObjection(plan)]).toEqual([line, null]);
        for (const { elements, formations } of plan.seats)
          expect(elements.length + formations.length).toBeGreaterThan(0);
      }
    },
  );

  test('Z-17.22a: four Ki-21 fly in Formations as large as their card allows', () => {
    const options = readOptions(missionOptions(planFrom('malaya-3', names)));
    if (!options.ok) throw new Error(options.problem.code);
    const formations = options.value.seats.flatMap((seat) => seat.formations ?? []);
    expect(formations.flatMap(({ aircraft }) => aircraft)).toEqual(['ki-21', 'ki-21', 'ki-21', 'ki-21']);
    expect(formations.length).toBeGreaterThan(1);
  });

  test('whoever comes late, and whoever joins on the way home, does', () => {
    const late = (line: string): number => {
      const options = zero.options(missionOptions(planFrom(line, names)));
      if (!options.ok) throw new Error(options.problem.code);
      const { fixed } = zero.setup(options.value, chanceFrom(line));
      return fixed.sortie?.enters.filter((turn) => turn > 0).length ?? 0;
    };
    // Off Kuantan the fighters of Force Z come too late.
    expect(late('malaya-4')).toBeGreaterThan(0);
    expect(late('malaya-1')).toBe(0);
  });
});

test('what is added to a Mission is flown, too', () => {
  const plan = planFrom('', names);
  const [japanese, allied] = plan.seats;
  const more = withFormation(withMissionElement(plan, allied), japanese);
  expect(missionObjection(more)).toBeNull();
  expect(more.seats[1].elements.length).toBe(allied.elements.length + 1);
  expect(more.seats[0].formations.length).toBe(japanese.formations.length + 1);
});
