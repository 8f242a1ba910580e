import type { SystemId } from '../system-ids.ts';
import { CardPage } from './cards/card-page.tsx';
import { isAircraft } from './cards/kinds.ts';
import { AircraftPage } from './page/aircraft-page.tsx';

interface Props {
  readonly system: SystemId;
  readonly kind: string;
  readonly entry: string;
}

/** One aircraft, card or table. */
export const EntryPage = ({ system, kind, entry }: Props) =>
  isAircraft(kind) ? (
    <AircraftPage system={system} kind={kind} entry={entry} />
  ) : (
    <CardPage system={system} kind={kind} entry={entry} />
  );
