import type { DownInFlamesProblem, Reason } from '@tallyho/down-in-flames';
import type { ContentProblem } from '@tallyho/down-in-flames/content';
import type { PackProblem } from '@tallyho/kernel/packs';
import type { Phrases, Sentences } from '../format.ts';
import { at, listed } from './grammar.ts';

export const downInFlamesSentences: Sentences<DownInFlamesProblem | Exclude<ContentProblem, PackProblem>> = {
  'duel-needs-two-fighters': (place, fact) =>
    `${at(place)}un duel oppose un chasseur à un autre ; joueurs ici : ${fact('seats')}, avions : ${fact('aircraft')}. Pour être plus nombreux, jouez par équipes.`,
  'too-few-aircraft': (place) => `${at(place)}il faut au moins deux joueurs, avec un avion chacun.`,
  'too-many-aircraft': (place, fact) =>
    `${at(place)}${fact('aircraft')} avions, c’est trop pour un seul ciel ; le maximum est ${fact('most')}.`,
  'seat-without-aircraft': (place, fact) => `${at(place)}« ${fact('name')} » n’a pas d’avion à piloter. Ajoutez-en un.`,
  'seat-name-twice': (place, fact) => `${at(place)}deux joueurs s’appellent « ${fact('name')} ». Renommez l’un d’eux.`,
  'team-without-aircraft': (place, fact) => `${at(place)}l’équipe ${fact('team')} est vide. Mettez-y un joueur.`,
  'unknown-fighter': (place, fact) =>
    `${at(place)}il n’y a pas de chasseur « ${fact('fighter')} », ni dans la boîte ni dans les packs utilisés.`,
  'unknown-pilot': (place, fact) =>
    `${at(place)}il n’y a pas de pilote « ${fact('pilot')} », ni dans la boîte ni dans les packs utilisés.`,
  'pilot-without-fighter': (place, fact) =>
    `${at(place)}le pilote « ${fact('pilot')} » n’a pas encore de chasseur. Choisissez d’abord le chasseur.`,
  'pilot-of-another-nation': (place, fact) =>
    `${at(place)}le pilote « ${fact('pilot')} » vole pour ${fact('nation')}, le chasseur pour ${fact('fighter')}. Prenez un pilote générique, ou de cette nation.`,
  'pilot-twice': (place, fact) =>
    `${at(place)}le pilote « ${fact('pilot')} » vole déjà sur un autre avion ; il n’y en a qu’un.`,
  'fighter-too-late': (place, fact) =>
    `${at(place)}le chasseur « ${fact('fighter')} » n’entre en service qu’en ${fact('year')}, après l’année convenue (${fact('agreed')}).`,
  'points-exceeded': (place, fact) =>
    `${at(place)}ces avions dépassent de ${fact('over')} les ${fact('points')} points convenus. Prenez-en de moins chers, ou convenez de plus de points.`,
  'nothing-fits': (place, fact) =>
    `${at(place)}aucun avion ne tient dans les points qui restent (${fact('points')} ; à choisir : ${fact('aircraft')}, le moins cher : ${fact('cheapest')}). Convenez de plus de points, ou d’une année plus tardive.`,
  'unknown-leader': (place, fact) =>
    `${at(place)}il n’y a pas d’avion « ${fact('leader')} » dont on puisse être l’ailier${listed('. Il y a', fact('known'))}.`,
  'leader-of-another-team': (place, fact) =>
    `${at(place)}« ${fact('leader')} » vole pour l’autre camp et ne peut pas être le leader de cet avion.`,
  'leader-is-a-wingman': (place, fact) => `${at(place)}« ${fact('leader')} » est un ailier et ne peut pas en mener un.`,
  'leader-has-a-wingman': (place, fact) => `${at(place)}« ${fact('leader')} » a déjà un ailier, et n’en mène qu’un.`,
  'deck-without-attack-cards': (place, fact) =>
    `${at(place)}le paquet « ${fact('deck')} » n’a aucune carte pour tirer, personne ne serait jamais touché. Prenez un autre paquet ou un autre pack.`,
  'deck-too-small': (place, fact) =>
    `${at(place)}le paquet compte ${fact('cards')} cartes, et les mains de départ en prennent déjà ${fact('needed')}. Ajoutez des paquets.`,
  'too-many-faces': (place, fact) =>
    `${at(place)}le paquet compterait ${fact('faces')} cartes différentes, et une partie en a ${fact('most')} au plus. Retirez-en des packs.`,
  'mission-needs-two-sides': (place, fact) =>
    `${at(place)}une mission se joue à deux, un joueur par camp ; joueurs ici : ${fact('seats')}.`,
  'aircraft-not-given': (place) =>
    `${at(place)}les avions d’une mission sont donnés, pas choisis. Nommez un chasseur ou un bombardier.`,
  'fighter-and-bomber': (place, fact) =>
    `${at(place)}un avion ne peut pas être à la fois le chasseur « ${fact('fighter')} » et le bombardier « ${fact('bomber')} ». Gardez l’un des deux.`,
  'unknown-bomber': (place, fact) =>
    `${at(place)}il n’y a pas de bombardier « ${fact('bomber')} », ni dans la boîte ni dans les packs utilisés.`,
  'bomber-outside-a-mission': (place) => `${at(place)}les bombardiers et les bombes ne servent qu’en mission.`,
  'bomber-with-a-pilot': (place, fact) =>
    `${at(place)}le pilote « ${fact('pilot')} » ne peut pas voler sur un bombardier ; les marqueurs de pilote sont pour les chasseurs.`,
  'bomber-in-a-pair': (place, fact) =>
    `${at(place)}« ${fact('aircraft')} » vole comme bombardier : il n’est ni leader ni ailier.`,
  'loaded-bomber': (place, fact) =>
    `${at(place)}le bombardier « ${fact('bomber')} » porte déjà ses bombes ; seul un chasseur peut être chargé.`,
  'loaded-defender': (place) => `${at(place)}seuls les chasseurs de l’attaquant portent des bombes.`,
  'bombs-on-nobody': (place) => `${at(place)}les bombes sont pour un chasseur chargé.`,

  'content-contradiction': (place, fact) => `${at(place)}ceci contredit la règle ${fact('rule')}.`,
  'content-no-attack-cards': (place, fact) =>
    `${at(place)}la moitié « ${fact('theatre')} » du paquet n’a aucune carte pour tirer, personne ne serait jamais touché.`,
  'content-deck-size': (place, fact) =>
    `${at(place)}les deux moitiés du paquet doivent être égales et compter ${fact('max')} cartes au plus ; Pacifique : ${fact('pacific')}, Europe : ${fact('europe')}.`,
  'content-too-many-faces': (place, fact) =>
    `${at(place)}avec ce pack le paquet compterait ${fact('faces')} cartes différentes, et une partie en a ${fact('most')} au plus.`,
};

