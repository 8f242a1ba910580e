import { GreatWarSilhouette } from '../art/great-war-figure.tsx';
import type { Flag } from '../art/marking.tsx';
import { PlanePicture } from '../art/plane-picture.tsx';
import type { SystemId } from '../system-ids.ts';

/** Two aircraft that stand for a game; those of the Great War are drawn, the others painted. */
interface Pair {
  readonly isDrawn: boolean;
  readonly aircraft: readonly (readonly [fighter: string, flag: Flag])[];
}

const pairs: { readonly [system in SystemId]: Pair } = {
  'down-in-flames': {
    isDrawn: false,
    aircraft: [
      ['spitfire-i', 'united-kingdom'],
      ['bf-109e', 'germany'],
    ],
  },
  zero: {
    isDrawn: false,
    aircraft: [
      ['a6m2', 'japan'],
      ['f4f-3', 'united-states'],
    ],
  },
  'wings-of-war': {
    isDrawn: true,
    aircraft: [
      ['sopwith-camel', 'united-kingdom'],
      ['fokker-dr1', 'germany'],
    ],
  },
};

/** The picture on the door of a game: nose to nose. */
export function DoorPicture({ system }: { readonly system: SystemId }) {
  const { isDrawn, aircraft } = pairs[system];
  return aircraft.map(([fighter, flag], i) =>
    isDrawn ? (
      <GreatWarSilhouette key={fighter} type={fighter} seats={1} flag={flag} close />
    ) : (
      <PlanePicture key={fighter} aircraft={fighter} attitude="level" facing={i === 0 ? 'right' : 'left'} />
    ),
  );
}
