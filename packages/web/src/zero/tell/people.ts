import { type ElementNo, NOBODY } from '@tallyho/zero';
import type { PlateScene } from '../../dogfight/scene.ts';
import type { Looked } from './scene.ts';

/** CH-19.24q, CH-19.41a — who flies as Wingman under a name, and who is green. */
export function peopleNotes(
  { w, view, names }: Pick<Looked, 'w' | 'view' | 'names'>,
  element: ElementNo,
): PlateScene['notes'] {
  const { lead, wing } = view.elements[element];
  const { notes, wingmanNote } = w.sortie;
  const green = view.fixed.sortie?.green?.planes ?? [];
  const pilot = wing === NOBODY ? '' : names.wingmanPilot(element);
  return [
    ...(pilot === '' ? [] : [wingmanNote(pilot)]),
    ...(lead !== NOBODY && green[lead] ? [notes.green] : []),
    ...(wing !== NOBODY && green[wing] ? [notes.greenWingman] : []),
  ];
}
