import { chromium } from 'playwright-core';
import { launching, SHARED_BROWSER } from './browser.ts';

/** One browser for all files of tests: each test has a profile of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(launching());
  process.env[SHARED_BROWSER] = server.wsEndpoint();
  return () => server.close();
}
