import { createHash } from 'node:crypto';
import type { PeopleView } from '@schemas/people';
import type { LiveText } from '../../games/common/records';
import { livePgn } from '../../games/pgn/live';
import { whoPlayed } from '../gate/http/whoPlayed';
import type { OpenMatch } from '../authority/openMatch';

/** A file by which a match is followed from outside. */
export interface LiveFile {
  /** "live.pgn". */
  readonly name: string;
  readonly mediaType: string;
  readonly body: string;
  /** Of the body. */
  readonly digest: string;
}

/** A match as it is followed from outside. */
export interface Followed {
  readonly matchId: string;
  /** Which game of the match, from 1. */
  readonly round: number;
  /** Its lines of play; null: those who follow orthodox games cannot follow this one. */
  readonly lines: readonly LiveText[] | null;
  readonly files: readonly LiveFile[];
}

export const PGN_NAME = 'live.pgn';
const PGN_TYPE = 'application/x-chess-pgn';

const fileOf = (name: string, mediaType: string, body: string): LiveFile => ({
  name,
  mediaType: `${mediaType}; charset=utf-8`,
  body,
  digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
});

/**
 * What the outside follows a match by: PGN where it is orthodox chess on each board, and the record of its own game.
 * Both are made of what
 * was played and is known to everybody; of drafts, claims and the arbiter's papers there is nothing in them.
 * @param address under which viewers know the page
 */
export const followedOf = (open: OpenMatch, people: PeopleView, address: string | null): Followed => {
  const { row, game, history, games } = open;
  const { event, white, black } = row.setup;
  const names = { event, white, black };
  const played = whoPlayed(open, people);
  const round = games.before.length + 1;
  const { records } = game;
  const lines = records.live?.(history.state, names, played, { matchId: row.matchId, round, address }) ?? null;
  const own = fileOf(`live.${records.extension}`, records.mediaType, records.write(history.state, names, played));
  const pgn = lines === null ? [] : [fileOf(PGN_NAME, PGN_TYPE, livePgn(lines))];
  const files = [...pgn, ...(lines !== null && own.name === PGN_NAME ? [] : [own])];
  return { matchId: row.matchId, round, lines, files };
};
