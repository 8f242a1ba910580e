import { useId } from 'react';
import { NationMark } from '../art/nation-mark.tsx';
import { boxes, type Craft, roles } from './craft.ts';
import { useMedia } from './use-media.ts';
import { inGallery, nations, ofKind, type Sort, sorts, type Wish, yearsOf } from './wish.ts';
import { useHangarWords } from './words/words.ts';

interface Props {
  readonly crafts: readonly Craft[];
  readonly wish: Wish;
  onWish(change: Partial<Wish>): void;
}

/** By nation and kind, by game and year; and in which order. */
export function Filters(props: Props) {
  const isWide = useMedia('(min-width: 48rem) and (min-height: 30rem)');
  return isWide ? (
    <div className="hangar-filters">
      <div className="filter-row">
        <Nations {...props} />
        <Roles {...props} />
        <Order {...props} />
      </div>
      <div className="filter-row">
        <Games {...props} />
        <Years {...props} />
      </div>
    </div>
  ) : (
    <Narrow {...props} />
  );
}

/** On a phone, whichever way it is held, the kinds stand in sight, and all else behind a word that says how much of it is set. */
function Narrow(props: Props) {
  const w = useHangarWords();
  const { box, nations: of, from, to } = props.wish;
  const set = [box !== null, of.length > 0, from !== null || to !== null].filter((is) => is).length;
  return (
    <div className="hangar-filters">
      <div className="filter-row kinds-row">
        <Roles {...props} />
        <Order {...props} />
      </div>
      <details>
        <summary>{w.filtersSet(set)}</summary>
        <Games {...props} />
        <Nations {...props} />
        <Years {...props} />
      </details>
    </div>
  );
}

function Nations({ crafts, wish, onWish }: Props) {
  const w = useHangarWords();
  const there = ofKind(crafts, wish);
  const shown = nations.filter((nation) => wish.nations.includes(nation) || there.some(({ flag }) => flag === nation));
  const toggled = (nation: Wish['nations'][number]): Wish['nations'] =>
    wish.nations.includes(nation) ? wish.nations.filter((each) => each !== nation) : [...wish.nations, nation];
  return (
    <fieldset className="chips">
      <legend className="unseen">{w.nationsLabel}</legend>
      <button type="button" aria-pressed={wish.nations.length === 0} onClick={() => onWish({ nations: [] })}>
        {w.all}
      </button>
      {shown.map((nation) => (
        <button
          key={nation}
          type="button"
          aria-pressed={wish.nations.includes(nation)}
          onClick={() => onWish({ nations: toggled(nation) })}
        >
          <NationMark flag={nation} />
          {w.nations[nation]}
        </button>
      ))}
    </fieldset>
  );
}

function Roles({ crafts, wish, onWish }: Props) {
  const w = useHangarWords();
  const there = ofKind(crafts, { ...wish, role: null });
  return (
    <fieldset className="chips roles">
      <legend className="unseen">{w.rolesLabel}</legend>
      {roles
        .filter((role) => role === wish.role || there.some((craft) => craft.role === role))
        .map((role) => (
          <button
            key={role}
            type="button"
            aria-pressed={wish.role === role}
            onClick={() => onWish({ role: wish.role === role ? null : role })}
          >
            {w.roles[role]}
          </button>
        ))}
    </fieldset>
  );
}

function Order({ wish, onWish }: Props) {
  const w = useHangarWords();
  const id = useId();
  return (
    <span className="hangar-sort">
      <label htmlFor={id} className="unseen">
        {w.sort}
      </label>
      <select id={id} value={wish.sort} onChange={({ target }) => onWish({ sort: target.value as Sort })}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {w.sorts[sort]}
          </option>
        ))}
      </select>
    </span>
  );
}

function Games({ wish, onWish }: Props) {
  const w = useHangarWords();
  return (
    <fieldset className="games-switch">
      <legend>{w.game}</legend>
      {[null, ...boxes].map((box) => (
        <button
          key={box ?? 'all'}
          type="button"
          aria-pressed={wish.box === box}
          onClick={() => onWish({ box, from: null, to: null, nations: [] })}
        >
          {box === null ? w.all : w.boxes[box]}
        </button>
      ))}
    </fieldset>
  );
}

/** Two thumbs on one line: the first year, and the last. */
function Years({ crafts, wish, onWish }: Props) {
  const w = useHangarWords();
  const [first, last] = yearsOf(wish.box === null ? inGallery(crafts) : ofKind(crafts, { box: wish.box, role: null }));
  const from = Math.max(first, Math.min(wish.from ?? first, last));
  const to = Math.min(last, Math.max(wish.to ?? last, first));
  if (first === last) return null;
  const share = (year: number): string => `${((year - first) / (last - first)) * 100}%`;
  const set = (years: { from: number; to: number }): void =>
    onWish({ from: years.from === first ? null : years.from, to: years.to === last ? null : years.to });
  return (
    <fieldset className="years">
      <legend className="unseen">{w.years}</legend>
      <output>{from}</output>
      <span className="years-line" style={{ '--from': share(from), '--to': share(to) } as React.CSSProperties}>
        <input
          type="range"
          aria-label={w.from}
          min={first}
          max={last}
          value={from}
          onChange={({ target }) => set({ from: Math.min(Number(target.value), to), to })}
        />
        <input
          type="range"
          aria-label={w.to}
          min={first}
          max={last}
          value={to}
          onChange={({ target }) => set({ from, to: Math.max(Number(target.value), from) })}
        />
      </span>
      <output>{to}</output>
    </fieldset>
  );
}
