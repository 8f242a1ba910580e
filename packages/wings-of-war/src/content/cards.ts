import { aircraftTypes } from './aircraft.ts';
import type { AircraftCard, DamageLetter, Sources } from './types.ts';

/*
 * The aircraft cards: who flew what, and where. Names and squadrons are of the public record; guns and damage are those
 * of the type unless the card says otherwise (WOW-GAP-14), and then they are ours.
 */
interface Differs {
  readonly front?: DamageLetter | null;
  readonly rear?: DamageLetter | null;
  readonly damage?: number;
}

function card(id: string, typeId: string, pilot: string, unit: string, differs: Differs = {}): AircraftCard {
  const type = aircraftTypes.find((t) => t.id === typeId);
  if (type === undefined) throw new Error(`no aircraft type ${typeId}`);
  const fields = Object.keys(differs).map((field) => [field, 'reconstructed'] as const);
  const sources: Sources = {
    all: 'public',
    front: type.sources.front ?? type.sources.all,
    rear: type.sources.rear ?? type.sources.all,
    damage: type.sources.damage ?? type.sources.all,
    ...Object.fromEntries(fields),
  };
  return {
    id,
    type: typeId,
    pilot,
    unit,
    front: differs.front === undefined ? type.front : differs.front,
    rear: differs.rear === undefined ? type.rear : differs.rear,
    damage: differs.damage ?? type.damage,
    sources,
  };
}

