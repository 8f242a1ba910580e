import { below, type Card, type Chance, type Seat } from '@tallyho/kernel';
import { cardsIn, type Hand } from '../hand.ts';
import type { Dogfight } from '../state.ts';
import { type Arms, DEEP, SECRET, UNSET } from './arms.ts';
import { NO_BOMBER, type OpenSortie, type Sortie } from './state.ts';

/** What a seat sees of a Mission: everything but the turrets' cards, unless they are its own. */
export interface SortieView extends OpenSortie {
  turrets: Card[] | null;
  turretCards: number;
}

/** Green pilots and the night are open to everybody. */
const copyCrews = ({ crews, night }: OpenSortie): Pick<OpenSortie, 'crews' | 'night'> => ({
  ...(crews === undefined ? {} : { crews: { responses: crews.responses.slice() } }),
  ...(night === undefined ? {} : { night: { ...night } }),
});

/** Who holds the cards of the turrets; −1: nobody. */
const turretSeat = ({ fixed, planes }: Pick<Dogfight, 'fixed' | 'planes'>, { manned }: Sortie): Seat =>
  manned === NO_BOMBER ? -1 : (fixed.sortie?.bomberOwner[manned - planes.length] ?? -1);

/** CH-30.82f — cards are drawn and laid face up where one player moves both sides. */
export const isOpen = ({ fixed }: Pick<Dogfight, 'fixed'>): boolean => fixed.sortie?.solitaire !== undefined;

/** And so is all that the fighters do. */
const copiedSolitaire = ({ solitaire }: OpenSortie): Pick<OpenSortie, 'solitaire'> =>
  solitaire === undefined
    ? {}
    : {
        solitaire: {
          acted: solitaire.acted.slice(),
          moved: solitaire.moved.slice(),
          target: solitaire.target.slice(),
        },
      };

/** CH-28.42a, CH-18.81a — what is looked for and what flies there lies open; only where there is any. */
const copiedSearch = ({ search, ohkas }: OpenSortie): Pick<OpenSortie, 'search' | 'ohkas'> => ({
  ...(search === undefined ? {} : { search: { ...search } }),
  ...(ohkas === undefined ? {} : { ohkas: ohkas.map((ohka) => ({ ...ohka })) }),
});

export function observeSortie(s: Dogfight, sortie: Sortie, seat: Seat): SortieView {
  const { turrets, ...open } = sortie;
  const own = turretSeat(s, sortie) === seat || isOpen(s);
  return {
    ...open,
    bombers: open.bombers.map((bomber) => ({ ...bomber })),
    load: open.load.slice(),
    runs: open.runs.slice(),
    entered: open.entered.slice(),
    where: open.where.slice(),
    been: open.been.slice(),
    low: open.low.slice(),
    level: open.level.slice(),
    victories: open.victories.slice(),
    ...copyCrews(open),
    ...copiedSearch(open),
    ...copiedSolitaire(open),
    ...(open.arms === undefined ? {} : { arms: observeArms(s, open.arms, seat) }),
    turrets: own ? cardsIn(turrets, s.fixed) : null,
    turretCards: turrets.size,
  };
}

/** CH-27.42a — settings of depth charges are known to whoever has set them, and to everybody when they have fallen. */
function observeArms({ fixed, planes }: Dogfight, { depths, shown, alert, depth }: Arms, seat: Seat): Arms {
  const ownerOf = (plane: number): Seat => fixed.sortie?.bomberOwner[plane - planes.length] ?? fixed.owner[plane >> 1];
  const isOpen = (plane: number): boolean => shown[plane] === 1 || ownerOf(plane) === seat;
  return {
    depths: depths.map((set, plane) => (set === UNSET || isOpen(plane) ? set : SECRET)),
    shown: shown.slice(),
    alert,
    depth,
  };
}

const armsFrom = ({ depths, shown, alert, depth }: Arms, chance: Chance): Arms => ({
  depths: depths.map((set) => (set === SECRET ? below(chance, DEEP + 1) : set)),
  shown: shown.slice(),
  alert,
  depth,
});

/** A Mission that the seat cannot tell from the real one; `deal` gives the turrets cards where they are not known. */
export function sortieFrom(
  view: SortieView,
  deal: (own: Card[] | null, count: number) => Hand,
  chance: Chance,
): Sortie {
  const { turrets, turretCards, ...open } = view;
  return {
    ...open,
    bombers: open.bombers.map((bomber) => ({ ...bomber })),
    load: open.load.slice(),
    runs: open.runs.slice(),
    entered: open.entered.slice(),
    where: open.where.slice(),
    been: open.been.slice(),
    low: open.low.slice(),
    level: open.level.slice(),
    victories: open.victories.slice(),
    ...copyCrews(open),
    ...copiedSearch(open),
    ...copiedSolitaire(open),
    ...(open.arms === undefined ? {} : { arms: armsFrom(open.arms, chance) }),
    turrets: deal(turrets, turretCards),
  };
}
