import { PlanePicture } from '../../art/plane-picture.tsx';
import type { Camp, CraftScene } from '../scene.ts';
import { type Bow, type Girth, outlineOf } from './arrows.ts';
import { craftSize, type Row } from './rows.ts';

interface Props {
  readonly bow: Bow;
  /** Where its aircraft fly; null: they are not drawn. */
  readonly row: Row | null;
  readonly camp: Camp;
  readonly isStart: boolean;
  readonly aircraft: readonly CraftScene[];
  readonly look: 'idle' | 'open' | 'selected';
  readonly isSmall: boolean;
  readonly onPick: (() => void) | undefined;
}

const girths: { readonly [look in 'open' | 'selected']: Girth } = {
  open: { from: 3, to: 9, head: 20 },
  selected: { from: 5, to: 15, head: 32 },
};
const SMALL = 0.72;

const girthOf = (look: 'open' | 'selected', isSmall: boolean): Girth => {
  const { from, to, head } = girths[look];
  const k = isSmall ? SMALL : 1;
  return { from: from * k, to: to * k, head: head * k };
};

/**
 * An arrow with the aircraft that fly along it; whoever clicks it looks at it. The cards below the map do the same by
 * keyboard.
 */
export function ArrowMark({ bow, row, camp, isStart, aircraft, look, isSmall, onPick }: Props) {
  const { from, tip, heading, path } = bow;
  const size = craftSize(isSmall);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards are the way for keys and readers
    <g className={`arrow ${camp} ${look}`} onClick={onPick}>
      <path className="arrow-reach" d={path} />
      {look === 'idle' ? (
        <>
          <path className="arrow-line" d={path} />
          <path
            className="arrow-head"
            d="M0 0L-11-6L-8 0L-11 6Z"
            transform={`translate(${tip.x} ${tip.y}) rotate(${heading})`}
          />
        </>
      ) : (
        <path className="arrow-shape" d={outlineOf(bow, girthOf(look, isSmall))} />
      )}
      {isStart && (
        <path className="start-mark" d="M-6-6H6V6H-6Z" transform={`translate(${from.x} ${from.y}) rotate(45)`} />
      )}
      {row?.spots.map(({ x, y }, at) => (
        <g
          key={`${x} ${y}`}
          className="arrow-craft"
          transform={`translate(${x} ${y}) rotate(${row.heading + 90}) translate(${-size / 2} ${-size / 2})`}
        >
          <foreignObject width={size} height={size}>
            <PlanePicture aircraft={aircraft[at].id} like={aircraft[at].looks} attitude="top" compared />
          </foreignObject>
        </g>
      ))}
    </g>
  );
}
