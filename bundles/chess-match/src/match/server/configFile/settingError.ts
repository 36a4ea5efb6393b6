import { ConfigError } from './configError';
import type { Place } from '../../../encoding/place';

/** The names, and numbers in lists, that lead to a setting in its file. */
export type SettingPath = readonly (string | number)[];

export interface SettingAt {
  /** In cfg/: "venue.json". */
  readonly file: string;
  readonly path: SettingPath;
}

/** "viewers.edges[0]". */
const nameOf = (path: SettingPath): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');

/** A setting that says what makes no sense; where its file is at hand, with the line. */
export class SettingError extends ConfigError {
  override readonly name = 'SettingError';

  /** @param words what is wrong with it, as a sentence that begins with its name: `must be a number, not "x"` */
  constructor(
    readonly at: SettingAt,
    readonly words: string,
    place: Place | null = null,
  ) {
    const where = place === null ? '' : `, line ${place.line}, column ${place.column}`;
    const name = at.path.length === 0 ? 'the file' : `"${nameOf(at.path)}"`;
    super(`cfg/${at.file}${where}: ${name} ${words}.`);
  }
}
