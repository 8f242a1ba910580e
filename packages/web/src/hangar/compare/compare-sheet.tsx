import { writeRoute } from '../../page/route.ts';
import { duelAddress } from '../../set-up/duel-address.ts';
import { adviceFor } from '../advice.ts';
import type { Craft } from '../craft.ts';
import { pageOf } from '../craft-card.tsx';
import { CraftPicture } from '../craft-picture.tsx';
import { barMeeting, redOf } from '../meeting.ts';
import { type HangarWords, useHangarWords } from '../words/words.ts';
import { areAlike, type BarEnd, barPairs } from './bars.ts';
import { DuelMeasure, HowMeasured } from './duel-measure.tsx';
import { TopViews } from './top-views.tsx';

export type Pair = readonly [a: Craft | null, b: Craft | null];

interface Props {
  readonly crafts: readonly Craft[];
  readonly a: Craft | null;
  readonly b: Craft | null;
  onPair(pair: Pair): void;
}

/** Two aircraft nose to nose: what their ratings say, how large they are, and what bots make of them. */
export function CompareSheet({ crafts, a, b, onPair }: Props) {
  const w = useHangarWords();
  if (a === null) return <Nobody crafts={crafts} onPair={onPair} />;
  return (
    <div className="compare-sheet">
      <header className="compare-head">
        <h2 className="label">{w.compareTitle}</h2>
        {b !== null && (
          <button type="button" className="quiet" onClick={() => onPair([b, a])}>
            {w.swap}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => onPair([null, null])}>
          {w.clear}
        </button>
      </header>
      <div className="noses">
        <Nose craft={a} facing="left" colour={b === null ? 'blue' : colourOf(a, b, 'a')} />
        {b === null ? (
          <p className="nose-open">{w.compareOne}</p>
        ) : (
          <Nose craft={b} facing="right" colour={colourOf(a, b, 'b')} />
        )}
      </div>
      {b === null ? (
        <p className="compare-ways">
          <a className="button" href={pageOf(a)}>
            {w.toPage(a.name)}
          </a>
        </p>
      ) : (
        <Both crafts={crafts} a={a} b={b} />
      )}
    </div>
  );
}

const colourOf = (a: Craft, b: Craft, which: 'a' | 'b'): 'red' | 'blue' => (redOf(a, b) === which ? 'red' : 'blue');

interface NoseProps {
  readonly craft: Craft;
  readonly facing: 'left' | 'right';
  readonly colour: 'red' | 'blue';
}

/** The left one looks to the left, so that their noses stand outwards and their names below. */
function Nose({ craft, facing, colour }: NoseProps) {
  const w = useHangarWords();
  const { name, service, year, points, system } = craft;
  const cost = points === null ? '' : system === 'wings-of-war' ? w.worth(points) : w.points(points);
  return (
    <div className={`nose ${colour}`}>
      <span className="nose-picture">
        <CraftPicture craft={craft} facing={facing === 'left' ? 'right' : 'left'} />
      </span>
      <h3>
        <a href={pageOf(craft)}>{name}</a>
      </h3>
      <p>{[service, year, cost].filter((part) => part !== null && part !== '').join(' · ')}</p>
    </div>
  );
}

function Both({ crafts, a, b }: { readonly crafts: readonly Craft[]; readonly a: Craft; readonly b: Craft }) {
  const w = useHangarWords();
  const bar = barMeeting(a, b);
  return (
    <>
      <Bars crafts={crafts} a={a} b={b} />
      <div className="compare-abilities">
        {[a, b].map((craft, at) => (
          <div key={at === 0 ? 'a' : 'b'}>
            <Abilities craft={craft} crafts={crafts} />
          </div>
        ))}
      </div>
      <TopViews a={a} b={b} />
      {bar === null ? <DuelMeasure a={a} b={b} /> : <p className="no-duel">{said(w, bar, a, b)}</p>}
      <p className="compare-ways">
        {bar === null && a.duel !== null && b.duel !== null && (
          <a
            className="primary"
            href={writeRoute({
              page: 'set-up',
              system: a.system,
              chosen: duelAddress({ own: a.duel.id, enemy: b.duel.id }),
            })}
          >
            {w.flyDuel}
          </a>
        )}
        {[a, b].map((craft, at) => (
          <a key={at === 0 ? 'a' : 'b'} className="button" href={pageOf(craft)}>
            {w.toPage(craft.name)}
          </a>
        ))}
      </p>
      <Meanings a={a} b={b} />
      {bar === null && <HowMeasured system={a.system} />}
    </>
  );
}

function said(w: HangarWords, bar: NonNullable<ReturnType<typeof barMeeting>>, a: Craft, b: Craft): string {
  if (bar === 'games' || bar === 'side') return w.cannotMeet[bar];
  return w.cannotMeet.unarmed(bar === 'unarmed-a' ? a.name : b.name);
}

/** Bars from the middle outwards; the better one in full colour. */
function Bars({ crafts, a, b }: { readonly crafts: readonly Craft[]; readonly a: Craft; readonly b: Craft }) {
  const w = useHangarWords();
  const pairs = barPairs(a, b, crafts);
  if (a.system !== b.system) return <p className="compare-note">{w.otherGames}</p>;
  return (
    <>
      <table className="compare-bars">
        <thead className="unseen">
          <tr>
            <th scope="col">{a.name}</th>
            <td />
            <th scope="col">{b.name}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.id}>
              <End end={pair.a} colour={colourOf(a, b, 'a')} />
              <th scope="row">{pair.name}</th>
              <End end={pair.b} colour={colourOf(a, b, 'b')} />
            </tr>
          ))}
        </tbody>
      </table>
      {!areAlike(a, b) && <p className="compare-note">{w.otherKinds}</p>}
    </>
  );
}

