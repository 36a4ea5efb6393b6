import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError';
import { jsonFault } from '../../../encoding/jsonFault';
import { SettingError } from './settingError';
import { settingPlace } from './settingPlace';

const SAVE_ANEW = 'Save it as UTF-8.';

/** A mark that some editors put before a text. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** @throws ConfigError where it is in another encoding */
const textOfBytes = (bytes: Buffer, name: string): string => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new ConfigError(`cfg/${name} is saved as UTF-16. ${SAVE_ANEW}`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ConfigError(`cfg/${name} has letters that are not UTF-8. ${SAVE_ANEW}`);
  }
};

/** @throws ConfigError that says where it is no JSON, and why */
const parse = (json: string, name: string): unknown => {
  if (json.trim() === '') throw new ConfigError(`cfg/${name} is empty. Write {} into it.`);
  const fault = jsonFault(json);
  if (fault === null) return JSON.parse(json);
  throw new ConfigError(`cfg/${name}, line ${fault.line}, column ${fault.column}: ${fault.what}.`);
};

/** Undefined where there is none. @throws ConfigError where it cannot be read */
const textOfFile = (root: string, name: string): string | undefined => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, 'cfg', name));
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    if (code === 'ENOENT') return undefined;
    throw new ConfigError(`cfg/${name} cannot be read (${code}). Check whose it is, and its rights.`);
  }
  return withoutMark(textOfBytes(bytes, name));
};

/**
 * What a file of cfg/ says, looked at; undefined is looked at where there is none.
 * @param look throws SettingError where a setting makes no sense
 * @throws ConfigError that names file, line and column of what is wrong
 */
export const settingsIn = <T>(json: string | undefined, name: string, look: (given: unknown) => T): T => {
  const given = json === undefined ? undefined : parse(json, name);
  try {
    return look(given);
  } catch (error) {
    if (!(error instanceof SettingError) || json === undefined) throw error;
    throw new SettingError(error.at, error.words, settingPlace(json, error.at.path));
  }
};

/**
 * A file of cfg/ below the folder of a show, as `settingsIn` has it.
 * @throws ConfigError, also where it cannot be read
 */
export const readSettings = <T>(root: string, name: string, look: (given: unknown) => T): T =>
  settingsIn(textOfFile(root, name), name, look);

/** The same, whatever it says. @throws ConfigError where it is no JSON */
export const readConfigFile = (root: string, name: string): unknown => readSettings(root, name, (given) => given);
