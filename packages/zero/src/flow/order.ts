import { act } from '../choices.ts';
import { barActing, firstWaiting, nextToChoose } from '../rules/order.ts';
import { type Asks, type DogfightTable, type ElementNo, isOut, NOBODY, ownerOf, type Side } from '../state.ts';
import { refuseActing, refuseHands } from './refusals.ts';

/** The two steps that let one Element after the other play its sequence; when all have, the flow goes on. */
export interface ElementsInTurn {
  readonly nextElement: (t: DogfightTable) => void;
  readonly chooseElement: Asks<object>;
}

/** Z-3.0d, Z-4.7 — Elements in the order of the first turn; `begin` begins the sequence of one. */
export function elementsInTurn(begin: (t: DogfightTable, element: ElementNo) => void): ElementsInTurn {
  /**
   * Z-3.0d — the sequence is over, and with it the shock of a promotion (Z-11.2b: after one Draw phase). Z-4.7d,
   * Z-GAP-42: the next Element in the order of the first turn; who is out is passed over.
   */
  const nextElement = (t: DogfightTable): void => {
    const s = t.state;
    const { order, now } = s;
    if (now.element !== NOBODY) s.elements[now.element].shock = false;
    s.place++;
    if (s.turn === 1) {
      const side = nextToChoose(s);
      if (side !== NOBODY) return nameElement(t, side);
    }
    while (s.place < order.length && isOut(s, order[s.place])) s.place++;
    if (s.place >= order.length) return;
    t.again();
    begin(t, order[s.place]);
  };

  /**
   * Z-4.7b, Z-4.7c, Z-GAP-41 — in the first turn the sides name their Elements in turn; nobody is asked when there is
   * only one to name.
   */
  function nameElement(t: DogfightTable, side: Side): void {
    const first = firstWaiting(t.state, side);
    if (firstWaiting(t.state, side, first) === NOBODY) activate(t, first);
  }

  /** The player of the first Element that waits speaks for his side. */
  const chooseElement: Asks<object> = {
    ask: 'order',
    because: 'Z-4.7c',
    several: false,
    who(s) {
      const side = nextToChoose(s);
      return side === NOBODY ? NOBODY : ownerOf(s, firstWaiting(s, side));
    },
    options(s, _, __, options) {
      const side = nextToChoose(s);
      for (let element = 0; element < s.elements.length; element++) {
        if (s.fixed.side[element] === side && barActing(s, element) === null) options.push(act(element));
      }
      return options;
    },
    refusals: (s, _, seat) => [...refuseActing(s), ...refuseHands(s, seat, 'between-sequences')],
    chosen(t, _, choice) {
      if (choice.do === 'act') activate(t, choice.element);
    },
  };

  /** Z-4.7e — the Element gets its place in the order and plays. */
  function activate(t: DogfightTable, element: ElementNo): void {
    const s = t.state;
    s.order.push(element);
    s.choosing = 1 - s.fixed.side[element];
    t.goto(nextElement);
    begin(t, element);
  }

  return { nextElement, chooseElement };
}
