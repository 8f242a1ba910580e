import type { Plugin } from 'vite';
import { coasts } from '../../coasts/plugin.ts';
import { libraryIndex } from '../../library/plugin.ts';
import { countedImports } from './counted-imports.ts';

/** What the page in memory is built with. */
export const pagePlugins = (): Plugin[] => [libraryIndex(), coasts(), countedImports()];
