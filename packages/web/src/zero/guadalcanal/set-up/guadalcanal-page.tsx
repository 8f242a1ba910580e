import { Match } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { type GuadalcanalFixed, zeroGuadalcanal } from '@tallyho/zero';
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
import { sideIds } from '../../campaign/model/sides.ts';
import { beginGuadalcanal, type GuadalcanalPlan } from '../begin.ts';
import { emptyMap } from '../tell/map.ts';
import { useGuadalcanalWords } from '../words/words.ts';
import { GuadalcanalSheets } from './guadalcanal-sheets.tsx';

/** The campaign as it would be begun: its sheet is read from it. */
function fixedNow(): GuadalcanalFixed | null {
  const match = Match.start(zeroGuadalcanal, packOptions('zero'), 'sheet');
  return match.ok ? match.value.state.fixed : null;
}

/** The Guadalcanal campaign before it begins. */
export function GuadalcanalPage({ onBegin }: { onBegin(game: SavedGame): void }) {
  const { language } = useLanguage();
  const w = useGuadalcanalWords();
  const { commands } = w.land.setUp;
  const [players, setPlayers] = useState<readonly Player[]>([bot('pilot'), human]);
  const [given, setGiven] = useState<readonly string[]>(sideIds.map((side) => commands[side]));
  const [flags, setFlags] = useState({
    carriers: true,
    turbochargers: true,
    gunners: true,
    angles: false,
    green: false,
    historical: false,
  });
  const [japanese, allied] = plainNames(given.map((name, at) => ({ name, label: commands[sideIds[at]] })));
  const plan: GuadalcanalPlan = { seats: { japanese, allied }, ...flags };
  const read = zeroGuadalcanal.options(plan);
  const fixed = useMemo(fixedNow, []);
  const map = useMemo(() => (fixed === null ? null : emptyMap(fixed, language)), [fixed, language]);
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
      room="zero-guadalcanal"
      name="Guadalcanal"
      length={w.setUp.length}
      about={w.sheet}
      map={
        map === null
          ? null
          : {
              picture: <CampaignMapView map={map} title={w.sheet.name} selected={null} />,
              legend: map.legend,
            }
      }
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
          {flag('carriers', 'CH-29.7a')}
          {flag('green', 'CH-19.4a')}
          {flag('historical', 'CH-19.26a')}
          {flag('angles', 'Z-20.31a')}
          {flag('turbochargers', 'Z-5.24a')}
          {flag('gunners', 'Z-9.0a')}
        </>
      }
      sheet={fixed === null ? null : <GuadalcanalSheets fixed={fixed} />}
      problem={read.ok ? '' : sentence(read.problem, language)}
      onStart={() => {
        const begun = beginGuadalcanal(plan, players);
        if (begun.ok) onBegin(begun.game);
      }}
    />
  );
}
