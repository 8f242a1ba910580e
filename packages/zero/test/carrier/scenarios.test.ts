import { scriptedLines } from '@tallyho/conformance';
import type { Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroCarriersScript } from '../../src/index.ts';

/** The scripted Carrier campaigns: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-carriers/', import.meta.url);
const script: Script = zeroCarriersScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));
