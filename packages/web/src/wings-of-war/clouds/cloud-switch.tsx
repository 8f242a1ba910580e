import { useWingsWords } from '../words/words.ts';
import { turnClouds, useCloudsOn } from './switch.ts';

/** Clouds over the map, or none. */
export function CloudSwitch() {
  const { map } = useWingsWords();
  return (
    <label>
      <input type="checkbox" checked={useCloudsOn()} onChange={({ target }) => turnClouds(target.checked)} />{' '}
      {map.clouds}
    </label>
  );
}
