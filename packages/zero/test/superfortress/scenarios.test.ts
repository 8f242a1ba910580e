import { scriptedLines } from '@tallyho/conformance';
import type { Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroSuperfortressScript } from '../../src/index.ts';

/** The scripted weeks of the B-29s: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-superfortress/', import.meta.url);
const script: Script = zeroSuperfortressScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));
