import type { PlaneNo } from '@tallyho/zero';
import type { MarkScene, RemarkScene } from '../../dogfight/scene.ts';
import { isBomber, nthBomber } from '../model/mission.ts';
import { pilotOf, wingmanPilotOf } from '../model/names.ts';
import type { Looked } from './scene.ts';
import { capital } from './speak.ts';

/** Who flies an aircraft, where that matters: a green pilot or crew (CH-19.41a), or Skilled ones (Z-19.22a, CH-19.24q). */
export const marksOf = (looked: Pick<Looked, 'w' | 'view'>, plane: PlaneNo): MarkScene[] =>
  isBomber(looked.view.fixed, plane) ? crewMarks(looked, plane) : pilotMarks(looked, plane);

/** CH-19.43g, CH-19.43h, Z-19.32a — the crew of a Formation aircraft. */
function crewMarks({ w, view: { fixed } }: Pick<Looked, 'w' | 'view'>, plane: PlaneNo): MarkScene[] {
  const nth = nthBomber(fixed, plane);
  const { greenCrew, skilledCrew } = w.sortie.people;
  return [
    ...(fixed.sortie?.green?.bombers[nth] === true
      ? [{ mark: 'green', text: greenCrew, rule: 'CH-19.43g' } as const]
      : []),
    ...((fixed.sortie?.crewLetters[nth] ?? 0) > 0
      ? [{ mark: 'skilled', text: skilledCrew, rule: 'Z-19.32a' } as const]
      : []),
  ];
}

/** CH-19.43a, CH-19.43b, CH-19.24r, CH-19.24s — the pilot of a Leader or of a Wingman; one who is promoted has all his skills. */
function pilotMarks({ w, view }: Pick<Looked, 'w' | 'view'>, plane: PlaneNo): MarkScene[] {
  const { fixed, elements } = view;
  const element = plane >> 1;
  const isWing = elements[element].wing === plane;
  const { people } = w.sortie;
  const named = plane % 2 === 1 ? wingmanPilotOf(fixed, element) : pilotOf(fixed, element);
  const letters = named?.skills.join(', ') ?? '';
  return [
    ...(fixed.sortie?.green?.planes[plane] === true
      ? [{ mark: 'green', text: isWing ? people.greenWingman : people.green, rule: ruleOfGreen(isWing) } as const]
      : []),
    ...(named === undefined || letters === ''
      ? []
      : [
          {
            mark: 'skilled',
            text: (isWing ? people.skilledWingman : people.skilled)({ pilot: named.name, letters }),
            rule: isWing ? 'CH-19.24r' : plane % 2 === 1 ? 'CH-19.24s' : 'Z-19.22a',
          } as const,
        ]),
  ];
}

const ruleOfGreen = (isWing: boolean): string => (isWing ? 'CH-19.43b' : 'CH-19.43a');

/** What the panel of an aircraft says of it, as sentences. */
export const remarksOf = (said: readonly RemarkScene[]): RemarkScene[] =>
  said.map(({ mark, text, rule }) => ({ mark, text: capital(text), rule }));
