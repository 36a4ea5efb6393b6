import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkOf } from '../../checks';
import type { DamagedFiles } from '../safety/kept/damagedFiles';
import { readKept } from '../safety/kept/readKept';
import type { Log } from '../base/log';
import { sayOnce } from '../base/sayOnce';
import type { Sign } from './resume';

/** Longer than any sign; what is not needed is blanks. */
const LENGTH = 256;

const NUMBER = { type: 'number' };
const isSign = checkOf<Sign>({
  type: 'object',
  required: ['authorityMs', 'monoMs', 'wallMs', 'upMs', 'boot'],
  properties: {
    authorityMs: NUMBER,
    monoMs: NUMBER,
    wallMs: NUMBER,
    upMs: { type: ['number', 'null'] },
    boot: { type: ['string', 'null'] },
  },
});

export interface SignFile {
  /** What an earlier run left; null if that is not known. */
  readonly found: Sign | null;
  /** Never throws: what cannot be written is said in the log, and tried again with the next one. */
  write(sign: Sign): void;
  close(): void;
}

/**
 * A small file with the clocks as the server last saw them, beside the stamp of life. Always of the same length and
 * written at once: a kill cannot leave half of it.
 */
export const signFile = (path: string, damaged: DamagedFiles, log: Log): SignFile => {
  mkdirSync(dirname(path), { recursive: true });
  const found = readKept({ path, loss: 'clocks', check: isSign() }, damaged);
  let file: number | null = null;
  const attempt = sayOnce('It cannot be noted how the clocks of this computer stand.', log);
  return {
    found,
    write: (sign) =>
      attempt(() => {
        file ??= openSync(path, found === null ? 'w' : 'r+');
        writeSync(file, JSON.stringify(sign).padEnd(LENGTH), 0);
      }),
    close: () => {
      const written = file;
      file = null;
      if (written !== null) attempt(() => closeSync(written));
    },
  };
};
