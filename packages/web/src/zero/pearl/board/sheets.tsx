import { minus } from '@tallyho/words/figures';
import { type PearlView, pearlRules } from '@tallyho/zero';
import { levelName, targetName } from '../model/names.ts';
import { type PearlWords, usePearlWords } from '../words/words.ts';
import { Steps } from './steps.tsx';

/** Z-26.0c — the Log Sheet: a line for each Flight of each wave. */
export function LogSheet({ view }: { readonly view: PearlView }) {
  const w = usePearlWords();
  const { fixed, sorties } = view;
  if (sorties.length === 0) return <p>{w.desk.logEmpty}</p>;
  const waves = [3, 2, 1].filter((wave) => sorties.some((one) => one.wave === wave));
  return (
    <div className="pearl-log">
      {waves.map((wave) => (
        <table key={wave} className="log-sheet">
          <caption>{w.desk.waves[wave]}</caption>
          <thead>
            <tr>
              <th scope="col">{w.desk.flightColumn}</th>
              <th scope="col">{w.desk.targetColumn}</th>
              <th scope="col">{w.desk.stepsColumn}</th>
              <th scope="col" className="figure">
                {w.desk.pointsColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {sorties
              .filter((one) => one.wave === wave)
              .map((one) => (
                <tr key={one.flight}>
                  <th scope="row">{fixed.flights[one.flight].name}</th>
                  <td>{one.target === -1 ? '–' : targetName(fixed, one.target, w)}</td>
                  <td>
                    <Steps steps={one.steps} of={fixed.sheet.steps} />
                    <span className="unseen">{w.desk.steps(one.steps)}</span>
                  </td>
                  <td className="figure">{one.resolved ? (one.steps === 0 ? w.desk.gone : one.points) : ''}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Every target: its points, its state, what it is worth. */
export function TargetSheet({ view }: { readonly view: PearlView }) {
  const w = usePearlWords();
  const { targets } = view.fixed.sheet;
  return (
    <table className="log-sheet target-states">
      <thead>
        <tr>
          <th scope="col">{w.desk.targetColumn}</th>
          <th scope="col">{w.desk.levelColumn}</th>
          <th scope="col" className="figure">
            {w.desk.pointsColumn}
          </th>
          <th scope="col" className="figure">
            {w.desk.vpsColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {targets.map((target, at) => (
          <tr key={target.id}>
            <th scope="row">{targetName(view.fixed, at, w)}</th>
            <td>{levelName(target, pearlRules.levelOf(view, at), w)}</td>
            <td className="figure">{view.points[at]}</td>
            <td className="figure">{pearlRules.vpsOf(view, at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From where to where each result reaches, the best first. */
export function bandsOf({ fixed }: Pick<PearlView, 'fixed'>, w: PearlWords) {
  const { results } = fixed.sheet;
  return [
    ...results.map(({ name, from }, i) => ({
      name,
      text: w.pearl.results[name],
      range: w.score.range(from, i === 0 ? null : results[i - 1].from - 1),
    })),
    { name: 'failure' as const, text: w.pearl.results.failure, range: w.score.below(results[results.length - 1].from) },
  ];
}

/** Z-CGAP-141 — the score as it stands, and the table that decides. */
export function ScoreSheet({ view }: { readonly view: PearlView }) {
  const w = usePearlWords();
  const score = pearlRules.scoreOf(view);
  const [first, third] = pearlRules.stepsLost(view);
  const lines: readonly (readonly [string, number])[] = [
    [w.score.targets, score.targets],
    [`${w.score.stepsLost} (${first + third})`, score.steps],
    ...(score.carriers === 0 ? [] : [[w.score.carriers, score.carriers] as const]),
    [w.score.net, score.net],
  ];
  return (
    <div className="pearl-score">
      <dl className="order-facts">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{minus(value)}</dd>
          </div>
        ))}
      </dl>
      <table className="result-bands">
        <tbody>
          {bandsOf(view, w).map((band) => (
            <tr key={band.name} aria-current={band.name === score.result ? 'true' : undefined}>
              <th scope="row">{band.text}</th>
              <td>{band.range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
