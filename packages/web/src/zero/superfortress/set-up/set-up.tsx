import { chanceFrom } from '@tallyho/kernel';
import { zeroSuperfortress } from '@tallyho/zero';
import { superfortressTargets, superfortressVictory } from '@tallyho/zero/content';
import { useMemo, useState } from 'react';
import { CampaignMapView } from '../../../campaign/map/campaign-map.tsx';
import { useCampaignWords } from '../../../campaign/words/words.ts';
import { PageTitle } from '../../../page/page-title.tsx';
import { writeRoute } from '../../../page/route.ts';
import type { Room } from '../../../play/room.ts';
import { RuleRef } from '../../../rules/rule-ref.tsx';
import { human, type Player } from '../../../saved/players.ts';
import { plainNames } from '../../../set-up/names.ts';
import { PlayerFields } from '../../../set-up/player-fields.tsx';
import { useLanguage } from '../../../words/language.tsx';
import { titleIn } from '../../../words/titles.ts';
import { beginWeeks } from '../begin.ts';
import { BestWeeks } from '../desk/best-weeks.tsx';
import { TITLE } from '../playable.ts';
import { mapOf, sheetOf } from '../tell/map.ts';
import { useSuperfortressWords } from '../words/words.ts';

/** China before anybody has flown. */
const BEFORE = zeroSuperfortress.setup({ seats: { allied: '' }, packs: [] }, chanceFrom(''));

/** B-29s in China before it begins: what it is, who commands, the best results, the sheet. */
export const SetUp: Room['SetUp'] = ({ onBegin }) => {
  const { t, language } = useLanguage();
  const w = useSuperfortressWords();
  const campaign = useCampaignWords();
  const [player, setPlayer] = useState<Player>(human);
  const [given, setGiven] = useState(w.setUp.command);
  const [name] = plainNames([{ name: given, label: w.setUp.command }]);
  const map = useMemo(() => mapOf(BEFORE, language), [language]);
  const title = titleIn(TITLE, t);
  const begin = (): void => {
    const begun = beginWeeks(name, player);
    if (begun.ok) onBegin(begun.game);
  };
  return (
    <div className="campaign-page set-up b29-set-up">
      <PageTitle text={title} />
      <p className="legend">
        {w.setUp.length} <a href={writeRoute({ page: 'set-up', system: 'zero-campaign' })}>{campaign.setUp.other}</a>
      </p>
      <div className="campaign-top">
        <div>
          <CampaignMapView map={map} title={title} selected={null} />
          <p className="legend">{map.legend}</p>
          <section className="sheet">
            <h2>{w.setUp.how}</h2>
            <ol className="b29-how">
              {w.setUp.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <div>
          <p className="intro">{w.setUp.story}</p>
          <p>{w.setUp.advice}</p>
          <fieldset className="sheet side-form allies">
            <legend>{w.setUp.who}</legend>
            <PlayerFields player={player} name={given} onPlayer={setPlayer} onName={setGiven} />
          </fieldset>
          <div className="set-up-end">
            <button type="button" className="primary" onClick={begin}>
              {campaign.setUp.start}
            </button>
          </div>
          <div className="sheet">
            <BestWeeks />
          </div>
        </div>
      </div>
      <section className="sheet campaign-history">
        <h2>{w.setUp.historyTitle}</h2>
        <p>{w.setUp.history}</p>
      </section>
      <B29Sheet />
    </div>
  );
};

/** CH-30.21a — the sheet: the targets with their numbers, and the results. */
function B29Sheet() {
  const w = useSuperfortressWords();
  const worst = superfortressVictory.findLast(({ from }) => from !== null)?.from ?? 0;
  return (
    <div className="campaign-sheet">
      <section className="sheet">
        <h2>{w.setUp.targets}</h2>
        <table className="target-table">
          <thead>
            <tr>
              <th scope="col">{w.setUp.target}</th>
              <th scope="col" className="roomy">
                {w.setUp.kind}
              </th>
              <th scope="col">{w.setUp.chance}</th>
            </tr>
          </thead>
          <tbody>
            {superfortressTargets.map(({ letter, from, to }, target) => (
              <tr key={letter}>
                <th scope="row">{w.desk.entry(letter, w.targets[letter])}</th>
                <td className="roomy">{w.kinds[sheetOf(target).kind]}</td>
                <td>
                  {from}–{to}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="sheet">
        <h2>{w.setUp.results}</h2>
        <ul className="option-lines">
          {superfortressVictory.map(({ from, result }) => (
            <li key={result}>
              {w.desk.entry(w.results[result], from === null ? w.setUp.below(worst) : w.setUp.from(from))}
            </li>
          ))}
        </ul>
        <h2>{w.setUp.provenance}</h2>
        <p>
          {w.setUp.provenanceNote} <RuleRef rule="CH-GAP-63" />
        </p>
      </section>
    </div>
  );
}
