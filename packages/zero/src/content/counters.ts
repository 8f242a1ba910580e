import type { CrewCounter, PilotCounter } from './campaign-types.ts';
import { pilot, pilots } from './pilots.ts';
import type { Pilot, Service, Source } from './types.ts';

export const counter = (
  service: Service,
  family: string | null,
  front: Pilot,
  back: Pilot,
  known: { readonly [field: string]: Source } = {},
): PilotCounter => ({
  id: `${front.id}-${back.id}`,
  service,
  family,
  front,
  back,
  sources: { all: 'reconstructed', ...known },
});

/** Somebody who is among the pilots of the Basic Game, with the same letters. */
export function ours(id: string): Pilot {
  const found = pilots.find((known) => known.id === id);
  if (found === undefined) throw new Error(`no pilot ${id}`);
  return found;
}

const unskilled = (name: string, service: Service): Pilot => pilot(name, name, service, null, []);

/** Two Unskilled pilots; their names are invented. */
const nobodies = (service: Service, front: string, back: string): PilotCounter =>
  counter(service, null, unskilled(front, service), unskilled(back, service));

/**
 * Z-19.24d — the pilot counters of the campaign game, two pilots to each. Names follow the history of these months; the
 * letters are ours. The Navy's counters include the Marines. A man who has other letters in the Basic Game, or flies
 * another type there, is somebody else here.
 */
export const counters: readonly PilotCounter[] = [
  counter('ijn', null, ours('paek'), unskilled('Ogawa', 'ijn'), {
    'front.name': 'Z-CEX-02',
    'front.skills': 'Z-CEX-02',
  }),
  nobodies('ijn', 'Morita', 'Tani'),
  nobodies('ijn', 'Hirano', 'Sugawara'),
  nobodies('ijn', 'Kubo', 'Nomura'),
  counter('ijn', 'A6M', ours('honda'), pilot('Sakai (1942)', 'Saburo Sakai', 'ijn', 'A6M', ['A', 'CV']), {
    family: 'Z-CEX-02',
    'front.name': 'Z-CEX-02',
  }),
  counter('ijn', 'A6M', ours('nishizawa'), ours('itaya'), { family: 'Z-CEX-02' }),
  counter('ijn', 'B5N', ours('abe'), pilot('Murata', 'Shigeharu Murata', 'ijn', 'B5N', ['BM', 'D']), {
    family: 'Z-CEX-02',
    'front.name': 'Z-CEX-02',
  }),
  counter(
    'ijn',
    'B5N',
    pilot('Fuchida', 'Mitsuo Fuchida', 'ijn', 'B5N', ['CV', 'BM']),
    pilot('Tomonaga', 'Joichi Tomonaga', 'ijn', 'B5N', ['D']),
    { family: 'Z-CEX-02' },
  ),
  counter(
    'ijn',
    'D3A',
    pilot('Egusa', 'Takashige Egusa', 'ijn', 'D3A', ['BM', 'CV']),
    pilot('Takahashi', 'Kakuichi Takahashi', 'ijn', 'D3A', ['BM', 'D']),
  ),
  counter(
    'ijn',
    'D3A',
    pilot('Sakamoto', 'Akira Sakamoto', 'ijn', 'D3A', ['BM']),
    pilot('Chihaya', 'Takehiko Chihaya', 'ijn', 'D3A', ['G']),
  ),
  nobodies('ija', 'Iwai', 'Kono'),
  nobodies('ija', 'Hasebe', 'Toda'),
  nobodies('ija', 'Matsuo', 'Yajima'),
  nobodies('ija', 'Kimoto', 'Ueda'),
  counter('ija', 'Ki-43', ours('kato'), ours('anma')),
  counter('ija', 'Ki-43', ours('nango'), ours('takeyama')),
  counter('ija', 'Ki-44', ours('kuroe-ki-44'), ours('sakagawa')),
  counter('ija', 'Ki-27', ours('anabuki-ki-27'), ours('eto')),
  nobodies('commonwealth', 'Marsh', 'Tilling'),
  nobodies('commonwealth', 'Benning', 'Carew'),
  nobodies('commonwealth', 'Haddon', 'Rees'),
  nobodies('commonwealth', 'Lockwood', 'Pryor'),
  counter('commonwealth', 'Buffalo', ours('fisken'), ours('vanderfield')),
  counter('commonwealth', 'Buffalo', ours('bargh'), ours('pinckney')),
  counter('commonwealth', 'Hurricane', ours('carey'), ours('stone')),
  counter('commonwealth', 'Hurricane', ours('brooker'), ours('barrick')),
  counter(
    'commonwealth',
    'Vildebeest',
    pilot('Rowland', 'I. T. B. Rowland', 'commonwealth', 'Vildebeest', ['BM']),
    pilot('Allanson', 'R. J. Allanson', 'commonwealth', 'Vildebeest', ['D']),
  ),
  nobodies('usaaf', 'Dalton', 'Frye'),
  nobodies('usaaf', 'Hewlett', 'Koenig'),
  nobodies('usaaf', 'Mercer', 'Oakes'),
  nobodies('usaaf', 'Purcell', 'Staley'),
  counter('usaaf', 'P-40', ours('wagner'), ours('dyess')),
  counter('usaaf', 'P-40', ours('keator'), ours('mahony')),
  counter('usaaf', 'P-26', ours('villamor'), ours('gozar')),
  nobodies('avg', 'Ames', 'Whitlow'),
  nobodies('avg', 'Kettner', 'Loomis'),
  counter('avg', 'P-40', ours('newkirk'), ours('hill')),
  counter('avg', 'P-40', ours('neale'), ours('rector')),
  nobodies('usn', 'Barlow', 'Dietz'),
  nobodies('usn', 'Emmons', 'Gaffney'),
  nobodies('usn', 'Hobart', 'Kinsey'),
  nobodies('usn', 'Lathrop', 'Munro'),
  counter('usn', 'F4F', ours('thach'), ours('flatley')),
  counter('usn', 'F4F', ours('mccuskey'), pilot('Carl (1942)', 'Marion E. Carl', 'usn', 'F4F', ['A'])),
  counter(
    'usn',
    'SBD',
    pilot('Best', 'Richard H. Best', 'usn', 'SBD', ['BM', 'D']),
    pilot('McClusky', 'C. Wade McClusky', 'usn', 'SBD', ['CV']),
  ),
  counter(
    'usn',
    'SBD',
    pilot('Vejtasa (SBD)', 'Stanley W. Vejtasa', 'usn', 'SBD', ['A', 'G']),
    pilot('Dixon', 'Robert E. Dixon', 'usn', 'SBD', ['BM']),
  ),
  counter(
    'usn',
    'TBD',
    pilot('Waldron', 'John C. Waldron', 'usn', 'TBD', ['D']),
    pilot('Brett', 'James H. Brett', 'usn', 'TBD', ['BM']),
  ),
  counter('usn', 'F2A', ours('parks'), ours('humberd')),
];

/** Z-19.3a — the only Skilled crew; it flies in its own Mission and nowhere else. */
export const crews: readonly CrewCounter[] = [
  {
    id: 'colin-kelly-adams',
    service: 'usaaf',
    family: 'B-17',
    front: { id: 'colin-kelly', name: 'Colin Kelly', full: 'Colin P. Kelly', skills: ['A', 'BD', 'NS'] },
    back: { id: 'adams', name: 'Adams', full: 'Adams', skills: [] },
    sources: { all: 'reconstructed', 'front.name': 'Z-19.3a' },
  },
];
