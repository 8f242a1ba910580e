import type { Crew, CrewCounter, PilotCounter } from '../campaign-types.ts';
import { counter, ours } from '../counters.ts';
import { pilot } from '../pilots.ts';
import type { Service } from '../types.ts';

/**
 * CH-19.24g, CH-GAP-22 — the pilot counters of CORSAIRS AND HELLCATS, a pilot on each side. CH-19.2a: campaigns of Zero! do not draw
 * them. CH-19.24h — F4F, F4U, TBF and SBD have pilots of the Navy and of the Marines; CH-19.24p — the F6F of the Navy alone. Most men fly
 * in the Basic Game too; who has other letters on a counter of Zero!, or only the same name, is somebody else here.
 */
export const corsairsCounters: readonly PilotCounter[] = [
  counter('usmc', 'F4F', ours('smith'), ours('carl')),
  counter('usmc', 'F4F', ours('foss'), ours('bauer')),
  counter('usmc', 'F4F', ours('galer'), ours('deblanc')),
  counter('usn', 'F4F', ours('vejtasa'), ours('flatley')),
  counter('usn', 'F4F', ours('runyon'), ours('vorse')),
  counter('usn', 'F4F', ours('elliott'), ours('hippe')),
  counter('usmc', 'F4U', ours('boyington'), ours('spears')),
  counter('usmc', 'F4U', ours('thomas'), ours('aldrich')),
  counter('usmc', 'F4U', ours('hanson'), ours('walsh')),
  counter('usmc', 'F4U', ours('axtell'), ours('o-keefe')),
  counter('usn', 'F4U', ours('kepford'), ours('blackburn')),
  counter('usn', 'F4U', ours('hedrick'), ours('chenoweth')),
  counter('usn', 'F6F', ours('harris'), ours('mccampbell')),
  counter('usn', 'F6F', ours('vraciu'), ours('valencia')),
  counter('usn', 'F6F', ours('mcwhorter'), ours('fleming')),
  counter('usn', 'F6F', ours('nooy'), ours('rushing')),
  counter(
    'usn',
    'SBD',
    pilot('Strong', 'Stockton B. Strong', 'usn', 'SBD', ['BM', 'D']),
    pilot('Vose', 'James E. Vose', 'usn', 'SBD', ['BM']),
  ),
  counter(
    'usmc',
    'SBD',
    pilot('Mangrum', 'Richard C. Mangrum', 'usmc', 'SBD', ['BM']),
    pilot('Sailer', 'Joseph Sailer', 'usmc', 'SBD', ['BM', 'D']),
  ),
  counter(
    'usn',
    'TBF',
    pilot('Larsen', 'Harold H. Larsen', 'usn', 'TBF', ['BM']),
    pilot('Coffin', 'Albert P. Coffin', 'usn', 'TBF', ['D']),
  ),
  counter(
    'usmc',
    'TBF',
    pilot('Dooley', 'George E. Dooley', 'usmc', 'TBF', ['BM']),
    pilot('Moret', 'Paul Moret', 'usmc', 'TBF', ['D']),
  ),
  counter(
    'usn',
    'SB2C',
    pilot('Mini', 'James H. Mini', 'usn', 'SB2C', ['BM']),
    pilot('Ghesquiere', 'George D. Ghesquiere', 'usn', 'SB2C', ['G']),
  ),
  counter('usaaf', 'P-38', ours('lanphier'), ours('barber')),
  counter('usaaf', 'P-38', ours('mitchell'), ours('macdonald')),
  counter('usaaf', 'P-38', ours('bong'), ours('mcguire')),
  counter('usaaf', 'P-47', ours('dunham'), ours('benz')),
  counter(
    'usaaf',
    'P-61',
    pilot('Smith (night)', 'Carroll C. Smith', 'usaaf', 'P-61', ['CV', 'BU']),
    pilot('Haberman', 'Dale F. Haberman', 'usaaf', 'P-61', ['BU']),
  ),
  counter('ijn', 'A6M', ours('sugita'), ours('nishizawa')),
  counter('ijn', 'A6M', ours('iwamoto'), ours('okumura')),
  counter('ijn', 'A6M', ours('ota'), ours('sakai')),
  counter('ijn', 'A6M', ours('sasai'), ours('shirane')),
  counter('ijn', 'A6M', ours('hidaka'), ours('shingo')),
  counter('ijn', 'N1K', ours('kanno'), ours('muto')),
  counter(
    'ijn',
    'D3A',
    pilot('Seki', 'Mamoru Seki', 'ijn', 'D3A', ['BM']),
    pilot('Takahashi (Zuikaku)', 'Sadamu Takahashi', 'ijn', 'D3A', ['D']),
  ),
  counter(
    'ijn',
    'B5N',
    pilot('Murata (Shokaku)', 'Shigeharu Murata', 'ijn', 'B5N', ['BM']),
    pilot('Imajuku', 'Jiichiro Imajuku', 'ijn', 'B5N', ['D']),
  ),
  counter('ija', 'Ki-43', ours('kuroe'), ours('hinoki')),
  counter('ija', 'Ki-84', ours('anabuki'), ours('wakamatsu')),
];

const crewCounter = (
  service: Service,
  family: string,
  front: Crew,
  back: Crew,
  backService: Service = service,
): CrewCounter => ({
  id: `${front.id}-${back.id}`,
  service,
  ...(backService !== service && { backService }),
  family,
  front,
  back,
  sources: { all: 'reconstructed' },
});

/** CH-19.34c — and of crews, which fly Medium Bombers as well. */
export const corsairsCrews: readonly CrewCounter[] = [
  crewCounter(
    'usaaf',
    'B-17',
    { id: 'zeamer', name: 'Zeamer', full: 'Jay Zeamer', skills: ['A', 'TD', 'NS'] },
    { id: 'saunders', name: 'Saunders', full: 'LaVerne G. Saunders', skills: ['BD'] },
  ),
  crewCounter(
    'usaaf',
    'B-25',
    { id: 'henebry', name: 'Henebry', full: 'John P. Henebry', skills: ['BD', 'NS'] },
    { id: 'larner', name: 'Larner', full: 'Edward L. Larner', skills: ['NS'] },
  ),
  crewCounter(
    'usaaf',
    'B-24',
    { id: 'unruh', name: 'Unruh', full: 'Marion D. Unruh', skills: ['D', 'TS'] },
    { id: 'hicks', name: 'Hicks', full: 'George L. Hicks', skills: ['EA', 'BD'] },
    'usn',
  ),
  crewCounter(
    'ijn',
    'G4M',
    { id: 'nonaka', name: 'Nonaka', full: 'Goro Nonaka', skills: ['A', 'D'] },
    { id: 'higai', name: 'Higai', full: 'Joji Higai', skills: ['BD'] },
  ),
];
