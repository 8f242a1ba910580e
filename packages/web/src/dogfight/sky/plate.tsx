import { spotOf } from '../../play/spots.ts';
import type { BacksScene, MarkScene, PipsScene, PlateLine, TokenScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { MarkSign } from './mark-sign.tsx';
import type { PlateKind } from './sizes.ts';

interface PlateProps {
  readonly token: TokenScene;
  readonly kind: PlateKind;
  /** Whether it is about the Wingman now: then his line is lit. */
  readonly isWingmanFeatured: boolean;
}

/** What must be known of an aircraft at a glance; what it shows is said in words by the aircraft. */
export function Plate({ token, kind, isWingmanFeatured }: PlateProps) {
  const { table } = useDogfightWords();
  const { label, own, isActing, isBomber, plate } = token;
  const { name, you, status, lines, backs, notes, load } = plate;
  const isLine = kind === 'line';
  const isFull =
    notes.length + Number(load > 0) + Number(status !== '') >= MANY_NOTES ||
    (you && notes.some(({ short }) => name.length + short.length > ONE_LINE));
  const look = `plate ${kind} ${own ? 'own' : 'enemy'}${you && isActing ? ' acting' : ''}`;
  return (
    <span className={look} data-spot={spotOf.plate(label)} title={`${label} ${name}`}>
      <span className="plate-head">
        <span className="code">{label}</span>
        <span className="plate-name">{isLine || isBomber || isFull ? shortOf(name) : name}</span>
        {you && !isBomber && !isLine && <span className="you">{table.you}</span>}
        {status !== '' && !isLine && <span className="plate-status">{status}</span>}
        {load > 0 && !isLine && <Load count={load} />}
        {!isLine &&
          notes.map(({ short, text }) => (
            <span key={text} className="plate-note" title={inFull(short, text)}>
              {short}
            </span>
          ))}
        {isLine && <Sum lines={lines} />}
        {isLine && <Marks marks={lines.flatMap(({ marks = [] }) => marks)} />}
        {isLine && <Backs backs={backs} isSmall />}
      </span>
      {!isLine &&
        lines.map((line, at) => (
          <span key={line.name} className={isWingmanFeatured && at === 1 ? 'plate-line lit' : 'plate-line'}>
            <Line line={line} isSmall={kind === 'small'} />
            {at === 0 && <Backs backs={backs} isSmall={kind === 'small'} />}
          </span>
        ))}
      {!isLine && lines.length === 0 && (
        <span className="plate-line">
          <Backs backs={backs} isSmall={kind === 'small'} />
        </span>
      )}
    </span>
  );
}

/** Beside so many notes, loads and states the name is short. */
const MANY_NOTES = 2;
/** And one's own beside a long one: so many letters stand in a line. */
const ONE_LINE = 22;

/** What may be cut short on a plate, with what it means. */
const inFull = (short: string, text: string): string => (text.includes(short) ? text : `${short} – ${text}`);

/** A type without the name that goes with it: 'P-51D' of 'P-51D Mustang'. */
const shortOf = (name: string): string => name.split(' ')[0];

/** The airframe of a large bomber is counted. */
const MOST_PIPS = 10;

/** Hits as figures, where there is no room for pips. */
function Sum({ lines }: { readonly lines: readonly PlateLine[] }) {
  const [first] = lines;
  return first?.pips == null ? null : <Count pips={first.pips} />;
}

function Count({ pips: { hits, down, damaged } }: { readonly pips: PipsScene }) {
  return (
    <b className={hits >= damaged ? 'plate-sum bad' : 'plate-sum'}>
      {hits}/{down}
    </b>
  );
}

interface LineProps {
  readonly line: PlateLine;
  readonly isSmall: boolean;
}

function Line({ line: { name, pips, bursts, figures, note, marks = [] }, isSmall }: LineProps) {
  // On a phone there is no room for pips beside figures, nor for roles: the Leader stands first, and figures are a Wingman's.
  const isCounted = pips !== null && (pips.down > MOST_PIPS || (isSmall && figures.length > 0));
  const hasRole = name !== '' && !(isSmall && pips !== null);
  return (
    <>
      {hasRole && (
        <span className="plate-craft" title={name}>
          {name}
        </span>
      )}
      {pips !== null && (isCounted ? <Count pips={pips} /> : <Pips pips={pips} />)}
      {note !== '' && (
        <span className="plate-status" title={note}>
          {note}
        </span>
      )}
      {bursts !== null && bursts.most > 0 && <Bursts left={bursts.left} most={bursts.most} label={bursts.label} />}
      {figures.map(({ short, value, name: of }) => (
        <span key={of} className="plate-figure" title={inFull(short, of)}>
          <span className="plate-figure-name">{short}</span> <b>{value}</b>
        </span>
      ))}
      <Marks marks={marks} />
    </>
  );
}

/** Who flies it, where that matters. */
const Marks = ({ marks }: { readonly marks: readonly MarkScene[] }) =>
  marks.map(({ mark, text }) => (
    <span key={text} className="plate-mark" title={text}>
      <MarkSign mark={mark} />
    </span>
  ));

/** A hit is a filled pip with a hole; the gap is where the aircraft is Damaged. */
function Pips({ pips: { hits, damaged, down, label } }: { readonly pips: PipsScene }) {
  const width = down * 11 + 4;
  return (
    <svg className="plate-pips" viewBox={`0 0 ${width} 13`} data-hits={hits} aria-hidden="true">
      <title>{label}</title>
      {Array.from({ length: down }, (_, i) => {
        const x = i * 11 + (i >= damaged ? 4 : 0);
        return i < hits ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are places, not things
          <g key={i} className="hit">
            <rect x={x + 0.8} y="0.8" width="8.4" height="11.4" rx="1.6" />
            <path d={`M${x + 5} 3.5l1 2.5 2 .5-2 1-1 2.500-1-2.500-2-1 2-.5z`} />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are places, not things
          <rect key={i} x={x + 0.8} y="0.8" width="8.4" height="11.4" rx="1.6" />
        );
      })}
    </svg>
  );
}

