import { Plane } from '../../art/plane.tsx';

interface Props {
  readonly aircraft: string;
  /** Where its middle is, in hundredths of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Where its nose points: 0 is up, 90 to the right. */
  readonly course: number;
  /** CSS pixels per metre. */
  readonly scale?: number;
}

/** An aircraft seen from above, in a drawing. */
export const Craft = ({ aircraft, x, y, course, scale = 7.5 }: Props) => (
  <span className="diagram-craft" style={{ left: `${x}%`, top: `${y}%`, rotate: `${course - 90}deg` }}>
    <Plane aircraft={aircraft} attitude="top" facing="right" scale={scale} />
  </span>
);
