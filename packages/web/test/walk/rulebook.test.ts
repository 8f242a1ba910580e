import { expect } from 'vitest';
import { look, walk } from './walk.ts';

look('rulebook/wings-of-war', '#/rules/wings-of-war/WOW-TAIL-08', {}, '.rule-page');
look('rulebook/zero-fr', '#/rules/zero/Z-7.21', { language: 'fr' }, '.rule-page');

walk('a word is looked for in a book, and followed', '#/rules/wings-of-war', {}, async (page) => {
  await page.type(page.find('.rule-search input'), 'overdive stall');
  await page.approve('rulebook/searched', '.rule-search');
  await page.press(page.find('.rule-search a'));
  expect(page.address).toContain('#/rules/wings-of-war/');
  await page.press(page.find('.rule-ask button'));
  expect(page.text('.rule-search')).not.toContain('overdive');
  await page.type(page.find('.rule-search input'), 'qqqqq');
  await page.approve('rulebook/nothing-found', '.rule-search');
});
