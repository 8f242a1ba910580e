import type { helpTexts as texts } from '../en/help.ts';

export const helpTexts: typeof texts = {
  help: `tallyho – le combat aérien sur table, et les outils qui vont avec

  tallyho serve              ouvre l’application sur http://localhost:4040
  tallyho scenario CHEMIN…   déroule des parties scriptées, fichiers ou dossiers
  tallyho replay FICHIER     rejoue une partie enregistrée et la vérifie
  tallyho play               joue une partie au hasard et l’écrit
  tallyho fuzz               joue des parties au hasard et vérifie tout
  tallyho exhaust            joue jusqu’à ce que tout ait servi
  tallyho bench              mesure la vitesse, à côté des échecs
  tallyho ladder             fait jouer les robots entre eux et les classe
  tallyho balance            mesure ce que vaut chaque avion
  tallyho puzzles            cherche et vérifie les problèmes du jour
  tallyho rules NUMÉRO…      montre des règles par leur numéro
  tallyho content check      vérifie avions, cartes et packs de contenu
  tallyho help COMMANDE      explique une commande

  --lang en|fr   la langue (sinon celle du système)
  --version      la version

Code de retour : 0 tout va bien, 1 quelque chose ne va pas, 2 la commande n’a pas été comprise.`,

  'help-serve': `tallyho serve [--port N] [--host H]

Ouvre l’application sur http://localhost:4040, jusqu’à Ctrl-C.

  --port N   le port, sinon celui de la variable PORT, sinon 4040 ; 0 : n’importe lequel de libre
  --host H   l’adresse d’écoute ; 0.0.0.0 laisse jouer les autres machines du réseau
  --lang en|fr   la langue de ce qui est dit ici

La variable TALLYHO_WEB nomme un autre dossier qui contient une page construite.`,

  'help-scenario': `tallyho scenario CHEMIN… [--json]

Déroule des parties scriptées (*.yaml) : des fichiers, ou des dossiers avec tout ce qu’ils contiennent. Pour chaque
échec, montre l’étape, ce qui était attendu, ce qui a été trouvé, et les choix possibles. Pour en écrire :
docs/scenarios.md

  --json   le résultat pour un programme
  --lang en|fr   la langue

Code de retour : 0 tout est réussi, 1 un script échoue, 2 un fichier ne peut pas être lu.`,

  'help-replay': `tallyho replay FICHIER [--at N] [--verify] [--json]

Rejoue une partie enregistrée, en vérifie toutes les empreintes, montre la situation et ce qui s’est passé.

  --at N     la situation après N choix, au lieu de la dernière
  --verify   vérifie que les cartes d’une partie finie ont été tirées au hasard : la graine contre sa preuve, et tous les sceaux
  --json   le résultat pour un programme
  --lang en|fr   la langue`,

  'help-play': `tallyho play --system S [--seed K] [--options JSON]

Joue une partie au hasard et l’écrit, pour la revoir avec « tallyho replay ».

  --system S       le jeu, ou un module qui exporte un Trial par défaut
  --seed K         la graine du hasard ; sinon un secret de 256 bits, chaque fois un autre
  --options JSON   les options de la partie, par exemple '{"turns":4}'
  --lang en|fr     la langue`,

  'help-fuzz': `tallyho fuzz --system S [--games N] [--seed K] [--jobs J] [--every E] [--out DOSSIER] [--json]

Joue des parties au hasard sur tous les cœurs et vérifie dans chacune ce que tout jeu promet. Un échec est raccourci
autant que possible et gardé comme partie scriptée. La partie i a la graine K+i : « --games 1 --seed K+i » la rejoue.

  --system S     le jeu, ou un module qui exporte un Trial par défaut
  --games N      combien de parties ; sinon 1000
  --seed K       la graine ; sinon 1
  --jobs J       combien à la fois ; sinon autant que de cœurs
  --every E      toutes les vérifications une étape sur E en moyenne ; sinon 16, et 1 veut dire à chaque étape
  --out DOSSIER  où garder les échecs ; sinon scenarios/regressions
  --json         le résultat pour un programme
  --lang en|fr   la langue`,

  'help-exhaust': `tallyho exhaust --system S [--games MAX] [--seed K] [--json]

Joue jusqu’à ce que chaque carte ait servi de toutes ses façons, chaque avion et chaque ligne de table aussi, et
énumère ce qui n’a pas servi.

  --system S    le jeu, ou un module qui exporte un Trial par défaut
  --games MAX   abandonne après tant de parties ; sinon 100000
  --seed K      la graine ; sinon 1
  --json        le résultat pour un programme
  --lang en|fr  la langue`,

  'help-bench': `tallyho bench [--seconds N] [--system S] [--json]

Joue des parties entières au hasard sur un seul cœur, tous les choix permis énumérés à chaque décision, en alternance
avec des échecs au hasard (chessops), et dit combien cela fait de décisions et de parties par seconde, et combien de
décisions pour une aux échecs.

  --seconds N   la durée pour chacun, surtout d’échauffement, en temps de processeur ; sinon 2.5 (deux minutes en tout)
  --system S    ce jeu seulement, ou un module qui exporte un Trial par défaut
  --json        le résultat pour un programme
  --lang en|fr  la langue`,

  'help-ladder': `tallyho ladder --system S [--games N] [--seed K] [--levels A,B…] [--seer] [--aircraft N] [--jobs J] [--json FICHIER] [--svg FICHIER]

Fait jouer les niveaux des robots les uns contre les autres sur tous les cœurs, par paires en miroir : la même donne, les
places échangées. Donne la part gagnée des parties décidées, avec des intervalles à 95 % (Wilson), et un classement (Elo
par maximum de vraisemblance, le plus faible à 0).
Quand les deux camps ne se valent pas (zero-missions, zero-corsairs, campagnes), une paire est une seule rencontre, aux points des deux parties.

  --system S     le jeu
  --games N      parties par rencontre, un nombre pair ; sinon 100
  --seed K       sinon 1 ; les résultats ne dépendent de rien d’autre
  --levels A,B…  seulement ceux-ci, parmi cadet, pilot, veteran, ace
  --veteran-playouts N   --ace-playouts N   leur temps de réflexion ; sinon ce qu’a un Vétéran de ce système, et 6000 simulations
  --seer         ajoute un robot qui voit toutes les cartes, pour montrer la part de la chance
  --aircraft N   nombre d’avions (dans Zero! d’éléments) de chaque côté, jusqu’à 4 ; sinon 1
  --jobs J       parties à la fois ; sinon autant que de cœurs
  --json FICHIER les chiffres pour un programme
  --svg FICHIER  leur image
  --lang en|fr   la langue`,

  'help-balance': `tallyho balance --system S [--games N] [--seed K] [--level L] [--jobs J] [--json FICHIER] [--svg FICHIER]

Oppose chaque chasseur à chaque autre, par paires en miroir, estime ce que vaut chacun (Bradley et Terry), et dit quelle part
les points imprimés en expliquent, et ce que vaut de commencer. Des campagnes, il dit combien chaque camp en gagne.

  --system S    le jeu
  --games N     parties par rencontre, un nombre pair, ou par campagne ; sinon 4
  --seed K      sinon 1 ; les résultats ne dépendent de rien d’autre
  --level L     cadet, pilot, veteran ou ace ; sinon pilot
  --playouts N  temps de réflexion d’un vétéran ou d’un as ; sinon ce qu’a un Vétéran de ce système, ou 6000 simulations
  --jobs J      parties à la fois ; sinon autant que de cœurs
  --json FICHIER les chiffres pour un programme
  --svg FICHIER le tableau de tous contre tous, et la force selon les points
  --lang en|fr  la langue`,

  'help-puzzles': `tallyho puzzles --system S [--count N] [--seed K] [--playouts N] [--json FICHIER]
tallyho puzzles --check [FICHIER…] [--count N] [--seed K]

Fait jouer des Vétérans et cherche dans leurs parties les décisions où un choix est nettement le meilleur : de chaque option
on joue des parties jusqu’au bout, à partir de ce que la place peut savoir. Ctrl-C arrête avec ce qui est trouvé. Avec --check,
rejoue les problèmes de la page, ou ceux des fichiers, compare leurs options et les mesure de nouveau. Méthode : docs/puzzles.md

  --system S    down-in-flames, zero ou wings-of-war
  --count N     leur nombre ; sinon 10. Avec --check : le nombre à mesurer par fichier, sinon tous
  --seed K      sinon « puzzle ». Avec --check : mesure avec une autre graine, qui doit donner le même meilleur choix ;
                sans elle, les chiffres doivent être exactement les mêmes
  --playouts N  parties par option ; sinon 1000, et 500 dans Wings of War
  --json FICHIER les problèmes
  --lang en|fr  la langue`,

  'help-rules': `tallyho rules NUMÉRO… [--json]

Montre règles, exemples et décisions par leur numéro : DIF-ALT-08, ou DIF-ALT pour le chapitre entier. Dans une copie
du projet, dit aussi quel code et quels tests les citent.

  --json   le résultat pour un programme
  --lang en|fr   la langue, celle des règles aussi`,

  'help-content': `tallyho content check [PACK…] [--system S] [--json]

Vérifie le contenu livré avec chaque jeu, et les packs donnés (JSON ou YAML). Chaque erreur nomme le fichier, l’endroit
et la raison.

  --system S   ce jeu seulement
  --json       le résultat pour un programme
  --lang en|fr la langue`,
};
