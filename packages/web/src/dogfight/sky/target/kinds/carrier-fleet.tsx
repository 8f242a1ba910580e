import type { TargetDrawing } from '../drawing.ts';
import { aircraftCarrier } from './aircraft-carrier.tsx';

const escort = 'M-40 0L-36 5H34L46-5L24-3V-10H14V-18H6V-10H-8V-15H-14V-10H-22V-3H-40z';

/** A Carrier Fleet: the carrier, and the ships about it. */
export const carrierFleet: TargetDrawing = {
  on: 'hull',
  fires: aircraftCarrier.fires,
  Draw: (props) => (
    <>
      <path d="M-236-27h66M126-29h70M-150-35h44" stroke={props.paint('#eaf4f0')} strokeWidth="3" opacity=".6" />
      <path d={escort} transform="translate(-198 -34) scale(.8)" fill={props.paint('#6d7f88')} />
      <path d={escort} transform="translate(164 -36) scale(.8)" fill={props.paint('#6d7f88')} />
      <path d={escort} transform="translate(-124 -40) scale(.5)" fill={props.paint('#84959c')} />
      {aircraftCarrier.Draw(props)}
    </>
  ),
};
