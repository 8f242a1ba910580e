import { BotHost } from './host.ts';
import type { FromBot, ToBot } from './protocol.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: FromBot): void;
  onmessage: ((event: { readonly data: ToBot }) => void) | null;
};

declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null };
  readonly port2: { postMessage(nothing: null): void };
};

/** Timers of a page are slowed down; a message to oneself is not, and comes after those that are waiting. */
const channel = new MessageChannel();
let goOn: (() => void) | null = null;
channel.port1.onmessage = () => goOn?.();

// A bot in a web worker: the page never waits for it.
const host = new BotHost({
  send: (message) => self.postMessage(message),
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      goOn = resolve;
      channel.port2.postMessage(null);
    }),
});
self.onmessage = ({ data }) => host.hear(data);
