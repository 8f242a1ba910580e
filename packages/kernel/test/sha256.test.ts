import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash, sha256 } from '../src/index.ts';

test('SHA-256 gives the answers of FIPS 180-4', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('HMAC gives the answers of RFC 4231', () => {
  expect(keyedHash('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('both agree with the platform, whatever the length and the letters', () => {
  const borders = ['\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}'];
  const letters = ['a', 'é', '€', '🛩', '\ud800', '\0', '\udfff', '\ue000', ...borders];
  for (let length = 0; length < 300; length += 7) {
    const text = Array.from({ length }, (_, i) => letters[(i * i + length) % letters.length]).join('');
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    const key = text.slice(0, length / 2);
    expect(keyedHash(key, text)).toBe(createHmac('sha256', key).update(text, 'utf8').digest('hex'));
  }
});
