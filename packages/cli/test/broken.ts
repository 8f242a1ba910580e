import type { Trial } from '@tallyho/kernel';
import { joustTrial } from '@tallyho/kernel/reference';

/** The reference game with a fault for the fuzzer to find: some cards are counted twice once somebody has been hit. */
const { script } = joustTrial;
const game = {
  ...script.game,
  id: 'broken',
  cards: (s: Parameters<typeof script.game.cards>[0]) => [...script.game.cards(s), ...(s.hits[1] > 0 ? [0] : [])],
};
const broken: Trial = { ...joustTrial, script: { ...script, game } };
export default broken;
