import { beginFight } from '../../play/begin.ts';
import type { Workshop } from '../../play/workshop.ts';
import { bot, human } from '../../saved/players.ts';
import { wingsTable } from '../begin.ts';
import { Specimen } from './specimen.tsx';
import { flightOptions } from './test-flight.ts';

/** The workshop of Wings of War. */
export const workshop: Workshop = {
  Specimen,
  flies: () => true,
  testFlight(sample) {
    const options = flightOptions(sample);
    return options === null ? null : beginFight(wingsTable, options, [human, bot('pilot')]);
  },
};
