import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { programPath } from '../../scripts/lib/programs';

const said = ({ status, stdout, stderr }: SpawnSyncReturns<string>): string => {
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

const given = (input: Buffer) => ({ input, encoding: 'utf8' }) as const;

/** What stands on each page, laid out as it is there. */
export const textsOf = (pdf: Buffer): readonly string[] =>
  said(spawnSync(programPath('pdftotext'), ['-layout', '-', '-'], given(pdf)))
    .split('\f')
    .slice(0, -1);

/** What is known of a file by name: "Pages", "Page size". */
export const infoOf = (pdf: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    said(spawnSync(programPath('pdfinfo'), ['-'], given(pdf)))
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** The fonts of a file: whether each is in it, and whether its letters can be told again. */
export const fontsOf = (
  pdf: Buffer,
): readonly { readonly name: string; readonly isEmbedded: boolean; readonly isText: boolean }[] => {
  const [head = '', , ...lines] = said(spawnSync(programPath('pdffonts'), ['-'], given(pdf)))
    .trimEnd()
    .split('\n');
  const says = (line: string, column: string): boolean => line.slice(head.indexOf(column)).startsWith('yes');
  return lines.map((line) => ({
    name: line.split(' ')[0] ?? '',
    isEmbedded: says(line, 'emb'),
    isText: says(line, 'uni'),
  }));
};
