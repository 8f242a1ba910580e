import { numbersFrom } from '../../art/numbers-from.ts';
import { type FilmPicture, muzzleOf } from '../film/pictures.ts';
import type { Spot } from '../model/drawing.ts';
import { flownAt } from './motion.ts';
import type { Chart } from './use-camera.ts';

type Pen = CanvasRenderingContext2D;

/** Paints the pictures of a moment; what was there before is wiped away. */
export function paintFilm(pen: Pen, pictures: readonly FilmPicture[], chart: Chart): void {
  for (const picture of pictures) {
    switch (picture.kind) {
      case 'vapour':
        vapour(pen, picture.spots, picture.on, chart);
        break;
      case 'way':
        way(pen, picture.spots, chart);
        break;
      case 'tracers':
        tracers(pen, picture, chart);
        break;
      case 'flash':
        glow(pen, chart.at(picture.at), 16 * chart.look.scale);
        break;
      case 'hit':
        burst(pen, chart.at(picture.at), 17 * chart.look.scale, picture.on, picture.seed);
        break;
      case 'blast':
        burst(pen, chart.at(picture.at), 40 * chart.look.scale, picture.on, picture.seed);
        break;
      case 'smoke':
        smoke(pen, picture.at, picture.on, chart);
        break;
      case 'flames':
        flames(pen, picture.at, picture.on, chart);
        break;
      case 'crater':
        crater(pen, chart.at(picture.at), 26 * chart.look.scale, picture.on);
        break;
    }
  }
}

/** From the middle to the tip of a wing, in millimetres. */
const TIP = 38;
const STEPS = 14;
/** How much of the way is still seen behind an aircraft. */
const TRAIL = 0.55;

function vapour(pen: Pen, spots: readonly Spot[], on: number, chart: Chart): void {
  pen.lineCap = 'round';
  for (const side of [-TIP, TIP]) {
    let before: { x: number; y: number } | null = null;
    for (let i = 0; i <= STEPS; i++) {
      const { spot, eased } = flownAt(spots, on - TRAIL * on * (1 - i / STEPS));
      const angle = (spot.turn * Math.PI) / 180;
      const at = chart.at({ x: spot.x + Math.cos(angle) * side, y: spot.y + Math.sin(angle) * side });
      if (before !== null && eased > 0) {
        pen.strokeStyle = `rgb(255 255 255 / ${(0.7 * (i / STEPS)).toFixed(2)})`;
        pen.lineWidth = 1 + 1.6 * (i / STEPS);
        pen.beginPath();
        pen.moveTo(before.x, before.y);
        pen.lineTo(at.x, at.y);
        pen.stroke();
      }
      before = at;
    }
  }
}

