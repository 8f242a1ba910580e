import type { Preview } from '@tallyho/wings-of-war';
import { Biplane, type Level } from '../../art/great-war/biplane.tsx';
import type { Machine } from '../../art/great-war/machine.ts';
import { BASE_LENGTH, BASE_WIDTH, placed, type Spot, wayOf } from '../model/drawing.ts';

/** One card of a plan on the map: the way from the old place to the new one. */
export interface GhostStep {
  readonly from: Spot;
  readonly to: Spot;
  readonly slot: number;
  readonly warning: Preview['warning'];
  /** Only looked at, not laid yet. */
  readonly isTried: boolean;
  /** null: altitude is not used. `height`: above the lowest level that is played on. */
  readonly level: number | null;
  readonly height: Level | null;
}

export interface GhostScene {
  readonly key: string;
  readonly plane: number;
  readonly machine: Machine;
  readonly steps: readonly GhostStep[];
}

/** Whether a card costs the aircraft or is flown as another one. */
const isBad = ({ warning }: GhostStep): boolean => warning !== '' && warning !== 'ignored';

const classOf = (step: GhostStep): string => `ghost-step${isBad(step) ? ' warned' : ''}${step.isTried ? ' tried' : ''}`;

/** Beside the right wing, in millimetres. */
const ASIDE = 48;

/** Where a plan leads: the way, and a base with its aircraft after each card. */
export function Ghost({ ghost, scale }: { readonly ghost: GhostScene; readonly scale: number }) {
  const { steps, machine } = ghost;
  return (
    <g className="ghost">
      {steps.map((step) => (
        <g key={step.slot} className={`ghost-way${isBad(step) ? ' warned' : ''}${step.isTried ? ' tried' : ''}`}>
          <path className="way-casing" d={wayOf(step.from, step.to)} />
          <path className="way" d={wayOf(step.from, step.to)} />
          <path className="way-light" d={wayOf(step.from, step.to)} />
        </g>
      ))}
      {steps.map((step) => (
        <g key={step.slot} className={classOf(step)} data-slot={step.slot + 1}>
          <g transform={placed(step.to)}>
            <rect
              className="ghost-base"
              x={-BASE_WIDTH / 2}
              y={-BASE_LENGTH / 2}
              width={BASE_WIDTH}
              height={BASE_LENGTH}
              rx={3}
            />
            <Biplane
              machine={machine}
              heading={step.to.turn}
              scale={scale}
              level={step.height}
              ghost={isBad(step) ? 'barred' : step.isTried ? 'tried' : 'laid'}
            />
            {step.warning === 'illegal' && <path className="ghost-strike" d="M-30-42L30 42" />}
          </g>
          <GhostNumber step={step} />
        </g>
      ))}
    </g>
  );
}

/** Where the number of a card stands, in millimetres of the table. */
export function numberOf({ to: { x, y, turn } }: GhostStep): { readonly x: number; readonly y: number } {
  const angle = (turn * Math.PI) / 180;
  return { x: x + Math.cos(angle) * ASIDE, y: y + Math.sin(angle) * ASIDE };
}

/** The number of the card, in pixels whatever the zoom. */
function GhostNumber({ step }: { readonly step: GhostStep }) {
  const { x, y } = numberOf(step);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className="ghost-number upright">
        <circle r={12} />
        <text y={6}>{step.slot + 1}</text>
        {step.level !== null && (
          <g className="ghost-level" transform="translate(0 22)">
            <rect x={-15} y={-9} width={30} height={18} rx={4} />
            <text y={5}>↕{step.level}</text>
          </g>
        )}
      </g>
    </g>
  );
}
