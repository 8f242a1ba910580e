import { corsairsWords } from '@tallyho/words/corsairs';
import type { KamikazeCampaign } from '@tallyho/zero';
import { OptionRow } from '../../set-up/option-row.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useZeroWords } from '../words/words.ts';
import { brings, isPhased, type MissionPlan, sheetOf, withNight, withStores } from './mission-plan.ts';

interface Props {
  readonly plan: MissionPlan;
  onPlan(plan: MissionPlan): void;
}

const searches: readonly KamikazeCampaign[] = ['philippines-1944', 'okinawa'];
const MOST_CARGO = 9;

/** What only the orders of CORSAIRS AND HELLCATS say; nothing is asked that the kind of Mission, or its target, leaves no room for. */
export function CorsairsOptionsForm({ plan, onPlan }: Props) {
  const { setUp } = useZeroWords();
  const { campaigns } = corsairsWords(useLanguage().language);
  const { kind, attacker } = plan;
  const sheet = sheetOf(plan.target);
  const isNaval = sheet?.class === 'naval';
  const isBombing = kind === 'bombing';
  // CH-21.64a, CH-27.81b — Allied bombs skip, against ships that are large enough.
  const maySkip = isBombing && attacker === 'allied' && isNaval && sheet.kind !== 'small-watercraft';
  return (
    <>
      <OptionRow
        title={setUp.night}
        help={setUp.nightHelp}
        rule="CH-27.3a"
        field={{ kind: 'flag', value: plan.night, set: (value) => onPlan(withNight(plan, value)) }}
      />
      {kind === 'kamikaze' && (
        <OptionRow
          title={setUp.search}
          help={setUp.searchHelp}
          rule="CH-28.42a"
          field={{
            kind: 'list',
            value: plan.search ?? '',
            items: [
              ...searches.map((id) => ({ id, name: setUp.searchOf(campaigns[id].name) })),
              { id: '', name: setUp.noSearch },
            ],
            set: (chosen) => onPlan({ ...plan, search: searches.find((id) => id === chosen) ?? null }),
          }}
        />
      )}
      {isPhased(plan) && isBombing && (
        <OptionRow
          title={setUp.fortified}
          help={setUp.fortifiedHelp}
          rule="CH-27.9a"
          field={{ kind: 'flag', value: plan.fortified, set: (fortified) => onPlan({ ...plan, fortified }) }}
        />
      )}
      {(isBombing || kind === 'submarine') && (
        <OptionRow
          title={setUp.rockets}
          help={setUp.rocketsHelp}
          rule="CH-18.41d"
          field={{
            kind: 'flag',
            value: brings(plan, 'rockets'),
            set: (value) => onPlan(withStores(plan, 'rockets', value)),
          }}
        />
      )}
      {isBombing && !isNaval && (
        <OptionRow
          title={setUp.napalm}
          help={setUp.napalmHelp}
          rule="CH-18.51a"
          field={{
            kind: 'flag',
            value: brings(plan, 'napalm'),
            set: (value) => onPlan(withStores(plan, 'napalm', value)),
          }}
        />
      )}
      {maySkip && (
        <OptionRow
          title={setUp.skipBombing}
          help={setUp.skipBombingHelp}
          rule="CH-21.64a"
          field={{ kind: 'flag', value: plan.skipBombing, set: (skipBombing) => onPlan({ ...plan, skipBombing }) }}
        />
      )}
      {(kind === 'air-drop' || kind === 'transport') && (
        <OptionRow
          title={setUp.cargo}
          help={setUp.cargoHelp}
          rule="CH-17.41a"
          field={{
            kind: 'figure',
            value: plan.cargo,
            least: 1,
            most: MOST_CARGO,
            set: (cargo) => onPlan({ ...plan, cargo: cargo ?? 1 }),
          }}
        />
      )}
      {kind === 'transport' && (
        <OptionRow
          title={setUp.landing}
          help={setUp.landingHelp}
          rule="CH-GAP-75"
          field={{ kind: 'flag', value: plan.landing, set: (landing) => onPlan({ ...plan, landing }) }}
        />
      )}
    </>
  );
}
