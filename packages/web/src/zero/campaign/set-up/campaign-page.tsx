import { Match } from '@tallyho/kernel';
import { type Language, sentence } from '@tallyho/words';
import { corsairs, type LandState, LONG_WAR, zeroCampaign } from '@tallyho/zero';
import { type ReactNode, useMemo, useState } from 'react';
import { CampaignMapView } from '../../../campaign/map/campaign-map.tsx';
import { CampaignFrame } from '../../../campaign/set-up/campaign-frame.tsx';
import { SidesForm } from '../../../campaign/set-up/sides-form.tsx';
import { packOptions } from '../../../content/packs.ts';
import { bot, human, type Player } from '../../../saved/players.ts';
import type { SavedGame } from '../../../saved/saved-game.ts';
import { plainNames } from '../../../set-up/names.ts';
import { OptionRow } from '../../../set-up/option-row.tsx';
import { useLanguage } from '../../../words/language.tsx';
import { titleIn } from '../../../words/titles.ts';
import { beginCampaign, type LandPlan } from '../begin.ts';
import { aboutCampaign, periodName } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { mapOf } from '../tell/map.ts';
import { landWords, useLandWords } from '../words/words.ts';
import { CampaignSheet } from './campaign-sheet.tsx';

interface Props {
  readonly campaign: corsairs.LandSheet;
  /** The way to one of its Missions by itself. */
  readonly single: ReactNode;
  onBegin(game: SavedGame): void;
}

const SPECTATOR = -1;

/** How long a campaign is. */
export const lengthOf = (campaign: corsairs.LandSheet, language: Language): string =>
  (corsairs.isCorsairs(campaign) ? landWords[language].corsairs : landWords[language].setUp).length({
    missions: campaign.missions,
    periods: campaign.periods.map(({ id }) => periodName(campaign, id, language)).join(', '),
  });

/** The campaign as it would be begun, before its first card is drawn: its sheet is read from it. */
function sheetOf(campaign: string, period: string): LandState | null {
  const match = Match.start(zeroCampaign, { campaign, period, ...packOptions('zero') }, 'sheet');
  return match.ok ? { ...match.value.state, log: [] } : null;
}

/** A Land campaign of Zero! before it begins. */
export function CampaignPage({ campaign, single, onBegin }: Props) {
  const { t, language } = useLanguage();
  const w = useLandWords();
  const [players, setPlayers] = useState<readonly Player[]>([bot('pilot'), human]);
  const [given, setGiven] = useState<readonly string[]>(sideIds.map((side) => w.setUp.commands[side]));
  const [period, setPeriod] = useState(campaign.periods[0].id);
  const isCorsairs = corsairs.isCorsairs(campaign);
  const [flags, setFlags] = useState({ fullThrottle: false, turbochargers: true, gunners: true, angles: false });
  const [people, setPeople] = useState({ green: false, historical: false });
  const [japanese, allied] = plainNames(given.map((name, at) => ({ name, label: w.setUp.commands[sideIds[at]] })));
  const plan: LandPlan = {
    campaign: campaign.id,
    period,
    seats: { japanese, allied },
    ...flags,
    ...(isCorsairs ? people : {}),
  };
  const read = zeroCampaign.options(plan);
  const sheet = useMemo(() => sheetOf(campaign.id, period), [campaign, period]);
  const map = useMemo(
    () => (sheet === null ? null : mapOf({ fixed: sheet.fixed, log: sheet.log, seat: SPECTATOR }, language)),
    [sheet, language],
  );
  const flag = (name: keyof typeof flags, rule: string) => (
    <OptionRow
      title={w.setUp[name]}
      help={w.setUp[`${name}Help`]}
      rule={rule}
      field={{ kind: 'flag', value: flags[name], set: (value) => setFlags({ ...flags, [name]: value }) }}
    />
  );
  const person = (name: keyof typeof people, rule: string) => (
    <OptionRow
      title={w.corsairs[name]}
      help={w.corsairs[`${name}Help`]}
      rule={rule}
      field={{ kind: 'flag', value: people[name], set: (value) => setPeople({ ...people, [name]: value }) }}
    />
  );
  const periods = [
    ...campaign.periods.map(({ id }) => ({ id, name: periodName(campaign, id, language) })),
    ...(isCorsairs || campaign.longWar === null
      ? []
      : [{ id: LONG_WAR, name: w.setUp.longWar(periodName(campaign, LONG_WAR, language)) }]),
  ];
  return (
    <CampaignFrame
      room="zero-campaign"
      name={campaign.name}
      length={lengthOf(campaign, language)}
      about={aboutCampaign(campaign.id, language)}
      map={
        map === null
          ? null
          : {
              picture: <CampaignMapView map={map} title={titleIn(campaign.name, t)} selected={null} />,
              legend: map.legend,
            }
      }
      single={single}
      sides={
        <>
          <div className="options">
            <OptionRow
              title={w.setUp.period}
              help={w.setUp.periodHelp}
              rule="Z-24.41a"
              field={{ kind: 'list', value: period, items: periods, set: setPeriod }}
            />
          </div>
          <SidesForm
            sides={sideIds.map((side) => w.campaigns.sides[side])}
            players={players}
            names={given}
            onPlayers={setPlayers}
            onNames={setGiven}
          />
        </>
      }
      options={
        <>
          {flag('angles', 'Z-20.31a')}
          {isCorsairs ? (
            <>
              {person('green', 'CH-19.4a')}
              {person('historical', 'CH-19.26a')}
            </>
          ) : (
            flag('fullThrottle', 'Z-2.2h')
          )}
          {flag('turbochargers', 'Z-5.24a')}
          {flag('gunners', 'Z-9.0a')}
        </>
      }
      sheet={sheet === null ? null : <CampaignSheet fixed={sheet.fixed} />}
      problem={read.ok ? '' : sentence(read.problem, language)}
      onStart={() => {
        const begun = beginCampaign(plan, players);
        if (begun.ok) onBegin(begun.game);
      }}
    />
  );
}
