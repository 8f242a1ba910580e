import { describe, expect, test } from 'vitest';
import { entriesOf, type KindName, keyOf, loadCatalogue } from '../../src/content/catalogue.ts';
import { nameOf, remarkOf } from '../../src/content/names.ts';
import { provenanceOf, sourceAt, valuesOf, written } from '../../src/content/values.ts';
import { contentWords, pathWords, valueWords } from '../../src/content/words/words.ts';
import { systemIds } from '../../src/system-ids.ts';

/** Of long lists so many are enough. */
const SOME = 9;

const some = <T>(list: readonly T[]): readonly T[] =>
  list.length <= SOME ? list : list.filter((_, at) => at % Math.ceil(list.length / SOME) === 0);

describe.each(systemIds)('the cards and tables of %s', (system) => {
  test('have names in both languages, remarks and values with their sources', async () => {
    const catalogue = await loadCatalogue(system);
    const { en, fr } = contentWords;
    const lines = [...catalogue.kinds, ...catalogue.aidKinds].flatMap((kind: KindName) => {
      const all = entriesOf(catalogue.aidKinds.includes(kind) ? catalogue.aids : catalogue.base, kind);
      const names = some(all).map((entry) => {
        const [own, french] = [en, fr].map((w) => nameOf(entry, catalogue, kind, w));
        return `  ${[keyOf(entry), own, ...(french === own ? [] : [french]), remarkOf(entry)].filter((text) => text !== '').join(' | ')}`;
      });
      const first = all[Math.floor(all.length / 2)];
      const values = valuesOf(first).map(({ path, value }) => {
        const source = sourceAt(first, path);
        return `    ${written(path)}: ${pathWords(en, path)} = ${valueWords(en, value)} / ${pathWords(fr, path)} = ${valueWords(fr, value)} (${source}, ${provenanceOf(source)})`;
      });
      return [`${kind}: ${all.length}`, ...names, ...values];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/${system}.txt`);
  });
});
