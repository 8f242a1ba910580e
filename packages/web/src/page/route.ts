/** Where in the page somebody is; all of it stands in the address, so that it can be kept and sent. */
export type Route = ListRoute | ReplayRoute;

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

const MAIN = 'main';

/** `#/scenario/<file>/<variant>/<step>`; a file's second script is `<file>~2`. */
export function writeRoute(route: Route): string {
  if (route.page === 'list') return route.search === '' ? '#/' : `#/search/${encodeURIComponent(route.search)}`;
  const file = route.file.split('/').map(encodeURIComponent).join('/');
  const part = route.part === 1 ? '' : `~${route.part}`;
  return `#/scenario/${file}${part}/${route.variant === 0 ? MAIN : route.variant}/${route.step}`;
}

/** Reads an address; one that makes no sense leads to the list. */
export function readRoute(hash: string): Route {
  const [kind, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (kind === 'search') return { page: 'list', search: rest.join('/') };
  if (kind !== 'scenario' || rest.length === 0) return { page: 'list', search: '' };
  const hasPlace = rest.length > 2 && (rest.at(-2) === MAIN || isNumber(rest.at(-2))) && isNumber(rest.at(-1));
  const name = (hasPlace ? rest.slice(0, -2) : rest).join('/');
  const [, file, part] = name.match(/^(.*?)(?:~(\d+))?$/) ?? ['', name, undefined];
  return {
    page: 'replay',
    file,
    part: part === undefined ? 1 : Number(part),
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
