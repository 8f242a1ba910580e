/** How an aircraft lies in the air, as it is looked at: from the side, through the sights of the one behind it, from above. */
export const attitudes = ['level', 'bank', 'dive', 'climb', 'sights', 'top', 'quarter'] as const;
export type Attitude = (typeof attitudes)[number];

export interface PlaneProps {
  /** The id of the type, as in content; one that nobody has drawn looks like the nearest. */
  readonly aircraft: string;
  readonly attitude: Attitude;
  /** Where the nose points. */
  readonly facing: 'left' | 'right';
  /** CSS pixels per metre. */
  readonly scale: number;
  /** Clusters of hits, 0 to 4. */
  readonly holes?: number;
  readonly time?: 'day' | 'dusk' | 'night';
}

/** An aircraft in an inline box whose centre is its own. */
export function Plane({ scale }: PlaneProps): React.JSX.Element {
  return (
    <span
      className="plane"
      aria-hidden="true"
      style={{ display: 'inline-block', width: 12 * scale, height: 6 * scale }}
    />
  );
}
