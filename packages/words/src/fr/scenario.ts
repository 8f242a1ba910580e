import type { ScenarioProblem } from '@tallyho/scenario';
import type { Sentences } from '../format.ts';
import { at, kind, listed } from './grammar.ts';

export const scenarioSentences: Sentences<ScenarioProblem> = {
  'script-yaml': (place, fact) => `${at(place)}ce n’est pas du YAML valable. ${fact('detail')}`,
  'script-empty': (place) => `${at(place)}il n’y a aucun script dans ce fichier.`,
  'script-not-a-map': (place) => `${at(place)}on attend ici des champs avec leur nom (« nom: valeur »).`,
  'script-unknown-field': (place, fact) => `${at(place)}un script n’a pas de champ « ${fact('field')} » ici.`,
  'script-missing-field': (place, fact) => `${at(place)}il manque le champ « ${fact('field')} ».`,
  'script-wrong-type': (place, fact) =>
    `${at(place)}« ${fact('field')} » n’est pas du bon genre (attendu : ${kind(fact('wanted'))}).`,
  'script-unknown-system': (place, fact) =>
    `${at(place)}le jeu « ${fact('system')} » est inconnu${listed('. On connaît', fact('known'))}.`,
  'script-unknown-label': (place, fact) =>
    `${at(place)}aucune étape ne porte le repère « ${fact('label')} » d’où part cette variante.`,
  'script-doubled-label': (place, fact) => `${at(place)}le repère « ${fact('label')} » est déjà pris plus haut.`,
  'script-refused-steps': (place, fact) =>
    `${at(place)}une partie qui doit être refusée ne se joue pas : enlevez « ${fact('field')} », ou « refused ».`,
  'script-many-points': (place, fact) =>
    `${at(place)}« ${fact('field')} » montre trop de choses ; un texte en montre ${fact('most')} au plus.`,
  'script-point-unnamed': (place, fact) => `${at(place)}le texte ne contient pas les mots de « ${fact('field')} ».`,
  'script-pack-outside': (place, fact) =>
    `${at(place)}le paquet « ${fact('file')} » est en dehors du dossier des scripts. Nommez-le par rapport au script.`,
  'script-pack-missing': (place, fact) => `${at(place)}il n’y a pas de paquet « ${fact('file')} ».`,
  'script-pack-unreadable': (place, fact) =>
    `${at(place)}le paquet « ${fact('file')} » n’est ni du JSON ni du YAML valable. ${fact('detail')}`,
  'script-options': (place) => `${at(place)}le jeu n’accepte pas ces options.`,
  'script-given': (place) => `${at(place)}la situation ne peut pas être mise en place telle quelle.`,
  'script-accepted': (place) => `${at(place)}le jeu devrait refuser ceci et l’accepte.`,
  'script-refused': (place) => `${at(place)}le jeu refuse ceci pour autre chose.`,
  'script-draws': (place) => `${at(place)}ces cartes ne peuvent pas être préparées dans la pioche.`,
  'script-seat': (place) => `${at(place)}il n’y a pas de telle place dans ce jeu.`,
  'step-choice': (place) => `${at(place)}ce choix n’est pas possible.`,
  'step-offered': (place) => `${at(place)}un choix qui devrait être proposé ne l’est pas.`,
  'step-exactly-offered': (place) => `${at(place)}ce ne sont pas exactement ces choix qui sont proposés.`,
  'step-not-offered': (place) =>
    `${at(place)}ce choix est proposé et ne devrait pas l’être, ou n’est pas dans la notation du jeu.`,
  'step-not-asked': (place) =>
    `${at(place)}on ne demande rien à cette place en ce moment, on ne peut donc rien dire de ses choix.`,
  'step-reason': (place) => `${at(place)}le choix est refusé pour une autre raison.`,
  'step-because': (place) => `${at(place)}le choix est refusé par une autre règle.`,
  'step-asked': (place) => `${at(place)}c’est autre chose qui est demandé.`,
  'step-expect': (place) => `${at(place)}la situation n’est pas celle qu’on attendait.`,
  'step-sees': (place) => `${at(place)}cette place ne voit pas ce qu’elle devrait.`,
  'step-happens': (place) => `${at(place)}cela ne s’est pas passé après le dernier choix.`,
  'step-does-not-happen': (place) =>
    `${at(place)}cela s’est passé après le dernier choix et n’aurait pas dû, ou l’événement n’a pas ce champ.`,
  'step-no-such-event': (place) => `${at(place)}il n’y a pas de tel événement dans ce jeu.`,
  'step-after': (place) => `${at(place)}le moment après lequel regarder n’est pas venu après le dernier choix.`,
  'step-undo': (place) => `${at(place)}on ne peut pas revenir sur ce choix.`,
  'step-no-undo': (place) => `${at(place)}on peut revenir sur ce choix, et on ne devrait pas.`,
  'step-not-in-pile': (place) =>
    `${at(place)}la carte posée pour être piochée maintenant n’est pas dans la pioche à ce moment.`,
  'step-broke': (place) =>
    `${at(place)}le jeu lui-même est tombé en panne ici. C’est une faute du programme, pas du script.`,
  'end-cards-left': (place) => `${at(place)}des cartes préparées dans la pioche n’ont jamais été piochées.`,
  'end-decision-open': (place) =>
    `${at(place)}le script s’arrête alors qu’un choix reste ouvert ; continuez la partie, ou dites « open: ».`,
  'end-not-open': (place) => `${at(place)}le script dit qu’un choix reste ouvert à la fin, et ce n’est pas le cas.`,
};
