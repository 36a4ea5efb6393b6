import type { Problem } from 'chess-match/client';

/** A game of a match file as the server would take it in. */
export interface PlannedGame {
  readonly matchId: string;
  readonly event: string;
  readonly white: string;
  readonly black: string;
  readonly scoreWhite: number;
  readonly scoreBlack: number;
  readonly turns: number;
  readonly as: 'new' | 'copy' | 'known';
}

export type TransferReply =
  | { readonly kind: 'games'; readonly games: readonly PlannedGame[] }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'silent' };

type Body =
  { readonly ok: true; readonly games: readonly PlannedGame[] } | { readonly ok: false; readonly error: Problem };

/** Sends a match file to be checked, or to be taken in. Never throws. */
export const sendMatchFile = async (what: 'check' | 'import', file: File): Promise<TransferReply> => {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/chess-match/journal/${what}`, { method: 'POST', headers, body: file });
    const body = (await response.json()) as Body;
    return body.ok ? { kind: 'games', games: body.games } : { kind: 'refused', problem: body.error };
  } catch {
    return { kind: 'silent' };
  }
};
