import type * as fs from 'node:fs';

type Step = (what: string, ...paths: readonly string[]) => void;

/**
 * What is done before each change of the disk: a look at what a kill would leave there, or a throw as a full disk's.
 */
export interface DiskSteps {
  before: Step | null;
}

const CHANGES = ['copyFileSync', 'renameSync', 'rmSync', 'unlinkSync', 'mkdirSync', 'writeFileSync'] as const;

/**
 * `node:fs` for `vi.mock`: as it is, with `before` called at each of its changes, never by what `before` does itself.
 */
export const withSteps = (real: typeof fs, steps: DiskSteps): typeof fs => {
  const stepped = (what: (typeof CHANGES)[number]) => {
    const change = real[what] as (...args: readonly unknown[]) => unknown;
    return (...args: readonly unknown[]): unknown => {
      const { before } = steps;
      steps.before = null;
      try {
        before?.(what, ...args.filter((arg) => typeof arg === 'string'));
      } finally {
        steps.before = before;
      }
      return change(...args);
    };
  };
  return { ...real, ...Object.fromEntries(CHANGES.map((what) => [what, stepped(what)])) };
};
