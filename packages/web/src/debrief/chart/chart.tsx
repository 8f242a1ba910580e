import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRoom } from '../../art/use-room.ts';
import { useDebriefWords } from '../words/words.ts';
import { type Placed, type Plot, placeBoxes, stalkOf } from './boxes.ts';
import type { ChartProps, DescribedMoment } from './chart-sheet.tsx';
import { areaTo, lineThrough, type Point } from './curve.ts';
import { type ChartLayout, layChart } from './layout.ts';
import { turnNames } from './turn-names.ts';

/** The grip is so wide: the slider reaches half of it beyond the plot on both sides. */
const GRIP = 44;

/** The line of the chances, which is the timeline of the replay. */
export function Chart({ course, bands, described, player, turn, chance }: ChartProps) {
  const w = useDebriefWords();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const { step, last, go } = player;
  const layout = useMemo(() => layChart(room, course, bands, last), [room, course, bands, last]);
  const { isNarrow, width, height, left, top, plotWidth, plotHeight, x, y } = layout;
  useEffect(() => {
    const { current } = frame;
    // A long line is pushed so that the place on it is seen; the page itself stays where it is.
    if (current === null || !isNarrow) return;
    const at = x(step) - current.scrollLeft;
    if (at < GRIP || at > current.clientWidth - GRIP) current.scrollLeft = x(step) - current.clientWidth / 2;
  }, [isNarrow, x, step]);
  const percent = chance === null ? '' : w.percent(Math.round(chance * 100));
  return (
    <div ref={frame} className="chart-room" tabIndex={isNarrow ? 0 : undefined} data-narrow={isNarrow}>
      {room.width > 0 && (
        <div className="chart-plot" style={{ width, height }}>
          <Drawing layout={layout} bands={bands} described={described} />
          <input
            className="chart-slider"
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label={w.timeline}
            aria-valuetext={w.place({ turn, step, of: last, chance: percent })}
            style={{ left: left - GRIP / 2, width: plotWidth + GRIP, top, height: plotHeight }}
            onChange={({ target }) => go(Number(target.value))}
          />
          <span className="playhead" aria-hidden="true" style={{ left: x(step), top, height: plotHeight }}>
            <span style={{ top: y(chance ?? 0.5) - top }} />
          </span>
          {!isNarrow && <Boxes described={described} layout={layout} step={step} onStep={go} />}
        </div>
      )}
    </div>
  );
}

type DrawingProps = Pick<ChartProps, 'bands' | 'described'> & { readonly layout: ChartLayout };

function Drawing({ layout, bands, described }: DrawingProps) {
  const w = useDebriefWords();
  const id = useId();
  const { width, height, left, top, plotWidth, plotHeight, x, y, line } = layout;
  const middle = y(0.5);
  const names = turnNames(bands, ({ from, to }) => x(to) - x(from));
  return (
    <svg width={width} height={height} aria-hidden="true" focusable="false">
      <clipPath id={`${id}-above`}>
        <rect x={left} y={top} width={plotWidth} height={middle - top} />
      </clipPath>
      <clipPath id={`${id}-below`}>
        <rect x={left} y={middle} width={plotWidth} height={plotHeight - (middle - top)} />
      </clipPath>
      {bands.map(({ turn, from, to }) => (
        <rect
          key={from}
          className={turn % 2 === 0 ? 'turn-band even' : 'turn-band'}
          x={x(from)}
          y={top}
          width={x(to) - x(from)}
          height={plotHeight}
        />
      ))}
      {line.length > 1 && (
        <>
          <path className="area-above" clipPath={`url(#${id}-above)`} d={areaTo(line, middle)} />
          <path className="area-below" clipPath={`url(#${id}-below)`} d={areaTo(line, middle)} />
        </>
      )}
      <path className="even-chance" d={`M${left} ${middle}h${plotWidth}`} />
      {[1, 0.5, 0].map((chance) => (
        <text key={chance} x={left - 8} y={y(chance) + (chance === 1 ? 12 : chance === 0 ? -2 : 5)} textAnchor="end">
          {w.percent(chance * 100)}
        </text>
      ))}
      {names.map(({ band: { turn, from, to }, isFull }) => (
        <text key={from} className="turn-name" x={(x(from) + x(to)) / 2} y={height - 10} textAnchor="middle">
          {isFull ? w.turnName(turn) : turn}
        </text>
      ))}
      {line.length > 1 && <path className="chance-line" d={lineThrough(line)} />}
      {described.map(({ moment: { at, from, to } }) => (
        <circle key={at} className={to < from ? 'moment-dot worse' : 'moment-dot'} cx={x(at)} cy={y(to)} r="7" />
      ))}
    </svg>
  );
}

