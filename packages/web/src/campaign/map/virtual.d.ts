/** Made by `coasts` in packages/web/coasts when the page is built: for each map, rings in thousandths of a degree. */
declare module 'virtual:coasts' {
  export const table: { readonly [box: string]: readonly (readonly number[])[] };
}
