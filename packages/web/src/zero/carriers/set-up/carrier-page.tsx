import { Match } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { type CarrierFixed, zeroCarriers } from '@tallyho/zero';
import type { CarrierCampaign } from '@tallyho/zero/content';
import { useMemo, useState } from 'react';
import { CampaignFrame } from '../../../campaign/set-up/campaign-frame.tsx';
import { SidesForm } from '../../../campaign/set-up/sides-form.tsx';
import { packOptions } from '../../../content/packs.ts';
import { bot, human, type Player } from '../../../saved/players.ts';
import type { SavedGame } from '../../../saved/saved-game.ts';
import { plainNames } from '../../../set-up/names.ts';
import { OptionRow } from '../../../set-up/option-row.tsx';
import { useLanguage } from '../../../words/language.tsx';
import { sideIds } from '../../campaign/model/sides.ts';
import { beginCarriers, type CarrierPlan } from '../begin.ts';
import { SeaChart } from '../chart/sea-chart.tsx';
import { aboutCarriers } from '../model/names.ts';
import { chartOf } from '../tell/chart.ts';
import { useCarrierWords } from '../words/words.ts';
import { lengthOf } from './carrier-cards.ts';
import { CarrierSheet } from './carrier-sheet.tsx';

interface Props {
  readonly campaign: CarrierCampaign;
  onBegin(game: SavedGame): void;
}

/** The campaign as it would be begun: its sheet is read from it. */
function fixedOf(campaign: string, fullSet: boolean): CarrierFixed | null {
  const match = Match.start(zeroCarriers, { campaign, fullSet, ...packOptions('zero') }, 'sheet');
  return match.ok ? match.value.state.fixed : null;
}

/** A Carrier campaign of Zero! before it begins. */
export function CarrierPage({ campaign, onBegin }: Props) {
  const { language } = useLanguage();
  const w = useCarrierWords();
  const { commands } = w.land.setUp;
  const [players, setPlayers] = useState<readonly Player[]>([bot('pilot'), human]);
  const [given, setGiven] = useState<readonly string[]>(sideIds.map((side) => commands[side]));
  const [flags, setFlags] = useState({
    fullSet: true,
    fullThrottle: false,
    turbochargers: true,
    gunners: true,
    angles: false,
    green: false,
    historical: false,
  });
  const isByCards = campaign.selection !== undefined;
  const [japanese, allied] = plainNames(given.map((name, at) => ({ name, label: commands[sideIds[at]] })));
  const { green, historical, ...common } = flags;
  const plan: CarrierPlan = {
    campaign: campaign.id,
    seats: { japanese, allied },
    ...common,
    ...(isByCards ? { green, historical } : {}),
  };
  const read = zeroCarriers.options(plan);
  const fixed = useMemo(() => fixedOf(campaign.id, flags.fullSet), [campaign, flags.fullSet]);
  const chart = useMemo(() => {
    if (fixed === null) return null;
    const tracks = fixed.campaign.tracks.map(() => 0);
    return chartOf({ fixed, tracks, seat: -1, orders: null, last: null, ways: [] }, language);
  }, [fixed, language]);
  const texts = { ...w.land.setUp, ...w.setUp };
  const flag = (name: keyof typeof flags, rule: string) => (
    <OptionRow
      title={texts[name]}
      help={texts[`${name}Help`]}
      rule={rule}
      field={{ kind: 'flag', value: flags[name], set: (value) => setFlags({ ...flags, [name]: value }) }}
    />
  );
  return (
    <CampaignFrame
      room="zero-carriers"
      name={campaign.name}
      length={lengthOf(campaign, language)}
      about={aboutCarriers(campaign.id, language)}
      map={chart === null ? null : { picture: <SeaChart chart={chart} />, legend: w.chart.legend }}
      single={null}
      sides={
        <SidesForm
          sides={sideIds.map((side) => w.sides[side])}
          players={players}
          names={given}
          onPlayers={setPlayers}
          onNames={setGiven}
        />
      }
      options={
        <>
          {flag('fullSet', 'Z-25.65a')}
          {flag('angles', 'Z-20.31a')}
          {isByCards ? (
            <>
              {flag('green', 'CH-19.4a')}
              {flag('historical', 'CH-19.26a')}
            </>
          ) : (
            flag('fullThrottle', 'Z-2.2h')
          )}
          {flag('turbochargers', 'Z-5.24a')}
          {flag('gunners', 'Z-9.0a')}
        </>
      }
      sheet={fixed === null ? null : <CarrierSheet fixed={fixed} />}
      problem={read.ok ? '' : sentence(read.problem, language)}
      onStart={() => {
        const begun = beginCarriers(plan, players);
        if (begun.ok) onBegin(begun.game);
      }}
    />
  );
}
