import { type CampaignFixed, campaignRules } from '@tallyho/down-in-flames';
import { useState } from 'react';
import { useCampaignWords } from '../../../campaign/words/words.ts';
import type { Player } from '../../../saved/players.ts';
import type { SavedGame } from '../../../saved/saved-game.ts';
import { useLanguage, useWords } from '../../../words/language.tsx';
import { titleIn } from '../../../words/titles.ts';
import { beginMission } from '../begin.ts';
import { sideIds } from '../model/sides.ts';
import { arrowName, optionName, targetName } from '../tell/speak.ts';
import { useRoomWords } from '../words/words.ts';

interface Props {
  readonly fixed: CampaignFixed;
  readonly players: readonly Player[];
  onBegin(game: SavedGame): void;
}

/** One mission of a campaign by itself: an arrow, and an Option for each side. */
export function SingleMission({ fixed, players, onBegin }: Props) {
  const { language } = useLanguage();
  const page = useWords();
  const w = useRoomWords();
  const general = useCampaignWords();
  const [arrow, setArrow] = useState(0);
  const [options, setOptions] = useState<readonly [number, number]>([0, 0]);
  const named: CampaignFixed = { ...fixed, seats: sideIds.map((side) => w.setUp.commands[side]) };
  const start = (): void => {
    const place = targetName({ fixed }, fixed.campaign.arrows[arrow].to, language);
    const where = `${titleIn(fixed.campaign.name, page)} – ${place}`;
    const begun = beginMission(named, arrow, options, players, where);
    if (begun.ok) onBegin(begun.game);
  };
  return (
    <div className="single-form">
      <p>{w.setUp.singleIntro}</p>
      <label>
        {w.setUp.arrow}
        <select value={arrow} onChange={({ target }) => setArrow(Number(target.value))}>
          {fixed.campaign.arrows.map(({ side }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an arrow is its place in the list
            <option key={at} value={at}>
              {w.desk.sideArrow({ side: w.campaigns.sides[side], arrow: arrowName({ fixed }, at, language) })}
            </option>
          ))}
        </select>
      </label>
      {sideIds.map((side, seat) => (
        <label key={side}>
          {w.setUp.optionOf(w.campaigns.sides[side])}
          <select
            value={options[seat]}
            onChange={({ target }) => {
              const n = Number(target.value);
              setOptions(seat === 0 ? [n, options[1]] : [options[0], n]);
            }}
          >
            {[campaignRules.NO_OPTION, ...campaignRules.optionNumbers(fixed, seat)].map((n) => (
              <option key={n} value={n}>
                {optionName({ fixed }, seat, n, language)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" onClick={start}>
        {general.setUp.startSingle}
      </button>
    </div>
  );
}
