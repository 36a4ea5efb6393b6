import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Sign } from './resume';

/** Longer than any sign; what is not needed is blanks. */
const LENGTH = 256;

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isSign = (value: unknown): value is Sign => {
  if (typeof value !== 'object' || value === null) return false;
  const { authorityMs, monoMs, wallMs, upMs, boot } = value as Readonly<Record<string, unknown>>;
  return (
    [authorityMs, monoMs, wallMs].every(isNumber) &&
    (upMs === null || isNumber(upMs)) &&
    (boot === null || typeof boot === 'string')
  );
};

const read = (path: string): Sign | null => {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isSign(found) ? found : null;
  } catch {
    return null;
  }
};

export interface SignFile {
  /** What an earlier run left; null if that is not known. */
  readonly found: Sign | null;
  write(sign: Sign): void;
  close(): void;
}

/**
 * A small file with the clocks as the server last saw them, beside the stamp of life. Always of the same length and
 * written at once: a kill cannot leave half of it.
 */
export const signFile = (path: string): SignFile => {
  mkdirSync(dirname(path), { recursive: true });
  const found = read(path);
  let file: number | null = null;
  return {
    found,
    write: (sign) => {
      file ??= openSync(path, found === null ? 'w' : 'r+');
      writeSync(file, JSON.stringify(sign).padEnd(LENGTH), 0);
    },
    close: () => {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
};