export const aircraftCards: readonly AircraftCard[] = [
  card('spad-fonck', 'spad-13', 'René Fonck', 'SPA 103'),
  card('spad-guynemer', 'spad-13', 'Georges Guynemer', 'SPA 3'),
  card('spad-rickenbacker', 'spad-13', 'Edward Rickenbacker', '94th Aero Squadron'),
  card('spad-luke', 'spad-13', 'Frank Luke', '27th Aero Squadron', { damage: 15 }),
  card('spad-baracca', 'spad-13', 'Francesco Baracca', '91a Squadriglia'),
  card('spad-soubiran', 'spad-13', 'Robert Soubiran', '103rd Aero Squadron'),
  card('albatros-d5a-udet', 'albatros-d5a', 'Ernst Udet', 'Jasta 37'),
  card('albatros-d5a-kissenberth', 'albatros-d5a', 'Otto Kissenberth', 'Jasta 23b'),
  card('albatros-d5a-baeumer', 'albatros-d5a', 'Paul Bäumer', 'Jasta Boelcke'),
  card('albatros-d5a-goering', 'albatros-d5a', 'Hermann Göring', 'Jasta 27', { damage: 14 }),
  card('camel-brown', 'sopwith-camel', 'Arthur Roy Brown', '209 Squadron'),
  card('camel-barker', 'sopwith-camel', 'William Barker', '28 Squadron'),
  card('camel-may', 'sopwith-camel', 'Wilfrid May', '209 Squadron'),
  card('camel-maclaren', 'sopwith-camel', 'Donald MacLaren', '46 Squadron'),
  card('camel-springs', 'sopwith-camel', 'Elliott White Springs', '148th Aero Squadron', { damage: 14 }),
  card('triplane-richthofen', 'fokker-dr1', 'Manfred von Richthofen', 'Jasta 11'),
  card('triplane-lothar', 'fokker-dr1', 'Lothar von Richthofen', 'Jasta 11'),
  card('triplane-voss', 'fokker-dr1', 'Werner Voss', 'Jasta 10', { damage: 14 }),
  card('triplane-jacobs', 'fokker-dr1', 'Josef Jacobs', 'Jasta 7'),
  card('triplane-kempf', 'fokker-dr1', 'Fritz Kempf', 'Jasta Boelcke'),
  card('d7-udet', 'fokker-d7', 'Ernst Udet', 'Jasta 4'),
  card('d7-berthold', 'fokker-d7', 'Rudolf Berthold', 'Jagdgeschwader II'),
  card('d7-goering', 'fokker-d7', 'Hermann Göring', 'Jagdgeschwader I'),
  card('d7-veltjens', 'fokker-d7', 'Josef Veltjens', 'Jasta 15'),
  card('pfalz-berthold', 'pfalz-d3', 'Rudolf Berthold', 'Jasta 18'),
  card('pfalz-klein', 'pfalz-d3a', 'Hans Klein', 'Jasta 10'),
  card('pfalz-degelow', 'pfalz-d3a', 'Carl Degelow', 'Jasta 7'),
  card('albatros-d3-richthofen', 'albatros-d3', 'Manfred von Richthofen', 'Jasta 11'),
  card('albatros-d3-voss', 'albatros-d3', 'Werner Voss', 'Jasta Boelcke'),
  card('albatros-d3-brumowski', 'albatros-d3', 'Godwin Brumowski', 'Flik 41/J', { damage: 15 }),
  card('albatros-d3-wolff', 'albatros-d3', 'Kurt Wolff', 'Jasta 11'),
  card('halberstadt-jasta-4', 'halberstadt-d3', '', 'Jasta 4'),
  card('nieuport-11-navarre', 'nieuport-11', 'Jean Navarre', 'N 67'),
  card('nieuport-11-baracca', 'nieuport-11', 'Francesco Baracca', '70a Squadriglia'),
  card('nieuport-11-chapman', 'nieuport-11', 'Victor Chapman', 'N 124'),
  card('nieuport-16-ball', 'nieuport-16', 'Albert Ball', '11 Squadron'),
  card('nieuport-17-nungesser', 'nieuport-17', 'Charles Nungesser', 'N 65', { damage: 13 }),
  card('nieuport-17-bishop', 'nieuport-17', 'William Bishop', '60 Squadron'),
  card('nieuport-17-ball', 'nieuport-17', 'Albert Ball', '60 Squadron'),
  card('nieuport-17-lufbery', 'nieuport-17', 'Raoul Lufbery', 'N 124'),
  card('nieuport-28-rickenbacker', 'nieuport-28', 'Edward Rickenbacker', '94th Aero Squadron'),
  card('nieuport-28-campbell', 'nieuport-28', 'Douglas Campbell', '94th Aero Squadron'),
  card('nieuport-28-roosevelt', 'nieuport-28', 'Quentin Roosevelt', '95th Aero Squadron', { front: 'B' }),
  card('siemens-d1-front', 'siemens-d1', '', 'Jagdstaffeln, 1917'),
  card('siemens-d3-jasta-15', 'siemens-d3', '', 'Jasta 15'),
  card('siemens-d3-udet', 'siemens-d3', 'Ernst Udet', 'Jagdgeschwader I'),
  card('tripehound-collishaw', 'sopwith-triplane', 'Raymond Collishaw', 'Naval 10'),
  card('tripehound-little', 'sopwith-triplane', 'Robert Little', 'Naval 8'),
  card('tripehound-alexander', 'sopwith-triplane', 'William Alexander', 'Naval 10'),
  card('tripehound-dallas', 'sopwith-triplane', 'Roderic Dallas', 'Naval 1', { damage: 14 }),
  card('hanriot-coppens', 'hanriot-hd1', 'Willy Coppens', '9e Escadrille'),
  card('hanriot-scaroni', 'hanriot-hd1', 'Silvio Scaroni', '76a Squadriglia'),
  card('hanriot-avet', 'hanriot-hd1', 'Flaminio Avet', '82a Squadriglia'),
  card('roland-schleich', 'roland-c2', 'Eduard von Schleich', 'Feldflieger-Abteilung 2b'),
  card('roland-kagohl', 'roland-c2', '', 'Kagohl 2', { front: null }),
  card('re8-sandy', 're8', 'James Sandy', '3 Squadron AFC'),
  card('re8-59', 're8', '', '59 Squadron'),
  card('pomilio-front', 'pomilio-pc', '', 'Squadriglie da ricognizione, 1917'),
  card('dh4-55', 'dh4', '', '55 Squadron'),
  card('dh4-goettler', 'dh4', 'Harold Goettler', '50th Aero Squadron', { front: 'A' }),
  card('breguet-96', 'breguet-14', '', '96th Aero Squadron'),
  card('breguet-br-111', 'breguet-14', '', 'BR 111'),
  card('ufag-flik', 'ufag-c1', '', 'Fliegerkompanien, 1918'),
  card('rumpler-front', 'rumpler-c4', '', 'Flieger-Abteilungen, 1917'),
  card('rumpler-photo', 'rumpler-c4', '', 'Reihenbildzüge, 1918', { front: null }),
  card('se5a-mccudden', 'se5a', 'James McCudden', '56 Squadron'),
  card('se5a-mannock', 'se5a', 'Edward Mannock', '74 Squadron'),
  card('se5a-bishop', 'se5a', 'William Bishop', '85 Squadron'),
  card('se5a-proctor', 'se5a', 'Andrew Beauchamp-Proctor', '84 Squadron'),
  card('se5a-rhys-davids', 'se5a', 'Arthur Rhys-Davids', '56 Squadron', { front: 'B' }),
  card('dolphin-gillet', 'sopwith-dolphin', 'Francis Gillet', '79 Squadron'),
  card('albatros-d2-boelcke', 'albatros-d2', 'Oswald Boelcke', 'Jasta 2'),
  card('albatros-d2-richthofen', 'albatros-d2', 'Manfred von Richthofen', 'Jasta 2'),
  card('dh2-hawker', 'dh2', 'Lanoe Hawker', '24 Squadron'),
  card('dh2-mccudden', 'dh2', 'James McCudden', '29 Squadron'),
  card('morane-gilbert', 'morane-n', 'Eugène Gilbert', 'MS 49'),
  card('morane-navarre', 'morane-n', 'Jean Navarre', 'MS 12'),
  card('eindecker-immelmann', 'fokker-e3', 'Max Immelmann', 'Feldflieger-Abteilung 62'),
  card('eindecker-boelcke', 'fokker-e3', 'Oswald Boelcke', 'Feldflieger-Abteilung 62'),
  card('eindecker-wintgens', 'fokker-e3', 'Kurt Wintgens', 'Feldflieger-Abteilung 6b'),
  card('snipe-barker', 'sopwith-snipe', 'William Barker', '201 Squadron'),
  card('snipe-king', 'sopwith-snipe', 'Elwyn Roy King', '4 Squadron AFC'),
  card('bristol-mckeever', 'bristol-f2b', 'Andrew McKeever', '11 Squadron'),
  card('bristol-smith', 'bristol-f2b', 'Ross Smith', '1 Squadron AFC', { rear: 'A' }),
  card('phoenix-linke-crawford', 'phoenix-d1', 'Frank Linke-Crawford', 'Flik 60/J'),
  card('pup-little', 'sopwith-pup', 'Robert Little', 'Naval 8'),
  card('pup-mccudden', 'sopwith-pup', 'James McCudden', '66 Squadron'),
  card('hannover-schlasta', 'hannover-cl3', '', 'Schlachtstaffeln, 1918'),
  card('be2c-robinson', 'be2c', 'William Leefe Robinson', '39 Squadron'),
  card('be2c-corps', 'be2c', '', 'Corps squadrons, 1916', { damage: 11 }),
];
