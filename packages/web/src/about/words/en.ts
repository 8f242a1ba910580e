export const en = {
  title: 'About Tally-Ho',
  intro:
    'An unofficial version of some fine tabletop games, made by people who play them. It has no tie to their publishers or authors, and none of them has checked or approved it.',
  namesTitle: 'Whose games these are',
  names:
    '“Down In Flames”, “Zero!”, “Corsairs & Hellcats” and “Wings of War” are names of their publishers and remain theirs. They stand here only to say whose rules are played. If you like a game, buy the box: nothing here replaces it.',
  rulesTitle: 'The rules and the pictures',
  rules:
    'The rules are told in our own words, paragraph by paragraph. Aircraft, cards, maps and sounds are drawn and made for this page. Nothing is scanned or copied from a box.',
  valuesTitle: 'The values on the cards',
  values:
    'Some are known because a rulebook names them, some are public, and the rest are reconstructed from history by a written method. Every card and aircraft has a page that says which is which, value by value:',
  ownTitle: 'If you own the game',
  own: 'Type the values of your own box into a pack in the editor, and fly with those. The pack stays on this device:',
  privacyTitle: 'What leaves your device',
  privacy:
    'Nothing. There are no accounts and no counters, no page asks another host for anything, and your games are kept in this browser. A game only travels when you send its link or its file.',
  licencesTitle: 'Licences',
  licence: 'The program is free software under the MIT licence.',
  faces: 'The page is set in two faces that come with it, both under the SIL Open Font License 1.1:',
  coasts: 'The coasts of the campaign maps are cut out of Natural Earth, which is in the public domain.',
  faceLicence: (face: string) => `Licence of ${face}`,
};
export type AboutWords = typeof en;