/** The whole way, with an arrow at its end, where nothing moves. */
function way(pen: Pen, spots: readonly Spot[], chart: Chart): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, colour] of [
    [8, 'rgb(19 27 37 / 75%)'],
    [4, '#fff1cd'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (let i = 0; i <= STEPS * 2; i++) {
      const { x, y } = chart.at(flownAt(spots, i / (STEPS * 2)).spot);
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
}

const DASHES = 6;

function tracers(pen: Pen, { from, to, on, isTwin }: Extract<FilmPicture, { kind: 'tracers' }>, chart: Chart): void {
  const [a, b] = [chart.at(muzzleOf(from, 0)), chart.at(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  pen.lineCap = 'round';
  for (const aside of isTwin ? [-2.2 * chart.look.scale, 2.2 * chart.look.scale] : [0]) {
    for (let i = 0; i < DASHES; i++) {
      const [start, end] = [(i + 0.15) / DASHES, (i + 0.6) / DASHES];
      // Each dash leaves after the one before it, and is gone when it has arrived.
      const shift = on >= 1 ? 0 : (on * 2.2 - 1) * 0.9;
      const [s, e] = [start + shift, end + shift];
      if (e < 0 || s > 1) continue;
      const at = (part: number): [number, number] => {
        const p = Math.min(1, Math.max(0, part));
        return [a.x + (b.x - a.x) * p + nx * aside, a.y + (b.y - a.y) * p + ny * aside];
      };
      for (const [width, colour] of [
        [6.5, 'rgb(196 64 31 / 50%)'],
        [2.6, '#ffe08a'],
      ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = width;
        pen.beginPath();
        pen.moveTo(...at(s));
        pen.lineTo(...at(e));
        pen.stroke();
      }
    }
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function glow(pen: Pen, { x, y }: Point, r: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, 'rgb(255 240 192 / 95%)');
  light.addColorStop(0.4, 'rgb(255 179 71 / 50%)');
  light.addColorStop(1, 'rgb(255 179 71 / 0%)');
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

/** A star that flares up and fades, and splinters that fly off it. */
function burst(pen: Pen, at: Point, r: number, on: number, seed: number): void {
  const chance = numbersFrom(`burst ${seed}`);
  const fade = Math.max(0, 1 - on * 1.1);
  const size = r * (0.6 + 0.5 * Math.min(1, on * 4));
  pen.save();
  pen.globalAlpha = fade;
  glow(pen, at, size * 2.4);
  for (const [part, points, colour] of [
    [1.25, 9, '#c4401f'],
    [0.95, 8, '#ff9c35'],
    [0.62, 7, '#fff3c4'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (let i = 0; i < points * 2; i++) {
      const angle = (i / points) * Math.PI + 0.2;
      const far = size * part * (i % 2 === 1 ? 0.5 : 0.7 + 0.5 * chance());
      pen.lineTo(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far);
    }
    pen.closePath();
    pen.fill();
  }
  pen.lineCap = 'round';
  for (let i = 0; i < 14; i++) {
    const angle = chance() * Math.PI * 2;
    const far = size * (0.8 + (0.6 + chance() * 1.6) * on * 1.6);
    pen.strokeStyle = i % 2 === 0 ? '#2a2018' : '#ffe08a';
    pen.lineWidth = i % 2 === 0 ? 2.6 : 2;
    pen.beginPath();
    pen.moveTo(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far);
    pen.lineTo(at.x + Math.cos(angle) * (far + size * 0.34), at.y + Math.sin(angle) * (far + size * 0.34));
    pen.stroke();
  }
  pen.restore();
}

const PUFFS = 12;

/** Smoke that comes out behind an aircraft. */
function smoke(pen: Pen, spot: Spot, on: number, chart: Chart): void {
  const chance = numbersFrom('smoke');
  const angle = (spot.turn * Math.PI) / 180;
  for (let i = 0; i < PUFFS; i++) {
    const old = (i / PUFFS) * on;
    const far = 12 + old * 80;
    const [aside, r] = [(chance() - 0.5) * 16 * old, (4 + 14 * old) * chart.look.scale];
    const { x, y } = chart.at({
      x: spot.x - Math.sin(angle) * far + Math.cos(angle) * aside,
      y: spot.y + Math.cos(angle) * far + Math.sin(angle) * aside,
    });
    pen.fillStyle = `rgb(50 52 56 / ${(0.55 * (1 - old * 0.7)).toFixed(2)})`;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fill();
  }
}

const tongues = ['#8c2a16', '#e0612a', '#f79a35', '#ffdf8a'];

/** Flames that lick back from the nose, higher and lower. */
function flames(pen: Pen, spot: Spot, on: number, chart: Chart): void {
  const { x, y } = chart.at(spot);
  const flicker = 0.85 + 0.15 * Math.sin(on * 40);
  pen.save();
  pen.translate(x, y);
  pen.rotate((spot.turn * Math.PI) / 180);
  const size = chart.look.scale * 0.9 * Math.min(1, on * 3) * flicker;
  for (const [i, colour] of tongues.entries()) {
    const s = size * (1 - 0.22 * i);
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(-9 * s, -4 * s);
    pen.bezierCurveTo(-10 * s, 6 * s, -7 * s, 14 * s, -3 * s, 18 * s);
    pen.bezierCurveTo(-4 * s, 24 * s, -1 * s, 30 * s, 2 * s, 40 * s);
    pen.bezierCurveTo(3 * s, 30 * s, 5 * s, 27 * s, 4 * s, 20 * s);
    pen.bezierCurveTo(9 * s, 15 * s, 10 * s, 6 * s, 8 * s, -4 * s);
    pen.bezierCurveTo(4 * s, -9 * s, -5 * s, -9 * s, -9 * s, -4 * s);
    pen.fill();
  }
  pen.restore();
}

/** What is left where somebody has come down. */
function crater(pen: Pen, { x, y }: Point, r: number, on: number): void {
  const done = Math.max(0, (on - 0.55) / 0.45);
  if (done === 0) return;
  pen.save();
  pen.globalAlpha = done;
  for (const [part, colour] of [
    [1, 'rgb(40 32 22 / 70%)'],
    [0.7, 'rgb(22 17 12 / 85%)'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, r * part, r * part * 0.8, 0.3, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}
