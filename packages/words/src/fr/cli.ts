import type { CliProblem, cliTexts as texts } from '../en/cli.ts';
import { number, type Sentences } from '../format.ts';
import { counted, listed, meant, quotedOr, unlessNone } from './grammar.ts';

export const cliSentences: Sentences<CliProblem> = {
  'command-unknown': (place, fact) =>
    `Il n’y a pas de commande « ${place} ».${meant(fact('near'))} « tallyho help » en donne la liste.`,
  'option-unknown': (place, fact) => `Il n’y a pas d’option ${place} ici.${meant(fact('near'))}`,
  'option-needs-value': (place) => `Il faut une valeur après ${place}.`,
  'option-takes-no-value': (place, fact) => `${place} s’écrit sans valeur : enlevez « =${fact('found')} ».`,
  'option-wrong-value': (place, fact) =>
    `« ${fact('found')} » ne convient pas pour ${place}. Valeurs permises : ${fact('wanted')}.`,
  'argument-missing': (place) => `Il faut dire à « tallyho ${place} » sur quoi travailler.`,
  'argument-extra': (place) => `« ${place} » est de trop ici.`,
  'system-missing': (_, fact) => `Quel jeu ? Nommez-le avec --system. On connaît ${fact('known')}.`,
  'system-unknown': (place, fact) =>
    `Le jeu « ${place} » est inconnu.${meant(fact('near'))}${listed(' On connaît', fact('known'))}.`,
  'system-no-trial': (place) =>
    `${place} : ce module n’exporte pas de Trial par défaut, il n’y a donc pas de jeu à jouer.`,
  'system-unloadable': (place, fact) => `${place} : ce module ne peut pas être chargé. ${fact('detail')}`,
  'file-missing': (place) => `${place} : il n’y a ni fichier ni dossier de ce nom. Vérifiez-le.`,
  'file-is-folder': (place) => `${place} : c’est un dossier, et il faut un fichier.`,
  'file-unreadable': (place, fact) => `${place} : le fichier ne peut pas être lu. ${fact('detail')}`,
  'file-unwritable': (place, fact) => `${place} : le fichier ne peut pas être écrit. ${fact('detail')}`,
  'no-scripts': (place) => `${place} : il n’y a aucun script dans ce dossier (*.yaml).`,
  'record-unproven': (place) =>
    `${place} : les enregistrements de version 1 n’ont pas de preuve ; on ne peut donc pas savoir si la graine a été choisie avant la partie ou après. Elle se rejoue, c’est tout ce qu’on peut en dire.`,
  'at-too-far': (place, fact) =>
    `La partie enregistrée compte ${fact('moves')} choix, il n’y a donc pas de situation après le choix ${place}.`,
  'options-not-json': (place, fact) =>
    `${place} attend du JSON, et « ${fact('found')} » n’en est pas. Un exemple : --options '{"turns":4}'`,
  'content-verb': (place) =>
    `${quotedOr(place, 'Cela')} ne peut pas se faire avec un contenu ; dites « tallyho content check » et les packs à vérifier.`,
  'pack-system': (place, fact) =>
    `${place} : ce pack n’est pour aucun jeu qui accepte des packs. Son champ « system » doit en nommer un${listed(' :', fact('known'))}.`,
  'pack-unreadable': (place, fact) => `${place} : le pack n’est ni du JSON ni du YAML. ${fact('detail')}`,
  'out-unwritable': (place, fact) => `${place} : la trouvaille n’a pas pu y être écrite. ${fact('detail')}`,
  'no-bots': (place, fact) => `Il n’y a pas encore de robots pour « ${place} ». Ils pilotent ${fact('known')}.`,
  'level-unknown': (place, fact) =>
    `Il n’y a pas de niveau « ${place} ».${meant(fact('near'))} --levels en veut au moins deux parmi ${fact('known')}.`,
  'bots-failed': (_, fact) => `Les parties n’ont pas pu être jouées. ${fact('detail')}`,
  'puzzles-unreadable': (place) => `${place} : ce fichier ne contient pas de problèmes, ou pas comme ils s’écrivent.`,
  'puzzle-not-asked': () => 'Rien n’y est demandé à cette place.',
  'puzzle-options': (_, fact) => `Ses options sont autres maintenant : ${fact('found')}.`,
  'puzzle-unclear': () => 'D’après ses propres chiffres, aucun choix n’est nettement le meilleur.',
  'puzzle-figures': () => 'La mesure donne autre chose que ce qu’il annonce.',
  'bench-failed': (_, fact) => `La mesure n’a pas pu être faite. ${fact('detail')}`,
};

