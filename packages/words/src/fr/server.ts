import type { ServerProblem } from '../en/server.ts';
import type { Sentences } from '../format.ts';

export const serverSentences: Sentences<ServerProblem> = {
  'nothing-to-serve': () =>
    'La page n’est pas encore construite : lancez « npm start » à la racine du projet, qui la construit et la sert.',
  'port-taken': (_, fact) =>
    `Le port ${fact('port')} est déjà pris, peut-être par un autre Tally-Ho : arrêtez ce programme, ou choisissez-en un autre avec PORT=… ou --port.`,
  'port-forbidden': (_, fact) =>
    `Cet utilisateur n’a pas le droit d’ouvrir le port ${fact('port')} : choisissez-en un à partir de 1024 avec --port.`,
  'host-unknown': (place) =>
    `« ${place} » n’est pas une adresse de cette machine : omettez --host, ou donnez-en une qui le soit.`,
  'server-failed': (_, fact) => `Le serveur n’a pas pu démarrer. Le système dit : ${fact('detail')}`,
};
