import type { PearlEvent, PearlFixed } from '@tallyho/zero';
import type { BombingResult } from '@tallyho/zero/content';
import type { LineScene } from '../../../play/scene.ts';
import { levelName, targetCalled } from '../model/names.ts';
import type { PearlWords } from '../words/words.ts';

/** What has happened, in sentences. */
export const linesOf = (fixed: PearlFixed, told: readonly PearlEvent[], w: PearlWords): LineScene[] =>
  told.map((event) => ({ text: sentenceOf(fixed, event, w), rule: event.because, weight: weightOf(event) }));

function weightOf({ event }: PearlEvent): LineScene['weight'] {
  if (event === 'raid-wave') return 'head';
  if (event === 'raid-run') return 'firm';
  if (event === 'raid-verdict' || event === 'raid-magazine') return 'strong';
  return event === 'raid-defence' || event === 'raid-bombs' || event === 'raid-dusk' ? 'sub' : '';
}

export const resultName = (result: string, w: PearlWords): string => w.results[result as BombingResult];

/** What a card of the defence did. */
export const effectOf = (card: { readonly lost: number; readonly spoils: boolean }, w: PearlWords): string => {
  const did = [card.lost > 0 ? w.slip.lost(card.lost) : '', card.spoils ? w.slip.spoils : ''];
  return did.filter((part) => part !== '').join(', ') || w.slip.nothing;
};

export function sentenceOf(fixed: PearlFixed, event: PearlEvent, w: PearlWords): string {
  const { events } = w;
  const name = (code: string): string => targetCalled(fixed, code, w);
  switch (event.event) {
    case 'raid-surprise':
      return events.surpriseCard(event.card, events.surprise[event.border]);
    case 'raid-wave':
      return events.wave(w.desk.waves[event.wave], event.flights);
    case 'raid-allotted':
      return events.allotted(event.flight, name(event.target));
    case 'raid-recalled':
      return events.recalled(event.flight);
    case 'raid-launched':
      return events.launched(w.desk.waves[event.wave]);
    case 'raid-sections':
      return events.sections(event.sections);
    case 'raid-fighters':
      return event.on.length === 0 ? events.noFighters : events.fighters(event.on.join(', '));
    case 'raid-run':
      return event.divertedFrom === ''
        ? events.run(event.flight, name(event.target))
        : events.diverted(event.flight, name(event.divertedFrom), name(event.target));
    case 'raid-defence': {
      const cards = event.cards.map((card) => `${card.card} (${effectOf(card, w)})`).join(', ');
      return `${events.defence(cards)}${event.steps === 0 ? ` ${w.slip.shotDown}` : ''}`;
    }
    case 'raid-bombs': {
      const cards = event.cards.map((card) =>
        card.spoiled ? `${resultName(card.drawn, w)} (${w.slip.spoiled})` : resultName(card.result, w),
      );
      return events.bombs(cards.join(', '), w.slip.points(event.points));
    }
    case 'raid-magazine':
      return event.explodes ? events.magazine(name(event.target)) : events.magazineHolds(name(event.target));
    case 'raid-damage': {
      const target = fixed.sheet.targets.find(({ id }) => id === event.target);
      const level = target === undefined ? '' : levelName(target, event.level, w);
      return events.damage(name(event.target), level, event.points);
    }
    case 'raid-alert':
      return events.alert(event.alert);
    case 'raid-dusk':
      return events.dusk(event.flight, event.lost);
    case 'raid-home':
      return events.home;
    case 'raid-carriers':
      return events.carriers(event.vps);
    case 'raid-verdict':
      return events.verdict(event.net, w.pearl.results[event.result]);
    case 'reshuffled':
      return events.reshuffled;
  }
}
