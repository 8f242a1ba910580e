import { beginFight } from '../../play/begin.ts';
import type { Workshop } from '../../play/workshop.ts';
import { bot, human } from '../../saved/players.ts';
import { duelTable } from '../duel-room.ts';
import { Specimen } from './specimen.tsx';
import { flightOptions } from './test-flight.ts';

/** The workshop of Down In Flames. */
export const workshop: Workshop = {
  Specimen,
  flies: () => true,
  testFlight(sample) {
    const options = flightOptions(sample);
    return options === null ? null : beginFight(duelTable, options, [human, bot('pilot')]);
  },
};
