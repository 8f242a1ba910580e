import { beginFight } from '../../play/begin.ts';
import type { Workshop } from '../../play/workshop.ts';
import { bot, human } from '../../saved/players.ts';
import { zeroTable } from '../zero-room.ts';
import { Specimen } from './specimen.tsx';
import { flightOptions } from './test-flight.ts';

/** The workshop of Zero!. */
export const workshop: Workshop = {
  Specimen,
  // How many there are, and who is on the back of whom, counts in campaigns alone.
  flies: (kind) => kind !== 'supply' && kind !== 'counters',
  testFlight(sample) {
    const options = flightOptions(sample);
    return options === null ? null : beginFight(zeroTable, options, [human, bot('pilot')]);
  },
};
