import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../words/language.tsx';
import { minus } from '../../pearl/words/minus.ts';
import { bestWeeks } from '../best.ts';
import { useSuperfortressWords } from '../words/words.ts';

/** The best campaigns on this device; the one that has just ended is marked. */
export function BestTable({ game = '' }: { readonly game?: string }) {
  const { language } = useLanguage();
  const w = useSuperfortressWords();
  const { results, trouble } = useSyncExternalStore(bestWeeks.watch, bestWeeks.results);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const place = results.findIndex((each) => each.game === game);
  return (
    <section className="best-results">
      <h3>{w.best.title}</h3>
      {trouble !== '' && (
        <p className="best-trouble" role="alert">
          {w.best[trouble]}
        </p>
      )}
      {results.length === 0 ? (
        <p>{w.best.none}</p>
      ) : (
        <table className="best-table">
          <thead>
            <tr>
              <th scope="col">{w.best.vps}</th>
              <th scope="col">{w.best.result}</th>
              <th scope="col">{w.best.missions}</th>
              <th scope="col">{w.best.date}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((each) => (
              <tr key={each.game} aria-current={each.game === game ? 'true' : undefined}>
                <td className="figure">{minus(each.net)}</td>
                <th scope="row">{w.results[each.result]}</th>
                <td className="figure">{each.missions}</td>
                <td>{day.format(each.at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {place >= 0 && <p>{w.best.fresh(place + 1)}</p>}
    </section>
  );
}
