import type { Screening } from '../../../src/wings-of-war/film/screening.ts';
import type { TableModel } from '../../../src/wings-of-war/model/use-model.ts';

/** The table as it is, with nothing under way. */
export const still = (shown: TableModel): Screening => ({
  ...{ shown, beat: null, part: 'flight', cards: new Map(), isPlaying: false, isPaused: false, speed: 1 },
  ...{ clock: { now: () => 0, length: 0, parts: [], subscribe: () => () => {} }, isStill: true },
  ...{ pause() {}, resume() {}, setSpeed() {}, skip() {}, finishPart() {}, seek() {}, back() {} },
});
