import type { SideName } from '@tallyho/zero';

const receives: { readonly [side in SideName]: string } = { japanese: 'Japan receives', allied: 'The Allies receive' };

/** What only the Land campaigns of CORSAIRS AND HELLCATS say. */
export const corsairs = {
  length: (p: { missions: number; periods: string }) =>
    `${p.missions === 1 ? '1 mission' : `${p.missions} missions`} in one of its periods: ${p.periods}.`,
  green: 'Green pilots',
  greenHelp: 'Cards may also bring green pilots and crews, more of them the longer the war lasts.',
  historical: 'Historical pilots',
  historicalHelp: 'Only people who were there in those months.',
  performanceOf: 'Allied less Japanese victory points:',
  standingNote: 'The Allied victory points less those of Japan.',
  special: 'Special Mission',
  specialKind: 'the marker is tossed for day or night',
  place: 'Where',
  system: 'Target System',
  kamikazes: 'Kamikaze cards',
  marks: 'Besides',
  night: 'by night',
  fortified: 'fortified',
  marines: 'flown by Marines',
  receives,
  nothing: 'nothing',
  notNow: 'not now',
  take: (name: string) => `Take off with ${name}`,
  retain: (aircraft: string) => `Keep the Element of ${aircraft}`,
  reinforce: (aircraft: string) => `One more ${aircraft}`,
  passengerIn: (n: number) => `The passenger flies in aircraft ${n}`,
  asks: {
    retain: 'The Big Blue Blanket leaves you one Element of your Resource. Which?',
    reinforce: 'Maximum Effort: of which type does one more fly?',
    passenger: 'In which aircraft does the passenger fly? The enemy does not see it.',
  },
  tossed: (p: { night: boolean; name: string }) =>
    `The marker shows ${p.night ? 'the star: night' : 'the rising sun: day'}. ${p.name}.`,
  systemDrawn: (p: { card: string; system: string; target: string }) => `${p.system}: ${p.card} is drawn, ${p.target}.`,
  kamikazesDrawn: (cards: string) => `Kamikaze Aircraft Table: ${cards}.`,
  retained: (aircraft: string) => `Of the Resource an Element of ${aircraft} stays.`,
  reinforced: (aircraft: string) => `Maximum Effort: one more ${aircraft}.`,
  passengerWas: (p: { aircraft: number; fate: string; vps: number }) =>
    `The passenger flew in aircraft ${p.aircraft}: ${p.fate} (${p.vps} VPs).`,
};
