import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { MustMend } from '../../bundles/chess-match/src/match/mustMend';
import { PROJECT } from './project';

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
      `${what}. There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}. See docs/scripting.md.`,
    );
  }
};

/** `--root FOLDER`, which has cfg/ and db/ of its own; this project's by default. */
export const ROOT = { root: { type: 'string', default: PROJECT } } as const;

/** npm runs scripts in the project's folder; a path is meant from where the user stands. */
export const fromTheUser = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);
