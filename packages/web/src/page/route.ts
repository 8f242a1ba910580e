import { campaignRooms } from '../system-ids.ts';

/** Where in the page somebody is; all of it stands in the address, so that it can be kept and sent. */
export type Route =
  | HomeRoute
  | CampaignsRoute
  | SavedRoute
  | LogRoute
  | ListRoute
  | ReplayRoute
  | SetUpRoute
  | CampaignRoute
  | PlayRoute
  | RetraceRoute
  | DebriefRoute
  | RulesRoute
  | LessonsRoute
  | LessonRoute
  | TryRoute
  | PuzzleRoute
  | PuzzlesRoute
  | SharedRoute
  | HangarRoute
  | ContentRoute
  | EditorRoute
  | PackRoute
  | AboutRoute
  | LostRoute;

export interface HomeRoute {
  readonly page: 'home';
}

/** All campaigns. */
export interface CampaignsRoute {
  readonly page: 'campaigns';
}

/** The games on this device, and what is looked for among them. */
export interface SavedRoute {
  readonly page: 'saved';
  readonly search: string;
}

/** The pilot's log book. */
export interface LogRoute {
  readonly page: 'log';
}

/** The examples of play. */
export interface ListRoute {
  readonly page: 'list';
  readonly search: string;
}

export interface ReplayRoute {
  readonly page: 'replay';
  readonly file: string;
  /** Which script of the file, from 1. */
  readonly part: number;
  /** 0: the main line; otherwise the variant's number. */
  readonly variant: number;
  /** 0: before the first step. */
  readonly step: number;
}

/** The situation of an example in which a rule is at work, to be played on from. */
export interface TryRoute {
  readonly page: 'try';
  readonly file: string;
  readonly part: number;
  readonly rule: string;
}

/** Preparing a fight. */
export interface SetUpRoute {
  readonly page: 'set-up';
  readonly system: string;
  /** What is chosen there, as its room writes it; left out: nothing yet. */
  readonly chosen?: string;
}

/** A campaign before it begins. */
export interface CampaignRoute {
  readonly page: 'campaign';
  readonly room: string;
  readonly campaign: string;
}

/** A game on this device. */
export interface PlayRoute {
  readonly page: 'play';
  readonly game: string;
}

/** The same game, looked at choice by choice. */
export interface RetraceRoute {
  readonly page: 'retrace';
  readonly game: string;
  readonly step: number;
}

/** A fight that is over, looked back at. */
export interface DebriefRoute {
  readonly page: 'debrief';
  readonly game: string;
  /** How many choices had been made at the moment that is looked at; left out: none in particular. */
  readonly step?: number;
}

/** A book of rules, and what is looked for in it. */
export interface RulesRoute {
  readonly page: 'rules';
  readonly book: string;
  /** The paragraph or the chapter that is open: a number, or chapter-3; left out: the first chapter. */
  readonly at?: string;
  readonly search: string;
}

/** The courses of lessons. */
export interface LessonsRoute {
  readonly page: 'lessons';
}

/** One lesson, at the table. */
export interface LessonRoute {
  readonly page: 'lesson';
  /** Its file's name in the folder of scenarios. */
  readonly file: string;
}

/** The puzzle of a day. */
export interface PuzzleRoute {
  readonly page: 'puzzle';
  /** As in 2026-11-18; '': today. */
  readonly day: string;
}

/** The puzzles of all days. */
export interface PuzzlesRoute {
  readonly page: 'puzzles';
}

/** A game that somebody sent as a link. */
export interface SharedRoute {
  readonly page: 'shared';
  readonly packed: string;
}

/** The hangar: what is looked for in it, and who is compared, as the hangar writes it. */
export interface HangarRoute {
  readonly page: 'hangar';
  readonly wish: string;
}

/** What a game is played with; with kind and entry, one card of it. */
export interface ContentRoute {
  readonly page: 'content';
  readonly system: string;
  readonly kind: string;
  readonly entry: string;
}

