import { type Language, reason } from '@tallyho/words';
import { type AnyCarrierChoice, type CarrierView, carrierRules } from '@tallyho/zero';
import type { ResourceScene } from '../scene.ts';
import { carrierWords } from '../words/words.ts';

/** A Resource by its number: its name; 0: none is chosen yet. */
export function resourceName({ fixed }: Pick<CarrierView, 'fixed'>, number: number, language: Language): string {
  const w = carrierWords[language];
  const resource = carrierRules.resourceNumbered(fixed, number);
  return resource === null ? '' : w.orders.numbered({ number, name: w.carriers.resources[resource.id] });
}

/** Z-25.52a, Z-25.52b, Z-25.52c — the list that both share: those that are left can be taken, the others say why not. */
export function resourcesOf(
  view: CarrierView,
  seat: number,
  options: readonly AnyCarrierChoice[],
  language: Language,
): ResourceScene<AnyCarrierChoice>[] {
  const w = carrierWords[language];
  return view.fixed.resources.map(({ id, number, effects }) => {
    const choice = options.find((each) => each.do === 'resource' && each.resource === number) ?? null;
    const why = carrierRules.carrierPicks.bar(view, seat, number);
    return {
      number,
      name: w.carriers.resources[id],
      about:
        effects.length === 0
          ? w.orders.noEffect
          : `${capital(effects.map(w.carriers.effect).join(w.land.desk.between))}.`,
      gone: why === null ? null : { reason: reason(why, language), rule: carrierRules.carrierResourceReasons[why] },
      choice,
    };
  });
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
