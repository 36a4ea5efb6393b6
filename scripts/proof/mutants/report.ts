import type { Mutant } from './instrument.ts';

/** Who hangs is as dead as who is seen, but is named. */
export type Outcome = 'dead' | 'hangs' | 'seen by no test' | 'reached by no test';

interface Judged {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const oneLine = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 160);

const deadOf = (judged: readonly Judged[]): number =>
  judged.filter(({ outcome }) => outcome === 'dead' || outcome === 'hangs').length;

const figure = (dead: number, all: number): string => `${((100 * dead) / all).toFixed(1)} %  ${dead} of ${all}`;

/** What a reader needs: every survivor with its place and what it changes, and how many died by file. */
export const reportOf = (
  judged: readonly Judged[],
  short: (file: string) => string,
): { readonly listed: string; readonly table: string; readonly percent: number } => {
  const listed = judged
    .filter(({ outcome }) => outcome !== 'dead')
    .map(
      ({ mutant: { file, line, column, was, is }, outcome }) =>
        `${short(file)}:${line}:${column}  ${outcome}\n  - ${oneLine(was)}\n  + ${oneLine(is)}\n`,
    );
  const files = [...new Set(judged.map(({ mutant }) => mutant.file))].map((file) => {
    const own = judged.filter(({ mutant }) => mutant.file === file);
    return `${figure(deadOf(own), own.length)}  ${short(file)}`;
  });
  const dead = deadOf(judged);
  return {
    listed: listed.join('\n'),
    table: [...files, `${figure(dead, judged.length)}  together`].join('\n'),
    percent: judged.length === 0 ? 0 : (100 * dead) / judged.length,
  };
};
