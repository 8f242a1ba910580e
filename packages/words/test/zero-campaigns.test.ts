import { campaignBase, carrierCampaigns, carrierResources, type Effect } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { languages, zeroCampaignWords, zeroCarrierWords } from '../src/index.ts';

const { campaigns, resources } = campaignBase;
const targets = campaigns.flatMap((campaign) => campaign.targets);
const shipped: readonly Effect[] = [
  ...resources.flatMap(({ effects }) => effects),
  ...targets.flatMap(({ special }) => special?.effects ?? []),
];

describe.each(languages)('the campaigns of Zero! in %s', (language) => {
  const words = zeroCampaignWords(language);
  const said = ({ does, ...rest }: Effect): string => words.effects[does]({ does, ...rest } as never);
  const named = words.places as { readonly [place: string]: string };

  test('every campaign has a name, a story and advice', () => {
    for (const { id, inset } of campaigns) {
      expect(words.names[id], id).toBeTruthy();
      expect(words.about[id].story.length, id).toBeGreaterThan(100);
      expect(words.about[id].advice.length, id).toBeGreaterThan(40);
      expect((words.insets as { readonly [place: string]: string })[inset?.place ?? ''], id).toBeTruthy();
    }
  });

  test('every target has a name of its own and a history', () => {
    expect(new Set(targets.map(({ place }) => named[place])).size).toBe(targets.length);
    for (const { place } of targets) {
      expect(named[place], place).toBeTruthy();
      expect((words.history as typeof named)[place], place).toBeTruthy();
    }
  });

  test('every effect is said, without a gap', () => {
    for (const effect of shipped) expect(said(effect), effect.does).not.toMatch(/undefined|NaN|null|\[object| {2}|^$/);
    expect(new Set(shipped.map(({ does }) => does)).size).toBe(Object.keys(words.effects).length);
  });

  test('no text has a straight apostrophe, and French keeps its punctuation on its line', () => {
    const texts = [
      ...Object.values(named),
      ...Object.values(words.history),
      ...Object.values(words.about).flatMap(({ story, advice }) => [story, advice]),
      ...[words.resources, words.specials, words.levels, words.performances].flatMap((phrases) =>
        Object.values(phrases),
      ),
      ...shipped.map(said),
    ];
    for (const text of texts) {
      expect(text).not.toContain("'");
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });
});

test('periods are said by their months', () => {
  const periods = campaigns.flatMap((campaign) => campaign.periods);
  const [en, fr] = languages.map((language) =>
    periods.map(({ from, to }) => zeroCampaignWords(language).period(from, to)),
  );
  expect([en[0], en[4], en[6]]).toEqual(['December 1941', 'January–February 1942', 'December 1941–January 1942']);
  expect([fr[0], fr[5], fr[6]]).toEqual(['décembre 1941', 'mars–mai 1942', 'décembre 1941–janvier 1942']);
});

test('a Resource is told in a sentence', () => {
  const said = (id: string, language: (typeof languages)[number]): string[] =>
    (resources.find((one) => one.id === id)?.effects ?? []).map(({ does, ...rest }) =>
      zeroCampaignWords(language).effects[does]({ does, ...rest } as never),
    );
  expect(said('deceptive-course', 'en')).toEqual(['2 Target-Bound turns fewer']);
  expect(said('early-warning', 'fr')).toEqual(['2 tours d’aller de plus']);
  expect(said('clouds-over-target', 'en')[0]).toContain('if its border is blue, bombing results are 1 level lower');
  expect(said('vital-target', 'en')).toEqual(['more VPs for heavy damage: 2 at level 3, 4 at level 4']);
});

describe.each(languages)('the Carrier campaigns and Pearl Harbor in %s', (language) => {
  const words = zeroCarrierWords(language);

  test('every campaign has a name, a story and advice', () => {
    for (const id of [...carrierCampaigns.map((one) => one.id), 'pearl-harbor']) {
      expect(words.names[id], id).toBeTruthy();
      expect(words.about[id].story.length, id).toBeGreaterThan(80);
      expect(words.about[id].advice.length, id).toBeGreaterThan(40);
    }
  });

  test('every effect is said, and French keeps its punctuation on its line', () => {
    const said = [
      ...carrierResources.flatMap(({ effects }) => effects.map(words.effect)),
      ...Object.values(words.about).flatMap(({ story, advice }) => [story, advice]),
      ...[words.resources, words.states, words.places, words.pearl.targets, words.pearl.results].flatMap((phrases) =>
        Object.values(phrases),
      ),
    ];
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}|^$|'/);
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });
});
