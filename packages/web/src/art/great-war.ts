/** What a machine of the Great War looks like from above, as far as it tells one from another at a glance. Metres. */
export interface GreatWarFrame {
  /** Monoplane, biplane or triplane. */
  readonly wings: 1 | 2 | 3;
  readonly span: number;
  /** The lower wing as a part of the upper one: a sesquiplane has a small one. */
  readonly lower: number;
  /** How much narrower the lower wing is. */
  readonly lowerChord: number;
  readonly length: number;
  readonly nose: 'rotary' | 'inline' | 'pusher';
  readonly tips: 'square' | 'round' | 'raked';
  readonly tail: 'fan' | 'round' | 'square';
  readonly crew: 1 | 2;
  /** When it came to the front. */
  readonly year: number;
}

/** The parts of a drawing, nose up, the middle of the aircraft at 0 0; one unit is a quarter of a metre. */
export interface GreatWarOutline {
  /** From the lowest to the highest. */
  readonly wings: readonly string[];
  readonly body: string;
  readonly tail: string;
  readonly struts: string;
  readonly engine: string;
  readonly cockpits: readonly { readonly y: number; readonly r: number }[];
  readonly gun: string;
  readonly propeller: string;
  readonly marking: { readonly x: number; readonly y: number; readonly r: number };
}

const SCALE = 4;
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A wing from tip to tip: its leading edge at `y`. */
function wing(tips: GreatWarFrame['tips'], half: number, y: number, chord: number): string {
  const back = y + chord;
  switch (tips) {
    case 'square':
      return `M${n(-half)} ${n(y + 0.8)}Q${n(-half)} ${n(y)} ${n(-half + 0.9)} ${n(y)}H${n(half - 0.9)}Q${n(half)} ${n(y)} ${n(half)} ${n(y + 0.8)}L${n(half - 0.6)} ${n(back)}H${n(0.6 - half)}Z`;
    case 'raked':
      return `M${n(2.6 - half)} ${n(y)}H${n(half - 2.6)}L${n(half)} ${n(back - 1)}Q${n(half)} ${n(back)} ${n(half - 1)} ${n(back)}H${n(1 - half)}Q${n(-half)} ${n(back)} ${n(-half)} ${n(back - 1)}Z`;
    case 'round':
      return `M${n(chord * 0.55 - half)} ${n(y)}H${n(half - chord * 0.55)}Q${n(half)} ${n(y + chord * 0.1)} ${n(half)} ${n(y + chord * 0.6)}Q${n(half)} ${n(back)} ${n(half - chord * 0.5)} ${n(back)}H${n(chord * 0.5 - half)}Q${n(-half)} ${n(back)} ${n(-half)} ${n(y + chord * 0.6)}Q${n(-half)} ${n(y + chord * 0.1)} ${n(chord * 0.55 - half)} ${n(y)}Z`;
  }
}

function tailplane(kind: GreatWarFrame['tail'], half: number, y: number, chord: number): string {
  switch (kind) {
    case 'fan':
      return `M0 ${n(y)}L${n(half * 0.75)} ${n(y + chord * 0.45)}Q${n(half)} ${n(y + chord)} ${n(half * 0.55)} ${n(y + chord)}L0 ${n(y + chord * 0.85)}L${n(-half * 0.55)} ${n(y + chord)}Q${n(-half)} ${n(y + chord)} ${n(-half * 0.75)} ${n(y + chord * 0.45)}Z`;
    case 'round':
      return `M0 ${n(y)}C${n(half)} ${n(y)} ${n(half * 1.1)} ${n(y + chord)} ${n(half * 0.5)} ${n(y + chord)}H${n(-half * 0.5)}C${n(-half * 1.1)} ${n(y + chord)} ${n(-half)} ${n(y)} 0 ${n(y)}Z`;
    case 'square':
      return `M${n(-half + 0.8)} ${n(y)}H${n(half - 0.8)}L${n(half)} ${n(y + 1)}V${n(y + chord)}H${n(-half)}V${n(y + 1)}Z`;
  }
}

