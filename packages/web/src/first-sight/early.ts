import { firstSights } from 'virtual:first-sight';
import { lightPage } from '../page/light.ts';
import { sizePage } from '../page/text-size.ts';
import { isNewHere } from '../play/tour.ts';
import { preferredLanguage } from '../words/preferred.ts';
import { rememberTouches } from './touches.ts';

/*
 * Comes before the page, as a small script of its own: light, size and language are right in the very first picture, and
 * whoever opens the start page sees it while the page is still on its way. The page then takes its place, piece for piece.
 */

/** So many milliseconds the picture has to be drawn. */
const PATIENCE = 400;

const language = preferredLanguage();
document.documentElement.lang = language;
lightPage();
sizePage();

const root = document.getElementById('root');
if (root !== null && /^#?\/?$/.test(window.location.hash)) {
  const picture = document.createElement('div');
  picture.className = 'first-sight';
  picture.innerHTML = firstSights[language];
  // Which fight was flown last is not known yet.
  if (!isNewHere()) picture.querySelector('.fly-now p')?.setAttribute('data-waiting', 'true');
  rememberTouches(picture);
  root.append(picture);
}

// Which file the page is the build has written beside this one. It is being fetched; reading it would hold the picture up.
const page = document.createElement('script');
page.type = 'module';
page.crossOrigin = '';
page.src = document.currentScript?.dataset.page ?? '';
const begin = (): void => {
  if (!page.isConnected) document.head.append(page);
};
requestAnimationFrame(() => setTimeout(begin));
// A tab in the background draws nothing.
setTimeout(begin, document.visibilityState === 'hidden' ? 0 : PATIENCE);
