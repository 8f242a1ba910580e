import { useTableWords } from '../../play/words/words.ts';
import { useWords } from '../../words/language.tsx';
import type { PlateScene } from '../model/plate.ts';
import { Sign } from '../signs.tsx';
import { cardName } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly plate: PlateScene;
  onOpen(plane: number): void;
}

/** What is true of an aircraft, over a corner of the map: for duels, where there is room. */
export function Plate({ plate, onOpen }: Props) {
  const w = useWingsWords();
  const { colon } = useWords();
  const { table } = useTableWords();
  const { isOwnSide, isYours, name, pilot, fate, last, health, counters } = plate;
  return (
    <button
      type="button"
      className={`plate ${isOwnSide ? 'own' : 'enemy'}${isYours ? ' yours' : ''}${fate === 'in-play' ? '' : ' gone'}`}
      data-plate={plate.badge}
      title={w.map.openPlate(name)}
      onClick={() => onOpen(plate.id)}
    >
      <span className="plate-head">
        <Code plate={plate} />
        <strong title={name}>{name}</strong>
        <span className="plate-pilot" title={pilot}>
          {pilot}
        </span>
        {isYours ? <span className="you">{table.you}</span> : <Readiness plate={plate} />}
      </span>
      {fate === 'in-play' ? (
        <>
          <span className="plate-damage">
            <Damage plate={plate} isWide />
            <Height plate={plate} />
          </span>
          <span className="plate-signs">
            {health !== null &&
              (['gun', 'engine', 'rudder', 'crew'] as const).map((part) => (
                <span key={part} className={`health ${health[part] ? 'well' : 'hurt'}`}>
                  <Sign of={part} />
                  <span className="unseen">
                    {`${w.map.health[part]}${colon} ${health[part] ? w.map.isWell : w.map.isHurt}`}
                  </span>
                </span>
              ))}
            {counters.map(({ kind, count }) => (
              <span key={kind} className={`counter ${kind}`}>
                <Sign of={kind} /> <span className="counter-name">{w.map.counters[kind]} </span>
                {count}
              </span>
            ))}
            <Task plate={plate} />
            {!isYours && last >= 0 && <span className="last-card">{w.table.lastCard(cardName(w, last))}</span>}
          </span>
        </>
      ) : (
        <em>{w.terms.gone[fate]}</em>
      )}
    </button>
  );
}

/** The same beside an aircraft, in two lines; with `isCode` only who it is. */
export function SmallPlate({ plate, isCode, onOpen }: Props & { readonly isCode: boolean }) {
  const w = useWingsWords();
  const { table } = useTableWords();
  const { isOwnSide, isYours, name, counters } = plate;
  if (isCode)
    return (
      <span className={`code-chip ${isOwnSide ? 'own' : 'enemy'}${isYours ? ' yours' : ''}`} aria-hidden="true">
        {plate.badge}
        {plate.height !== null && <small>{plate.height.isLanded ? '▂' : plate.height.level}</small>}
      </span>
    );
  return (
    <button
      type="button"
      className={`small-plate ${isOwnSide ? 'own' : 'enemy'}${isYours ? ' yours' : ''}`}
      data-plate={plate.badge}
      title={w.map.openPlate(`${plate.badge} ${name}`)}
      onClick={() => onOpen(plate.id)}
    >
      <span className="plate-head">
        <Code plate={plate} />
        <strong title={name}>{name}</strong>
        {isYours && <span className="you">{table.you}</span>}
      </span>
      <span className="plate-damage">
        <Height plate={plate} />
        <Damage plate={plate} isWide={false} />
        {counters.map(({ kind, count }) => (
          <span key={kind} className={`counter ${kind}`}>
            <Sign of={kind} />
            {count}
            <span className="unseen"> {w.map.counters[kind]}</span>
          </span>
        ))}
        <Task plate={plate} />
      </span>
    </button>
  );
}

const signOf = { photograph: 'photograph', cross: 'exit', land: 'land' } as const;

/** What a scenario asks of an aircraft; a photograph that has been taken is ticked off. */
function Task({ plate: { task, isPhotographed } }: { readonly plate: PlateScene }) {
  const { map } = useWingsWords();
  if (task === null && !isPhotographed) return null;
  const text = task === null ? map.photographed : map.task[task];
  return (
    <span className={`counter task${task === null ? ' done' : ''}`} title={text}>
      <Sign of={task === null ? 'photograph' : signOf[task]} />
      {task === null && <span aria-hidden="true">✓</span>}
      <span className="unseen">{text}</span>
    </span>
  );
}

