import type { PearlChoice, PearlEvent, PearlView } from '@tallyho/zero';
import type { Look } from '../../../play/look.ts';
import type { Manners } from '../../../play/manners.ts';
import type { Session } from '../../../play/session.ts';

export type PearlSession = Session<PearlChoice, PearlEvent, PearlView>;
export type PearlLook = Look<PearlChoice, PearlEvent, PearlView>;

/** What is asked is always about the one player; the last Flight of a wave flies without being told. */
export const pearlManners: Manners<PearlView> = { concerns: () => true, shown: [], together: [], answered: [] };