/** Cartridges; those that have been fired are hollow. */
function Bursts({ left, most, label }: { readonly left: number; readonly most: number; readonly label: string }) {
  return (
    <svg className="plate-bursts" viewBox={`0 0 ${most * 7} 13`} aria-hidden="true">
      <title>{label}</title>
      {Array.from({ length: most }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: cartridges are places, not things
          key={i}
          className={i < left ? 'left' : ''}
          d={`M${i * 7 + 0.7} 12.300V5q0-3 2.300-4.300q2.300 1.300 2.300 4.300v7.300z`}
        />
      ))}
    </svg>
  );
}

/** More backs than this are only counted. */
const MOST_BACKS = 8;

/** A hand of others, and one's own: backs, and how many. */
function Backs({ backs, isSmall }: { readonly backs: readonly BacksScene[]; readonly isSmall: boolean }) {
  return backs.map(({ hand, cards, label }) => {
    const shown = isSmall ? Math.min(1, cards) : Math.min(MOST_BACKS, cards);
    return (
      <span key={hand} className="plate-backs" data-place={hand} title={label}>
        <svg viewBox={`0 0 ${shown === 0 ? 1 : 4 + shown * 6} 14`} aria-hidden="true">
          {Array.from({ length: shown }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell one back from another
            <rect key={i} x={i * 6 + 0.6} y="0.6" width="8.800" height="12.800" rx="1.500" />
          ))}
        </svg>
        <b>{cards}</b>
      </span>
    );
  });
}

/** Bombs that have not fallen yet. */
function Load({ count }: { readonly count: number }) {
  return (
    <span className="plate-load">
      <svg viewBox="0 0 10 14" aria-hidden="true">
        <path d="M2 1l2.500 2.500l2.500-2.500v3q2 4-2.500 9q-4.500-5-2.500-9z" />
      </svg>
      <b>{count}</b>
    </span>
  );
}
