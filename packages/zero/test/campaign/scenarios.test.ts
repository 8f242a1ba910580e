import { scriptedLines } from '@tallyho/conformance';
import type { Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroCampaignScript } from '../../src/index.ts';

/** The scripted Land campaigns: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-campaign/', import.meta.url);
const script: Script = zeroCampaignScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));
