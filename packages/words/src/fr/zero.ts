import type {
  CarrierResourceReason,
  FlightReason,
  LaunchReason,
  OrderReason,
  Reason,
  ResourceReason,
  ResupplyReason,
  selection,
  ZeroProblem,
} from '@tallyho/zero';
import type { OnlyInZero } from '../en/zero.ts';
import type { Phrases, Sentences } from '../format.ts';
import type { downInFlamesReasons, downInFlamesSentences } from './down-in-flames.ts';
import { at, listed } from './grammar.ts';

const words: { readonly [word: string]: string } = {
  japanese: 'japonais',
  allied: 'allié',
  'very low': 'très basse',
  low: 'basse',
  medium: 'moyenne',
  high: 'haute',
  'very high': 'très haute',
  red: 'rouge',
  white: 'blanc',
  blue: 'bleu',
};

/** Un camp, une altitude ou un bord, que les programmes nomment en anglais. */
const said = (word: string): string => (Object.hasOwn(words, word) ? words[word] : word);

export const zeroSentences: Sentences<OnlyInZero<ZeroProblem, typeof downInFlamesSentences>> = {
  'seat-without-elements': (place, fact) => `${at(place)}« ${fact('name')} » n’a aucun élément. Donnez-lui-en un.`,
  'side-without-elements': (place, fact) =>
    `${at(place)}personne ne vole pour le camp ${said(fact('side'))}. Ajoutez-y un joueur.`,
  'too-many-elements': (place, fact) =>
    `${at(place)}le camp ${said(fact('side'))} compte ${fact('found')} éléments ; le maximum est ${fact('most')}.`,
  'label-empty': (place) => `${at(place)}un élément a besoin d’un nom. Donnez-lui-en un, ou retirez le champ.`,
  'label-twice': (place, fact) =>
    `${at(place)}deux éléments s’appelleraient « ${fact('label')} ». Donnez à chacun son propre nom.`,
  'not-a-fighter': (place, fact) =>
    `${at(place)}${fact('name')} n’est pas un chasseur, et un combat tournoyant se joue entre chasseurs. Choisissez un autre avion.`,
  'night-fighter-by-day': (place, fact) =>
    `${at(place)}${fact('name')} est un chasseur de nuit et ne vole que la nuit. Choisissez un autre avion.`,
  'night-fighter-with-wingman': (place, fact) =>
    `${at(place)}${fact('name')} est un chasseur de nuit, et ceux-là chassent seuls. Laissez son ailier au sol.`,
  'fighter-of-the-other-side': (place, fact) =>
    `${at(place)}${fact('name')} ne vole pas pour le camp ${said(fact('side'))}. Choisissez un avion de ce camp.`,
  'unequal-aircraft': (place, fact) =>
    `${at(place)}les deux camps doivent avoir le même nombre d’avions ; japonais : ${fact('japanese')}, alliés : ${fact('allied')}. Égalisez, ou convenez d’un équilibrage.`,
  'unequal-points': (place, fact) =>
    `${at(place)}pour équilibrer par le nombre, il faut autant de points de chaque côté ; japonais : ${fact('japanese')}, alliés : ${fact('allied')}. Choisissez d’autres avions.`,
  'more-elements-than-agreed': (place, fact) =>
    `${at(place)}vous avez convenu de leaders sans ailier, pas d’éléments en plus ; japonais : ${fact('japanese')}, alliés : ${fact('allied')}. Égalisez, ou équilibrez par le nombre.`,
  'wingmen-missing-on-both-sides': (place) =>
    `${at(place)}pour équilibrer ainsi, les ailiers ne manquent que dans un seul camp. Rendez les siens à l’autre.`,
  'pilots-not-agreed': (place, fact) =>
    `${at(place)}${fact('name')} ne peut pas voler : vous n’avez pas convenu d’équilibrer par les pilotes. Ajoutez « pilots » à l’équilibrage, ou retirez ce pilote.`,
  'pilot-on-the-stronger-side': (place, fact) =>
    `${at(place)}${fact('name')} volerait pour le camp qui a ${fact('own')} points contre ${fact('other')} ; les pilotes sont pour le camp le plus faible.`,
  'pilot-of-another-service': (place, fact) =>
    `${at(place)}${fact('name')} appartient à une autre arme (${fact('service')}) ; cet avion vole pour ${fact('services')}.`,
  'pilot-in-the-wrong-type': (place, fact) =>
    `${at(place)}${fact('name')} ne pilote qu’un type d’avion (${fact('family')}). Choisissez cet avion, ou un autre pilote.`,
  'altitude-needs-turbo': (place, fact) =>
    `${at(place)}seuls les avions turbocompressés peuvent commencer à très haute altitude, et ${fact('name')} n’a pas de turbocompresseur. Commencez plus bas.`,
  'altitude-above-ceiling': (place, fact) =>
    `${at(place)}${fact('name')} ne peut pas dépasser son altitude maximale (${said(fact('ceiling'))}). Commencez plus bas.`,
  'hands-exceed-deck': (place, fact) =>
    `${at(place)}le paquet compte ${fact('cards')} cartes, et les mains de départ en prennent déjà ${fact('hands')}. Prenez un paquet plus gros, ou moins d’éléments.`,

  'too-many-copies': (place, fact) =>
    `${at(place)}il y aurait ${fact('copies')} exemplaires de cette carte, et il ne peut y en avoir que ${fact('most')}.`,

  'card-number-twice': (place, fact) =>
    `${at(place)}le numéro de carte ${fact('number')} est déjà pris par « ${fact('other')} ». Chaque carte a le sien.`,
  'red-card-answers': (place, fact) =>
    `${at(place)}${fact('title')} a un bord rouge et ne peut répondre à rien (${fact('answers')}). Retirez ses réponses.`,
  'blue-card-answers-nothing': (place, fact) =>
    `${at(place)}${fact('title')} a un bord bleu et ne répond à rien : elle ne serait jamais jouée. Dites à quoi elle répond.`,
  'shot-without-bursts': (place, fact) => `${at(place)}${fact('title')} est un tir et coûte de 1 à 3 rafales.`,
  'bursts-without-shot': (place, fact) =>
    `${at(place)}${fact('title')} n’est pas un tir : ni rafales, ni dégâts, ni sous-titre.`,
  'shot-without-hits': (place, fact) =>
    `${at(place)}${fact('title')} inflige des dégâts ou bien, avec FUEL TANK, détruit ; l’un ou l’autre.`,
  'wrong-border': (place, fact) =>
    `${at(place)}${fact('title')} a un bord ${said(fact('wanted'))}, et non ${said(fact('found'))}.`,
  'damage-not-rising': (place, fact) =>
    `${at(place)}la face endommagée doit supporter plus de dégâts que l’autre (${fact('front')}) ; ici : ${fact('damaged')}.`,
  'damaged-side-better': (place, fact) =>
    `${at(place)}la face endommagée (${fact('damaged')}) ne peut pas être meilleure que l’autre (${fact('front')}).`,
  'results-not-rising': (place) =>
    `${at(place)}un meilleur résultat de bombardement ne peut pas faire moins de dégâts qu’un moins bon. Revoyez les points.`,
  'wrong-levels': (place, fact) =>
    `${at(place)}il y a ici ${fact('found')} niveaux de dégâts ; il en faut ${fact('wanted')}.`,
  'two-forces-of-a-side': (place) => `${at(place)}un camp a au plus une force en dehors de sa Flotte.`,
  'levels-not-rising': (place, fact) =>
    `${at(place)}les niveaux de dégâts commencent à 0 point et montent, et aucun ne vaut moins que le précédent. Celui-ci commence à ${fact('from')} et vaut ${fact('vps')}.`,
  'not-in-content': (place, fact) =>
    `${at(place)}rien ne s’appelle « ${fact('id')} ». Nommez ce qui vient avec le jeu ou avec ce pack.`,
  'listed-wrongly': (place, fact) =>
    `${at(place)}${fact('aircraft')} ne peut pas être noté « ${fact('as')} » : les chasseurs et les bombardiers légers se notent L/W ou L, tous les autres par leur nombre.`,
  'no-such-target': (place, fact) => `${at(place)}cette campagne n’a pas d’objectif ${fact('number')}.`,
  'wrong-periods': (place, fact) =>
    `${at(place)}il y a ici ${fact('found')} périodes, et la campagne en a ${fact('wanted')}.`,
  'mission-unclear': (place) =>
    `${at(place)}une mission de bombardement ou de reconnaissance a une feuille d’objectif, un attaquant et deux nombres de tours ; un combat tournoyant ou une évacuation a un seul nombre de tours, et rien de cela.`,

  'position-without-foe': (place) => `${at(place)}il manque l’ennemi sur lequel cette position est tenue. Nommez-le.`,
  'foe-on-the-same-side': (place, fact) =>
    `${at(place)}« ${fact('foe')} » est du même camp ; une position se tient sur un ennemi.`,
  'foe-at-another-altitude': (place, fact) =>
    `${at(place)}« ${fact('foe')} » est à une autre altitude ; une position se tient à la même.`,
  'foe-taken': (place, fact) =>
    `${at(place)}ce leader ou « ${fact('foe')} » est déjà Engagé ; un leader ne l’est qu’avec un seul ennemi.`,
  'no-such-element': (place, fact) =>
    `${at(place)}il n’y a pas de « ${fact('name')} » dans ce combat${listed('. Il y a', fact('known'))}.`,
  'no-such-card': (place, fact) =>
    `${at(place)}il n’y a pas de carte « ${fact('card')} » dans ce paquet${listed('. Il y a', fact('known'))}.`,

  'mission-without-orders': (place) =>
    `${at(place)}une mission a besoin d’ordres : son genre, l’attaquant, l’objectif et les tours.`,
  'patrol-without-altitude': (place) =>
    `${at(place)}un patrouilleur part à l’altitude de la feuille de campagne. Nommez-la.`,
  'mission-without-attacker': (place, fact) =>
    `${at(place)}une mission de ce genre (${fact('kind')}) a besoin d’un attaquant. Dites quel camp.`,
  'mission-without-target': (place, fact) =>
    `${at(place)}une mission de ce genre (${fact('kind')}) a besoin d’un objectif. Nommez une fiche d’objectif.`,
  'attacker-without-aircraft': (place) => `${at(place)}le camp qui vole cette mission n’a pas d’avion. Donnez-lui-en.`,
  'side-without-player': (place, fact) =>
    `${at(place)}le camp ${said(fact('side'))} n’a pas de joueur. Même sans avion il en faut un, pour sa Flak.`,
  'wrong-number-of-turns': (place, fact) =>
    `${at(place)}les tours sont ici ${fact('wanted') === '2' ? 'deux nombres, l’aller et le retour' : 'un seul nombre, au moins 1'}.`,
  'target-of-another-mission': (place, fact) =>
    `${at(place)}la fiche ${fact('target')} n’est pas faite pour une mission de ce genre. Choisissez un autre objectif.`,
  'unknown-target': (place, fact) => `${at(place)}il n’y a pas de fiche d’objectif « ${fact('target')} ».`,
  'unknown-formation-aircraft': (place, fact) =>
    `${at(place)}aucun avion « ${fact('aircraft')} » ne vole en formation. Choisissez-en un autre.`,
  'unknown-crew': (place, fact) => `${at(place)}il n’y a pas d’équipage « ${fact('crew')} ».`,
  'load-not-carried': (place, fact) =>
    `${at(place)}${fact('aircraft')} ne peut pas emporter cela ici (${fact('load')})${listed('. Il bombarde ainsi :', fact('modes'))}.`,
  'crew-not-on-a-heavy-bomber': (place, fact) =>
    `${at(place)}les équipages volent sur des bombardiers lourds, et ${fact('name')} n’en est pas un.`,
  'crew-of-another-nation': (place, fact) =>
    `${at(place)}l’équipage « ${fact('crew')} » ne vole que sur des avions de son pays, et ${fact('name')} n’en est pas un.`,
  'crew-in-the-wrong-type': (place, fact) =>
    `${at(place)}l’équipage « ${fact('crew')} » ne vole que sur un type d’avion (${fact('family')}), et ${fact('name')} en est un autre.`,
  'crew-twice': (place, fact) =>
    `${at(place)}l’équipage « ${fact('crew')} » vole déjà sur un autre avion ; il n’y en a qu’un pion.`,
  'formation-of-two-types': (place) =>
    `${at(place)}une formation ne compte que des avions d’un même type. Faites-en deux formations.`,
  'formation-too-large': (place, fact) =>
    `${at(place)}une formation de ce type compte au plus ${fact('most')} avions. Faites plus de formations.`,
  'type-at-two-altitudes': (place) =>
    `${at(place)}tous les avions d’un même type volent à la même altitude pendant une mission.`,
  'pilot-without-wingman': (place, fact) =>
    `${at(place)}cet élément de ${fact('name')} n’a pas d’ailier à qui donner un pilote.`,
  'green-and-skilled': (place, fact) =>
    `${at(place)}nul n’est à la fois expérimenté et novice, pas même sur ${fact('name')}.`,
  'wingman-at-night': (place, fact) => `${at(place)}il n’y a pas d’ailiers la nuit : ${fact('name')} vole seul.`,
  'kamikaze-out-of-place': (place) =>
    `${at(place)}seuls les avions de l’attaquant d’une mission kamikaze peuvent être kamikazes ou porter un MXY7.`,
  'kamikaze-too-high': (place) => `${at(place)}les kamikazes commencent à n’importe quelle altitude sauf Très Haute.`,
  'kamikaze-with-a-pilot': (place) => `${at(place)}les kamikazes n’ont ni pilote ni équipage nommé.`,
  'ohka-not-carried': (place) => `${at(place)}un MXY7 est porté par un bombardier moyen, à la place des bombes.`,
  'search-out-of-place': (place) =>
    `${at(place)}seule une mission kamikaze cherche son objectif, et seulement s’il n’est pas encore connu.`,
  'solitaire-for-one': (place) => `${at(place)}un seul joueur mène ici les deux camps. N’en nommez qu’un.`,
  'solitaire-against-oneself': (place) =>
    `${at(place)}quand un seul joueur mène les deux camps, tous les éléments sont à l’ennemi. Nommez ce camp.`,
  'solitaire-one-formation': (place) =>
    `${at(place)}quand un seul joueur mène les deux camps, il a une seule formation.`,
  'condition-out-of-place': (place) =>
    `${at(place)}seul un joueur qui mène les deux camps a des avions en formation avec leurs dégâts et leur entraînement.`,
  'solitaire-without-altitude': (place) =>
    `${at(place)}quand un seul joueur mène les deux camps, on sait d’où part un chasseur. Nommez son altitude.`,
  'element-of-nobody': (place) =>
    `${at(place)}seul un joueur qui mène les deux camps peut avoir un élément de l’autre camp.`,
};

