import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Plane } from '../../art/plane.tsx';
import { useStage } from '../motion/stage.tsx';
import type { DeedScene, TokenScene, TravelLine } from '../scene.ts';
import type { Arranged, Placed } from './arrange.ts';
import { Banner } from './effects/banner.tsx';
import { Bomb } from './effects/bomb.tsx';
import { FlakBurst } from './effects/flak.tsx';
import { Hit } from './effects/hit.tsx';
import { Parachute } from './effects/parachute.tsx';
import { ShotDown } from './effects/shot-down.tsx';
import { timing } from './effects/timing.ts';
import { Tracers } from './effects/tracers.tsx';

/** A duel at a desk is drawn with so many pixels a metre: effects are made for it. */
const DESK_SCALE = 20;
/** Who has run on through a long stretch of play is not shown all of it. */
const MOST = 12;
/** Where the guns are, and how far from its aim a shot passes that does nothing: metres. */
const MUZZLE = 3.2;
const GUNS = 0.7;
const WIDE = 5;

interface Props {
  readonly log: readonly TravelLine[];
  readonly tokens: readonly TokenScene[];
  readonly arranged: Arranged;
  readonly height: number;
}

/** A deed that is being shown: what it looks like, and after how many milliseconds. */
interface Shown {
  readonly key: number;
  readonly after: number;
  draw(onDone: () => void): ReactNode;
}

/** What was where, before the latest news. */
type Before = Pick<Props, 'tokens' | 'arranged'>;

let count = 0;

/** What has just been done is seen where it was done: shots, hits, bombs, falls. It takes no clicks and holds nobody up. */
export function Deeds({ log, tokens, arranged, height }: Props) {
  const { seconds } = useStage();
  const heard = useRef(log.length);
  const before = useRef<Before>({ tokens, arranged });
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length)).filter(({ deed }) => deed !== null);
    const was = before.current;
    heard.current = log.length;
    before.current = { tokens, arranged };
    if (seconds === 0 || news.length === 0 || news.length > MOST) return;
    const fresh = news.flatMap((line) => (line.deed === null ? [] : shownAs(line.deed, line.text, was, height)));
    setShown((others) => [...others, ...fresh]);
  }, [log, tokens, arranged, height, seconds]);
  const done = (key: number): void => setShown((all) => all.filter((one) => one.key !== key));
  return shown.map((one) => <Later key={one.key} shown={one} onDone={() => done(one.key)} />);
}

function Later({ shown, onDone }: { readonly shown: Shown; onDone(): void }) {
  const [isDue, setDue] = useState(shown.after === 0);
  useEffect(() => {
    if (shown.after === 0) return;
    const timer = setTimeout(() => setDue(true), shown.after);
    return () => clearTimeout(timer);
  }, [shown]);
  return isDue ? shown.draw(onDone) : null;
}

const show = (after: number, draw: Shown['draw']): Shown => ({ key: ++count, after, draw });

/** A deed as it is drawn, where its aircraft were when it was done. */
function shownAs(deed: DeedScene, text: string, { tokens, arranged }: Before, height: number): Shown[] {
  const at = arranged.placed.get(deed.deed === 'bombs' ? deed.by : deed.at);
  if (at === undefined) return [];
  const size = at.scale / DESK_SCALE;
  const seed = `${text} ${count}`;
  switch (deed.deed) {
    case 'missed': {
      const by = arranged.placed.get(deed.by);
      return by === undefined ? [] : [show(0, tracers(by, at, WIDE))];
    }
    case 'hit': {
      const by = deed.by === null ? undefined : arranged.placed.get(deed.by);
      const start = by !== undefined ? timing.tracers * 0.7 : deed.isFlak ? timing.flak : 0;
      return [
        ...(by === undefined ? [] : [show(0, tracers(by, at, 0))]),
        ...(deed.isFlak
          ? [show(0, (onDone) => <FlakBurst x={at.x} y={at.y} scale={size} seed={seed} onDone={onDone} />)]
          : []),
        show(start, (onDone) => <Hit x={at.x} y={at.y} scale={size} hits={deed.hits} seed={seed} onDone={onDone} />),
      ];
    }
    case 'down':
      return fall(deed, at, text, tokens, height, seed);
    case 'bombs': {
      const { target } = arranged;
      if (target === null) return [];
      const to = [target.left + target.width / 2, target.top + target.height / 2] as const;
      return [0, 1, 2].map((n) =>
        show(n * 120, (onDone) => (
          <Bomb from={[at.x, at.y]} to={[to[0] + (n - 1) * 30 * size, to[1]]} scale={size} onDone={onDone} />
        )),
      );
    }
  }
}

/** From both wings, to where it is aimed, or past it. */
const tracers =
  (by: Placed, at: Placed, wide: number): Shown['draw'] =>
  (onDone) => {
    const ahead = by.x <= at.x ? 1 : -1;
    const shots = [-GUNS, GUNS].map((gun) => ({
      from: [by.x + ahead * MUZZLE * by.scale, by.y + gun * by.scale] as const,
      to: [at.x + ahead * wide * at.scale, at.y + gun * at.scale * 0.4 - wide * 0.5 * at.scale] as const,
    }));
    return <Tracers shots={shots} onDone={onDone} />;
  };

/** It falls out of its place, somebody gets out, and everybody is told. */
function fall(
  { at, isWingman }: Extract<DeedScene, { deed: 'down' }>,
  place: Placed,
  text: string,
  tokens: readonly TokenScene[],
  height: number,
  seed: string,
): Shown[] {
  const token = tokens.find(({ id }) => id === at);
  const aircraft = (isWingman ? token?.wingman?.aircraft : token?.aircraft) ?? token?.aircraft;
  if (aircraft === null || aircraft === undefined) return [];
  const { x, y, way, scale } = place;
  return [
    show(timing.tracers, (onDone) => (
      <ShotDown x={x} y={y} fall={height - y} facing={way} scale={scale} seed={seed} onDone={onDone}>
        <Plane aircraft={aircraft} attitude="dive" facing={way} scale={scale} holes={4} />
      </ShotDown>
    )),
    show(timing.tracers + timing.fall / 3, (onDone) => (
      <Parachute x={x} y={y} scale={scale / DESK_SCALE} onDone={onDone} />
    )),
    show(timing.tracers, (onDone) => (
      <Banner title={text} onDone={onDone}>
        {token?.label ?? ''}
      </Banner>
    )),
  ];
}
