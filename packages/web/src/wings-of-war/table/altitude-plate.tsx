import type { PlateScene } from '../model/plate.ts';
import { Sign } from '../signs.tsx';
import { useWingsWords } from '../words/words.ts';
import { Code, Stand } from './plate.tsx';

interface Props {
  readonly plates: readonly PlateScene[];
  readonly floor: number;
  /** WOW-CLOUD-01 — the altitude at which everything is cloud. */
  readonly cloud: number;
  /** The level of the one who looks; −1: nobody's. */
  readonly own: number;
}

/** Who flies how high: a table, not a scale along the map. */
export function AltitudePlate({ plates, floor, cloud, own }: Props) {
  const { map } = useWingsWords();
  // Above a cloud that is higher than the ceiling there is nothing to be seen.
  const levels = [4, 3, 2, 1, 0].map((each) => each + floor).filter((level) => level < floor + 4 || level === cloud);
  return (
    <table className="altitude-plate">
      <caption>{map.altitude}</caption>
      <tbody>
        {levels.map((level) => {
          const there = plates.filter(({ fate, height }) => fate === 'in-play' && height?.level === level);
          return (
            <tr key={level} className={level === own ? 'own' : ''}>
              <th scope="row">
                {level}{' '}
                {level === cloud ? (
                  <>
                    <Sign of="smoke" />
                    <span className="unseen">{map.inCloud}</span>
                  </>
                ) : (
                  <Stand level={level - floor} />
                )}
              </th>
              <td>
                {there.map((plate) => (
                  <Code key={plate.id} plate={plate} />
                ))}
                {there.length === 0 && (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="unseen">{map.nobody}</span>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
