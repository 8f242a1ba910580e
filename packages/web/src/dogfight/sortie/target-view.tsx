import { BombSign, FlakSign, HiddenFlak, PatternPicture } from '../../art/pattern.tsx';
import { TargetPicture } from '../../art/target.tsx';
import type { AimScene } from './scene.ts';

/** The target with its bomb values, its Flak, and what has become of it. */
export function TargetView({ target }: { readonly target: AimScene }) {
  const { kind, name, kindName, figures, flak, pattern, patternName, status, statusName, bombs } = target;
  return (
    <section className={`aim${status === null ? '' : ` ${status}`}`} aria-label={`${kindName}: ${name}`}>
      <TargetPicture kind={kind} />
      <p className="aim-name">
        <strong>{name}</strong> <span>{kindName}</span>
      </p>
      <p className="aim-figures">
        {figures.map((figure) => (
          <span key={figure.name} className={figure.isReached ? 'figure reached' : 'figure'} title={figure.name}>
            <BombSign /> <b>{figure.value}</b> {figure.name}
          </span>
        ))}
        <span className="figure" title={flak.name}>
          <FlakSign /> <b>{flak.value}</b> {flak.name}
        </span>
      </p>
      {pattern !== null && (
        <p className="aim-flak">
          {pattern === 'hidden' ? <HiddenFlak /> : <PatternPicture of="flak" pattern={pattern} />}
          <span>{patternName}</span>
        </p>
      )}
      {status !== null && (
        <p className="aim-status">
          <strong>{statusName}</strong> <span>{bombs}</span>
        </p>
      )}
    </section>
  );
}
