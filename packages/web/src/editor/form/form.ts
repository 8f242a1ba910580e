import type { Json } from '@tallyho/kernel';
import type { AnyPack, Catalogue, Entry, KindName } from '../../content/catalogue.ts';
import type { Path } from '../change.ts';
import { type Expected, expectedAt } from '../expected.ts';

/** What all fields of a form share. */
export interface Form {
  readonly catalogue: Catalogue;
  readonly kind: KindName;
  /** Entries of ours of this kind, as models. */
  readonly ours: readonly Entry[];
  readonly pack: AnyPack;
  readonly entry: Entry;
  /** `undefined` takes a field out. */
  change(path: Path, next: Json | undefined): void;
  /** What is wrong with exactly this value, in sentences. */
  wrongAt(path: Path): readonly string[];
}

export interface FieldProps {
  readonly form: Form;
  readonly path: Path;
  /** Left out: the entry does not have it. */
  readonly value: Json | undefined;
}

export const expectedIn = ({ catalogue, kind }: Form, path: Path): Expected => expectedAt(catalogue, kind, path);
