import { BiplanePicture } from '../../art/great-war/biplane-picture.tsx';
import { boxOf } from '../../art/great-war/box.ts';
import { drawnAs, type Machine } from '../../art/great-war/machine.ts';
import { Plane } from '../../art/plane.tsx';
import type { Craft } from '../craft.ts';

/** An aircraft from above with its nose up, so many pixels to a metre. */
export function ScaledTop({ craft, scale }: { readonly craft: Craft; readonly scale: number }) {
  const { id, picture } = craft;
  return (
    <span className="scaled-top" aria-hidden="true">
      {picture.of === 'plane' ? (
        <span className="nose-turned">
          <Plane aircraft={id} like={picture.like} attitude="top" facing="right" scale={scale} />
        </span>
      ) : (
        <Machined machine={picture.machine} scale={scale} />
      )}
    </span>
  );
}

function Machined({ machine, scale }: { readonly machine: Machine; readonly scale: number }) {
  const { width, height } = boxOf(drawnAs(machine).type);
  return (
    <span style={{ width: width * scale, height: height * scale }}>
      <BiplanePicture machine={machine} />
    </span>
  );
}
