import { checkOf } from '../../../checks';
import { keptAs, type Kept, type Kind, type Shelf } from './kept';
import type { Loss } from './losses';

type Schemas<T> = { readonly [N in keyof T]-?: object };
/** An item as any release has written it. */
type Earlier<T, L extends keyof T> = Omit<T, L> & Partial<Pick<T, L>>;

/** A list that is kept whole, fields `L` of whose items came later than the others. */
interface ListKind<T, L extends keyof T> {
  readonly kind: Kind<readonly Earlier<T, L>[]>;
  /** What holds of an item from before them. */
  readonly before: Pick<T, L>;
}

interface ListParts<T, L extends keyof T> {
  readonly name: string;
  readonly loss: Loss;
  /** The schema of each field. */
  readonly fields: Schemas<Omit<T, L>>;
  readonly later: Schemas<Pick<T, L>>;
  readonly before: Pick<T, L>;
}

export const listKind = <T, L extends keyof T>(parts: ListParts<T, L>): ListKind<T, L> => ({
  kind: {
    name: parts.name,
    versions: [1],
    loss: parts.loss,
    check: checkOf<readonly Earlier<T, L>[]>({
      type: 'array',
      items: {
        type: 'object',
        required: Object.keys(parts.fields),
        properties: { ...parts.fields, ...parts.later },
      },
    }),
    instead: null,
  },
  before: parts.before,
});

/** @param present an item in its form of today */
export const keptList = <T extends object, L extends keyof T>(
  { kind, before }: ListKind<T, L>,
  shelf: Shelf,
  present: (item: T) => T = (item) => item,
): Kept<readonly T[]> =>
  keptAs<readonly Earlier<T, L>[], readonly T[]>(kind, shelf, (found) =>
    (found ?? []).map((item) => present({ ...before, ...item } as T)),
  );
