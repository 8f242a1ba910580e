import { look } from './walk.ts';

look('lessons/all', '#/lessons');
look('lessons/first-turn', '#/lesson/lessons/down-in-flames/1-first-turn.yaml');
look('lessons/first-sequence', '#/lesson/lessons/zero/1-first-sequence.yaml');
look('lessons/first-flight', '#/lesson/lessons/wings-of-war/1-first-turn.yaml');
look('lessons/try-tailing', '#/try/DIF-POS-07/down-in-flames/rules/bursts.yaml');
look('puzzle/down-in-flames', '#/puzzle/2026-11-01');
look('puzzle/zero', '#/puzzle/2026-11-02');
look('puzzle/wings-of-war', '#/puzzle/2026-11-03');

look('rulebook/down-in-flames', '#/rules/down-in-flames', {}, '.rule-page');
look('rulebook/chapter', '#/rules/down-in-flames/chapter-12', {}, '.rule-page');
look('rulebook/found', '#/rules/down-in-flames/DIF-POS-07/find/tailing%20bursts', {}, '.rule-page');
look('rulebook/no-example', '#/search/no%20example%20is%20called%20this', {}, '.rule-page');

look('replay/down-in-flames', '#/scenario/down-in-flames/examples/DIF-EX-16-playing-cards.yaml/main/1');
look('replay/wings-of-war', '#/scenario/wings-of-war/rules/damage.yaml~5/main/1');
look('replay/superfortress', '#/scenario/zero-superfortress/flights.yaml~9/main/1');
look('replay/campaign', '#/replay/campaign-desk/5', { games: ['v3/campaign-desk'] });

look('debrief/duel', '#/debrief/duel-over', { games: ['v3/duel-over'] });
look('debrief/zero', '#/debrief/zero-over', { games: ['v3/zero-over'] });
look('debrief/wings-of-war', '#/debrief/wings-over', { games: ['v3/wings-over'] });

look('hangar/nothing-found', '#/hangar/find=nothing%20is%20called%20this');
look('hangar/beaufighter', '#/cards/down-in-flames/fighters/beaufighter-vi');
look('hangar/pilot', '#/cards/down-in-flames/pilots/pokryshkin');
look('hangar/action-card', '#/cards/down-in-flames/faces/in-my-sights-fuel-tank');
look('hangar/blenheim', '#/cards/zero/formations/blenheim-iv');
look('hangar/target', '#/cards/zero/targets/6A-transport');
look('hangar/triplane', '#/cards/wings-of-war/types/sopwith-triplane');
look('hangar/deck', '#/cards/wings-of-war/decks/XA');

look('editor/no-packs', '#/editor/down-in-flames');
