import type { DeckTable } from '../fixed.ts';
import { HALF_LENGTH, HALF_WIDTH, type Pose } from '../geometry/base.ts';
import { across, along, heading } from '../geometry/trigonometry.ts';
import type { Kind } from '../state.ts';

/** WOW-MOVE-02 … WOW-MOVE-04, WOW-GAP-18 — lays the card at the front of the base and puts the base on the card. */
export function move(pose: Pose, deck: DeckTable, kind: Kind): void {
  const at = pose.heading;
  const forward = deck.forward[kind];
  const aside = deck.aside[kind];
  pose.x += across(at, forward, aside);
  pose.y += along(at, forward, aside);
  pose.heading = heading(at + deck.turn[kind]);
}

/** WOW-LAND-23, WOW-GAP-97 — turns a base about a point of it: (ahead, aside) as parts of half its length and width. */
export function pivot(pose: Pose, ahead: number, aside: number, hundredths: number): void {
  const [forward, right] = [ahead * HALF_LENGTH, aside * HALF_WIDTH];
  const turned = heading(pose.heading + hundredths);
  pose.x += across(pose.heading, forward, right) - across(turned, forward, right);
  pose.y += along(pose.heading, forward, right) - along(turned, forward, right);
  pose.heading = turned;
}
