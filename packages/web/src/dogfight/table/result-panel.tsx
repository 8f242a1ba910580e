import type { EndScene } from '../../play/scene.ts';
import type { Session } from '../../play/session.ts';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import type { DogfightRoom } from '../room.ts';

interface Props {
  readonly room: DogfightRoom;
  readonly end: EndScene | null;
  readonly session: Pick<Session, 'finished'>;
}

/** After the fight: its end, and what next. */
export function ResultPanel({ room, end, session: { finished } }: Props) {
  if (end === null || finished === null) return null;
  const { headline, because, rule, lines } = end;
  return (
    <ResultFrame playable={room} kept={finished} headline={headline} because={because} rule={rule} lines={lines} />
  );
}
