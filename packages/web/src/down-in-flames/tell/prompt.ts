import { type DogfightView, rules } from '@tallyho/down-in-flames';
import { atLevel, positionName } from '../../dogfight/words/words.ts';
import type { Chain } from '../model/chain.ts';
import {
  type ChangeFrame,
  type DuelDecision,
  type ExchangeFrame,
  type FirefightFrame,
  frameOf,
  type HurtFrame,
  type NamingFrame,
  openly,
  type StallFrame,
  TO_HIT,
  TO_MANEUVER,
  TO_NEUTRAL,
  type TurnFrame,
} from '../model/engine.ts';
import { hitsOf } from '../model/facts.ts';
import type { Names } from '../model/names.ts';
import { burstsLeft } from '../model/ratings.ts';
import { planeInFocus } from '../model/relations.ts';
import type { DuelWords } from '../words/words.ts';
import { missionPrompt } from './mission-prompt.ts';

/** One sentence: what is asked of the one who looks at the screen. */
export function promptFor(
  w: DuelWords,
  view: DogfightView,
  names: Names,
  decision: DuelDecision,
  chain: Chain,
): string {
  const plane = planeInFocus(view);
  const name = names.plane(plane);
  switch (decision.kind) {
    case 'aircraft':
      return w.asks.aircraft;
    case 'pilot':
      return w.asks.pilot;
    case 'start':
      return w.asks.start({ plane: name });
    case 'begin':
      return w.asks.begin;
    case 'next':
      return w.asks.next;
    case 'altitude':
      return w.asks.altitude({ plane: name, level: atLevel(w.shared, view.planes[plane].altitude) });
    case 'speed':
      if (decision.options.some(({ do: verb }) => verb === 'choose' || verb === 'choose-by-speed'))
        return w.asks.chooseBySpeed({ plane: name });
      return w.asks.speed({ plane: name, left: frameOf<TurnFrame>(view, 'turn')?.left ?? 0 });
    case 'answer':
      return answerPrompt(w, view, names, chain);
    case 'evade':
      return w.asks.evade({ hits: frameOf<HurtFrame>(view, 'hurt')?.hits ?? 0, you: name });
    case 'follow':
    case 'pay': {
      const change = frameOf<ChangeFrame>(view, 'pursuit') ??
        frameOf<ChangeFrame>(view, 'change') ?? { plane, by: 1, owed: 1, following: false };
      if (decision.kind === 'pay') {
        const forClimb = change.by > 0 && change.owed <= rules.changeCost(openly(view), plane, change.by);
        return w.asks.pay({ owed: change.owed, up: forClimb });
      }
      const enemy = names.plane(view.planes[change.plane].prey);
      return w.asks.follow({ enemy, up: change.by > 0, cost: rules.followCost(openly(view), change.plane, change.by) });
    }
    case 'stall':
      return w.asks.stall({ owed: frameOf<StallFrame>(view, 'stall')?.owed ?? 1, plane: name });
    case 'discard':
      return w.asks.discard;
    case 'declare':
      return w.asks.declare;
    case 'flak':
      return w.asks.flak;
    case 'formation':
      return w.asks.formation;
    case 'jettison':
      return w.asks.jettison;
    case 'name':
      return w.asks.name({ enemy: names.plane(frameOf<NamingFrame>(view, 'naming')?.plane ?? view.active) });
    case 'turret':
    case 'dodge':
      return firefightPrompt(w, view, names, decision.kind);
    case 'bombing':
      return bombingPrompt(w, view, names, decision);
    default:
      return (
        missionPrompt(w, view, names, decision) ??
        w.asks.act({ plane: name, bursts: burstsLeft(view, plane), bonus: view.planes[plane].bonus })
      );
  }
}

function firefightPrompt(w: DuelWords, view: DogfightView, names: Names, kind: 'turret' | 'dodge'): string {
  const at = frameOf<FirefightFrame>(view, 'firefight');
  if (at === null) return w.choices.pass;
  const [fighter, bomber] = [names.plane(at.by), names.plane(at.to)];
  if (kind === 'dodge') return w.asks.dodge({ enemy: bomber, you: fighter, card: names.card(at.shot) });
  if (at.aim !== TO_HIT) return w.asks.turretManeuver({ enemy: fighter, you: bomber });
  return view.fixed.fuelTank[at.card]
    ? w.asks.turretFuelTank({ enemy: fighter, you: bomber })
    : w.asks.turretAttack({ enemy: fighter, you: bomber, hits: at.hits });
}

/** Over the target: which bomber, and what would have fallen with those that have aimed already. */
function bombingPrompt(w: DuelWords, view: DogfightView, names: Names, decision: DuelDecision): string {
  const [first] = decision.options;
  const plane = first?.do === 'bomb' ? first.plane : -1;
  const s = openly(view);
  const aimed = (view.mission?.pattern ?? []).map((pattern, bomber) =>
    pattern >= 0 ? rules.bombsIn(rules.bombLoad(s, bomber), pattern) : 0,
  );
  const bombs = aimed.reduce((sum, each) => sum + each, 0);
  const { damaged, destroyed } = view.fixed.mission?.needed ?? { damaged: 0, destroyed: 0 };
  return `${w.asks.bombing({ plane: names.plane(plane) })} ${w.sortie.sum({ bombs, damaged, destroyed })}`;
}

function answerPrompt(w: DuelWords, view: DogfightView, names: Names, chain: Chain): string {
  const at = frameOf<ExchangeFrame>(view, 'exchange');
  if (at === null) return w.choices.pass;
  const mine = at.last === at.by ? at.to : at.by;
  const theirs = at.last;
  const enemy = names.plane(theirs);
  const you = names.plane(mine);
  const lastAnswer = chain.links.filter(({ use }) => use === 'answer').at(-1);
  if (lastAnswer?.card !== undefined && lastAnswer.card !== null) {
    const card = names.card(lastAnswer.card);
    return mine === at.by ? w.asks.stopped({ enemy, card }) : w.asks.goesOn({ enemy, card });
  }
  switch (at.aim) {
    case TO_HIT: {
      const card = names.card(at.card);
      if (view.fixed.fuelTank[at.card]) return w.asks.fuelTank({ enemy, card, you });
      return w.asks.fire({ enemy, card, hits: hitsOf(view, at.by, at.card, at.bonus, at.gunner), you });
    }
    case TO_MANEUVER: {
      const position = Math.min(2, rules.position(openly(view), at.by, at.to) + at.steps);
      return w.asks.maneuver({ enemy, you, position: positionName(w.shared, position) });
    }
    case TO_NEUTRAL:
      return w.asks.shakeOff({ enemy, you });
    default:
      return w.asks.scissors({ enemy, you, card: names.card(at.card) });
  }
}
