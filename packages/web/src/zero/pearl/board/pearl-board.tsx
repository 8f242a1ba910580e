import { type OpenPearl, pearlRules } from '@tallyho/zero';
import type { PearlTarget } from '@tallyho/zero/content';
import { harbourPane, headings, islandPane, labelSides, type Pane, placeOf, shareOf } from '../model/chart.ts';
import { sortieKind, targetName, targetWords } from '../model/names.ts';
import type { AttackScene } from '../tell/attack.ts';
import { usePearlWords } from '../words/words.ts';
import { Field } from './field.tsx';
import { HarbourGround } from './harbour.tsx';
import { IslandGround } from './island.tsx';
import { Ship } from './ship.tsx';
import { Smoke } from './smoke.tsx';
import { Strike } from './strike.tsx';

/** What pressing a target does now: it is chosen, it says why not, or it only shows what it is. */
export type TargetUse = 'open' | 'refused' | 'idle';

interface Props {
  readonly view: OpenPearl;
  readonly attack: AttackScene | null;
  standsAs(target: number): TargetUse;
  /** The target that is looked at; −1: none. */
  readonly looked: number;
  onTarget(target: number): void;
}

/** Pearl Harbor and Oahu from above, with everything that can be attacked. Every target is a button over the drawing. */
export function PearlBoard({ view, attack, standsAs, looked, onTarget }: Props) {
  const w = usePearlWords();
  const { sheet } = view.fixed;
  const shown = sheet.targets.map((target, at) => ({ target, at, place: placeOf(target) }));
  const marks = (pane: 'harbour' | 'island') =>
    shown
      .filter(({ place }) => place.pane === pane)
      .map(({ target, at, place }) => {
        const sent = pearlRules.unresolved(view).filter((one) => one.target === at).length;
        const isClosed = target.thirdWave && view.wave < 3;
        return (
          <button
            key={target.id}
            type="button"
            className={`target-mark level-${pearlRules.levelOf(view, at)} label-${labelSides[target.id]}`}
            data-stands={standsAs(at)}
            data-closed={isClosed}
            aria-pressed={at === looked}
            data-sent={sent === 0 ? undefined : sent}
            aria-label={`${target.id} ${targetWords(view, at, w)}`}
            style={shareOf(place)}
            onClick={() => onTarget(at)}
          >
            <span className="target-label" aria-hidden="true">
              <b className="target-code">{target.id}</b>{' '}
              <span className="target-name">{targetName(view.fixed, at, w)}</span>
            </span>
          </button>
        );
      });
  const drawn = (pane: 'harbour' | 'island') =>
    shown
      .filter(({ place }) => place.pane === pane)
      .map(({ target, at }) => <Drawn key={target.id} view={view} at={at} />);
  const smoke = (pane: 'harbour' | 'island') =>
    shown
      .filter(({ place }) => place.pane === pane)
      .map(({ target, at, place }) => (
        <Smoke key={target.id} x={place.x} y={place.y} level={pearlRules.levelOf(view, at)} nth={at} />
      ));
  const aimed = attack === null ? undefined : shown.find(({ target }) => target.id === attack.target);
  const strike = (pane: 'harbour' | 'island') =>
    attack !== null &&
    aimed?.place.pane === pane && (
      <Strike attack={attack} kind={flownAs(view, attack)} x={aimed.place.x} y={aimed.place.y} />
    );
  return (
    <div className="pearl-maps">
      <p className="unseen">{w.desk.mapWords}</p>
      <div className="pearl-map harbour">
        <svg viewBox={boxOf(harbourPane)} aria-hidden="true" focusable="false">
          <HarbourGround />
          {drawn('harbour')}
          {smoke('harbour')}
          {strike('harbour')}
        </svg>
        {marks('harbour')}
      </div>
      <div className="pearl-map oahu">
        <svg viewBox={boxOf(islandPane)} aria-hidden="true" focusable="false">
          <IslandGround sheet={sheet} />
          {drawn('island')}
          {smoke('island')}
          {strike('island')}
        </svg>
        {marks('island')}
        <p className="map-caption" aria-hidden="true">
          {w.desk.island}
        </p>
      </div>
    </div>
  );
}

const boxOf = ({ x, y, width, height }: Pane): string => `${x} ${y} ${width} ${height}`;

/** As what the Flight of the latest attack flew. */
function flownAs(view: OpenPearl, { flight }: AttackScene) {
  const sortie = view.sorties.findLast((one) => one.resolved && view.fixed.flights[one.flight].name === flight);
  return sortie === undefined ? 'dive' : sortieKind(view.fixed, sortie).kind;
}

/** A target as it is drawn: a ship or several, an airfield, works. */
function Drawn({ view, at }: { readonly view: OpenPearl; readonly at: number }) {
  const target = view.fixed.sheet.targets[at];
  const { x, y } = placeOf(target);
  const level = pearlRules.levelOf(view, at);
  const heading = headings[target.id] ?? 0;
  if (target.class === 'airfield')
    return target.id === 'A3' ? null : <Field x={x} y={y} level={level} kind="airfield" />;
  if (target.class === 'shore') return <Field x={x} y={y} level={level} kind="shore" />;
  return shipsOf(target).map(({ dx, dy, length, kind }) => (
    <Ship key={`${dx} ${dy}`} x={x + dx} y={y + dy} heading={heading} length={length} kind={kind} level={level} />
  ));
}

interface Moored {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly kind: 'battleship' | 'cruiser' | 'destroyer' | 'hulk';
}

/** What lies at a target's place. */
function shipsOf({ id, class: what }: PearlTarget): readonly Moored[] {
  if (what === 'battleship') return [{ dx: 0, dy: 0, length: 9.6, kind: 'battleship' }];
  if (id === 'S4')
    return [
      { dx: -0.8, dy: -0.3, length: 4.6, kind: 'destroyer' },
      { dx: 0.9, dy: 0.5, length: 4.6, kind: 'destroyer' },
    ];
  if (id === 'S3')
    return [
      { dx: -2.2, dy: -0.8, length: 7, kind: 'cruiser' },
      { dx: 1.8, dy: 0.8, length: 7, kind: 'cruiser' },
    ];
  if (id === 'S1')
    return [
      { dx: 0.7, dy: 0.9, length: 7.4, kind: 'cruiser' },
      { dx: -0.9, dy: -0.9, length: 5.4, kind: 'destroyer' },
    ];
  if (id === 'S5') return [{ dx: 0, dy: 0, length: 8.6, kind: 'hulk' }];
  return [{ dx: 0, dy: 0, length: 7.4, kind: 'cruiser' }];
}
