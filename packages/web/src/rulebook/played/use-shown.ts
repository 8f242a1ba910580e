import { useEffect, useState } from 'react';
import type { IndexEntry } from '../../library/index-entry.ts';
import { loadExample } from '../../library/load.ts';
import type { Room } from '../../play/room.ts';
import { enterRoom } from '../../rooms.ts';
import { lineAbout, type PlayedLine } from './moments.ts';

/** An example that is ready to be looked at, and the room that draws it. */
export interface Shown {
  readonly room: Room;
  readonly line: PlayedLine;
}

async function fetchShown(rule: string, { file, part, system }: IndexEntry): Promise<Shown | 'failed'> {
  const [example, room] = await Promise.all([loadExample(file, part), enterRoom(system)]);
  if (!example.ok || room === null) return 'failed';
  const line = lineAbout(rule, example.value.scenario, example.value.script);
  return line === null ? 'failed' : { room, line };
}

/** Fetches an example and its room, and plays it to the end. */
export function useShown(rule: string, example: IndexEntry): Shown | 'loading' | 'failed' {
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Shown | 'failed'): void => {
      if (isWanted) setShown(next);
    };
    fetchShown(rule, example).then(tell, () => tell('failed'));
    return () => {
      isWanted = false;
    };
  }, [rule, example]);
  return shown;
}