/** Packs of one's own; with a name, one of them. */
export interface EditorRoute {
  readonly page: 'editor';
  readonly system: string;
  readonly pack: string;
  /** What lies open of it: a kind and a number, `fighters/0`; left out: nothing in particular. */
  readonly entry?: string;
}

/** A pack that somebody sent as a link. */
export interface PackRoute {
  readonly page: 'pack';
  readonly packed: string;
}

/** What this is, and whose. */
export interface AboutRoute {
  readonly page: 'about';
}

/** An address at which there is nothing. */
export interface LostRoute {
  readonly page: 'not-found';
  readonly address: string;
}

const MAIN = 'main';
/** Before what is searched for in a book. */
const FIND = 'find';

/** `#/scenario/<file>/<variant>/<step>`; a file's second script is `<file>~2`. */
export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'campaigns':
      return '#/campaigns';
    case 'saved':
      return route.search === '' ? '#/games' : `#/games/${encodeURIComponent(route.search)}`;
    case 'log':
      return '#/log';
    case 'list':
      return route.search === '' ? '#/examples' : `#/search/${encodeURIComponent(route.search)}`;
    case 'set-up':
      return ['#/new', route.system, ...(route.chosen ?? '').split('/')]
        .filter((part) => part !== '')
        .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'campaign':
      return `#/campaign/${encodeURIComponent(route.room)}/${encodeURIComponent(route.campaign)}`;
    case 'about':
      return '#/about';
    case 'play':
      return `#/play/${encodeURIComponent(route.game)}`;
    case 'retrace':
      return `#/replay/${encodeURIComponent(route.game)}/${route.step}`;
    case 'debrief':
      return `#/debrief/${encodeURIComponent(route.game)}${route.step === undefined ? '' : `/${route.step}`}`;
    case 'rules':
      return ['#/rules', route.book, route.at ?? '', ...(route.search === '' ? [] : [FIND, route.search])]
        .filter((part) => part !== '')
        .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'hangar':
      return route.wish === '' ? '#/hangar' : `#/hangar/${route.wish}`;
    case 'content':
      return ['#/cards', route.system, route.kind, route.entry]
        .filter((part) => part !== '')
        .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'editor':
      return ['#/editor', route.system, route.pack, ...(route.entry ?? '').split('/')]
        .filter((part) => part !== '')
        .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'pack':
      return `#/pack/${route.packed}`;
    case 'shared':
      return `#/shared/${route.packed}`;
    case 'not-found':
      return `#/not-found/${encodeURIComponent(route.address)}`;
    case 'lessons':
      return '#/lessons';
    case 'puzzle':
      return route.day === '' ? '#/puzzle' : `#/puzzle/${encodeURIComponent(route.day)}`;
    case 'puzzles':
      return '#/puzzles';
    case 'lesson':
      return `#/lesson/${route.file.split('/').map(encodeURIComponent).join('/')}`;
    case 'replay':
      return `#/scenario/${scriptOf(route)}/${route.variant === 0 ? MAIN : route.variant}/${route.step}`;
    case 'try':
      return `#/try/${encodeURIComponent(route.rule)}/${scriptOf(route)}`;
  }
}

/** A script as addresses name it: its file, and which of the file it is. */
const scriptOf = ({ file, part }: Pick<ReplayRoute, 'file' | 'part'>): string =>
  `${file.split('/').map(encodeURIComponent).join('/')}${part === 1 ? '' : `~${part}`}`;

function readScript(name: string): Pick<ReplayRoute, 'file' | 'part'> {
  const [, file, part] = name.match(/^(.*?)(?:~(\d+))?$/) ?? ['', name, undefined];
  return { file, part: part === undefined ? 1 : Number(part) };
}

