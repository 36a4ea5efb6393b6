import type { WayChoice } from '../../dashboard/rescue/model/ways';
import { ArgumentError, fromTheUser, readArguments, ROOT } from '../lib/arguments';

export const USAGE =
  'usage: npm run rescue [-- --root FOLDER] [--play | --copy FILE | --empty | --save FILE.tar.gz | --json] [--yes]\n' +
  'Without any of them it only looks. FOLDER: of a show that is started by npm start -- --root FOLDER.';

/** What somebody at the console wants. */
export type Errand =
  | { readonly do: 'look' }
  | { readonly do: 'json' }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'take'; readonly choice: WayChoice };

export interface Asked {
  readonly errand: Errand;
  /** Nobody is asked again. */
  readonly isSure: boolean;
  /** Whose journal is looked at: the folder that has cfg/ and db/. */
  readonly root: string;
}

const OPTIONS = {
  ...ROOT,
  play: { type: 'boolean', default: false },
  empty: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  copy: { type: 'string' },
  save: { type: 'string' },
} as const;

const read = (args: readonly string[]) => {
  try {
    return readArguments({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    if (error instanceof ArgumentError) return null;
    throw error;
  }
};

/** @returns null where the words make no sense: one errand, and no more */
export const readArgs = (args: readonly string[]): Asked | null => {
  const values = read(args);
  if (values === null) return null;
  const { play, empty, json, yes, copy, save, root } = values;
  const errands: readonly Errand[] = [
    ...(json ? [{ do: 'json' } as const] : []),
    ...(play ? [{ do: 'take', choice: { way: 'play' } } as const] : []),
    ...(empty ? [{ do: 'take', choice: { way: 'empty' } } as const] : []),
    ...(copy === undefined ? [] : [{ do: 'take', choice: { way: 'copy', file: copy } } as const]),
    ...(save === undefined ? [] : [{ do: 'save', file: save } as const]),
  ];
  const [errand = { do: 'look' } as const] = errands;
  return errands.length > 1 ? null : { errand, isSure: yes, root: fromTheUser(root) };
};