const n = (value: number): string => number(value, 'fr');
const games = (count: number): string => counted(count, n(count), 'partie', 'parties');
const choices = (count: number): string => counted(count, n(count), 'choix', 'choix');
const files = (count: number): string => counted(count, n(count), 'fichier', 'fichiers');
const lines = (count: number): string => counted(count, n(count), 'ligne de jeu', 'lignes de jeu');
const passed = (count: number): string => counted(count, n(count), 'réussie', 'réussies');
const failed = (count: number): string => counted(count, n(count), 'manquée', 'manquées');
const unread = (count: number): string => counted(count, n(count), 'illisible', 'illisibles');
const errors = (count: number): string => counted(count, n(count), 'erreur', 'erreurs');
const events = (count: number): string => counted(count, n(count), 'événement', 'événements');
const packs = (count: number): string => counted(count, n(count), 'pack vérifié', 'packs vérifiés');
const never = (count: number): string => counted(count, n(count), 'élément jamais utilisé', 'éléments jamais utilisés');
const used = (count: number): string => counted(count, n(count), 'élément utilisé', 'éléments utilisés');

export const cliTexts: typeof texts = {
  'see-help': ({ command }) => `« tallyho help ${command} » montre comment faire.`,

  'serve-ready': ({ address }) => `Tally-Ho vous attend sur ${address} – Ctrl-C pour l’arrêter.`,
  'serve-stopped': 'Arrêté.',

  step: ({ step }) => `étape ${step}`,
  'before-first-step': 'avant la première étape',
  expected: 'attendu',
  found: 'trouvé',
  there: 'tout ce qu’il y a :',
  open: 'choix',
  'scenario-summary': (p) =>
    `${files(p.files)}, ${lines(p.lines)} : ${passed(p.lines - p.failed)}, ${failed(p.failed)}${unlessNone(p.unread, `, ${unread(p.unread)}`)}.`,

  'replay-head': ({ system, rules, seed, options }) =>
    `${system}, règles version ${rules}, graine ${seed}, options ${options}`,
  'replay-position': ({ move, moves, hash }) =>
    `Situation après le choix ${move} sur ${moves} (#${hash}), toutes les empreintes sont justes jusqu’ici :`,
  verified: ({ proof, choices: made, seals }) =>
    `La graine est celle qui avait été promise au début de la partie (SHA-256 ${proof}). ${choices(made)} rejoués avec les cartes qui en découlent, ${counted(seals, n(seals), 'sceau vérifié', 'sceaux vérifiés')} : tout est juste.`,
  'verified-running':
    'Mais la partie n’est pas finie ici. Ou bien elle continue : sa graine est alors pour qui la garde, ne la montrez pas à quelqu’un qui y joue. Ou bien sa fin a été coupée.',
  'verified-short':
    'La graine a moins de 256 bits : avec du temps, on aurait pu la trouver en essayant. Les parties commencées sur la page en ont de plus longues.',
  'replay-events': ({ count }) => `Ce qui s’est passé jusqu’ici (${events(count)}) :`,

  'fuzz-progress': ({ played, games: all, rate }) =>
    `${n(played)} sur ${games(all)}, ${n(Math.round(rate))} par seconde`,
  'fuzz-summary': ({ system, games: played, choices: made, rate }) =>
    `${system} : ${games(played)}, ${choices(made)}, ${games(Math.round(rate))} par seconde.`,
  'fuzz-stopped': ({ system, games: played, choices: made, rate }) =>
    `Arrêté. ${system} : ${games(played)} jusque-là, ${choices(made)}, ${games(Math.round(rate))} par seconde.`,
  'fuzz-found': ({ check, detail, seed, choices: made }) =>
    `✗ ${check} échoue dans la partie de graine ${seed} ; la plus courte qui le montre compte ${choices(made)}.\n  ${detail}`,
  'fuzz-kept': ({ file }) => `  gardée dans  ${file}`,
  'fuzz-again': ({ command }) => `  à rejouer    ${command}`,

  'exhaust-progress': (p) => `${n(p.used)} sur ${n(p.all)}, ${games(p.games)}`,
  'exhaust-summary': (p) =>
    `${p.system} : ${used(p.used)} sur ${n(p.all)}, en ${games(p.games)} et ${choices(p.choices)}.`,
  'exhaust-missing': ({ count }) => `${never(count)} :`,

  'bench-chess': 'échecs (chessops)',
  'bench-warm': ({ done, all }) => `échauffement ${done} sur ${all}`,
  'bench-round': ({ done, all }) => `manche ${done} sur ${all}`,
  'bench-head': ({ rounds, node }) =>
    `Parties entières au hasard, tous les choix permis énumérés à chaque décision, sans événements, un seul cœur, temps de processeur, Node ${node}, médiane de ${counted(rounds, n(rounds), 'manche', 'manches')} :`,
  'bench-decisions': 'décisions/s',
  'bench-games': 'parties/s',
  'bench-length': 'décisions/partie',
  'bench-ratio': 'échecs = 1',
  'bench-bots': 'Robots qui anticipent, avec les simulations que permet le temps de réflexion de chaque niveau.',
  'bench-playouts': 'simulations/s',

  'level-cadet': 'Cadet',
  'level-pilot': 'Pilote',
  'level-veteran': 'Vétéran',
  'level-ace': 'As',
  'level-seer': 'Voyant',
  'games-progress': ({ played, games: all, left }) => `${n(played)} sur ${games(all)}, encore ${n(Math.ceil(left))} s`,
  'ladder-head': (p) =>
    `${p.system}${p.aircraft === 1 ? '' : `, ${p.aircraft} contre ${p.aircraft}`}, graine ${p.seed} : ${games(p.games)} par paires en miroir, Vétéran ${n(p.veteran)} et As ${n(p.ace)} simulations par décision, ${n(p.seconds)} s.`,
  'ladder-stopped': 'Arrêté : seules les paires entières comptent.',
  'ladder-bout': ({ a, b }) => `${a} bat ${b}`,
  'ladder-columns': 'des parties décidées|intervalle à 95 %|gagnées–perdues|nulles',
  'ladder-columns-pairs': 'des paires décidées|intervalle à 95 %|gagnées–perdues|nulles',
  'ladder-ratings': 'Classement (Elo, le plus faible à 0) :',
  'ladder-seer':
    'Le Voyant voit toutes les cartes : ce qu’il ne gagne pas est de la chance, et aucun robot honnête ne peut gagner beaucoup plus.',
  'ladder-axis': 'part gagnée des parties décidées, %',
  'ladder-axis-pairs': 'part gagnée des paires décidées, aux points des deux parties, %',
  'ladder-interval': 'barres : mesuré ; moustaches : intervalle à 95 % ; trait : la moitié',
  'first-mover': ({ share, low, high }) =>
    `Qui commence gagne ${n(100 * share)} % des parties décidées (intervalle à 95 % : ${n(100 * low)} à ${n(100 * high)}).`,
  'puzzles-progress': (p) => `${n(p.found)} sur ${n(p.count)} en ${games(p.games)}`,
  'puzzles-measured': (p) => `${n(p.measured)} sur ${n(p.count)} mesurés`,
  'puzzles-head': (p) =>
    `${p.system} : ${counted(p.count, n(p.count), 'problème', 'problèmes')}, ${games(p.playouts)} par option.`,
  'puzzles-line': (p) =>
    `  ${p.seed}, après ${choices(p.moves)} (${p.kind}) : ${p.choice} ${n(100 * p.chance)} %, ${counted(100 * p.margin, n(100 * p.margin), 'point', 'points')} devant le suivant`,
  'puzzles-checked': (p) =>
    `${p.system} : ${counted(p.count, n(p.count), 'problème rejoué', 'problèmes rejoués')}, ${counted(p.measured, n(p.measured), 'remesuré', 'remesurés')}, dont ${n(p.agree)} tels qu’annoncés.`,
  'balance-head': (p) =>
    `${p.system}, graine ${p.seed} : ${counted(p.aircraft, n(p.aircraft), 'avion', 'avions')}, ${games(p.games)} par paires en miroir, niveau ${p.level}, ${n(p.seconds)} s.`,
  'balance-columns': 'avion|points|force (Elo)|points justes|gagné',
  'balance-fit': ({ r2 }) => `Les points imprimés expliquent ${n(100 * r2)} % de la variance de la force mesurée.`,
  'balance-off': ({ count, names }) =>
    count === 0 ? 'Aucun avion n’est à plus d’un point de sa valeur.' : `À plus d’un point de sa valeur : ${names}.`,
  'balance-no-points': 'Ce jeu n’imprime pas de points : les forces elles-mêmes permettent des rencontres équilibrées.',
  'balance-matrix':
    'ce que la ligne a gagné contre la colonne, le plus fort d’abord : plus c’est foncé, plus elle gagne',
  'balance-points': 'points imprimés',
  'balance-strength': 'force mesurée (Elo)',
  'balance-sheets-head': (p) =>
    `${p.system}, graine ${p.seed} : ${counted(p.sheets, n(p.sheets), 'campagne', 'campagnes')}, ${games(p.games)}, niveau ${p.level}, ${n(p.seconds)} s.`,
  'balance-sheets-columns': 'campagne|parties|l’Axe gagne|nulles|les Alliés gagnent',
  'file-written': ({ file }) => `écrit : ${file}`,

  example: 'exemple de jeu',
  ruling: 'décision de notre part',
  'rule-not-named': 'aucun code ni test du projet ne la cite encore',

  'content-right': ({ name }) => `✓ ${name} : en ordre`,
  'content-wrong': ({ name, count }) => `✗ ${name} : ${errors(count)}`,
  'content-summary': ({ checked, wrong }) => `${packs(checked)}, dont ${n(wrong)} avec des erreurs.`,
};
