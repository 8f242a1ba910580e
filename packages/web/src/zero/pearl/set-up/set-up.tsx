import { chanceFrom } from '@tallyho/kernel';
import { flightLetters, type PearlState, zeroPearlHarbor } from '@tallyho/zero';
import { pearlHarbor } from '@tallyho/zero/content';
import { useState } from 'react';
import { useCampaignWords } from '../../../campaign/words/words.ts';
import { PageTitle } from '../../../page/page-title.tsx';
import { writeRoute } from '../../../page/route.ts';
import type { Room } from '../../../play/room.ts';
import { RuleRef } from '../../../rules/rule-ref.tsx';
import { human, type Player } from '../../../saved/players.ts';
import { plainNames } from '../../../set-up/names.ts';
import { PlayerFields } from '../../../set-up/player-fields.tsx';
import { beginRaid } from '../begin.ts';
import { BestRaids } from '../best/best-raids.tsx';
import { PearlBoard } from '../board/pearl-board.tsx';
import { usePearlWords } from '../words/words.ts';

const { flights, targets, results } = pearlHarbor;

/** The anchorage on a Sunday morning, before anything is drawn. */
const BEFORE: PearlState = zeroPearlHarbor.setup({ seats: { japanese: '' }, packs: [] }, chanceFrom(''));

/** Pearl Harbor before it begins: what it is, who leads, the best results, the sheet. */
export const SetUp: Room['SetUp'] = ({ onBegin }) => {
  const w = usePearlWords();
  const campaign = useCampaignWords();
  const [player, setPlayer] = useState<Player>(human);
  const [given, setGiven] = useState(w.setUp.command);
  const [name] = plainNames([{ name: given, label: w.setUp.command }]);
  const begin = (): void => {
    const begun = beginRaid(name, player);
    if (begun.ok) onBegin(begun.game);
  };
  return (
    <div className="campaign-page set-up pearl-set-up">
      <PageTitle text="Pearl Harbor" />
      <p className="legend">
        {w.setUp.length} <a href={writeRoute({ page: 'set-up', system: 'zero-campaign' })}>{campaign.setUp.other}</a>
      </p>
      <div className="campaign-top">
        <div>
          <PearlBoard view={BEFORE} attack={null} standsAs={() => 'idle'} looked={-1} onTarget={() => {}} />
          <section className="sheet">
            <h2>{w.setUp.how}</h2>
            <ol className="pearl-how">
              {w.setUp.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <div>
          <p className="intro">{w.about.story}</p>
          <p>{w.about.advice}</p>
          <fieldset className="sheet side-form axis">
            <legend>{w.setUp.who}</legend>
            <PlayerFields player={player} name={given} onPlayer={setPlayer} onName={setGiven} />
          </fieldset>
          <div className="set-up-end">
            <button type="button" className="primary" onClick={begin}>
              {w.setUp.start}
            </button>
          </div>
          <div className="sheet">
            <BestRaids />
          </div>
        </div>
      </div>
      <section className="sheet campaign-history">
        <h2>{w.setUp.historyTitle}</h2>
        <p>{w.setUp.history}</p>
      </section>
      <PearlSheet />
    </div>
  );
};

/** Z-26.0c — the sheet: targets, who may attack them, what they are worth, and the results. */
function PearlSheet() {
  const w = usePearlWords();
  return (
    <div className="campaign-sheet">
      <section className="sheet">
        <h2>{w.setUp.targets}</h2>
        <table className="target-table">
          <thead>
            <tr>
              <th scope="col">{w.setUp.target}</th>
              <th scope="col" className="roomy">
                {w.setUp.attackers}
              </th>
              <th scope="col">{w.setUp.worth}</th>
            </tr>
          </thead>
          <tbody>
            {targets.map(({ id, place, by, levels }) => (
              <tr key={id}>
                <th scope="row">{w.pearl.targets[place]}</th>
                <td className="roomy">
                  {flights
                    .filter(({ kind }) => by.includes(kind))
                    .map(({ kind }) => w.kinds[kind])
                    .join(', ')}
                </td>
                <td>{levels.map(({ from, vps }) => `${from}→${vps}`).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="sheet">
        <h2>{w.desk.flights}</h2>
        <ul className="option-lines">
          {flights.map(({ kind, aircraft, waves }) => (
            <li key={kind}>
              {w.desk.entry(flightLetters[kind], w.pearl.flights[kind])}, {aircraft.toUpperCase()}, {waves[0]} +{' '}
              {waves[1]}
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet">
        <h2>{w.setUp.results}</h2>
        <ul className="option-lines">
          {results.map(({ name, from }, i) => (
            <li key={name}>
              {w.desk.entry(w.pearl.results[name], w.score.range(from, i === 0 ? null : results[i - 1].from - 1))}
            </li>
          ))}
          <li>{w.desk.entry(w.pearl.results.failure, w.score.below(results[results.length - 1].from))}</li>
        </ul>
        <h2>{w.setUp.provenance}</h2>
        <p>
          {w.setUp.provenanceNote} <RuleRef rule="Z-CGAP-62" />
        </p>
      </section>
    </div>
  );
}
