import type { DogfightView } from '@tallyho/down-in-flames';
import { type DuelDecision, frameOf, TO_HIT } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import type { DuelWords } from '../words/words.ts';

/** A Maneuver on a bomber or an attack on it, as its frame tells it to everybody. */
interface FirefightFrame {
  readonly aim: number;
  readonly by: number;
  readonly to: number;
  readonly card: number;
  readonly hits: number;
  readonly shot: number;
}

/** What is asked in missions only; null: this is another question. */
export function missionPrompt(
  { asks }: DuelWords,
  view: DogfightView,
  names: Names,
  { kind, options }: DuelDecision,
): string | null {
  const shooting = frameOf<FirefightFrame>(view, 'firefight');
  switch (kind) {
    case 'declare':
      return asks.declare;
    case 'flak':
      return asks.flak;
    case 'formation':
      return asks.formation;
    case 'jettison':
      return asks.jettison;
    case 'name':
      return asks.name({ enemy: names.plane(view.active) });
    case 'turret':
      return shooting === null ? null : turretPrompt(asks, view, names, shooting);
    case 'dodge': {
      if (shooting === null) return null;
      const { by, to, shot } = shooting;
      return asks.dodge({ enemy: names.plane(to), you: names.plane(by), card: names.card(shot) });
    }
    case 'bombing': {
      const [first] = options;
      return first?.do === 'bomb' ? asks.bombing({ plane: names.plane(first.plane) }) : null;
    }
    default:
      return null;
  }
}

function turretPrompt(
  asks: DuelWords['asks'],
  view: DogfightView,
  names: Names,
  { aim, by, to, card, hits }: FirefightFrame,
): string {
  const [enemy, you] = [names.plane(by), names.plane(to)];
  if (aim !== TO_HIT) return asks.turretManeuver({ enemy, you });
  return view.fixed.fuelTank[card] ? asks.turretFuelTank({ enemy, you }) : asks.turretAttack({ enemy, you, hits });
}
