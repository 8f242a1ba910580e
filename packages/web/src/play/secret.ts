/**
 * 256 bits by chance, as hexadecimal digits: nobody finds them by trying. All cards and dice of a game come from such a
 * seed, which is known by nothing else of the game; bots and hints get seeds of their own.
 */
export const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
