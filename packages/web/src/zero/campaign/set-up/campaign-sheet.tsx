import type { Language } from '@tallyho/words';
import {
  type CorsairsEntry,
  campaignRules,
  corsairs,
  type LandFixed,
  type ResourceEntry,
  type SideName,
} from '@tallyho/zero';
import { BandTable } from '../../../campaign/desk/standing.tsx';
import { useLanguage } from '../../../words/language.tsx';
import { entryLines, kindOf, nameOfPlace, resourceLines } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { targetsIn } from '../tell/map.ts';
import { bandsOf } from '../tell/standing.ts';
import { percent, useLandWords } from '../words/words.ts';

/** Z-24.2a — the campaign sheet of the first period that is played: targets, Resources, performance table. */
export function CampaignSheet({ fixed }: { readonly fixed: LandFixed }) {
  const { language } = useLanguage();
  const w = useLandWords();
  return (
    <div className="campaign-sheet">
      <Targets fixed={fixed} />
      {sideIds.map((side) => (
        <Resources key={side} fixed={fixed} side={side} />
      ))}
      <section className="sheet">
        <h2>{w.setUp.performance}</h2>
        <p>{corsairs.isCorsairs(fixed.campaign) ? w.corsairs.performanceOf : w.setUp.performanceOf}</p>
        <BandTable bands={bandsOf(fixed, null, language)} />
        <h2>{w.setUp.provenance}</h2>
        <p>{w.setUp.provenanceNote}</p>
      </section>
    </div>
  );
}

function Targets({ fixed }: { readonly fixed: LandFixed }) {
  const { language } = useLanguage();
  const w = useLandWords();
  const { number, target, attacker, turns, chance } = w.setUp.targetColumns;
  const [period] = fixed.periods;
  const chances = campaignRules.chancesOf({ fixed, log: [] }, period);
  return (
    <section className="sheet">
      <h2>{w.setUp.targets}</h2>
      <table className="target-table">
        <thead>
          <tr>
            {[number, target, attacker, turns, chance].map((name) => (
              <th key={name} scope="col" className={name === turns ? 'roomy' : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targetsIn({ fixed, log: [] }, period).map((each) => (
            <tr key={each.number}>
              <td>{each.number}</td>
              <th scope="row">
                {nameOfPlace(each.place, language)}, {kindOf(fixed, each, language)}
              </th>
              <td>{each.attacker === null ? w.setUp.nobody : w.campaigns.sides[each.attacker]}</td>
              <td className="roomy">{each.turns[0] === 0 ? '' : each.turns.join('/')}</td>
              <td>{percent(chances.get(each.number) ?? 0, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a Resource brings; one that its owner may choose has a stroke between the two. */
const linesOf = (given: ResourceEntry | readonly CorsairsEntry[], language: Language): string[] =>
  'aircraft' in given
    ? resourceLines(given, language)
    : [given.map((entry) => entryLines(entry, language).join(', ')).join(' / ')];

function Resources({ fixed, side }: { readonly fixed: LandFixed; readonly side: SideName }) {
  const { language } = useLanguage();
  const w = useLandWords();
  const [period] = fixed.periods;
  return (
    <section className="sheet">
      <h2>{w.setUp.resources(w.campaigns.sides[side])}</h2>
      <ol className="option-lines">
        {fixed.campaign.resources[side].map(({ number, periods }) => (
          <li key={number}>{linesOf(periods[period], language).join(w.desk.between)}</li>
        ))}
      </ol>
    </section>
  );
}
