import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError';
import { jsonFault } from './jsonFault';

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

/** @param text of the file @throws ConfigError that says where it is no JSON, and why */
export const parseConfigText = (text: string, name: string): unknown => {
  const json = withoutMark(text);
  if (json.trim() === '') throw new ConfigError(`cfg/${name} is empty. Write {} into it.`);
  const fault = jsonFault(json);
  if (fault === null) return JSON.parse(json);
  throw new ConfigError(`cfg/${name}, line ${fault.line}, column ${fault.column}: ${fault.what}.`);
};

/**
 * A file of cfg/ below the folder of a show; undefined where there is none.
 * @throws ConfigError that names file, line and column of what is wrong
 */
export const readConfigFile = (root: string, name: string): unknown => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, 'cfg', name));
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    if (code === 'ENOENT') return undefined;
    throw new ConfigError(`cfg/${name} cannot be read (${code}). Check whose it is, and its rights.`);
  }
  return parseConfigText(textOfBytes(bytes, name), name);
};
