import type { superfortressReasonPhrases as english } from '../en/zero-superfortress.ts';

export const superfortressReasonPhrases: typeof english = {
  'missions-from-week-4': 'aucune Mission avant la semaine 4',
  'damaged-flies-no-mission': 'un B-29 endommagé ne part pas en Mission',
  'supply-too-short': 'une Mission coûte 20 points de ravitaillement par B-29, et il n’y en a pas assez en réserve',
  'nothing-left-to-train': 'son équipage n’a plus rien à apprendre',
  'nothing-to-repair': 'il n’y a rien à réparer',
  'box-is-ticked': 'cette case est déjà cochée',
  'saturation-2-first': 'la case −2 du bombardement de saturation se coche avant la case −1',
  'missions-fly-higher': 'les Missions volent à moyenne, haute ou très haute altitude',
  'lost-this-week': 'un B-29 n’est pas remplacé la semaine où il a été perdu',
};
