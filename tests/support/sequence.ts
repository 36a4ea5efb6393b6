import { beforeEach } from 'vitest';

/**
 * For tests that lean on each other, one after the other: when one fails, those after it say so and are not run, as
 * what they would find is of no interest. To be called inside their `describe`.
 */
export const stopsAtFirstFailure = (): void => {
  let failed: string | null = null;
  beforeEach(({ task, skip, onTestFailed }) => {
    if (failed !== null) skip(`"${failed}" failed before`);
    onTestFailed(() => {
      failed = task.name;
    });
  });
};
