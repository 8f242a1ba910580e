import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { hasNamesake } from './figures.ts';

interface Props {
  /** All that the table tells of. */
  readonly types: readonly { readonly aircraft: string }[];
  readonly aircraft: string;
  readonly system: string;
}

/** The head of a row: an aircraft, with its game where two games have one of that name. */
export function TypeName({ types, aircraft, system }: Props) {
  const t = useWords();
  return (
    <th scope="row">
      {aircraft}
      {hasNamesake(types, aircraft) && <span className="legend"> {systemName(system, t)}</span>}
    </th>
  );
}