export const downInFlamesReasons: Phrases<Reason> = {
  'fighter-too-dear': 'ce chasseur coûte plus de points qu’il n’en reste',
  'fighter-too-late': 'ce chasseur est entré en service après l’année convenue',
  'pilot-of-another-nation': 'ce pilote vole pour une autre nation',
  'pilot-flies-already': 'ce pilote vole déjà sur un autre avion',
  'pilot-too-dear': 'ce pilote coûte plus de points que le chasseur n’en laisse',
  'never-from-very-high': 'personne ne commence à très haute altitude',
  'high-needs-a-turbocharger': 'seuls les avions turbocompressés commencent à haute altitude',
  'other-altitude': 'cet avion est à une autre altitude',
  'give-up-first': 'abandonnez d’abord votre position sur l’autre avion',
  'leader-engaged-elsewhere': 'un ailier ne combat que ceux avec qui son leader est Engagé',
  'advantaged-on-you': 'ce chasseur est Avantagé sur vous',
  'tailing-you': 'ce chasseur est Poursuivant sur vous',
  'not-pursuing-you': 'le mitrailleur ne tire que sur les chasseurs Avantagés ou Poursuivants sur vous',
  'too-few-bursts': 'il ne reste pas assez de rafales',
  'evasive-in-force': 'avec EVASIVE, cela coûte une rafale de plus qu’il n’en reste',
  'too-few-gunner-bursts': 'il ne reste pas assez de rafales au mitrailleur',
  'no-maneuver-value': 'cette carte n’a pas de valeur de manœuvre',
  'maneuver-value-too-low': 'sa valeur de manœuvre est trop faible pour autant de crans',
  'already-tailing': 'vous êtes déjà Poursuivant sur ce chasseur',
  'beyond-tailing': 'il n’y a pas de meilleure position que Poursuivant',
  'advantaged-places-taken': 'deux chasseurs sont déjà Avantagés sur lui',
  'tailing-place-taken': 'un autre chasseur est déjà Poursuivant sur lui',
  'barrel-roll-needs-a-pursuer': 'BARREL ROLL se joue contre un chasseur Avantagé ou Poursuivant sur vous',
  'scissors-needs-disadvantaged': 'SCISSORS ne sert qu’à un chasseur Désavantagé',
  'agile-needs-disadvantaged': 'être agile ne sert qu’à un chasseur Désavantagé',
  'agile-once-a-turn': 'être agile ne sert qu’une fois par tour',
  'not-faster': 'vous n’êtes pas plus rapide',
  'not-the-aircraft-compared': 'les manœuvres gratuites ne valent que contre l’avion dont on a comparé la vitesse',
  'highest-level': 'il n’y a pas de niveau au-dessus',
  'lowest-level': 'il n’y a pas de niveau au-dessous',
  'climb-needs-a-card': 'monter coûte une carte, et vous n’en avez pas',
  'cannot-pay': 'vous n’avez pas assez de cartes pour payer',
  'wingman-closes-up': 'un ailier doit se rapprocher de l’altitude de son leader',
  'attack-only': 'cette carte est faite pour attaquer pendant votre tour',
  'does-not-answer': 'cette carte ne répond pas à celle-là',
  'only-ace-pilot-answers': 'seul ACE PILOT répond à ACE PILOT',
  'evasive-comes-after': 'EVASIVE se joue une fois l’attaque réussie',
  'only-evasive-helps': 'l’attaque a réussi ; seul EVASIVE aide encore',
  'only-in-answer': 'cette carte ne se joue qu’en réponse à une autre',
  'no-enemy-left': 'elle se joue contre un ennemi, et il n’en vole plus aucun',
  'later-in-the-turn': 'les cartes se jouent dans la phase d’action, plus tard dans votre tour',
  'no-answer-to-altitude': 'une carte répond à une carte ; un changement d’altitude ne peut qu’être suivi',
  'before-the-first-turn': 'les cartes se jouent pendant le tour des avions, et aucun n’a commencé',
  'named-without-cards': 'on désigne un bombardier, sans jouer de carte',
  'fight-is-over': 'le combat est fini, et aucune carte ne se joue au-dessus de l’objectif',
  'no-position-to-give-up': 'vous n’avez aucune position à abandonner',
  'places-beside-blocked': 'des bombardiers volent de chaque côté ; il n’y a pas de place à son flanc',
  'place-behind-blocked': 'un bombardier vole derrière lui ; il n’y a pas de place dans sa queue',
  'bomber-not-chosen': 'choisissez d’abord ce bombardier',
  'bomber-chosen-already': 'vous avez déjà choisi ce bombardier',
  'not-alone-in-the-rear': 'seul un bombardier isolé dans la dernière rangée se choisit librement',
  'free-of-charge': 'ce bombardier se choisit librement, sans rien dépenser',
  'enemy-has-named': 'l’adversaire a désigné un bombardier ce tour-ci, et celui-ci vole encore',
  'no-bomber-to-name': 'il n’y a pas ici plusieurs bombardiers entre lesquels l’adversaire pourrait choisir',
  'not-there-yet': 'ce chasseur est en retard et n’est pas là au premier tour',
  'not-for-bombers': 'un bombardier ne peut pas jouer cette carte',
  'added-to-a-shot': 'cette carte ne fait qu’ajouter un dégât à un tir joué avec elle',
  'nothing-to-reduce': 'une manœuvre n’inflige aucun dégât à réduire',
  'no-fuel-tank-to-stop': 'il n’y a pas de FUEL TANK à stopper',
  'does-not-stop-fuel-tank': 'cette carte ne stoppe pas FUEL TANK',
  'nothing-adds-to-fuel-tank': 'FUEL TANK ne compte pas de dégâts : rien ne s’y ajoute',
  'has-acted': 'cet appareil a déjà joué dans ce tour',
  'is-shot-down': 'cet appareil a été abattu',
  'gone-home': 'à court de carburant, cet appareil est rentré',
  'bombers-take-no-turns': 'les bombardiers, et les chasseurs chargés de bombes, ne jouent pas de tour',
};
