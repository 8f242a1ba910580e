import type { ReactNode } from 'react';
import type { Edge } from '../../scene.ts';
import type { DrawingId } from '../drawing.ts';
import { Airman } from './airman.tsx';
import * as courses from './courses.ts';
import type { Flyer } from './flyers.tsx';
import { Flames, Gunsight, Streams } from './gunsight.tsx';
import { RevCounter } from './rev-counter.tsx';
import { RibbonPath } from './ribbon-path.tsx';
import { Cloud, Land, SpeedLines, SunRays, Tracers } from './scenery.tsx';

/** A picture of 200 by 132 units: what is behind the aircraft, the aircraft, what is in front of them. */
export interface Picture {
  /** The sky, where it is not that of the card's edge. */
  readonly sky?: Edge;
  readonly behind: ReactNode;
  readonly flyers: readonly Flyer[];
  readonly before?: ReactNode;
}

const ours = { who: 'ours', facing: 'right' } as const;
const theirs = { who: 'theirs', facing: 'right' } as const;

/** An enemy in the sights: nearer, and under more fire, with every Burst. */
const inSights = (bursts: number, scale: number): Picture => ({
  sky: 'attack',
  behind: <Land />,
  flyers: [{ ...theirs, attitude: 'sights', x: 103, y: 64, scale }],
  before: (
    <>
      <Gunsight />
      <Streams bursts={bursts} />
    </>
  ),
});

export const pictures: { readonly [id in DrawingId]: Picture } = {
  'ace-pilot': {
    behind: (
      <>
        <Land />
        <Airman />
      </>
    ),
    flyers: [],
  },
  'barrel-roll': {
    behind: (
      <>
        <Land />
        <Cloud x={8} y={112} size={0.9} />
        <RibbonPath pieces={courses.barrelRoll} />
      </>
    ),
    flyers: [{ ...ours, attitude: 'bank', x: 162, y: 52, scale: 5.6, turn: -14 }],
  },
  evasive: {
    behind: (
      <>
        <Land />
        <Tracers from={[2, 30]} to={[150, 74]} rounds={6} colour="#ffd98a" />
        <Tracers from={[2, 58]} to={[130, 112]} rounds={5} colour="#ffd98a" />
        <RibbonPath pieces={courses.evasive} />
      </>
    ),
    flyers: [{ ...ours, attitude: 'bank', x: 158, y: 58, scale: 5.8, turn: -18 }],
  },
  'sights-1': inSights(1, 8),
  'sights-2': inSights(2, 10.5),
  'sights-3': inSights(3, 13.5),
  'fuel-tank': {
    sky: 'attack',
    behind: (
      <>
        <Land />
        <Flames />
      </>
    ),
    flyers: [{ ...theirs, attitude: 'sights', x: 103, y: 64, scale: 9.5 }],
    before: (
      <>
        <Gunsight />
        <Streams bursts={1} />
      </>
    ),
  },
  jinking: {
    sky: 'attack',
    behind: <Land />,
    flyers: [{ ...theirs, attitude: 'bank', x: 108, y: 62, scale: 7.5, turn: -58 }],
    before: <Gunsight />,
  },
  'out-of-the-sun': {
    sky: 'attack',
    behind: (
      <>
        <Land />
        <SunRays />
        <Tracers from={[86, 86]} to={[10, 130]} rounds={3} colour="#fff3c4" />
      </>
    ),
    flyers: [{ ...ours, facing: 'left', attitude: 'dive', x: 120, y: 58, scale: 8 }],
  },
  redline: { behind: <RevCounter />, flyers: [] },
  scissors: {
    behind: (
      <>
        <Land />
        <RibbonPath pieces={courses.scissors.theirs} />
        <RibbonPath pieces={courses.scissors.ours} />
      </>
    ),
    flyers: [
      { ...theirs, attitude: 'level', x: 164, y: 36, scale: 4.8, turn: -26 },
      { ...ours, attitude: 'level', x: 164, y: 94, scale: 4.8, turn: 26 },
    ],
  },
  'tight-turn': {
    behind: (
      <>
        <Land />
        <Cloud x={16} y={20} size={0.7} />
        <RibbonPath pieces={courses.tightTurn} />
      </>
    ),
    flyers: [{ ...ours, facing: 'left', attitude: 'bank', x: 34, y: 46, scale: 5.8, turn: 58 }],
  },
  'vertical-roll': {
    behind: (
      <>
        <Land />
        <Cloud x={120} y={118} size={1} />
        <RibbonPath pieces={courses.verticalRoll} />
      </>
    ),
    flyers: [{ ...ours, attitude: 'climb', x: 118, y: 34, scale: 5.6, turn: -52 }],
  },
  'yo-yo': {
    behind: (
      <>
        <Land />
        <circle cx="160" cy="24" r="11" fill="#fff3cf" opacity=".85" />
        <RibbonPath pieces={courses.yoYo.theirs} />
        <RibbonPath pieces={courses.yoYo.ours} />
      </>
    ),
    flyers: [
      { ...theirs, attitude: 'level', x: 176, y: 112, scale: 3.9, turn: 6 },
      { ...ours, attitude: 'dive', x: 148, y: 66, scale: 5.4, turn: 12 },
    ],
  },
  maneuvering: {
    behind: (
      <>
        <Land />
        <RibbonPath pieces={courses.maneuvering.theirs} />
        <RibbonPath pieces={courses.maneuvering.ours} />
      </>
    ),
    flyers: [
      { ...theirs, attitude: 'level', x: 150, y: 40, scale: 5.2 },
      { ...ours, attitude: 'level', x: 94, y: 62, scale: 5.6, turn: -18 },
    ],
  },
  'half-loop': {
    behind: (
      <>
        <Land />
        <g transform="translate(196 0) scale(-1 1)">
          <RibbonPath pieces={courses.halfLoop} />
        </g>
      </>
    ),
    flyers: [{ ...ours, attitude: 'level', x: 148, y: 30, scale: 5.4 }],
  },
  'full-throttle': {
    sky: 'attack',
    behind: (
      <>
        <Land />
        <SpeedLines lines={22} />
      </>
    ),
    flyers: [{ ...ours, attitude: 'level', x: 108, y: 66, scale: 11.5 }],
  },
  'free-maneuver': {
    sky: 'any-time',
    behind: (
      <>
        <Land />
        <SpeedLines lines={16} />
      </>
    ),
    flyers: [{ ...theirs, attitude: 'level', x: 108, y: 66, scale: 11.5 }],
  },
  plain: {
    behind: (
      <>
        <Land />
        <Cloud x={20} y={36} size={0.8} />
        <RibbonPath pieces={courses.plain} />
      </>
    ),
    flyers: [{ ...ours, attitude: 'bank', x: 164, y: 52, scale: 5.8, turn: -8 }],
  },
};
