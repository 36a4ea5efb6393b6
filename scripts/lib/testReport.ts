/** The parts of vitest's JSON report that are read here. */
export interface VitestReport {
  readonly testResults: readonly {
    /** The test file, absolute. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** What one test file came to. A file that could not even be loaded counts as one failure. */
export interface FileOutcome {
  readonly file: string;
  readonly passed: number;
  /** The names of what failed. */
  readonly failed: readonly string[];
}

export const outcomesOf = (report: VitestReport): readonly FileOutcome[] =>
  report.testResults.map(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return {
      file: name,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failed: status === 'failed' && failed.length === 0 ? ['(the file itself)'] : failed,
    };
  });

/** The red files, when they are few enough that the machine rather than the program may be the cause. */
export const worthAnother = (
  outcomes: readonly FileOutcome[],
  isLive: (file: string) => boolean,
): readonly string[] => {
  const red = outcomes.filter(({ failed }) => failed.length > 0).map(({ file }) => file);
  return red.length <= 5 && red.every(isLive) ? red : [];
};

/** The first run with the files of the second put in place of their first try. */
export const settled = (first: readonly FileOutcome[], second: readonly FileOutcome[]): readonly FileOutcome[] =>
  first.map((outcome) => second.find(({ file }) => file === outcome.file) ?? outcome);