interface BoxesProps {
  readonly described: readonly DescribedMoment[];
  readonly layout: ChartLayout;
  readonly step: number;
  onStep(step: number): void;
}

/** What happened at the key moments, beside the line; where there is no room for it, the dot alone can be pressed. */
function Boxes({ described, layout, step, onStep }: BoxesProps) {
  const { left, top, plotWidth, plotHeight, x, y, line } = layout;
  const measured = useRef<HTMLDivElement>(null);
  const sizes = useSizes(measured, described);
  const points = described.map(({ moment }) => ({ x: x(moment.at) - left, y: y(moment.to) - top }));
  const plot = { width: plotWidth, height: plotHeight };
  const placed = placeBoxes(
    points.map((point, i) => ({ ...point, brief: sizes[2 * i] ?? plot, full: sizes[2 * i + 1] ?? plot })),
    line.map((place) => ({ x: place.x - left, y: place.y - top })),
    plot,
  );
  return (
    <div className="moment-boxes" style={{ left, top, width: plotWidth, height: plotHeight }}>
      <div ref={measured} className="moment-measures" aria-hidden="true">
        {described.flatMap((each) =>
          [false, true].map((isFull) => (
            <span key={`${each.moment.at} ${isFull}`} className="moment-box">
              <BoxText {...each} isFull={isFull} />
            </span>
          )),
        )}
      </div>
      {described.map((each, i) => (
        <MomentBox
          key={each.moment.at}
          described={each}
          placed={placed[i]}
          point={points[i]}
          isHere={step === each.moment.at}
          onPress={() => onStep(each.moment.at)}
        />
      ))}
    </div>
  );
}

interface BoxProps {
  readonly described: DescribedMoment;
  readonly placed: Placed | null;
  readonly point: Point;
  readonly isHere: boolean;
  onPress(): void;
}

function MomentBox({ described, placed, point, isHere, onPress }: BoxProps) {
  const { from, to } = described.moment;
  const tone = to < from ? 'worse' : '';
  if (placed === null)
    return (
      <button
        type="button"
        className="moment-bare"
        style={{ left: point.x, top: point.y }}
        aria-pressed={isHere}
        title={described.title}
        onClick={onPress}
      >
        <span className="unseen">
          <BoxText {...described} />
        </span>
      </button>
    );
  return (
    <div className={tone}>
      <span className="moment-stalk" style={stalkOf(placed.box, point)} />
      <button type="button" className={`moment-box ${tone}`} style={placed.box} aria-pressed={isHere} onClick={onPress}>
        <BoxText {...described} isFull={placed.isFull} />
      </button>
    </div>
  );
}

/** What happened, why, and how many points it was worth. */
export function BoxText({
  title,
  line,
  moment: { from, to },
  isFull = true,
}: DescribedMoment & { readonly isFull?: boolean }) {
  const w = useDebriefWords();
  return (
    <>
      <span className="moment-title">
        <strong>{title}</strong> <b>{w.points(Math.round(to * 100) - Math.round(from * 100))}</b>
      </span>{' '}
      {isFull && line !== '' && <span className="moment-line">{line}</span>}
    </>
  );
}

/** How large each box is by itself, in whatever face it is written. */
function useSizes(
  measured: React.RefObject<HTMLElement | null>,
  described: readonly DescribedMoment[],
): readonly Plot[] {
  const [sizes, setSizes] = useState<readonly Plot[]>([]);
  useLayoutEffect(() => {
    const { current } = measured;
    if (current === null || described.length === 0) return;
    const measure = (): void => setSizes([...current.children].map(sizeOf));
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of current.children) observer.observe(box);
    return () => observer.disconnect();
  }, [measured, described]);
  return sizes;
}

/** As laid out, rounded up: a pixel less would break a line. */
function sizeOf(box: Element): Plot {
  const { width, height } = box.getBoundingClientRect();
  return { width: Math.ceil(width) + 1, height: Math.ceil(height) + 1 };
}
