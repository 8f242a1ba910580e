import { downInFlamesTrial } from '@tallyho/down-in-flames';
import { zeroKamikazeTrial, zeroMissionTrial, zeroTrial } from '@tallyho/zero';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offersIn } from '../../../src/dogfight/cards/offers.ts';
import type { DogfightRoom } from '../../../src/dogfight/room.ts';
import { type Frame, frameOf } from '../../../src/dogfight/sky/frame.ts';
import { Sky } from '../../../src/dogfight/sky/sky.tsx';
import { Desk } from '../../../src/dogfight/table/desk.tsx';
import { Hands } from '../../../src/dogfight/table/hand.tsx';
import { RatingsPanel } from '../../../src/dogfight/table/ratings-panel.tsx';
import { TurnMarks } from '../../../src/dogfight/table/turn-marks.tsx';
import { duelTable } from '../../../src/down-in-flames/duel-room.ts';
import { zeroTable } from '../../../src/zero/zero-room.ts';
import { changesIn } from '../../line-changes.ts';
import { alone, bombs, commandos, intruders, lowDown, rams, submarine } from '../../zero/missions.ts';
import { type Dealt, linesOf, type Moment, momentsOf, someOf } from './flown.ts';

const flames = (deal: Dealt['deal']): Dealt => ({ room: duelTable as unknown as DogfightRoom, deal });
const zeros = (deal: Dealt['deal'], prefers?: Dealt['prefers']): Dealt => ({
  room: zeroTable as unknown as DogfightRoom,
  deal,
  prefers,
});

const DESK = frameOf(1280, 800);
const TABLET = frameOf(820, 1180);
const PHONE = frameOf(390, 844);
const LYING = frameOf(844, 390);

interface Fight extends Dealt {
  readonly seed: string;
  readonly frame: Frame;
  /** How often it is looked at. */
  readonly looks: number;
  readonly seat?: number;
}

const fights: { readonly [name: string]: Fight } = {
  'a mission of bombers': { ...flames(downInFlamesTrial.deal), seed: 'a', frame: DESK, looks: 6 },
  'a fight on a phone': { ...flames(downInFlamesTrial.deal), seed: 'b', frame: PHONE, looks: 5 },
  'a fight on a phone on its side': { ...flames(downInFlamesTrial.deal), seed: 'c', frame: LYING, looks: 5, seat: 1 },
  'Elements on a tablet': { ...zeros(zeroTrial.deal), seed: 'a', frame: TABLET, looks: 5 },
  'Elements at a desk': { ...zeros(zeroTrial.deal), seed: 'b', frame: DESK, looks: 5 },
  'a mission of Zero': { ...zeros(zeroMissionTrial.deal), seed: 'a', frame: DESK, looks: 5 },
  kamikazes: { ...zeros(zeroKamikazeTrial.deal), seed: 'a', frame: DESK, looks: 5 },
  'a submarine': { ...zeros(() => submarine, bombs), seed: 'a', frame: DESK, looks: 5, seat: 1 },
  commandos: { ...zeros(() => commandos, rams as Dealt['prefers']), seed: 'a', frame: DESK, looks: 4 },
  'intruders by night': { ...zeros(() => intruders), seed: 'a', frame: DESK, looks: 6, seat: 1 },
  'bombers low down on a phone': { ...zeros(() => lowDown, bombs), seed: 'a', frame: PHONE, looks: 5 },
  'a player alone': { ...zeros(() => alone), seed: 'a', frame: LYING, looks: 5 },
};

/** The table at a moment: its sky, the hand, and at the end what everybody is worth. */
function drawn({ telling: { scene, hands }, question }: Moment, frame: Frame): string[] {
  const [first, second] = scene.tokens;
  const [card] = hands[0]?.places ?? [];
  return linesOf(
    renderToStaticMarkup(
      <>
        <TurnMarks hud={scene.hud} where={frame === DESK ? '' : 'somewhere'} />
        <Sky
          scene={scene}
          frame={frame}
          seed="sky"
          hands={{
            question,
            open: new Set(question === null ? [] : [second?.id ?? -1]),
            placing: question?.places?.waiting[0]?.id ?? -1,
            aimed: question === null ? null : (first?.id ?? null),
            onToken: () => {},
            onChoose: () => {},
          }}
        />
        <Desk scene={scene}>
          <Hands
            hands={hands}
            card={frame.card}
            offers={offersIn(question)}
            picked={card?.key ?? null}
            explained={frame === TABLET}
            waiting={question === null}
            marked={frame === PHONE ? new Set([card?.key ?? '']) : null}
            onPick={() => {}}
            onChoose={() => {}}
          />
        </Desk>
        {scene.end !== null && <RatingsPanel scene={scene} sheet={scene.sheets[0]?.key ?? ''} />}
      </>,
    ),
  );
}

test.each(Object.keys(fights))('%s: what the table shows, from the beginning to the end', async (name) => {
  const { frame, looks, seed, seat, ...dealt } = fights[name];
  const moments = someOf(momentsOf(dealt, seed, seat), looks).map((moment) => drawn(moment(), frame));
  const told = moments.flatMap((lines, at) =>
    at === 0 ? lines : [`== then, ${at}`, ...changesIn(moments[at - 1], lines)],
  );
  expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/skies/${name.replaceAll(/[^a-zA-Z]+/g, '-')}.txt`);
});
