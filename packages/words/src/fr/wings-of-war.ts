import type { IllegalReason } from '@tallyho/wings-of-war';
import type { OnlyInWingsOfWar } from '../en/wings-of-war.ts';
import type { Phrases, Sentences } from '../format.ts';
import type { downInFlamesSentences } from './down-in-flames.ts';
import { at, listed } from './grammar.ts';

export const wingsOfWarSentences: Sentences<OnlyInWingsOfWar<typeof downInFlamesSentences>> = {
  'unknown-scenario': (place, fact) =>
    `${at(place)}il n’y a pas de scénario « ${fact('scenario')} »${listed('. Il y a', fact('known'))}.`,
  'unknown-aircraft-card': (place, fact) =>
    `${at(place)}il n’y a pas de carte d’avion « ${fact('card')} », ni dans la boîte ni dans un pack utilisé.`,
  'unknown-aircraft': (place, fact) =>
    `${at(place)}aucun avion de cette partie ne s’appelle « ${fact('aircraft')} »${listed('. Il y a', fact('known'))}.`,
  'unknown-manoeuvre': (place, fact) =>
    `${at(place)}il n’y a pas de manœuvre « ${fact('manoeuvre')} » dans ce jeu. Vérifiez l’orthographe.`,
  'not-in-the-deck': (place, fact) =>
    `${at(place)}« ${fact('manoeuvre')} » n’est pas dans le paquet de manœuvres ${fact('deck')}. Prenez une carte de ce paquet.`,
  'off-the-table': (place, fact) =>
    `${at(place)}ceci n’est pas sur l’aire de jeu, qui mesure ${fact('width')} × ${fact('length')} mm. Déplacez-le, ou agrandissez l’aire de jeu.`,
  'no-aircraft': (place) => `${at(place)}ce joueur n’a aucun avion. Donnez-lui-en un.`,
  'too-many-seats': (place, fact) => `${at(place)}il y a plus de ${fact('most')} joueurs. Retirez-en.`,
  'one-side-only': (place) =>
    `${at(place)}tout le monde est dans le même camp. Il en faut au moins deux pour se battre.`,
  'bad-label': (place, fact) =>
    `${at(place)}« ${fact('label') || fact('name')} » ne peut pas servir de nom ici : pour un avion, des minuscules, des chiffres et des traits d’union, comme dans « rouge-1 » ; pour un joueur, tout sauf deux-points et virgule.`,
  'doubled-label': (place, fact) =>
    `${at(place)}deux avions s’appelleraient « ${fact('label')} ». Donnez à chacun son propre nom.`,
  'doubled-seat': (place, fact) => `${at(place)}deux joueurs s’appellent « ${fact('name')} ». Renommez l’un des deux.`,
  'start-altitude': (place, fact) =>
    `${at(place)}cet avion ne peut pas être à l’altitude ${fact('level')} ; ici, c’est de ${fact('from')} à ${fact('to')}.`,
  'needs-altitude': (place, fact) =>
    `${at(place)}« ${fact('option')} » demande les règles d’altitude${fact('option') === 'floor' ? ' et « voler plus haut »' : ''}. Activez-les, ou retirez ceci.`,
  'ground-is-not-the-floor': (place, fact) =>
    `${at(place)}personne ne peut être au sol quand le plancher est à l’altitude ${fact('floor')}. Mettez le plancher à 0, ou faites voler cet avion.`,
  'needs-tailing-or-aiming': (place) =>
    `${at(place)}l’interruption prive de la poursuite et de la visée, et ni l’une ni l’autre n’est en jeu. Activez l’une des deux.`,
  'not-a-decimal': (place, fact) =>
    `${at(place)}« ${fact('found')} » ne convient pas : il faut un nombre de ${fact('from')} à ${fact('to')}, avec trois décimales au plus.`,
  'no-such-damage-card': (place, fact) =>
    fact('deck') === ''
      ? `${at(place)}il ne reste aucune carte de dégâts « ${fact('card')} ». Écrivez son paquet, ses points et son symbole, comme dans « A 2 jam-red ».`
      : `${at(place)}il n’y a pas de paquet de dégâts « ${fact('deck')} ». Les paquets sont A, B, C et D.`,

  'content-bad-letter': (place, fact) =>
    `${at(place)}« ${fact('found')} » ne peut pas désigner un paquet de manœuvres : une ou deux majuscules, comme « A » ou « XB ».`,
  'content-unknown-deck': (place, fact) =>
    `${at(place)}il n’y a pas de paquet de manœuvres « ${fact('deck')} », ni dans la boîte ni dans ce pack.`,
  'content-unknown-type': (place, fact) =>
    `${at(place)}il n’y a pas de modèle d’avion « ${fact('type')} », ni dans la boîte ni dans ce pack.`,
  'content-no-straight': (place, fact) =>
    `${at(place)}il faut ${fact('wanted')} lignes droites dans le paquet de manœuvres ${fact('letter')} ; il y en a ${fact('found')}.`,
  'content-no-stall': (place, fact) =>
    `${at(place)}le paquet de manœuvres ${fact('letter')} n’a pas de décrochage, alors qu’un avion au moteur endommagé doit en faire un à chaque tour.`,
  'content-no-climb-or-dive': (place, fact) =>
    `${at(place)}il faut une montée et une plongée dans le paquet de manœuvres ${fact('letter')} : on joue avec dès qu’il y a l’altitude.`,
  'content-damage-deck-size': (place, fact) =>
    `${at(place)}le paquet de dégâts ${fact('letter')} compte ${fact('found')} cartes (explosions : ${fact('explosions')}). Il en faut au moins ${fact('min')} sans les explosions, et ${fact('max')} au plus.`,
  'content-not-mirrored': (place, fact) =>
    `${at(place)}dans le paquet de manœuvres ${fact('letter')}, « ${fact('left')} » n’est pas l’image en miroir de « ${fact('right')} ».`,
  'content-no-gun': (place) =>
    `${at(place)}cet avion n’a de mitrailleuse ni à l’avant ni à l’arrière. Donnez-lui-en une.`,
  'content-seat-without-gun': (place, fact) =>
    `${at(place)}un biplace a une mitrailleuse arrière, un monoplace n’en a pas ; ici, places : ${fact('seats')}, mitrailleuse arrière : « ${fact('rear')} ».`,
};

