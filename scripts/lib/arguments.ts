import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';
import { PROJECT_FOLDER } from './project';

/** Something in the command line or the environment must be said otherwise; the message says what. */
export class ArgumentError extends MustMend {
  override readonly name = 'ArgumentError';
}

/** As `parseArgs`. @throws ArgumentError that names what there is, where something else is asked for */
export const readArguments = <const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new ArgumentError(
      `${what}. There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}. --help says what for.`,
    );
  }
};

/** How much is asked for, said as the first word; `usual` where nothing is. @throws ArgumentError */
export const amountOf = (said: string | undefined, usual: number): number => {
  if (said === undefined) return usual;
  const amount = Number(said);
  if (amount > 0 && Number.isFinite(amount)) return amount;
  throw new ArgumentError(`"${said}" is no number above 0. --help says what for.`);
};

/** `--root FOLDER`, which has cfg/ and db/ of its own; this project's by default. */
export const ROOT = { root: { type: 'string', default: PROJECT_FOLDER } } as const;

/** npm runs scripts in the project's folder; a path is meant from where the user stands. */
export const fromTheUser = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);
