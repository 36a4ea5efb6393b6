import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { tsFilesUnder } from './files.ts';

/** One small break of the code. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly was: string;
  readonly is: string;
}

export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /**
   * The text of each mutated file, by absolute path: every mutant stands in it behind `mutantOn[id] && mutantHit()`.
   */
  readonly texts: ReadonlyMap<string, string>;
  /** The same, where whoever passes a mutant counts up `mutantHits[id]`. */
  readonly counting: ReadonlyMap<string, string>;
}

/** Tests and what is made for them, words that people read, and how a game is shown and set up hold no rules. */
const WITHOUT_RULES =
  /\.test\.ts$|\/(testing|texts|words|face)\/|(Texts|\/onAir|\/scenes|\/presets|\/random[A-Z]\w*)\.ts$/;

const NOTHING = (): void => undefined;
const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: NOTHING,
  debug: NOTHING,
  info: NOTHING,
  warn: NOTHING,
  error: NOTHING,
  fatal: NOTHING,
};

/** The code between two places of a text; lines from 0, columns from 0. */
const between = (
  text: string,
  start: { readonly line: number; readonly column: number },
  end: { readonly line: number; readonly column: number },
): string => {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
};

const COVER = /\bstryCov_\w+\(((?:"\d+"(?:, *)?)+)\)/g;
const ACTIVE = /\bstryMutAct_\w+\("(\d+)"\)/g;

/** Switches and counters as what costs least: most of the time of a run goes through them. */
const switched = (text: string): string => text.replace(ACTIVE, '(mutantOn[$1] === 1 && mutantHit())');
const silent = (text: string): string => switched(text).replace(COVER, '0');
const counted = (text: string): string =>
  switched(text).replace(COVER, (_, ids: string) => `(${ids.replace(/"(\d+)"/g, 'mutantHits[$1]++')})`);

/** Every mutant of the code under a folder, always in the same order; of such a folder itself when it is asked for. */
export const instrument = async (root: string, folder: string): Promise<Instrumented> => {
  const top = join(root, folder);
  const names = tsFilesUnder(top).filter((name) => !WITHOUT_RULES.test(name.slice(top.length)));
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const result = await new Instrumenter(SILENT).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const originals = new Map(files.map(({ name, content }) => [name, content]));
  return {
    texts: new Map(result.files.map(({ name, content }) => [name, silent(content)])),
    counting: new Map(result.files.map(({ name, content }) => [name, counted(content)])),
    mutants: result.mutants.map(({ id, fileName, location, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      column: location.start.column + 1,
      was: between(originals.get(fileName) ?? '', location.start, location.end),
      is: replacement,
    })),
  };
};
