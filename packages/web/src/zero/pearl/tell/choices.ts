import { ESCORT, type OpenPearl, type PearlChoice, pearlRules } from '@tallyho/zero';
import { flightName, targetName } from '../model/names.ts';
import type { PearlWords } from '../words/words.ts';

/** A choice in words. */
export function choiceWords(s: OpenPearl, choice: PearlChoice, w: PearlWords): string {
  const { fixed } = s;
  switch (choice.do) {
    case 'allot': {
      const flight = flightName(fixed, choice.flight);
      return choice.target === ESCORT
        ? w.choices.escort(flight)
        : w.choices.allot(flight, targetName(fixed, choice.target, w));
    }
    case 'recall':
      return w.choices.recall(flightName(fixed, choice.flight));
    case 'attack': {
      const sortie = s.sorties.find((one) => one.flight === choice.flight && one.wave === s.wave);
      return w.desk.attack(flightName(fixed, choice.flight), targetName(fixed, sortie?.target ?? -1, w));
    }
    case 'divert':
      return w.desk.entry(flightName(fixed, choice.flight), w.desk.divert(targetName(fixed, choice.target, w)));
    case 'launch':
      return w.desk.launch;
    case 'third-wave':
      return w.desk.thirdWave;
    case 'home':
      return w.desk.home;
  }
}

/** What is asked, and a word of advice. */
export function promptOf(
  s: OpenPearl,
  kind: string,
  w: PearlWords,
): { readonly prompt: string; readonly advice: string } {
  const { desk } = w;
  if (kind === 'attack') return { prompt: desk.askAttack, advice: desk.adviceAttack };
  if (kind === 'third-wave') return { prompt: desk.askThird, advice: desk.adviceThird };
  const waiting = pearlRules.waiting(s).length;
  if (s.wave === 3) return { prompt: desk.askAllotThird(pearlRules.allotted(s).length), advice: desk.adviceThird };
  return {
    prompt: desk.askAllot(waiting),
    advice: s.wave === 2 ? desk.adviceSecond(s.sections) : desk.adviceAllot,
  };
}
