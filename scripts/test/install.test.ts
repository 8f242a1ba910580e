import { expect, test } from 'vitest';
import { npmProblem } from '../lib/install.mjs';

test.each([
  ['npm error code ECONNREFUSED\nnpm error syscall connect', 'TH-NETWORK'],
  ['npm error code ENOTFOUND\nnpm error network request failed', 'TH-NETWORK'],
  ['npm error code EAI_AGAIN', 'TH-NETWORK'],
  ['npm error code E503\nnpm error 503 Service Unavailable', 'TH-NETWORK'],
  ['npm error code E404\nnpm error 404 Not Found', 'TH-NETWORK'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'TH-NETWORK'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'TH-WRITE'],
  ['npm error code EROFS', 'TH-WRITE'],
  ['npm error code ENOSPC', 'TH-DISK'],
  ['npm error code EINTEGRITY\nnpm error checksum failed', 'TH-INSTALL'],
])('%j is explained as %s', (output, code) => {
  expect(npmProblem(output).message).toMatch(new RegExp(`^${code}: .* try again\\.`));
});

test('what is not understood is quoted', () => {
  expect(npmProblem('one\ntwo').message).toMatch(/\none\ntwo$/);
});
