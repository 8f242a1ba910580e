import { scriptedLines } from '@tallyho/conformance';
import type { Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroScript } from '../../src/index.ts';

/** The scripted games of CORSAIRS AND HELLCATS: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/corsairs-hellcats/', import.meta.url);
const script: Script = zeroScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));
