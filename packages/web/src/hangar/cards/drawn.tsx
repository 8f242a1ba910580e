import { lazy, Suspense } from 'react';
import type { Entry, KindName } from '../../content/catalogue.ts';
import type { SystemId } from '../../system-ids.ts';

export interface DrawnProps {
  readonly entry: Entry;
  /** Pixels of CSS that a card is wide. */
  readonly width: number;
}

/** Those who draw the cards of a game are fetched with its first card. */
const DuelCard = lazy(async () => ({ default: (await import('./action-cards.tsx')).DuelCard }));
const ZeroCard = lazy(async () => ({ default: (await import('./action-cards.tsx')).ZeroCard }));
const ManoeuvreDeckCards = lazy(async () => ({ default: (await import('./great-war-cards.tsx')).ManoeuvreDeckCards }));
const DamageDeckCards = lazy(async () => ({ default: (await import('./great-war-cards.tsx')).DamageDeckCards }));

/** Who draws entries of a kind; none: they are read, not looked at. */
const drawers: { readonly [place: string]: React.ComponentType<DrawnProps> } = {
  'down-in-flames faces': DuelCard,
  'zero faces': ZeroCard,
  'wings-of-war decks': ManoeuvreDeckCards,
  'wings-of-war damage': DamageDeckCards,
};

export const isDrawn = (system: SystemId, kind: KindName): boolean => Object.hasOwn(drawers, `${system} ${kind}`);

/** An entry as it lies on a table; nothing where it is only words and figures. */
export function Drawn({ system, kind, ...props }: DrawnProps & { readonly system: SystemId; readonly kind: KindName }) {
  const Drawer = isDrawn(system, kind) ? drawers[`${system} ${kind}`] : undefined;
  if (Drawer === undefined) return null;
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}