export const wingsOfWarReasons: Phrases<IllegalReason> = {
  'not-in-the-deck': 'cette carte n’est pas dans le paquet de manœuvres de l’avion',
  'no-copy-left': 'toutes les cartes de cette sorte sont déjà dans les cases',
  'steep-after-steep': 'deux manœuvres en piqué ne peuvent pas se suivre',
  'straight-must-follow': 'il faut d’abord une ligne droite',
  'immelmann-needs-straight':
    'un Immelmann suit immédiatement une ligne droite (et un Split-S, avec l’altitude, un décrochage)',
  'too-high': 'l’avion monterait trop haut',
  'climb-and-immelmann': 'pas de montée et d’Immelmann dans le même tour',
  'split-s-and-dive': 'pas de Split-S et de plongée dans le même tour',
  'in-the-cloud': 'dans les nuages, on ne peut plus monter',
  'rudder-jammed': 'le palonnier est bloqué : ce côté est interdit',
  'engine-needs-stall': 'le moteur est endommagé : il faut un décrochage ce tour-ci',
  'landing-sequence': 'un atterrissage, c’est une plongée, une ligne droite et un décrochage, dans cet ordre',
  'take-off-sequence': 'un décollage, c’est un décrochage, une ligne droite et une montée, dans cet ordre',
  'cannot-take-off':
    'pour décoller, il faut être sur le terrain d’atterrissage, sans flammes, et après un tour entier d’arrêt si l’on s’est écrasé',
  'cannot-feign': 'il faut être sur le terrain d’atterrissage pour faire semblant de décoller',
  'aircraft-outside': 'un avion serait sous le nouveau plancher ou au-dessus du nouveau plafond',
};