/** Reads an address; one without an end leads to the start page, one that makes no sense nowhere. */
export function readRoute(hash: string): Route {
  const [kind, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const [first = ''] = rest;
  switch (kind) {
    case 'examples':
      return { page: 'list', search: '' };
    case 'search':
      return { page: 'list', search: rest.join('/') };
    case 'campaigns':
      return { page: 'campaigns' };
    case 'games':
      return { page: 'saved', search: rest.join('/') };
    case 'log':
      return { page: 'log' };
    case 'new':
      return first === '' ? { page: 'home' } : readSetUp(first, rest.slice(1).join('/'));
    case 'campaign':
      return first === '' ? { page: 'home' } : readCampaign(first, rest[1]);
    case 'about':
      return { page: 'about' };
    case 'play':
      return first === '' ? { page: 'home' } : { page: 'play', game: first };
    case 'replay':
      return first === ''
        ? { page: 'home' }
        : { page: 'retrace', game: first, step: isNumber(rest[1]) ? Number(rest[1]) : 0 };
    case 'debrief':
      return first === '' ? { page: 'home' } : readDebrief(first, rest[1]);
    case 'rules':
      return first === '' ? { page: 'home' } : readRules(first, rest.slice(1));
    case 'hangar':
      return { page: 'hangar', wish: hash.replace(/^#?\/?hangar\/?/, '') };
    case 'cards':
      return first === ''
        ? { page: 'home' }
        : { page: 'content', system: first, kind: rest[1] ?? '', entry: rest.slice(2).join('/') };
    case 'editor':
      return first === '' ? { page: 'home' } : readEditor(first, rest[1] ?? '', rest.slice(2).join('/'));
    case 'pack':
      return { page: 'pack', packed: first };
    case 'shared':
      return { page: 'shared', packed: first };
    case 'lessons':
      return { page: 'lessons' };
    case 'lesson':
      return first === '' ? { page: 'lessons' } : { page: 'lesson', file: rest.join('/') };
    case 'try':
      return rest.length < 2
        ? { page: 'list', search: first }
        : { page: 'try', rule: first, ...readScript(rest.slice(1).join('/')) };
    case 'puzzle':
      return { page: 'puzzle', day: first };
    case 'puzzles':
      return { page: 'puzzles' };
    case 'scenario':
      return rest.length === 0 ? { page: 'list', search: '' } : readReplay(rest);
    case '':
      return { page: 'home' };
    case 'not-found':
      return { page: 'not-found', address: rest.join('/') };
    default:
      return { page: 'not-found', address: [kind, ...rest].join('/') };
  }
}

const readSetUp = (system: string, chosen: string): SetUpRoute =>
  chosen === '' ? { page: 'set-up', system } : { page: 'set-up', system, chosen };

const readEditor = (system: string, pack: string, entry: string): EditorRoute =>
  entry === '' ? { page: 'editor', system, pack } : { page: 'editor', system, pack, entry };

const readDebrief = (game: string, step: string | undefined): DebriefRoute =>
  isNumber(step) ? { page: 'debrief', game, step: Number(step) } : { page: 'debrief', game };

/** Addresses that name neither paragraph nor chapter are from the days when there was nothing but a search. */
function readRules(book: string, rest: readonly string[]): RulesRoute {
  const [at = ''] = rest;
  if (at === FIND) return { page: 'rules', book, search: rest.slice(1).join('/') };
  if (!/^(chapter-\d+|(DIF|WOW|CH|Z)-.+)$/i.test(at)) return { page: 'rules', book, search: rest.join('/') };
  return { page: 'rules', book, at, search: rest[1] === FIND ? rest.slice(2).join('/') : '' };
}

/** An address that names no room is from the days when there was one. */
const readCampaign = (first: string, second: string | undefined): CampaignRoute =>
  second === undefined
    ? { page: 'campaign', room: campaignRooms[0], campaign: first }
    : { page: 'campaign', room: first, campaign: second };

function readReplay(rest: readonly string[]): ReplayRoute {
  const hasPlace = rest.length > 2 && (rest.at(-2) === MAIN || isNumber(rest.at(-2))) && isNumber(rest.at(-1));
  return {
    page: 'replay',
    ...readScript((hasPlace ? rest.slice(0, -2) : rest).join('/')),
    variant: hasPlace && rest.at(-2) !== MAIN ? Number(rest.at(-2)) : 0,
    step: hasPlace ? Number(rest.at(-1)) : 0,
  };
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
