/** What a test run writes down while it goes; files are absolute. */
export type LedgerLine =
  | { readonly type: 'planned' | 'begun' | 'went on'; readonly file: string }
  | ({ readonly type: 'ended' } & Omit<FileOutcome, 'isBegun'>);

/** What one test file came to. A file that could not even be loaded, or did not end, counts as one failure. */
export interface FileOutcome {
  readonly file: string;
  readonly passed: number;
  /** The names of what failed. */
  readonly failed: readonly string[];
  /** 0: it did not end. */
  readonly tookMs: number;
  /** False where a run was given up before. */
  readonly isBegun: boolean;
}

const filesOf = (lines: readonly LedgerLine[], type: LedgerLine['type']): readonly string[] => [
  ...new Set(lines.filter((line) => line.type === type).map(({ file }) => file)),
];

export const readLedger = (text: string): readonly LedgerLine[] =>
  text
    .split('\n')
    // The last line of a run that was killed may be half a one.
    .slice(0, -1)
    .map((line) => JSON.parse(line) as LedgerLine);

/** The files that began and have not ended. */
export const runningIn = (lines: readonly LedgerLine[]): readonly string[] => {
  const ended = new Set(filesOf(lines, 'ended'));
  return filesOf(lines, 'begun').filter((file) => !ended.has(file));
};

export const outcomesIn = (lines: readonly LedgerLine[]): readonly FileOutcome[] => {
  const ended = lines.flatMap((line) => (line.type === 'ended' ? [line] : []));
  const begun = new Set(filesOf(lines, 'begun'));
  const known = new Set(ended.map(({ file }) => file));
  const left = filesOf(lines, 'planned').filter((file) => !known.has(file));
  return [
    ...ended.map(({ file, passed, failed, tookMs }) => ({ file, passed, failed, tookMs, isBegun: true })),
    ...left.map((file) => ({ file, passed: 0, failed: ['(it did not end)'], tookMs: 0, isBegun: begun.has(file) })),
  ];
};

/** Of some 120 live files. */
const A_FEW = 8;

/**
 * The red files, when they are few enough that the machine rather than the program may be the cause, and those that did
 * not get their turn.
 */
export const worthAnother = (
  outcomes: readonly FileOutcome[],
  isLive: (file: string) => boolean,
): readonly string[] => {
  const filesWhere = (isBegun: boolean): readonly string[] =>
    outcomes.filter((each) => each.failed.length > 0 && each.isBegun === isBegun).map(({ file }) => file);
  const red = filesWhere(true);
  return red.length <= A_FEW && red.every(isLive) ? [...red, ...filesWhere(false)] : [];
};

/** The first run with the files of the second put in place of their first try. */
export const settled = (first: readonly FileOutcome[], second: readonly FileOutcome[]): readonly FileOutcome[] =>
  first.map((outcome) => second.find(({ file }) => file === outcome.file) ?? outcome);

/** So many lines of each kind, so long: the end of a log is often all that is kept of it. */
const [RED_LINES, LONG_FILES, LINE_LENGTH] = [12, 6, 110];
const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;

/** What the end of a log has to tell: which tests are red, and where the time went. Files as they are to be read. */
export const accountOf = (outcomes: readonly FileOutcome[]): readonly string[] => {
  const red = outcomes.flatMap(({ file, failed }) => failed.map((name) => `  ${file}: ${name}`.slice(0, LINE_LENGTH)));
  const longest = [...outcomes].sort((a, b) => b.tookMs - a.tookMs).slice(0, LONG_FILES);
  const rooms = new Map<string, number>();
  for (const { file, tookMs } of outcomes) {
    const room = file.split('/')[0] ?? '';
    rooms.set(room, (rooms.get(room) ?? 0) + tookMs);
  }
  const times = [...rooms].map(([room, ms]) => `${room} ${seconds(ms)}`);
  return [
    ...(red.length === 0 ? [] : ['red:', ...red.slice(0, RED_LINES)]),
    ...(red.length > RED_LINES ? [`  and ${red.length - RED_LINES} more`] : []),
    `in sum: ${times.join(', ')}`,
    `longest: ${longest.map(({ file, tookMs }) => `${file} ${seconds(tookMs)}`).join(', ')}`,
  ];
};
