import { minus } from '@tallyho/words/figures';
import { useSyncExternalStore } from 'react';
import { dates } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import type { BestKeeper, BestResult } from './best-list.ts';

/** What is said of the best results of a campaign. */
interface BestWords {
  readonly title: string;
  readonly none: string;
  readonly vps: string;
  readonly result: string;
  readonly date: string;
  readonly unreadable: string;
  readonly unkept: string;
  fresh(place: number): string;
}

interface Props<R extends BestResult> {
  readonly keeper: BestKeeper<R>;
  readonly words: BestWords;
  /** What is counted in this campaign, beside points. */
  readonly counted: { readonly name: string; of(result: R): number };
  resultName(result: R): string;
  /** The game that has just ended, which is marked; '': none. */
  readonly game: string;
}

/** The best results of a campaign for one on this device. */
export function BestTable<R extends BestResult>({ keeper, words: w, counted, resultName, game }: Props<R>) {
  const { language } = useLanguage();
  const { results, trouble } = useSyncExternalStore(keeper.watch, keeper.results);
  const day = dates(language, { dateStyle: 'medium' });
  const place = results.findIndex((each) => each.game === game);
  return (
    <section className="best-results">
      <h3>{w.title}</h3>
      {trouble !== '' && (
        <p className="best-trouble" role="alert">
          {w[trouble]}
        </p>
      )}
      {results.length === 0 ? (
        <p>{w.none}</p>
      ) : (
        <table className="best-table">
          <thead>
            <tr>
              <th scope="col">{w.vps}</th>
              <th scope="col">{w.result}</th>
              <th scope="col">{counted.name}</th>
              <th scope="col">{w.date}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((each) => (
              <tr key={each.game} aria-current={each.game === game ? 'true' : undefined}>
                <td className="figure">{minus(each.net)}</td>
                <th scope="row">{resultName(each)}</th>
                <td className="figure">{counted.of(each)}</td>
                <td>{day.format(each.at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {place >= 0 && <p>{w.fresh(place + 1)}</p>}
    </section>
  );
}
