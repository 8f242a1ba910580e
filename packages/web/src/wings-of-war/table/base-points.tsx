import { type Choice, pivotAhead, pivotAside, pivots } from '@tallyho/wings-of-war';
import { useState } from 'react';
import { BASE_LENGTH, BASE_WIDTH } from '../model/drawing.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly options: readonly Choice[];
  onChoose(choice: Choice): void;
}

/** WOW-LAND-23 — where a finger can be put on a base. */
export function BasePoints({ options, onChoose }: Props) {
  const w = useWingsWords();
  const [shown, setShown] = useState('');
  return (
    <fieldset className="base-points" aria-label={w.table.basePoints}>
      <div style={{ aspectRatio: `${BASE_LENGTH} / ${BASE_WIDTH}` }}>
        {options.map((choice) => {
          if (choice.do !== 'pivot') return null;
          const name = w.choices.pivot(w.terms.pivots[pivots[choice.point]]);
          // The base lies on its side, its nose to the right: that leaves more room for the map.
          const place = {
            left: `${50 + pivotAhead[choice.point] * 50}%`,
            top: `${50 + pivotAside[choice.point] * 50}%`,
          };
          return (
            <button
              key={choice.point}
              type="button"
              className="answer"
              aria-label={name}
              style={place}
              onPointerEnter={() => setShown(name)}
              onFocus={() => setShown(name)}
              onClick={() => onChoose(choice)}
            />
          );
        })}
        <span aria-hidden="true">▸</span>
      </div>
      <p aria-hidden="true">{shown}</p>
    </fieldset>
  );
}
