import { business } from '../../bundles/chess-match/src/games/business';
import { LIMIT_BYTES, digestOf, MOST_ENTRIES } from '../../bundles/chess-match/src/match/transfer/matchFile';
import { longGame } from '../../scripts/proof/bench/longGame';

/** Turns of a game before it is all taken back and played again: a real journal as long as one likes. */
const TURNS = 60;
const ROOM_BYTES = 10_000;

/** The text of a match file of real turns on up to five boards, as long as a file may be or as `most` says. */
export const longFile = (matchId: string, most = MOST_ENTRIES): string => {
  const begun = business.initial({ settings: {} });
  if (!begun.ok) throw new Error(begun.error.code);
  let state = begun.value;
  const turns = longGame(TURNS, 7).flatMap((line) => {
    const decided = business.decide(state, { type: 'commitTurn', line }, 1000);
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.reduce(business.evolve, state);
    return decided.value;
  });
  const entries: { seq: number; atMs: number; actor: string; event: object }[] = [];
  let bytes = ROOM_BYTES;
  let facts: number[] = [];
  for (let at = 0; entries.length < most && bytes < LIMIT_BYTES; at += 1) {
    const turn = turns[at % (turns.length + 1)];
    const event = turn ?? { type: 'takenBack', atMs: 1000, seqs: facts, reason: 'once more' };
    const entry = { seq: entries.length + 1, atMs: 1000, actor: 'long', event };
    bytes += JSON.stringify(entry).length + 1;
    if (bytes >= LIMIT_BYTES) break;
    entries.push(entry);
    facts = turn === undefined ? [] : [...facts, entry.seq];
  }
  const setup = { event: 'Long', white: 'A', black: 'B', settings: {}, returnOf: null };
  const games = [{ matchId, game: 'business', setup, createdAtMs: 1, rehearsal: false, entries }];
  const head = { format: 'chess-broadcast/match', formatVersion: 1, program: 'test', exportedAtMs: 1, matchId };
  return JSON.stringify({ ...head, games, digest: digestOf(games) });
};
