/** Made by `libraryIndex` in vite.config.ts from the scripts in the folder of scenarios. */
declare module 'virtual:library-index' {
  export const index: import('./index-entry.ts').LibraryIndex;
}
