import { fates } from '@tallyho/wings-of-war';
import type { Player } from '../../saved/players.ts';
import type { TableModel } from '../model/use-model.ts';
import { statusOf } from '../words/status.ts';
import { useWho } from '../words/who.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly model: TableModel;
  readonly players: readonly Player[];
  readonly arcs: readonly number[];
  readonly lit: number;
  onArcs(plane: number): void;
}

/** Every aircraft at a glance: who flies it, its damage, its counters; and a button for its arc and range. */
export function Strips({ model, players, arcs, lit, onArcs }: Props) {
  const w = useWingsWords();
  const { view, names, near } = model;
  const who = useWho(view, names, players);
  return (
    <ul className="consoles" aria-label={w.table.consoles}>
      {view.planes.map((a, plane) => {
        const { side } = view.fixed.planes[plane];
        const mood = a.fate !== 0 ? ' gone' : lit === plane ? ' lit' : '';
        return (
          <li key={names.badge(plane)} className={`console-strip${side === near ? ' own' : ''}${mood}`}>
            <span className={side === near ? 'badge own' : 'badge'}>{names.badge(plane)}</span>
            <span className="console-name" title={`${names.type(plane)} ${names.pilot(plane)} · ${who(plane)}`}>
              <strong>{names.type(plane)}</strong>{' '}
              <span className="console-who">
                {names.pilot(plane)} · {who(plane)}
              </span>
            </span>
            {a.fate === 0 ? (
              <>
                <Damage model={model} plane={plane} />
                <button
                  type="button"
                  className="quiet"
                  aria-pressed={arcs.includes(plane)}
                  aria-label={w.table.arcsOf(names.plane(plane))}
                  onClick={() => onArcs(plane)}
                >
                  <svg viewBox="0 0 20 20" aria-hidden="true" className="arc-sign">
                    <path d="M10 18L3 5A15 15 0 0 1 17 5Z" />
                  </svg>
                </button>
                <span className="console-tags">
                  {statusOf(w, view, names, plane)
                    .slice(0, 3)
                    .map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                </span>
              </>
            ) : (
              <em>{w.terms.gone[fates[a.fate]]}</em>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** WOW-DMG-02 — one's own damage in points, that of others in cards. */
function Damage({ model: { view }, plane }: { readonly model: TableModel; readonly plane: number }) {
  const w = useWingsWords();
  const a = view.planes[plane];
  const { endurance } = view.fixed.planes[plane];
  if (!a.own) return <span className="console-damage">{w.table.cardsDrawn(a.hits.length)}</span>;
  const [damage, most] = [w.terms.half(a.damage), w.terms.half(endurance)];
  return (
    <span className="console-damage" role="img" aria-label={w.table.damageOf({ damage, most })}>
      <b>{damage}</b>/{most} {w.table.damageShort}
      <meter min={0} max={endurance} value={a.damage} aria-hidden="true" />
    </span>
  );
}