const body = (front: number, back: number, width: number, blunt: boolean): string =>
  blunt
    ? `M${n(-width)} ${n(front + 1.2)}Q${n(-width)} ${n(front)} 0 ${n(front)}Q${n(width)} ${n(front)} ${n(width)} ${n(front + 1.2)}L${n(width)} ${n(front + (back - front) * 0.45)}L0.5 ${n(back)}H-0.5L${n(-width)} ${n(front + (back - front) * 0.45)}Z`
    : `M0 ${n(front)}Q${n(width * 0.9)} ${n(front + 1)} ${n(width)} ${n(front + 4)}V${n(front + (back - front) * 0.48)}L0.5 ${n(back)}H-0.5L${n(-width)} ${n(front + (back - front) * 0.48)}V${n(front + 4)}Q${n(-width * 0.9)} ${n(front + 1)} 0 ${n(front)}Z`;

/** A pusher: a short nacelle, and two booms that carry the tail. */
const nacelle = (front: number, middle: number, back: number, width: number, apart: number): string =>
  `M0 ${n(front)}Q${n(width)} ${n(front + 1)} ${n(width)} ${n(front + 3)}V${n(middle)}H${n(-width)}V${n(front + 3)}Q${n(-width)} ${n(front + 1)} 0 ${n(front)}ZM${n(apart)} ${n(middle - 3)}L1 ${n(back)}L${n(apart + 0.7)} ${n(middle - 3)}ZM${n(-apart)} ${n(middle - 3)}L-1 ${n(back)}L${n(-apart - 0.7)} ${n(middle - 3)}Z`;

/** From few numbers to lines. */
export function greatWarOutline(frame: GreatWarFrame): GreatWarOutline {
  const half = (frame.span * SCALE) / 2;
  const length = frame.length * SCALE;
  const [front, back] = [-length * 0.42, length * 0.58];
  const chord = Math.max(4.6, Math.min(7.6, frame.span * (frame.wings === 3 ? 0.48 : frame.wings === 2 ? 0.62 : 0.74)));
  const at = front + length * 0.2;
  const width = frame.nose === 'rotary' ? 2.2 : 1.9;
  const isPusher = frame.nose === 'pusher';
  const lowerHalf = half * frame.lower;
  const lowerChord = chord * frame.lowerChord;
  const upper = wing(frame.tips, half, at, chord);
  const below = wing(frame.tips, lowerHalf, at + chord * 0.72, lowerChord);
  const lowest = wing(frame.tips, lowerHalf * 0.94, at + chord * 1.35, lowerChord);
  const tailHalf = Math.max(4.4, half * 0.36);
  const tailChord = Math.max(4.2, chord * 0.72);
  const seat = at + chord * (frame.wings === 1 ? 0.75 : frame.wings === 3 ? 1.15 : 1.02);
  return {
    wings: frame.wings === 1 ? [upper] : frame.wings === 2 ? [below, upper] : [lowest, below, upper],
    body: isPusher
      ? nacelle(front + 1, at + chord * 1.5, back - 2, 1.8, half * 0.24)
      : body(front, back, width, frame.nose === 'rotary'),
    tail: tailplane(frame.tail, tailHalf, back - tailChord, tailChord),
    struts:
      frame.wings === 1
        ? ''
        : [0.34, 0.78]
            .map((part) => part * Math.min(half, lowerHalf))
            .flatMap((x) => [x, -x])
            .map((x) => `M${n(x)} ${n(at + chord * 0.4)}v${n(chord * 0.85)}`)
            .join(''),
    engine: frame.nose === 'rotary' ? `M${n(-width)} ${n(front + 2.3)}H${n(width)}` : `M0 ${n(front + 1.5)}v3.4`,
    cockpits:
      frame.crew === 2
        ? [
            { y: seat, r: 1 },
            { y: seat + 4.2, r: 1.25 },
          ]
        : [{ y: seat, r: 1.1 }],
    gun: frame.crew === 2 ? `M-0.5 ${n(seat + 4.6)}L-1.6 ${n(seat + 8)}M0.5 ${n(seat + 4.6)}L1 ${n(seat + 8)}` : '',
    propeller: isPusher ? `M-4.6 ${n(at + chord * 1.5 + 0.5)}H4.6` : `M-4.8 ${n(front - 0.4)}H4.8`,
    marking: { x: half * 0.7, y: at + chord * 0.5, r: Math.min(2.7, chord * 0.36) },
  };
}
