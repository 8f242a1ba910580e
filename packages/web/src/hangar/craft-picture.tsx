import type { Attitude } from '../art/aircraft/attitude.ts';
import { BiplanePicture } from '../art/great-war/biplane-picture.tsx';
import { PlanePicture } from '../art/plane-picture.tsx';
import type { Craft } from './craft.ts';

interface Props {
  readonly craft: Craft;
  readonly attitude?: Attitude;
  /** Where the nose points; machines of the Great War are seen from above, and turned. */
  readonly facing?: 'left' | 'right';
  readonly compared?: boolean;
}

/** Degrees clockwise from nose up, for a machine whose nose points to the right. */
const HEADING = 55;

/** An aircraft as large as its place allows. */
export function CraftPicture({ craft, attitude = 'quarter', facing = 'right', compared = false }: Props) {
  const { picture, id } = craft;
  return picture.of === 'plane' ? (
    <PlanePicture aircraft={id} like={picture.like} attitude={attitude} facing={facing} compared={compared} />
  ) : (
    <BiplanePicture
      machine={picture.machine}
      heading={attitude === 'top' ? 0 : facing === 'right' ? HEADING : -HEADING}
      compared={compared}
    />
  );
}
