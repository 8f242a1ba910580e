import { Fields, type Json } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import { words } from './read-list.ts';
import { readSources } from './read-sources.ts';
import {
  type Border,
  bombingResults,
  borders,
  type Face,
  MOST_CARDS,
  type PrintedCard,
  strafingResults,
  type Title,
  titles,
} from './types.ts';

/** Z-2.2e, Z-2.2f, Z-2.2g — which border each title has. */
const borderOf: { readonly [title in Title]: Border } = {
  'IN MY SIGHTS': 'red',
  'OUT OF THE SUN': 'red',
  MANEUVERING: 'red',
  'HALF LOOP': 'red',
  SCISSORS: 'white',
  'VERTICAL ROLL': 'white',
  'FULL THROTTLE': 'white',
  'TIGHT TURN': 'blue',
  'BARREL ROLL': 'blue',
  'ACE PILOT': 'blue',
};

export function readFace(given: Json, place: string): Face {
  const fields = new Fields(given, place);
  const face: Face = {
    id: fields.text('id'),
    title: fields.oneOf('title', titles),
    subtitle: fields.oneOf('subtitle', ['', 'FUEL TANK'] as const, ''),
    border: fields.oneOf('border', borders),
    bursts: fields.int('bursts', 0, 3, 0),
    hits: fields.int('hits', 0, 20, 0),
    answers: words(fields, 'answers', titles),
    expansion: fields.flag('expansion', false),
    cards: fields.list('cards').map((card, i) => readCard(card, `${place}.cards[${i}]`)),
    sources: readSources(fields),
  };
  fields.done();
  checkFace(face, place);
  return face;
}

function readCard(given: Json, place: string): PrintedCard {
  const fields = new Fields(given, place);
  const card: PrintedCard = {
    number: fields.int('number', 1, MOST_CARDS),
    spoiled: fields.flag('spoiled', false),
    bombing: fields.oneOf('bombing', bombingResults),
    strafing: fields.oneOf('strafing', strafingResults),
  };
  fields.done();
  return card;
}

function checkFace({ title, subtitle, border, bursts, hits, answers }: Face, place: string): void {
  const fires = title === 'IN MY SIGHTS' || title === 'OUT OF THE SUN';
  if (border !== borderOf[title])
    refuse('wrong-border', `${place}.border`, { title, found: border, wanted: borderOf[title] });
  if (border === 'red' && answers.length > 0)
    refuse('red-card-answers', `${place}.answers`, { title, answers: [...answers] });
  if (border === 'blue' && answers.length === 0) refuse('blue-card-answers-nothing', `${place}.answers`, { title });
  if (fires && bursts === 0) refuse('shot-without-bursts', `${place}.bursts`, { title });
  if (!fires && (bursts > 0 || hits > 0 || subtitle !== ''))
    refuse('bursts-without-shot', `${place}.bursts`, { title, bursts, hits });
  if (fires && (hits === 0) !== (subtitle === 'FUEL TANK'))
    refuse('shot-without-hits', `${place}.hits`, { title, hits });
}
