import { type CampaignState, downInFlamesCampaign } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import { Match } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useMemo, useState } from 'react';
import { packOptions } from '../../content/packs.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { plainNames } from '../../set-up/names.ts';
import { OptionRow } from '../../set-up/option-row.tsx';
import { CAMPAIGNS } from '../../system-ids.ts';
import { useLanguage } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { beginCampaign, type CampaignPlan } from '../begin.ts';
import { CampaignMapView } from '../map/campaign-map.tsx';
import { aboutCampaign } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';
import { CampaignSheet } from './campaign-sheet.tsx';
import { SidesForm } from './sides-form.tsx';
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

/** A campaign before it begins: what it is about, its map and sheet, who plays, what is agreed on. */
export function CampaignPage({ campaign, onBegin }: Props) {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  const about = aboutCampaign(campaign.id, language);
  const [players, setPlayers] = useState<readonly Player[]>([human, bot('pilot')]);
  const [given, setGiven] = useState<readonly string[]>(sideIds.map((side) => w.setUp.commands[side]));
  const [scale, setScale] = useState(1);
  const [halfPoints, setHalfPoints] = useState(false);
  const [lowStartBonus, setLowStart] = useState(false);
  const [axis, allies] = plainNames(given.map((name, at) => ({ name, label: w.setUp.commands[sideIds[at]] })));
  const plan: CampaignPlan = { campaign: campaign.id, scale, halfPoints, lowStartBonus, seats: { axis, allies } };
  const read = downInFlamesCampaign.options(plan);
  const problem = read.ok ? null : read.problem;
  const sheet = useMemo(
    () => sheetOf({ campaign: campaign.id, scale: 1, halfPoints, lowStartBonus, seats: sheetSeats }),
    [campaign, halfPoints, lowStartBonus],
  );
  const start = (): void => {
    const begun = beginCampaign(plan, players);
    if (begun.ok) onBegin(begun.game);
  };
  return (
    <div className="campaign-page set-up">
      <PageTitle text={titleIn(campaign.name, t)} />
      <p className="legend">
        {w.setUp.length(campaign.missions, campaign.turns, w.campaigns.sides[campaign.initiative])}{' '}
        <a href={writeRoute({ page: 'set-up', system: CAMPAIGNS })}>{w.setUp.other}</a>
      </p>
      <div className="campaign-top">
        <div>
          {sheet !== null && (
            <CampaignMapView
              campaign={campaign}
              markers={sheet.markers}
              open={campaign.arrows.map((_, at) => at)}
              selected={null}
            />
          )}
          <p className="legend">{w.desk.legend}</p>
          {sheet !== null && (
            <details className="sheet single-mission">
              <summary>
                <strong>{w.setUp.single}</strong>
              </summary>
              <SingleMission fixed={sheet.fixed} players={players} onBegin={onBegin} />
            </details>
          )}
        </div>
        <div>
          <p className="intro">{about.story}</p>
          <p>{about.advice}</p>
          <SidesForm players={players} names={given} onPlayers={setPlayers} onNames={setGiven} />
          <details className="sheet">
            <summary>
              <strong>{w.setUp.more}</strong>
            </summary>
            <div className="options">
              <OptionRow
                title={w.setUp.scale}
                help={w.setUp.scaleHelp}
                rule="DIF-OPT-23"
                field={{
                  kind: 'figure',
                  value: scale,
                  least: 1,
                  most: MOST_SCALE,
                  set: (value) => setScale(value ?? 1),
                }}
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
            </div>
          </details>
          <div className="set-up-end">
            <p role="status">{problem !== null && sentence(problem, language)}</p>
            <button type="button" className="primary" disabled={problem !== null} onClick={start}>
              {w.setUp.start}
            </button>
          </div>
        </div>
      </div>
      <CampaignSheet campaign={campaign} />
    </div>
  );
}
