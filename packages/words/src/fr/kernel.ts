import type { KernelProblem } from '@tallyho/kernel';
import type { PackProblem } from '@tallyho/kernel/packs';
import type { referenceReasons as reasons } from '../en/kernel.ts';
import type { Sentences } from '../format.ts';
import { at, because, kind, listed, quotedOr } from './grammar.ts';

export const kernelSentences: Sentences<KernelProblem | PackProblem> = {
  'game-over': () => 'La partie est finie, ce choix n’a donc pas été pris en compte ; le résultat est acquis.',
  'no-such-seat': (place, fact) =>
    `Il n’y a pas de place « ${place} » à cette table${listed(' ; les places sont', fact('seats'))}.`,
  'not-asked': (place) =>
    `Rien n’est demandé à ${place} pour le moment. La partie n’a pas bougé ; attendez les autres joueurs.`,
  'stale-decision': (place) =>
    `${place} a déjà répondu à cette question, ce choix n’a donc pas été pris en compte. Regardez ce qui est demandé maintenant.`,
  'not-an-option': (_, fact) =>
    `${quotedOr(fact('text'), 'Ce choix')} n’est pas possible maintenant${because(fact)}. La partie n’a pas bougé ; prenez l’un des choix proposés.`,
  'unreadable-choice': (_, fact) =>
    `« ${fact('text')} » n’est pas un choix dans la notation de ce jeu. La partie n’a pas bougé ; vérifiez l’orthographe.`,
  'nothing-to-undo': (place) =>
    `${place} n’a rien sur quoi revenir : dès que le hasard ou un autre joueur a répondu, un choix est définitif. La partie n’a pas bougé.`,
  'nothing-to-redo': (place) => `Il n’y a rien que ${place} ait repris et puisse refaire. La partie n’a pas bougé.`,
  'text-too-long': (place, fact) =>
    `${at(place)}« ${fact('text')} » a ${fact('found')} caractères, et on n’en lit pas plus de ${fact('most')} ici. Rien n’a été modifié ; raccourcissez ce texte.`,
  'list-too-long': (place, fact) =>
    `${at(place)}cette liste a ${fact('found')} entrées, et on n’en lit pas plus de ${fact('most')}. Rien n’a été modifié ; raccourcissez-la.`,
  'data-too-deep': (place, fact) =>
    `${at(place)}des listes et des champs sont imbriqués ici sur plus de ${fact('most')} niveaux. Rien n’a été modifié ; rien chez nous n’est aussi profond.`,
  'data-too-large': (place, fact) =>
    `${at(place)}il y en a trop ici : plus de ${fact('most')} valeurs. Rien n’a été modifié ; est-ce le bon fichier ?`,
  'record-too-long': (place, fact) =>
    `${at(place)}ce texte a ${fact('found')} caractères, et une partie enregistrée n’en a pas plus de ${fact('most')}. Rien n’a été modifié ; est-ce le bon fichier ?`,
  'record-too-many-lines': (place, fact) =>
    `${at(place)}ce texte a ${fact('found')} lignes, et une partie enregistrée n’en a pas plus de ${fact('most')}. Rien n’a été modifié ; est-ce le bon fichier ?`,
  'record-line-too-long': (place, fact) =>
    `${at(place)}la ligne qui commence par « ${fact('text')} » est plus longue que ne peut l’être une ligne d’une partie enregistrée (${fact('most')} caractères). Rien n’a été modifié ; est-ce le bon fichier ?`,
  'record-empty': (place) => `${at(place)}cette partie enregistrée est vide. Est-ce le bon fichier ?`,
  'record-version': (place, fact) =>
    `${at(place)}une partie enregistrée commence par « Tally-Ho record ${fact('known')} », et ce fichier par « ${fact('found')} ». C’est un autre genre de fichier, ou il vient d’une autre version de Tally-Ho.`,
  'record-header': (place, fact) =>
    `${at(place)}il manque ici la ligne « ${fact('field')}: … ». Une partie enregistrée donne system, rules, seed et options, dans cet ordre.`,
  'record-system': (place, fact) =>
    `${at(place)}c’est une partie de « ${fact('found')} », et elle devait être rejouée comme « ${fact('wanted')} ».`,
  'record-rules-version': (place, fact) =>
    `${at(place)}cette partie a été jouée avec la version ${fact('found')} des règles, et voici la version ${fact('wanted')}. Les mêmes choix pourraient mener ailleurs, elle n’est donc pas rejouée ; prenez le Tally-Ho d’origine.`,
  'record-options': (place) =>
    `${at(place)}les options de la partie ne sont pas du JSON valable. Reprenez la ligne de l’original.`,
  'record-line': (place, fact) =>
    `${at(place)}« ${fact('text')} » n’est ni un choix (« place: choix »), ni le début d’un tour, ni la fin.`,
  'record-choice': (place, fact) =>
    `${at(place)}« ${fact('seat')}: ${fact('text')} » ne peut pas être joué ici. ${fact('why')}`,
  'record-hash': (place, fact) =>
    `${at(place)}la partie n’est pas ici celle qui a été enregistrée (${fact('found')} au lieu de ${fact('wanted')}) ; l’enregistrement a donc été modifié depuis la marque précédente. Jusqu’à celle-ci, tout est juste.`,
  'record-proof': (place) =>
    `${at(place)}ce n’est pas la graine qui avait été promise au début de la partie : son SHA-256 n’est pas la preuve donnée au-dessus. L’enregistrement a été modifié, ou les cartes n’ont pas été tirées au hasard.`,
  'record-sealed': (place) =>
    `${at(place)}il manque la graine ; on ne peut donc pas savoir quelles cartes ont été tirées. Un enregistrement la donne quand la partie est finie ; d’ici là, seule la copie de qui garde la partie peut être rejouée.`,
  'record-turn-missing': (place, fact) =>
    `${at(place)}il manque au-dessus la ligne du tour ${fact('turn')} avec son empreinte ; on ne peut donc pas savoir si la situation est celle qui a été enregistrée.`,
  'record-unfinished': (place) =>
    `${at(place)}l’enregistrement dit que la partie est finie, et quelqu’un doit encore choisir. Il manque des choix au-dessus de cette ligne.`,
  'record-end-missing': (place) =>
    `${at(place)}la partie est finie ici, et il manque au-dessous la ligne de la fin avec son empreinte ; on ne peut donc pas savoir si les derniers choix sont ceux qui ont été enregistrés.`,
  'record-after-end': (place, fact) =>
    `${at(place)}« ${fact('text')} » se trouve après la fin de la partie, où rien d’autre ne peut se trouver. Des lignes ont été répétées ou ajoutées.`,
  'save-newer': (_, fact) =>
    `Cette partie a été sauvegardée par un Tally-Ho plus récent (version ${fact('found')} de ses règles ; cette page connaît la version ${fact('wanted')}). Elle reste telle quelle : rechargez la page une fois connecté, et elle pourra continuer.`,
  'state-broken': (place) =>
    `${at(place)}la table telle qu’elle a été sauvegardée est abîmée ici, et ne peut plus être remise en place.`,
  'field-not-a-map': (place) => `${at(place)}on attend ici des champs avec leur nom (« nom: valeur »).`,
  'field-unknown': (place, fact) =>
    `${at(place)}il n’y a pas de champ « ${fact('name')} » ici${listed('. On connaît', fact('known'))}.`,
  'field-missing': (place, fact) => `${at(place)}il manque le champ « ${fact('name')} ». Ajoutez-le.`,
  'field-wrong-value': (place, fact) =>
    `${at(place)}« ${fact('found')} » ne convient pas${listed('. Valeurs permises :', kind(fact('wanted')))}.`,
  'cards-too-few': (place, fact) =>
    `${at(place)}il ne reste pas de carte ${fact('card')} pour cela. Ne nommez pas une carte plus souvent que la pioche n’en contient.`,
  'situation-impossible': (place, fact) =>
    `${at(place)}aucune partie ne peut en arriver là : c’est contraire à la règle ${fact('rule')}.`,

  'content-wrong-type': (place, fact) =>
    `${at(place)}ceci n’est pas du bon genre (${kind(fact('found'))}) ; attendu : ${kind(fact('wanted'))}.`,
  'content-missing-field': (place, fact) => `${at(place)}il manque le champ « ${fact('name')} ». Ajoutez-le.`,
  'content-unknown-field': (place, fact) =>
    `${at(place)}il n’y a pas de champ « ${fact('name')} » ici. Vérifiez l’orthographe.`,
  'content-unknown-value': (place, fact) =>
    `${at(place)}« ${fact('found')} » est inconnu ici${listed('. Valeurs permises :', fact('allowed'))}.`,
  'content-out-of-range': (place, fact) =>
    `${at(place)}${fact('found')} est hors limites : au moins ${fact('min')}${listed(', au plus', fact('max'))}.`,
  'content-bad-id': (place, fact) =>
    `${at(place)}« ${fact('found')} » ne peut pas être un identifiant : minuscules, chiffres et traits d’union simples, comme dans « bf-109e ».`,
  'content-duplicate-id': (place, fact) =>
    `${at(place)}l’identifiant « ${fact('id')} » est déjà pris (${fact('first')}).`,
  'content-bad-source': (place, fact) =>
    `${at(place)}« ${fact('found')} » n’est pas une source : donnez le numéro d’une règle, « public » ou « reconstructed ».`,
};

export const referenceReasons: typeof reasons = {
  'once-a-turn': 'c’est permis une fois par tour',
  'only-in-answer': 'cette carte ne se joue qu’en réponse à une autre',
};