/** What the ratings that both have are for. */
function Meanings({ a, b }: { readonly a: Craft; readonly b: Craft }) {
  const w = useHangarWords();
  const shared = a.system === b.system ? a.bars.filter(({ id }) => b.bars.some((bar) => bar.id === id)) : [];
  if (shared.length === 0) return null;
  return (
    <details className="ratings-mean">
      <summary>{w.ratingsMean}</summary>
      <dl>
        {shared.map(({ id, name, help }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function End({ end, colour }: { readonly end: BarEnd; readonly colour: 'red' | 'blue' }) {
  const w = useHangarWords();
  return (
    <td className={`bar-end ${colour}${end.isBetter ? ' better' : ''}`}>
      <span className="bar-line">
        <b>{end.text}</b>
        {end.isBetter && <span className="unseen"> ({w.better})</span>}
        <i className="bar-room">
          <i className="bar-fill" style={{ width: `${end.share * 100}%` }} />
        </i>
      </span>
    </td>
  );
}

/** What it can do besides, or how it wants to be flown. */
function Abilities({ craft, crafts }: { readonly craft: Craft; readonly crafts: readonly Craft[] }) {
  const w = useHangarWords();
  if (craft.abilities.length === 0) return <p>{adviceFor(craft, crafts, w)}</p>;
  return craft.abilities.map(({ name, text }) => (
    <p key={name}>
      <strong>{name}.</strong> {text}
    </p>
  ));
}

/** Those who are shown to whoever has chosen nobody: they met often enough. */
const EXAMPLE = ['a6m2', 'f4f-3'] as const;

function Nobody({ crafts, onPair }: Pick<Props, 'crafts' | 'onPair'>) {
  const w = useHangarWords();
  const [a, b] = EXAMPLE.map(
    (id) => crafts.find((craft) => craft.system === 'zero' && craft.kind === 'fighters' && craft.id === id) ?? null,
  );
  return (
    <div className="compare-sheet empty">
      <h2 className="label">{w.compareTitle}</h2>
      <div className="nose-outlines" aria-hidden="true">
        <i>A</i>
        <i>B</i>
      </div>
      <p>{w.compareEmpty}</p>
      {a !== null && b !== null && a !== undefined && b !== undefined && (
        <button type="button" onClick={() => onPair([a, b])}>
          {w.compareShow(a.name, b.name)}
        </button>
      )}
    </div>
  );
}
