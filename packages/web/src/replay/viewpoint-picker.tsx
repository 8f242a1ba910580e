import { SPECTATOR } from '@tallyho/kernel';
import { useId } from 'react';
import { useWords } from '../words/language.tsx';
import { type Viewpoint, viewpoints } from './viewpoint.ts';

interface Props {
  readonly seats: readonly string[];
  readonly from: Viewpoint;
  onLook(from: Viewpoint): void;
}

export function ViewpointPicker({ seats, from, onLook }: Props) {
  const t = useWords();
  const group = useId();
  const name = (each: Viewpoint): string =>
    each === 'everything' ? t.everything : each === SPECTATOR ? t.spectator : seats[each];
  return (
    <fieldset className="viewpoints">
      <legend className="label">{t.viewpoint}</legend>
      {viewpoints(seats.length).map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === from} onChange={() => onLook(each)} />
          <span>{name(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
