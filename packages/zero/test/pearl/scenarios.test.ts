import { scriptedLines } from '@tallyho/conformance';
import type { Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroPearlScript } from '../../src/index.ts';

/** The scripted raids: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-pearl-harbor/', import.meta.url);
const script: Script = zeroPearlScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));
