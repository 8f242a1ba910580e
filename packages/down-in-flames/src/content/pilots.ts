import { pilotPoints } from './points.ts';
import { entry, from } from './provenance.ts';
import type { Ability, Nation, Pilot } from './types.ts';

/** DIF-PIL-02 — a grey flag: he may fly for anybody. The names are the call letters that the Allies spelt with. */
const generic = (name: string, ...abilities: readonly Ability[]): Pilot =>
  entry<Pilot>('reconstructed', {
    id: name.toLowerCase(),
    name,
    nation: from('DIF-PIL-02', 'generic'),
    points: pilotPoints(abilities),
    abilities,
  });

/**
 * DIF-PIL-01 — an ace flies for his own nation. That he lived is public; what he can do is our reading of his career.
 */
const acesOf =
  (nation: Nation) =>
  (id: string, name: string, ...abilities: readonly Ability[]): Pilot =>
    entry<Pilot>('reconstructed', {
      id,
      name: from('public', name),
      nation: from('public', nation),
      points: pilotPoints(abilities),
      abilities,
    });

const german = acesOf('germany');
const japanese = acesOf('japan');
const british = acesOf('united-kingdom');
const soviet = acesOf('soviet-union');
const polish = acesOf('poland');
const american = acesOf('united-states');

/** DIF-COMP-11 — pilot markers: a flag, a value, one or more ability codes. No marker is named in the rulebook. */
export const pilots: readonly Pilot[] = [
  generic('Able', 'P+1'),
  generic('Baker', 'H+0/+1'),
  generic('Charlie', 'B+1'),
  generic('Dog', 'F+1'),
  generic('Easy', 'A+1'),
  generic('Fox', 'S+1'),
  generic('George', 'Cl', 'Di'),
  generic('How', 'M0(1)', 'Re'),
  generic('Item', 'AP1'),
  generic('Jig', 'Ag', 'P+1'),
  generic('King', 'P+2', 'F+1'),
  generic('Love', 'H+1/+1', 'P+1'),
  generic('Mike', 'A+2'),

  german('molders', 'Mölders', 'H+1/+1', 'P+1'),
  german('galland', 'Galland', 'F+1', 'P+1', 'AP1'),
  german('marseille', 'Marseille', 'Ag', 'B+1', 'AP1'),
  german('barkhorn', 'Barkhorn', 'A+1', 'P+1'),
  german('nowotny', 'Nowotny', 'S+1', 'P+1'),
  german('hartmann', 'Hartmann', 'F+1', 'P+1', 'AP2'),

  japanese('shinohara', 'Shinohara', 'P+1', 'B+1'),
  japanese('sakai', 'Sakai', 'A+1', 'P+1', 'AP1'),
  japanese('nishizawa', 'Nishizawa', 'M0(1)', 'P+2', 'AP1'),
  japanese('anabuki', 'Anabuki', 'H+0/+1', 'P+1'),
  japanese('sugita', 'Sugita', 'B+1', 'F+1'),
  japanese('iwamoto', 'Iwamoto', 'Di', 'S+1', 'F+1'),

  british('bader', 'Bader', 'A+1', 'P+1'),
  british('tuck', 'Tuck', 'F+1', 'P+1'),
  british('malan', 'Malan', 'F+1', 'H+0/+1'),
  british('lacey', 'Lacey', 'A+1', 'B+1'),
  british('pattle', 'Pattle', 'P+2', 'AP1'),
  british('beurling', 'Beurling', 'B+1', 'F+1'),
  british('johnson', 'Johnson', 'H+1/+1', 'P+1'),

  soviet('safonov', 'Safonov', 'F+1', 'P+1'),
  soviet('pokryshkin', 'Pokryshkin', 'Cl', 'S+1', 'AP1'),
  soviet('litvyak', 'Litvyak', 'M0(1)', 'P+1'),
  soviet('rechkalov', 'Rechkalov', 'B+1', 'F+1'),
  soviet('kozhedub', 'Kozhedub', 'F+1', 'P+1', 'AP1'),

  polish('gnys', 'Gnyś', 'Di', 'P+1'),
  polish('skalski', 'Skalski', 'P+1', 'AP1'),
  polish('urbanowicz', 'Urbanowicz', 'H+0/+1', 'P+1'),

  american('ohare', "O'Hare", 'B+1', 'AP1'),
  american('thach', 'Thach', 'M0(1)', 'P+1', 'AP1'),
  american('mccuskey', 'McCuskey', 'Di', 'P+1'),
  american('foss', 'Foss', 'A+1', 'B+1'),
  american('boyington', 'Boyington', 'Re', 'F+1', 'AP1'),
  american('bong', 'Bong', 'F+1', 'S+1'),
  american('gabreski', 'Gabreski', 'Di', 'A+1', 'F+1'),
  american('mccampbell', 'McCampbell', 'H+1/+1', 'F+1'),
];
