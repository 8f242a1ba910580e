import { isHuman, type Player } from '../../play/players.ts';
import { useWords } from '../../words/language.tsx';
import { burstsLeft, limitsOf } from '../model/ratings.ts';
import { relationsOf } from '../model/relations.ts';
import type { TableModel } from '../model/use-model.ts';
import { levelName, positionName } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

interface Props {
  readonly model: TableModel;
  readonly plane: number;
  readonly players: readonly Player[];
  readonly awaited: boolean;
}

/** What must be known of an aircraft at a glance: damage, Bursts, cards, altitude, position. */
export function Strip({ model, plane, players, awaited }: Props) {
  const w = useDuelWords();
  const { view, names } = model;
  const aircraft = view.planes[plane];
  const own = view.fixed.owner[plane] === view.seat;
  const friend = view.fixed.side[plane] === model.near;
  const state = aircraft.gone ? ' gone' : view.active === plane ? ' active' : '';
  return (
    <section
      className={`strip${friend ? ' own' : ''}${state}${awaited ? ' awaited' : ''}`}
      aria-label={names.plane(plane)}
    >
      <p className="strip-name">
        <span className={friend ? 'badge own' : 'badge'}>{view.fixed.labels[plane]}</span>{' '}
        <strong>{names.type(plane)}</strong>
        <Who model={model} plane={plane} players={players} />
        {aircraft.gone && <em> {w.table.downNow}</em>}
        {aircraft.face === 1 && !aircraft.gone && <em> {w.table.damagedNow}</em>}
      </p>
      {!aircraft.gone && (
        <>
          <Figures model={model} plane={plane} />
          <Backs plane={plane} cards={aircraft.cards} name={names.plane(plane)} hidden={own} />
          <p className="strip-state">
            <span>{levelName(w, aircraft.altitude)}</span>
            {relationsOf(view, plane)
              .filter(({ position }) => position !== 0)
              .map(({ other, position }) => (
                <span key={other}>
                  {view.planes.length === 2
                    ? positionName(w, position)
                    : w.table.positionOn({ position: positionName(w, position), other: view.fixed.labels[other] })}
                </span>
              ))}
            {aircraft.evasive > 0 && <span>{w.table.evasive(aircraft.evasive)}</span>}
            {aircraft.bonus > 0 && <span>{w.table.bonus(aircraft.bonus)}</span>}
            {aircraft.aces > 0 && !own && <span>{w.table.acesLeft(aircraft.aces)}</span>}
          </p>
        </>
      )}
    </section>
  );
}

function Who({ model: { view }, plane, players }: Omit<Props, 'awaited'>) {
  const t = useWords();
  const w = useDuelWords();
  const seat = view.fixed.owner[plane];
  const player = players[seat];
  const pilot = view.fixed.pilots[view.planes[plane].pilot]?.name ?? '';
  const people = players.filter(isHuman).length;
  const name =
    player?.kind === 'bot'
      ? t.levels[player.level]
      : people === 1 && seat === view.seat
        ? w.table.you
        : view.fixed.seats[seat];
  return (
    <span className="strip-who">
      {name}
      {pilot !== '' && `, ${pilot}`}
    </span>
  );
}

/** Hits as pips up to the end of the airframe, and the Bursts that are left, large. */
function Figures({ model: { view }, plane }: { readonly model: TableModel; readonly plane: number }) {
  const w = useDuelWords();
  const { hits, fighter } = view.planes[plane];
  if (fighter < 0) return null;
  const limits = limitsOf(view, plane);
  return (
    <p className="strip-figures">
      <span className="pips" role="img" aria-label={w.table.damage({ hits, ...limits })}>
        {Array.from({ length: limits.down }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are places, not things
          <i key={i} className={`${i < hits ? 'hit' : ''}${i + 1 === limits.damaged ? ' limit' : ''}`} />
        ))}
      </span>
      <span className="figure">
        <b>{burstsLeft(view, plane)}</b> {w.table.burstsLeft}
      </span>
    </p>
  );
}

/** A hand of others: backs. One's own lies below; here only its size is counted. */
function Backs({
  plane,
  cards,
  name,
  hidden,
}: {
  readonly plane: number;
  readonly cards: number;
  readonly name: string;
  readonly hidden: boolean;
}) {
  const w = useDuelWords();
  if (hidden) return null;
  return (
    <span className="backs" data-hand={plane} role="img" aria-label={w.table.handOf({ plane: name, n: cards })}>
      {Array.from({ length: cards }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell one back from another
        <i key={i} />
      ))}
      <b aria-hidden="true">{cards}</b>
    </span>
  );
}
