import type { Journal } from '../journal/contract';
import type { MatchRow, LibraryWrite } from '../journal/types';
import type { LibraryChange } from '../authority/decide';
import { playDigestOf } from './matchFile';
import type { PlayedFile, PlayedGame } from './playThrough';

export interface ImportParts {
  readonly journal: Journal;
  readonly nowMs: number;
  readonly newMatchId: () => string;
}

/** What an import would do, for a look before it is done. */
export interface ImportPlan {
  readonly change: LibraryChange;
  readonly games: readonly {
    readonly matchId: string;
    readonly game: string;
    readonly event: string;
    readonly white: string;
    readonly black: string;
    readonly status: MatchRow['status'];
    readonly scoreWhite: number;
    readonly scoreBlack: number;
    readonly turns: number;
    readonly createdAtMs: number;
    readonly isDated: boolean;
    readonly rehearsal: boolean;
    readonly boards: PlayedGame['boards'];
    /** `copy`: a match of this id is here and differs; `known`: it is here just so and is not written again. */
    readonly as: 'new' | 'copy' | 'known';
  }[];
}

type Planned = PlayedGame & { readonly as: ImportPlan['games'][number]['as']; readonly id: string };

/** Ids under which the games will stand here: their own, unless another match has taken it. */
const place = ({ journal, newMatchId }: ImportParts, played: PlayedGame): Planned => {
  const { matchId } = played.row;
  if (journal.match(matchId) === null) return { ...played, as: 'new', id: matchId };
  return playDigestOf(journal.signedEntries(matchId)) === played.digest
    ? { ...played, as: 'known', id: matchId }
    : { ...played, as: 'copy', id: newMatchId() };
};

const writeOf = ({ row, id, entries }: Planned, ids: ReadonlyMap<string, string>, nowMs: number): LibraryWrite => {
  const { returnOf } = row.setup;
  const setup = { ...row.setup, returnOf: returnOf === null ? null : (ids.get(returnOf) ?? returnOf) };
  const event = { type: 'matchImported', atMs: nowMs, of: row.matchId, entries: entries.length } as const;
  return { event, row: { ...row, matchId: id, setup }, isNew: true, entries };
};

/** Where the games of a file that was played through would stand in this journal; nothing is written yet. */
export const planImport = (parts: ImportParts, file: PlayedFile): ImportPlan => {
  const planned = file.games.map((game) => place(parts, game));
  const ids = new Map(planned.map(({ row, id }) => [row.matchId, id]));
  const writes = planned.filter(({ as }) => as !== 'known').map((game) => writeOf(game, ids, parts.nowMs));
  const games = planned.map(({ row, id, turns, isDated, boards, as }) => {
    const { setup, status, rehearsal, createdAtMs } = row;
    const score = { scoreWhite: row.scoreWhite, scoreBlack: row.scoreBlack };
    const names = { event: setup.event, white: setup.white, black: setup.black };
    return {
      matchId: id,
      game: row.game,
      ...names,
      status,
      ...score,
      turns,
      createdAtMs,
      isDated,
      rehearsal,
      boards,
      as,
    };
  });
  return { change: { writes, open: null, answerWith: ids.get(file.matchId) ?? file.matchId }, games };
};
