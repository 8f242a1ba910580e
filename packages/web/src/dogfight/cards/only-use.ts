import type { OfferScene } from '../../play/scene.ts';

/** The choice that a card stands for when nothing else can be done with it; what leads out of the fight is asked for twice. */
export function onlyUse(offer: OfferScene<object> | null): object | null {
  if (offer === null || offer.options.length !== 1) return null;
  const [{ choice, isGrave }] = offer.options;
  return isGrave === true ? null : choice;
}
