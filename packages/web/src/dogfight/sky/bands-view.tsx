import { spotOf } from '../../play/spots.ts';
import { useWords } from '../../words/language.tsx';
import type { BandScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import type { Band } from './bands.ts';

interface Props {
  /** From Very Low to Very High. */
  readonly scenes: readonly BandScene[];
  /** From Very High to Very Low. */
  readonly bands: readonly Band[];
  readonly hud: number;
  readonly isShort: boolean;
  /** The altitude of the one whose turn it is; below 0: nobody's. */
  readonly lit: number;
}

/** Altitude: a hair line between the bands, an altimeter at the left edge, and what each band does to an engine. */
export function BandsView({ scenes, bands, hud, isShort, lit }: Props) {
  const { table } = useDogfightWords();
  const { colon } = useWords();
  return (
    <ol className="bands" aria-label={table.bands}>
      {bands.map(({ top, height }, at) => {
        const level = bands.length - 1 - at;
        const scene = scenes[level];
        if (scene === undefined) return null;
        const { name, short, engine, engineTitle } = scene;
        return (
          <li
            key={name}
            className={level === lit ? 'band lit' : 'band'}
            style={{ transform: `translateY(${top}px)`, height }}
          >
            <span
              className="band-label"
              data-spot={spotOf.altitude(level)}
              style={{ top: at === 0 ? hud - 2 : 1 }}
              title={`${name}${colon} ${engineTitle}`}
            >
              <span aria-hidden={isShort ? 'true' : undefined}>{isShort ? short : name}</span>
              {isShort && <span className="unseen">{name}</span>}
              <b>{engine}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
