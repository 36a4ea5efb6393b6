import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface UciEngine {
  readonly path: string;
  dispose(): void;
}

/**
 * An engine of three lines that is there at once.
 * @param answer of a shell: what it says of every position, which is in `$position`; null: it goes on thinking
 */
export const layUciEngine = ({
  name,
  answer,
}: {
  readonly name: string;
  readonly answer: string | null;
}): UciEngine => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const path = join(folder, 'engine');
  const lines = [
    '#!/bin/sh',
    'while read -r line; do case "$line" in',
    `uci) echo "id name ${name}"; echo uciok;;`,
    'isready) echo readyok;;',
    'position*) position=$line;;',
    ...(answer === null ? [] : [`go*) ${answer};;`]),
    'esac; done',
  ];
  writeFileSync(path, lines.join('\n'));
  chmodSync(path, 0o755);
  return { path, dispose: () => rmSync(folder, { recursive: true }) };
};
