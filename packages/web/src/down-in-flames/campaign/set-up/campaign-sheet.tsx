import { type Campaign, provenanceOf, sourceOf } from '@tallyho/down-in-flames/content';
import { PlanePicture } from '../../../art/plane-picture.tsx';
import { BandTable } from '../../../campaign/desk/standing.tsx';
import { BalanceBar } from '../../../campaign/set-up/balance-bar.tsx';
import { useTableWords } from '../../../play/words/words.ts';
import { useLanguage } from '../../../words/language.tsx';
import { BALANCE_GAMES, balanceOf } from '../model/balance.ts';
import { cardOf } from '../model/cards.ts';
import { nameOfPlace, optionText } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { bandsOf } from '../tell/standing.ts';
import { useRoomWords } from '../words/words.ts';

/** The campaign sheet: targets, aircraft, Options, victory table, and where every value comes from. */
export function CampaignSheet({ campaign }: { readonly campaign: Campaign }) {
  const { language } = useLanguage();
  const w = useRoomWords();
  return (
    <div className="campaign-sheet">
      <Targets campaign={campaign} />
      {sideIds.map((side) => (
        <SideOfSheet key={side} campaign={campaign} side={side} />
      ))}
      <section className="sheet">
        <h2>{w.setUp.victory}</h2>
        <BandTable bands={bandsOf(campaign, null, language)} />
        <Crushing campaign={campaign} />
        <MeasuredBalance campaign={campaign.id} />
        <h2>{w.setUp.provenance}</h2>
        <p>{w.setUp.provenanceNote}</p>
      </section>
    </div>
  );
}

/** How the campaign ends between equals; nothing, where nobody has measured it. */
function MeasuredBalance({ campaign }: { readonly campaign: string }) {
  const { language } = useLanguage();
  const w = useRoomWords();
  const balance = balanceOf(campaign);
  if (balance === null) return null;
  const figure = (n: number): string => new Intl.NumberFormat(language).format(n);
  const text = w.setUp.balanceFigures({
    axis: figure(balance.axis),
    draw: figure(balance.draw),
    allies: figure(balance.allies),
    games: BALANCE_GAMES,
  });
  return <BalanceBar balance={balance} text={text} />;
}

/** A value with its source; what is ours is in italics. */
function Cell({
  campaign,
  path,
  value,
}: {
  readonly campaign: Campaign;
  readonly path: string;
  readonly value: string;
}) {
  const { terms } = useTableWords();
  const from = provenanceOf(sourceOf(campaign, path));
  return (
    <td className={from === 'reconstructed' ? 'reconstructed' : ''} title={terms.provenances[from]}>
      {value}
    </td>
  );
}

function Targets({ campaign }: { readonly campaign: Campaign }) {
  const { language } = useLanguage();
  const w = useRoomWords();
  const { number, target, damaged, destroyed, flak } = w.setUp.targetColumns;
  return (
    <section className="sheet">
      <h2>{w.setUp.targets}</h2>
      <table className="target-table">
        <thead>
          <tr>
            {[number, target, damaged, destroyed, flak].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaign.targets.map((each, i) => (
            <tr key={each.number}>
              <td>{each.number}</td>
              <th scope="row">
                {nameOfPlace(each.place, language)}, {w.campaigns.targetKinds[each.kind]}
              </th>
              {(['damaged', 'destroyed', 'flak'] as const).map((field) => (
                <Cell key={field} campaign={campaign} path={`targets[${i}].${field}`} value={String(each[field])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SideOfSheet({ campaign, side }: { readonly campaign: Campaign; readonly side: 'axis' | 'allies' }) {
  const { language } = useLanguage();
  const w = useRoomWords();
  const flown = [
    ...new Set(campaign.arrows.filter((arrow) => arrow.side === side).flatMap(({ aircraft }) => aircraft)),
  ];
  return (
    <section className="sheet">
      <h2>{w.campaigns.sides[side]}</h2>
      <p>
        {w.setUp.interceptors(cardOf(campaign.interceptors[side]).name)} {w.setUp.aircraft}
      </p>
      <ul className="flown">
        {flown.map((id) => (
          <li key={id}>
            <PlanePicture aircraft={id} like={cardOf(id).looks} compared /> {cardOf(id).name}
          </li>
        ))}
      </ul>
      <h3>{w.setUp.options(w.campaigns.sides[side])}</h3>
      <ol className="option-lines">
        {campaign.options[side].map((option, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Option is its number
          <li key={i}>{optionText(option, w.desk.between, language)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Targets that decide a campaign at a stroke. */
function Crushing({ campaign }: { readonly campaign: Campaign }) {
  const { language } = useLanguage();
  const w = useRoomWords();
  return sideIds
    .filter((side) => campaign.crushing[side].length > 0)
    .map((side) => (
      <p key={side}>
        {w.setUp.crushing({
          side: w.campaigns.sides[side],
          targets: campaign.crushing[side]
            .map((number) => nameOfPlace(campaign.targets[number - 1].place, language))
            .join(', '),
        })}
      </p>
    ));
}
