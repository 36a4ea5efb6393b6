import type { Commands } from '../authority/submit';
import { refuse } from '../base/errors';
import { json } from '../../http/reply';
import type { AnswerRow } from '../../http/answerRow';

export interface Closing {
  /** The commands for those outside: what comes after `close` is refused as server/stopping and touches nothing. */
  readonly commands: Commands;
  /** The same for HTTP: after `close` every request gets 503. */
  rows(rows: readonly AnswerRow[]): readonly AnswerRow[];
  /** Before the journal is closed. */
  close(): void;
}

/**
 * Does it in a later turn of the event loop, when what was put off to the next one before is done, or when the process
 * ends before that.
 */
export const afterThis = (action: () => void): void => {
  process.once('exit', action);
  setImmediate(() => {
    process.off('exit', action);
    action();
  });
};

/** The server's last moment: what still arrives is answered, and never meets a journal that is closed. */
export const createClosing = (commands: Commands): Closing => {
  let last: { readonly version: number; readonly matchId: string | null } | null = null;
  const problem = refuse('server/stopping', {});
  const stopping = json(503, { ok: false, reasons: [{ code: problem.code }] }, { connection: 'close' });
  return {
    commands: {
      ...commands,
      submit: (input, identity) =>
        last === null ? commands.submit(input, identity) : Promise.resolve({ ok: false, ...last, error: problem }),
      preview: (input, identity) =>
        last === null ? commands.preview(input, identity) : { ok: false, version: last.version, error: problem },
      importMatch: (change, identity) =>
        last === null ? commands.importMatch(change, identity) : { ok: false, ...last, error: problem },
      version: () => last?.version ?? commands.version(),
    },
    rows: (rows) => rows.map((row) => ({ ...row, answer: (asked) => (last === null ? row.answer(asked) : stopping) })),
    close: () => {
      last ??= { version: commands.version(), matchId: commands.open()?.row.matchId ?? null };
    },
  };
};
