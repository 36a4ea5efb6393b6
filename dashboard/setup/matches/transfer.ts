import type { BoardView, Decoded, Problem } from 'chess-match/client';
import type { Fault } from '../../shared/files/FaultList';

/** A board that a game comes to. */
export interface PlannedBoard extends Pick<BoardView, 'board' | 'files' | 'ranks' | 'pieces' | 'lastMoves'> {
  /** "1", "A". */
  readonly name: string;
}

/** A game of a match file as the server would take it in. */
export interface PlannedGame {
  readonly matchId: string;
  readonly game: string;
  readonly event: string;
  readonly white: string;
  readonly black: string;
  readonly scoreWhite: number;
  readonly scoreBlack: number;
  readonly turns: number;
  /** When it was played, Unix ms; `isDated` false: its record does not say, and it counts as played now. */
  readonly createdAtMs: number;
  readonly isDated: boolean;
  readonly as: 'new' | 'copy' | 'known';
  /** As they stand after its last turn. */
  readonly boards: readonly PlannedBoard[];
}

export type TransferReply =
  | { readonly kind: 'games'; readonly games: readonly PlannedGame[] }
  /** `faults`: of a record, each place where it is wrong. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly faults: readonly Fault[] }
  | { readonly kind: 'silent' };

/** How far it is: bytes on their way, then entries that the server has played through. */
export interface TransferProgress {
  readonly what: 'sent' | 'played';
  readonly done: number;
  readonly of: number;
}

type Line =
  | { readonly played: number; readonly of: number }
  | { readonly ok: true; readonly games: readonly PlannedGame[] }
  | { readonly ok: false; readonly error: Problem & { readonly faults?: readonly Fault[] } };

const readLine = (text: string): Line | null => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
};

const replyOf = (line: Line | null): TransferReply => {
  if (line === null || 'played' in line) return { kind: 'silent' };
  return line.ok
    ? { kind: 'games', games: line.games }
    : { kind: 'refused', problem: line.error, faults: line.error.faults ?? [] };
};

const extensionOf = ({ name }: File): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Whether a file is the record of a game, by its name; otherwise it is a match file. */
export const isRecord = (file: File): boolean => file.name.includes('.') && extensionOf(file) !== 'json';

/** A match file goes as it is; the record of a game goes as its text, with the ending that says which game's it is. */
export const bodyOf = (file: File, record: Decoded | null): Blob | string =>
  record === null ? file : JSON.stringify({ record: { extension: extensionOf(file), text: record.text } });

/**
 * Sends what `bodyOf` made to be checked, or to be taken in. Never rejects. An XMLHttpRequest, as `fetch` does not say
 * how much of a file is on its way.
 * @param signal aborted: the connection is closed, and the server ends its work
 */
export const sendMatchFile = (
  what: 'check' | 'import',
  body: Blob | string,
  onProgress: (progress: TransferProgress) => void,
  signal: AbortSignal,
): Promise<TransferReply> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    /** The last line that is whole. */
    const lastLine = (): Line | null => readLine(request.responseText.split('\n').at(-2) ?? '');
    request.open('POST', `/chess-match/journal/${what}`);
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('accept', 'application/x-ndjson');
    request.upload.onprogress = ({ loaded, total }) => onProgress({ what: 'sent', done: loaded, of: total });
    request.onprogress = () => {
      const line = lastLine();
      if (line !== null && 'played' in line) onProgress({ what: 'played', done: line.played, of: line.of });
    };
    request.onload = () => resolve(replyOf(lastLine()));
    request.onerror = () => resolve({ kind: 'silent' });
    request.onabort = () => resolve({ kind: 'silent' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
