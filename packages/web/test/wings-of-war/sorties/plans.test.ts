import { expect, test } from 'vitest';
import type { WingsLook } from '../../../src/wings-of-war/model/engine.ts';
import { nearestGood, previewOf, reachedAt, troubleOf } from '../../../src/wings-of-war/model/outlook.ts';
import {
  cardLaid,
  isWhole,
  type Programme,
  programmesOf,
  replaced,
  withCard,
  withoutFrom,
} from '../../../src/wings-of-war/model/programme.ts';
import { supposedDecision, supposedView } from '../../../src/wings-of-war/model/supposed.ts';
import type { Draft } from '../../../src/wings-of-war/model/use-draft.ts';
import { modelOf } from '../../../src/wings-of-war/model/use-model.ts';
import { planOf } from '../../../src/wings-of-war/table/use-plan.ts';
import { planAdvice, planSentence } from '../../../src/wings-of-war/words/plan-sentence.ts';
import { cardName } from '../../../src/wings-of-war/words/speak.ts';
import { wingsWords } from '../../../src/wings-of-war/words/words.ts';
import { inShort } from './diary.ts';
import { sortie } from './sorties.ts';

const { en, fr } = wingsWords;
const cardsOf = ({ cards }: Pick<Programme, 'cards'>): string => cards.map((card) => cardName(en, card)).join(', ');

/** A draft that somebody has before him; what he changes is told. */
const draftOf = (programmes: readonly Programme[], current: Programme, changed: (to: Programme) => void): Draft => ({
  programmes: programmes.map((each) => (each.plane === current.plane ? current : each)),
  current,
  change: changed,
  select: () => {},
});

/** Lays one card after the other, each time another one that may be laid, and tells what comes of it. */
function* told(look: WingsLook, first: number): Generator<string> {
  const { view, decision } = look;
  const model = modelOf(look);
  const programmes = programmesOf(view);
  for (const [nth, base] of programmes.entries()) {
    let now = base;
    yield `${model.names.plane(base.plane)}`;
    for (let slot = 0; slot < 4; slot++) {
      const news: string[] = [];
      const plan = planOf(
        model,
        draftOf(programmes, now, (to) => news.push(cardsOf(to))),
        null,
      );
      if (plan === null) break;
      const { offer, better, gravest, missing } = plan;
      yield `  ${cardsOf(now) || 'nothing laid'}${isWhole(now) ? ' (whole)' : ''}, to slot ${plan.slot + 1}, ${missing} missing`;
      yield `    may be laid: ${offer.options.map((choice) => cardName(en, cardLaid(choice))).join(', ')}`;
      yield `    may not: ${offer.refusals.map(({ choice, reason }) => `${cardName(en, cardLaid(choice))} ${reason}`).join(', ')}`;
      yield `    leads to: ${previewOf(view, now)
        .map(({ x, y, heading, level, warning }) => inShort([x / 1000, y / 1000, heading / 100, level, warning]))
        .join(' ')}`;
      yield `    ${inShort({ trouble: troubleOf(view, now), better, gravest })}`;
      const good = [0, 1, 2]
        .map((at) => nearestGood(view, now, at))
        .map((card) => (card === null ? '–' : cardName(en, card)));
      yield `    nearest good: ${good.join(' | ')}`;
      const last = previewOf(view, now).at(-1);
      if (last !== undefined) yield `    reaches: ${reachedAt(view, now.plane, last).map(inShort).join(' ')}`;
      yield `    ${planSentence(en, model, plan)} / ${planSentence(fr, model, plan)}`;
      if (better !== null) yield `    ${planAdvice(en, plan)} / ${planAdvice(fr, plan)}`;
      plan.takeUp(1);
      const refused = [0, 1, 2].map((at) => plan.put(at, 2)?.reason ?? 'may be put');
      if (offer.options.length > 0) plan.lay(offer.options[0]);
      yield `    ${refused.join(', ')}; becomes ${news.join(' | ')}`;
      yield `    another first: ${cardsOf(replaced(view, now, 0, 0))}; without the second: ${cardsOf(withoutFrom(now, 1))}`;
      if (decision !== null) {
        const then = supposedView(view, programmes, now);
        const plans = then.planes.map(({ plan: cards, planned }) => `${cards.join(' ')}${planned ? ' planned' : ''}`);
        const { options } = supposedDecision(decision, offer.options);
        yield `    supposed: ${plans.join(' | ')}, ${inShort(then.frames.at(-1)?.at)}, ${options.length}`;
      }
      const all = [...offer.options, ...offer.refusals.map(({ choice }) => choice)];
      if (isWhole(now) || all.length === 0) break;
      now = withCard(now, cardLaid(all[(first + 5 * slot + 3 * nth) % all.length]));
    }
  }
}

/** The first moments of a fight at which cards are laid. */
function plansOf(name: string, seat: number, most: number): string {
  const looks = sortie(name).moments.map(({ looks: all }) => all[seat]);
  const planning = looks.filter(({ decision }) => decision?.kind === 'plan').slice(0, most);
  return `${planning.flatMap((look, n) => [`turn ${look.view.turn}`, ...told(look, 3 * n)]).join('\n')}\n`;
}

test.each([
  ['escort', 0, 1],
  ['photographs', 0, 2],
  ['interception', 0, 2],
  ['home before dark', 0, 4],
  ['scramble', 0, 2],
  ['above the clouds', 1, 2],
  ['fires that are put out', 0, 1],
] as const)('what a programme leads to: %s', async (name, seat, most) => {
  await expect(plansOf(name, seat, most)).toMatchFileSnapshot(`approved/plans/${name.replaceAll(' ', '-')}.txt`);
});

test('a lesson is told of every card as it is laid, and of no other', () => {
  const [look] = sortie('dogfight').moments[0].looks;
  const model = modelOf(look);
  const [programme] = programmesOf(look.view);
  const laid: string[] = [];
  const changed: string[] = [];
  const plan = planOf(
    model,
    draftOf([programme], withCard(programme, 0), (to) => changed.push(cardsOf(to))),
    (choice) => laid.push(cardName(en, cardLaid(choice))),
  );
  plan?.lay(plan.offer.options[0]);
  expect(plan?.put(0, 0)).toBeNull();
  expect(plan?.put(1, 0)).toBeNull();
  expect(laid).toEqual([cardName(en, cardLaid(plan?.offer.options[0] ?? { do: 'ready' })), 'straight']);
  expect(changed).toEqual([]);
});