export const zeroReasons: Phrases<OnlyInZero<Reason, typeof downInFlamesReasons>> = {
  'red-card-answers-nothing': 'une carte à bord rouge ne sert qu’à attaquer',
  'blue-card-does-not-attack': 'une carte à bord bleu ne sert qu’à répondre',
  'no-fire-when-behind': 'un leader Désavantagé ou Poursuivi ne peut pas tirer',
  'too-few-bursts-at-wingman':
    'il ne reste pas assez de rafales ; MANEUVERING et HALF LOOP en font gagner contre un ailier',
  'gunner-has-too-few-bursts': 'il ne reste pas assez de rafales au mitrailleur',
  'gunner-fires-only-backwards':
    'le mitrailleur ne tire que sur le leader Avantagé ou Poursuivant sur son avion, et sur l’ailier de ce leader',
  'two-steps-or-nothing': 'HALF LOOP vaut toujours deux crans, et il n’en reste qu’un',
  'only-when-behind': 'FULL THROTTLE n’attaque que si l’on est Désavantagé ou Poursuivi',
  'only-when-disadvantaged': 'SCISSORS n’attaque que si l’on est Désavantagé',
  'not-while-it-is-tailing':
    'SCISSORS n’aide un camarade que si ce leader est Avantagé sur lui, pas s’il est Poursuivant',
  'not-against-a-wingman': 'cette carte ne se joue pas contre un ailier',
  'wingman-fires-only-at-wingmen': 'contre un autre ailier, un ailier ne peut que tirer',
  'not-by-a-wingman': 'un ailier ne change pas d’altitude avec VERTICAL ROLL',
  'engaged-with-another': 'votre leader est Engagé, et ne peut attaquer que ce leader ennemi',
  'target-is-engaged': 'ce leader est Engagé avec un autre élément',
  'break-its-position-first': 'ce leader doit d’abord perdre sa position sur votre camarade',
  'another-altitude': 'cet avion est à une autre altitude',
  'no-enemy-in-the-fight': 'elle se joue contre un élément ennemi, et il n’y en a aucun au combat',
  'later-in-the-sequence': 'les cartes se jouent dans la phase de jeu des cartes, plus tard dans ce tour',
  'earlier-in-the-sequence': 'la phase de jeu des cartes de ce tour est passée',
  'between-sequences': 'les cartes se jouent pendant le tour d’un élément, et aucun n’a commencé',
  'later-in-the-attack': 'l’angle et la cible se décident avant de jouer des cartes',
  'target-is-named': 'la cible est désignée, sans jouer de carte',
  'bombed-instead-of-cards': 'un leader qui a bombardé ou mitraillé ne joue pas de cartes pendant ce tour',
  'found-nobody': 'l’élément n’a trouvé personne dans la nuit, et pioche seulement',
  'not-of-this-hand': 'leader et ailier ne jouent que leurs propres cartes',
  'announce-it-first': 'annoncez d’abord l’attaque contre l’ailier',
  'one-aircraft-a-turn': 'on n’attaque qu’un seul avion par tour',
  'agile-is-used': 'être agile ne sert qu’une fois par tour d’élément',
  'agile-only-in-own-sequence': 'être agile ne sert que pendant son propre tour',
  'no-card-to-climb': 'monter coûte une carte, et vous n’en avez pas',
  'above-the-ceiling': 'c’est au-dessus de l’altitude maximale de cet avion',
  'nothing-above': 'il n’y a rien au-dessus de la très haute altitude',
  'nothing-below': 'il n’y a rien au-dessous de la très basse altitude',
  'roll-card-does-not-pay': 'la montée coûte une autre carte, et vous n’en avez pas',
  'seen-by-coastwatchers': 'repéré par les guetteurs côtiers : il ne commence pas plus haut',
  'needs-a-turbocharger': 'seuls les avions turbocompressés commencent à très haute altitude',
  'instead-of-cards': 'se désengager remplace le jeu des cartes',
  'no-position-held-at-start': 'on n’abandonne qu’une position tenue depuis le début du tour',
  'at-the-start-only': 'une position s’abandonne avant de jouer la moindre carte',
  'has-had-its-sequence': 'il a déjà joué pendant ce tour',
  'is-out-of-the-fight': 'il n’est plus au combat',
  'comes-late': 'il arrive en retard, et n’est pas encore là',
  'night-fighters-first': 'les chasseurs de nuit jouent avant tous les autres',
  'fighters-have-acted': 'il s’est déjà rapproché ou a attaqué pendant ce tour',
  'performance-allows-no-more': 'la performance ne permet pas plus de cartes en main',
  'horsepower-allows-no-more': 'la puissance moteur ne permet pas plus de cartes',
  'leader-is-engaged-with-another': 'un ailier ne combat que l’élément avec lequel son leader est Engagé',
  loaded: 'avec des bombes ou une torpille il ne joue ni MANEUVERING, ni HALF LOOP, ni SCISSORS, ni FULL THROTTLE',
  'loaded-wingman-stays': 'un ailier chargé n’attaque des chasseurs que si son leader est Engagé',
  'is-to-bomb-or-strafe': 'cet avion doit bombarder ou mitrailler ce tour-ci',
  'not-at-the-same-place': 'l’un survole l’objectif, l’autre attend à l’écart',
  'keeps-its-level': 'après sa torpille il reste à très basse altitude jusqu’au retour',
  'no-bombers-there': 'il n’y a pas de bombardier ennemi à cette altitude',
  'engaged-helps-nobody': 'seul un leader Non engagé répond pour un autre',
  'helps-at-its-altitude': 'un leader ne répond que pour qui vole à son altitude',
  'engaged-attacks-no-bombers': 'seul qui n’est pas Engagé attaque les bombardiers',
  'rams-instead-of-cards': 'éperonner remplace le jeu des cartes',
  'not-against-bombers': 'contre les bombardiers on ne joue que MANEUVERING, HALF LOOP, IN MY SIGHTS et OUT OF THE SUN',
  'wingman-only-aims': 'un ailier ne se sert de cette carte que pour choisir le bombardier',
  'bombers-are-not-aimed-at-so': 'on choisit un bombardier avec MANEUVERING ou HALF LOOP',
  'too-few-bursts-at-bombers':
    'il ne reste pas assez de rafales ; MANEUVERING et HALF LOOP en font gagner contre un bombardier',
  'bombers-answer-with-fire-or-spoil': 'les tourelles ne répondent que par un tir ou une attaque repoussée',
  'carries-nothing': 'il n’emporte ni bombes ni torpille',
  'not-declared': 'on n’a pas annoncé au début du tour qu’il bombarderait ou mitraillerait',
  'wrong-altitude-to-bomb': 'il ne peut pas bombarder ainsi à cette altitude',
  'bomb-rating-is-zero': 'sa valeur de bombardement est maintenant 0',
  'torpedo-needs-the-run': 'on ne largue une torpille que si l’on était à très basse altitude à la fin de l’approche',
  'strafe-only-at-very-low': 'on mitraille à très basse altitude',
  'no-guns-to-strafe': 'il n’a pas d’armes pour mitrailler',
  'never-strafed': 'on ne mitraille pas cet objectif',
  'answers-no-flak-card': 'elle ne répond pas à cette carte de la Flak',
  'answers-no-response': 'qui doit bombarder ou mitrailler répond aux attaques, et à aucune réponse',
  'green-has-answered': 'un pilote novice joue une seule réponse par phase, et il l’a jouée',
  'kamikaze-stays-low': 'un kamikaze à Très Basse altitude y reste pendant tout le tour de Bombardement',
  'kamikazes-do-not-break-off': 'les kamikazes ne peuvent pas se désengager',
  'goes-home-anyway': 'il rentre sans rien coûter à la fin de ce tour',
  'kamikazes-start-no-higher': 'les kamikazes commencent à n’importe quelle altitude sauf Très Haute',
  'nothing-was-found': 'la recherche n’a rien trouvé',
  'third-target-is-attacked': 'l’objectif du troisième tirage doit être attaqué',
  'no-draw-is-made-again': 'aucun tirage ne peut plus être refait',
  'run-is-decided': 'ce qu’il fait au-dessus de l’objectif est déjà décidé',
  'rockets-in-place-of-guns': 'ses roquettes remplacent le mitraillage',
  'no-rockets': 'il n’emporte pas de roquettes',
  'rockets-only-low-down': 'on tire des roquettes à basse ou très basse altitude',
  'no-skip-bombing-here':
    'seules les bombes alliées de saturation ricochent, à très basse altitude et contre des navires assez grands',
  'charges-only-at-very-low': 'on largue des grenades à très basse altitude',
  'drop-only-at-very-low': 'on largue du ravitaillement à très basse altitude',
  'mines-only-at-very-low': 'on pose des mines à très basse altitude',
  'light-alert-stays-shallow': 'en alerte légère, le sous-marin ne va pas plus bas que peu profond',
  'submarine-is-under': 'le sous-marin est en plongée',
  'fortified-is-not-strafed': 'un objectif fortifié ne peut être mitraillé',
  'patrol-must-be-back': 'un patrouilleur doit être revenu à son altitude à l’entrée en zone',
  'patrol-keeps-its-level': 'un patrouilleur garde son altitude de l’entrée à la sortie de zone',
  'patrol-goes-over': 'un patrouilleur continue sur l’objectif',
  'patrol-starts-no-attack': 'un patrouilleur n’attaque que l’ennemi avec lequel il est engagé',
  'not-from-very-high': 'à Guadalcanal, personne ne commence à Très Haute altitude',
  'fighters-fire-every-shot': 'un chasseur tire chaque coup qu’il a pioché, et ne répond avec aucune carte de tir',
};

