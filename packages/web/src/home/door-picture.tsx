import { BiplanePicture } from '../art/great-war/biplane-picture.tsx';
import type { Machine } from '../art/great-war/machine.ts';
import { PlanePicture } from '../art/plane-picture.tsx';
import type { SystemId } from '../system-ids.ts';

/** Two aircraft that stand for a game. */
const pairs: { readonly [system in Exclude<SystemId, 'wings-of-war'>]: readonly [left: string, right: string] } = {
  'down-in-flames': ['spitfire-i', 'bf-109e'],
  zero: ['a6m2', 'f4f-3'],
};

/** Those of the Great War are seen from above. */
const machines: readonly (readonly [machine: Machine, heading: number])[] = [
  [{ card: 'camel-brown', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' }, 24],
  [{ card: 'triplane-richthofen', type: 'fokker-dr1', seats: 1, nation: 'germany' }, 205],
];

/** The picture on the door of a game: nose to nose. */
export function DoorPicture({ system }: { readonly system: SystemId }) {
  if (system === 'wings-of-war')
    return machines.map(([machine, heading]) => (
      <BiplanePicture key={machine.card} machine={machine} heading={heading} />
    ));
  return pairs[system].map((aircraft, i) => (
    <PlanePicture key={aircraft} aircraft={aircraft} attitude="level" facing={i === 0 ? 'right' : 'left'} />
  ));
}
