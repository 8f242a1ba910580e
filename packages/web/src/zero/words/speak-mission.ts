import type { MissionChoice } from '@tallyho/zero';
import type { Names } from '../model/names.ts';
import type { ZeroWords } from './words.ts';

/** What a question that only Missions have asks; null: it is none of them. */
export function missionAsk({ mission: { asks } }: ZeroWords, kind: string, element: string): string | null {
  const known: { readonly [kind: string]: string | ((element: string) => string) } = asks;
  if (!Object.hasOwn(known, kind)) return null;
  const said = known[kind];
  return typeof said === 'string' ? said : said(element);
}

/** A choice of a Mission as the words on a button. */
export function missionWords({ mission: { choices: c } }: ZeroWords, names: Names, choice: MissionChoice): string {
  switch (choice.do) {
    case 'load':
      return c.load(choice.load);
    case 'jettison':
      return c.jettison(names.plane(choice.plane));
    case 'over':
      return c.over;
    case 'hold':
      return c.hold;
    case 'run-in':
      return c.runIn(choice);
    case 'run':
      return c.run(choice);
    case 'strafe':
      return c.strafe(choice);
    case 'stop':
      return c.stop({ card: names.card(choice.card), flak: names.card(choice.at) });
    case 'stop-ace':
      return c.stopAce({ card: names.card(choice.card), flak: names.card(choice.at) });
    case 'wingman-bombers':
      return c.wingmanBombers;
    case 'attack-bombers':
      return c.attackBombers;
    case 'angle':
      return c.angle(choice.angle);
    case 'aim':
      return c.aim(names.card(choice.card));
    case 'name':
      return c.name(names.plane(choice.at));
    case 'help':
      return c.help({ element: names.element(choice.element), card: names.card(choice.card) });
    case 'help-ace':
      return c.helpAce({ element: names.element(choice.element), card: names.card(choice.card) });
    case 'counter':
      return choice.ace ? c.counterAce(names.card(choice.card)) : c.counter(names.card(choice.card));
    case 'drop':
      return c.drop(names.plane(choice.at));
    case 'leave':
      return c.leave(names.plane(choice.at));
  }
}