/** Why not this Resource? */
export const resourceReasonPhrases: Phrases<ResourceReason> = {
  'resource-is-used': 'chaque ressource ne peut être choisie qu’une fois par campagne',
  'resource-is-left': 'tant qu’il reste des ressources, il faut en choisir une',
  'escort-of-another-service': 'l’escorte vient de l’arme qui effectue la mission',
};

/** Why not this pilot in that aircraft? */
export const selectionReasonPhrases: Phrases<selection.SelectionReason> = {
  'leaders-before-wingmen': 'les pilotes expérimentés sont d’abord leaders ; les ailiers ont ceux qui restent',
  'green-wingmen-first': 'les pilotes novices sont d’abord ailiers ; les leaders ont ceux qui restent',
};

/** Why not these orders, this Resource or these aircraft of a Carrier campaign? */
export const carrierReasonPhrases: Phrases<
  Exclude<OrderReason | CarrierResourceReason | LaunchReason, ResourceReason>
> = {
  'range-out-of-reach': 'une flotte ne passe pas de la distance réduite à la longue distance, ni l’inverse, en un tour',
  'large-strike-twice': 'on ne lance pas de frappe massive deux tours de suite',
  'opening-is-prescribed': 'la feuille impose la frappe du premier tour',
  'resource-of-the-enemy': 'cette ressource est réservée à l’autre camp',
  'stays-behind': 'les dommages clouent au sol une partie de ces avions',
  'no-cards-left': 'il n’y a plus d’avions de ce type',
};

/** Why not these aircraft, this ship or this battle of the Guadalcanal campaign? */
export const guadalcanalReasonPhrases: Phrases<FlightReason | ResupplyReason> = {
  'over-the-week': 'la météo ne permet pas plus d’avions cette semaine',
  'over-the-type': 'on n’utilise pas plus d’avions de ce type par semaine',
  'no-more-boxes': 'il n’y a plus d’avions de ce type qui n’aient pas volé cette semaine',
  'not-grouped': 'les avions sont groupés en éléments chaque fois que c’est possible',
  'not-its-altitude': 'ce type ne commence pas à cette altitude',
  'all-of-them-sunk': 'tous ont été coulés',
  'too-early-for-the-eastern-solomons': 'la bataille des Salomon orientales se déclare à partir de la semaine 3',
  'too-early-for-santa-cruz': 'la bataille de Santa Cruz se déclare à partir de la semaine 6',
  'battle-is-fought': 'chaque bataille ne se livre qu’une fois',
  'santa-cruz-came-first': 'Santa Cruz a été livrée : il est trop tard pour les Salomon orientales',
  'japan-has-attacked': 'une bataille ne se déclare que dans une semaine où les Américains ont attaqué',
};
