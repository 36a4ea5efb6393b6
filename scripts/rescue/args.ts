import type { WayChoice } from '../../dashboard/rescue/model/ways';

export const USAGE =
  'usage: npm run rescue [-- --play | --copy FILE | --empty | --save FILE.tar.gz | --json] [--yes]\n' +
  'Without any of them it only looks.';

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
}

const NEEDS_FILE = new Set(['--copy', '--save']);

const errandOf = ([flag, file]: readonly string[]): Errand | null => {
  if (file !== undefined && (!NEEDS_FILE.has(flag ?? '') || file.startsWith('-'))) return null;
  switch (flag) {
    case undefined:
      return { do: 'look' };
    case '--json':
      return { do: 'json' };
    case '--play':
      return { do: 'take', choice: { way: 'play' } };
    case '--empty':
      return { do: 'take', choice: { way: 'empty' } };
    case '--copy':
      return file === undefined ? null : { do: 'take', choice: { way: 'copy', file } };
    case '--save':
      return file === undefined ? null : { do: 'save', file };
    default:
      return null;
  }
};

/** @returns null where the words make no sense: one errand, and no more */
export const readArgs = (args: readonly string[]): Asked | null => {
  const words = args.filter((word) => word !== '--yes');
  const errand = words.length > 2 ? null : errandOf(words);
  return errand === null ? null : { errand, isSure: words.length < args.length };
};
