import { useDogfightWords } from '../words/words.ts';
import type { PlacesScene } from './scene.ts';

interface Props {
  readonly places: PlacesScene<object>;
  readonly placing: number;
  onPick(plane: number): void;
}

/** Which of several bombers finds its place next; where, is clicked in the formation. */
export function PlacePicker({ places: { waiting }, placing, onPick }: Props) {
  const { table } = useDogfightWords();
  if (waiting.length < 2) return null;
  return (
    <fieldset className="place-picker">
      <legend>{table.placeWhich}</legend>
      {waiting.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="placing" checked={id === placing} onChange={() => onPick(id)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}
