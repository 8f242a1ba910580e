import type { PlateScene } from '../model/plate.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly plates: readonly PlateScene[];
  readonly lit: number;
  /** Those whose programme can be turned to. */
  readonly planned: readonly number[];
  onSelect(plane: number): void;
}

/** A chip for every aircraft: ready, still laying, or how many of one's own cards lie. */
export function SeatChips({ plates, lit, planned, onSelect }: Props) {
  const w = useWingsWords();
  return (
    <span className="seat-chips">
      {plates.map((plate) => {
        const { id, badge, isOwnSide, fate, name, readiness, laid } = plate;
        const mark =
          fate !== 'in-play'
            ? '✕'
            : laid !== null && readiness !== 'ready'
              ? `${laid}/3`
              : readiness === 'ready'
                ? '✓'
                : readiness === 'laying'
                  ? '…'
                  : '';
        const words =
          fate !== 'in-play'
            ? w.terms.gone[fate]
            : laid !== null
              ? w.map.laid(laid)
              : readiness === null
                ? ''
                : w.map[readiness];
        const classes = `seat-chip ${isOwnSide ? 'own' : 'enemy'}${id === lit ? ' lit' : ''}${fate === 'in-play' ? '' : ' gone'}`;
        const text = (
          <>
            {badge}
            <span aria-hidden="true"> {mark}</span>
            <span className="unseen">
              {' '}
              {name} {words}
            </span>
          </>
        );
        return planned.includes(id) ? (
          <button
            key={id}
            type="button"
            className={classes}
            aria-pressed={id === lit}
            title={w.map.planThis(name)}
            onClick={() => onSelect(id)}
          >
            {text}
          </button>
        ) : (
          <span key={id} className={classes} title={`${badge} ${name} ${words}`}>
            {text}
          </span>
        );
      })}
    </span>
  );
}
