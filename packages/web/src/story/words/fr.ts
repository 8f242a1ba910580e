import type { StoryWords } from './en.ts';

export const fr: StoryWords = {
  title: 'Chances de gagner, vues par le robot',
  moment: 'Moment',
  start: 'début',
  end: 'fin',
  turn: (n) => `tour ${n}`,
  table: 'La même chose en tableau',
  percent: (n) => `${n} %`,
  thinking: (n, of) => `Le robot revient sur le combat : moment ${n} sur ${of}.`,
  stop: 'Arrêter',
  goOn: 'Le laisser continuer',
  failed: 'Le robot ne répond plus. Voici ce qu’il avait trouvé.',
  turningPoint: 'Le tournant',
  turned: (p) => `Tour ${p.turn} : ${p.who}, « ${p.choice} ». Les chances sont passées de ${p.from} % à ${p.to} %.`,
  lookAtIt: 'Le voir dans la relecture',
};
