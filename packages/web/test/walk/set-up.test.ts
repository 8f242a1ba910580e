import { look } from './walk.ts';

look('set-up/down-in-flames', '#/new/down-in-flames');
look('set-up/down-in-flames-fr', '#/new/down-in-flames', { language: 'fr' });
look('set-up/down-in-flames-campaigns', '#/new/down-in-flames-campaign');
look('set-up/rabaul', '#/campaign/down-in-flames-campaign/rabaul-1943');
look('set-up/zero', '#/new/zero');
look('set-up/zero-mission', '#/new/zero/mission/malaya');
look('set-up/zero-kamikaze', '#/new/zero/mission/okinawa-14');
look('set-up/zero-night', '#/new/zero/mission/kind-night');
look('set-up/zero-campaigns', '#/new/zero-campaign');
look('set-up/malaya', '#/campaign/zero-campaign/malaya');
look('set-up/coral-sea', '#/campaign/zero-carriers/coral-sea');
look('set-up/guadalcanal', '#/campaign/zero-guadalcanal/guadalcanal');
look('set-up/pearl-harbor', '#/new/zero-pearl-harbor');
look('set-up/superfortress', '#/new/zero-superfortress');
look('set-up/wings-of-war', '#/new/wings-of-war');