export const Code = ({ plate: { badge, isOwnSide } }: { readonly plate: Pick<PlateScene, 'badge' | 'isOwnSide'> }) => (
  <span className={`code ${isOwnSide ? 'own' : 'enemy'}`}>{badge}</span>
);

function Readiness({ plate: { readiness } }: { readonly plate: PlateScene }) {
  const { map } = useWingsWords();
  if (readiness === null) return null;
  const text = readiness === 'ready' ? `✓ ${map.ready}` : `… ${map.laying}`;
  return (
    <span className={`readiness is-${readiness}`} title={text}>
      {text}
    </span>
  );
}

const CELL = 11;
/** Where there is little room cells are drawn closer. */
const SMALL_CELL = 7;

/** WOW-DMG-01 — one's own damage point by point; of others the backs of their cards. */
function Damage({ plate: { damage }, isWide }: { readonly plate: PlateScene; readonly isWide: boolean }) {
  const w = useWingsWords();
  const most = w.terms.half(damage.most);
  if (damage.kind === 'points') {
    const taken = w.terms.half(damage.taken);
    const [cells, cell] = [Math.ceil(damage.most / 2), isWide ? CELL : SMALL_CELL];
    return (
      <>
        <span className="unseen">{w.table.damageOf({ damage: taken, most })}</span>
        <svg
          className="cells"
          width={cells * cell}
          height={isWide ? 16 : 13}
          viewBox={`0 0 ${cells * cell} ${isWide ? 16 : 13}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {Array.from({ length: cells }, (_, i) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number
              key={i}
              x={i * cell}
              width={cell - 2}
              height={isWide ? 16 : 13}
              filled={Math.min(2, Math.max(0, damage.taken - 2 * i))}
            />
          ))}
        </svg>
        {isWide && (
          <b aria-hidden="true">
            {taken}/{most}
          </b>
        )}
      </>
    );
  }
  return (
    <>
      <span className="backs" aria-hidden="true">
        {damage.decks.slice(-6).map((deck, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of one deck are alike
          <i key={i} className={`back ${deck === 'A' || deck === 'C' ? 'red' : 'blue'}`} />
        ))}
      </span>
      {isWide && <b>{damage.decks.length}</b>}
      {isWide ? (
        <span className="takes">
          {w.map.backs(damage.decks.length).replace(/^\d+ /, '')} · {w.map.takes(most)}
        </span>
      ) : (
        <span className="unseen">{w.table.cardsDrawn(damage.decks.length)}</span>
      )}
    </>
  );
}

interface CellProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** In half points. */
  readonly filled: number;
}

const Cell = ({ x, width, height, filled }: CellProps) => (
  <>
    <rect className="cell" x={x + 0.7} y={0.7} width={width - 0.4} height={height - 1.4} rx={1.5} />
    {filled > 0 && (
      <rect
        className="cell full"
        x={x + 0.7}
        y={filled === 1 ? height / 2 : 0.7}
        width={width - 0.4}
        height={filled === 1 ? height / 2 - 0.7 : height - 1.4}
        rx={1.5}
      />
    )}
  </>
);

/** WOW-ALT-04, WOW-CLIMB-01 — the stand with its discs, the level against one's own, the climb counters. */
function Height({ plate: { height, isYours } }: { readonly plate: PlateScene }) {
  const w = useWingsWords();
  if (height === null) return null;
  const { level, above, climbs, climb, isLanded } = height;
  return (
    <span className="height">
      <Stand level={isLanded ? -1 : level} />
      <b>{isLanded ? '▂' : level}</b>
      <span className="unseen">{isLanded ? w.map.onGround : `${w.map.level(level)}, ${w.map.above(above)}`}</span>
      {!isYours && above !== 0 && (
        <span className="above" aria-hidden="true">
          {above > 0 ? '▲' : '▼'}
          {Math.abs(above)}
        </span>
      )}
      {isYours && climb > 0 && (
        <span className="climbs" title={w.map.climbs({ climbs, climb })}>
          {Array.from({ length: climb }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its number
            <i key={i} className={i < climbs ? 'full' : ''} />
          ))}
        </span>
      )}
    </span>
  );
}

/** A stand: a disc more than its level; none on the ground. */
export const Stand = ({ level }: { readonly level: number }) => (
  <svg className="stand" viewBox="0 0 16 20" aria-hidden="true" focusable="false">
    {[0, 1, 2, 3].map((disc) => (
      <rect
        key={disc}
        className={disc <= level ? 'disc on' : 'disc'}
        x={2}
        y={15 - disc * 4.6}
        width={12}
        height={3.4}
        rx={1.6}
      />
    ))}
  </svg>
);
