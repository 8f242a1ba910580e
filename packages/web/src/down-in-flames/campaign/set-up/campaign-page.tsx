import { type CampaignState, downInFlamesCampaign } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import { Match } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useMemo, useState } from 'react';
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
import { beginCampaign, type CampaignPlan } from '../begin.ts';
import { aboutCampaign } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { mapOf } from '../tell/map.ts';
import { useRoomWords } from '../words/words.ts';
import { CampaignSheet } from './campaign-sheet.tsx';
import { SingleMission } from './single-mission.tsx';

interface Props {
  readonly campaign: Campaign;
  onBegin(game: SavedGame): void;
}

const MOST_SCALE = 4;
const sheetSeats = { axis: 'Axis', allies: 'Allies' };

/** The campaign as it would be begun: its sheet is read from it. */
function sheetOf(plan: CampaignPlan): CampaignState | null {
  const match = Match.start(downInFlamesCampaign, { ...plan, ...packOptions('down-in-flames') }, 'sheet');
  return match.ok ? match.value.state : null;
}

/** A campaign of Down In Flames before it begins. */
export function CampaignPage({ campaign, onBegin }: Props) {
  const { t, language } = useLanguage();
  const w = useRoomWords();
  const [players, setPlayers] = useState<readonly Player[]>([human, bot('pilot')]);
  const [given, setGiven] = useState<readonly string[]>(sideIds.map((side) => w.setUp.commands[side]));
  const [scale, setScale] = useState(1);
  const [halfPoints, setHalfPoints] = useState(false);
  const [lowStartBonus, setLowStart] = useState(false);
  const [axis, allies] = plainNames(given.map((name, at) => ({ name, label: w.setUp.commands[sideIds[at]] })));
  const plan: CampaignPlan = { campaign: campaign.id, scale, halfPoints, lowStartBonus, seats: { axis, allies } };
  const read = downInFlamesCampaign.options(plan);
  const sheet = useMemo(
    () => sheetOf({ campaign: campaign.id, scale: 1, halfPoints, lowStartBonus, seats: sheetSeats }),
    [campaign, halfPoints, lowStartBonus],
  );
  const map = useMemo(() => {
    const everywhere = campaign.arrows.map((_, at) => at);
    return sheet === null ? null : mapOf(sheet, everywhere, language);
  }, [campaign, sheet, language]);
  return (
    <CampaignFrame
      room="down-in-flames-campaign"
      name={campaign.name}
      length={w.setUp.length(campaign.missions, campaign.turns, w.campaigns.sides[campaign.initiative])}
      about={aboutCampaign(campaign.id, language)}
      map={
        map === null
          ? null
          : {
              picture: <CampaignMapView map={map} title={titleIn(campaign.name, t)} selected={null} />,
              legend: map.legend,
            }
      }
      single={sheet === null ? null : <SingleMission fixed={sheet.fixed} players={players} onBegin={onBegin} />}
      sides={
        <SidesForm
          sides={sideIds.map((side) => w.campaigns.sides[side])}
          players={players}
          names={given}
          onPlayers={setPlayers}
          onNames={setGiven}
        />
      }
      options={
        <>
          <OptionRow
            title={w.setUp.scale}
            help={w.setUp.scaleHelp}
            rule="DIF-OPT-23"
            field={{ kind: 'figure', value: scale, least: 1, most: MOST_SCALE, set: (value) => setScale(value ?? 1) }}
          />
          <OptionRow
            title={w.setUp.halfPoints}
            help={w.setUp.halfPointsHelp}
            rule="DIF-GAP-51"
            field={{ kind: 'flag', value: halfPoints, set: setHalfPoints }}
          />
          <OptionRow
            title={w.setUp.lowStart}
            help={w.setUp.lowStartHelp}
            rule="DIF-OPT-28"
            field={{ kind: 'flag', value: lowStartBonus, set: setLowStart }}
          />
        </>
      }
      sheet={<CampaignSheet campaign={campaign} />}
      problem={read.ok ? '' : sentence(read.problem, language)}
      onStart={() => {
        const begun = beginCampaign(plan, players);
        if (begun.ok) onBegin(begun.game);
      }}
    />
  );
}
