import type { Problem } from '@schemas/draft';
import type { GameFile, MatchFile } from '@schemas/matchFile';
import { append, foldHistory, isHistoryEvent, isOfGame, type AnyEvent, type History } from '../../rules/common/history';
import { err, ok, type Result } from '../../rules/common/result';
import type { GameViews } from '../../rules/common/game';
import { refuse } from '../errors';
import type { Journal } from '../journal/contract';
import type { MatchRow, MatchSetup, ShelfWrite, SignedEntry, Summary } from '../journal/types';
import { beginning, summaryOf, type Games, type PlayableGame } from '../openMatch';
import { onAirViews } from '../publish/views';
import type { ShelfChange } from '../rooms/shelfRoom';
import { viewsProblem } from './checkViews';
import { textOf } from '../textOf';

export interface ImportParts {
  readonly journal: Journal;
  readonly games: Games;
  readonly nowMs: number;
  readonly newMatchId: () => string;
}

/** What an import would do, for a look before it is done. */
export interface ImportPlan {
  readonly change: ShelfChange;
  readonly games: readonly {
    readonly matchId: string;
    readonly event: string;
    readonly white: string;
    readonly black: string;
    readonly status: MatchRow['status'];
    readonly scoreWhite: number;
    readonly scoreBlack: number;
    readonly turns: number;
    readonly rehearsal: boolean;
    /** `copy`: a match of this id is here and differs; `known`: it is here just so and is not written again. */
    readonly as: 'new' | 'copy' | 'known';
  }[];
}

const entryProblem = (entries: readonly SignedEntry[]): { where: string; reason: string } | null => {
  const index = entries.findIndex(({ seq }, at) => seq !== at + 1);
  return index < 0 ? null : { where: `/entries/${index}/seq`, reason: `should be ${index + 1}` };
};

/** Where a game cannot be shown: every picture that undo could bring back is looked at, not only the last. */
class Unshowable extends Error {
  constructor(
    readonly entry: number,
    reason: string,
  ) {
    super(reason);
  }
}

interface Folded {
  readonly history: History<unknown>;
  readonly views: GameViews;
}

const isFact = (game: PlayableGame, event: AnyEvent): boolean =>
  isHistoryEvent(event) || (isOfGame(event) && game.undoLabel(event) !== null);

/** @throws Unshowable, naming the entry after which pages could not be given a picture */
const foldChecked = (
  game: PlayableGame,
  start: unknown,
  head: Omit<MatchRow, keyof Summary>,
  entries: readonly SignedEntry[],
): Folded => {
  let history = foldHistory<unknown>(game, start, []);
  const look = (index: number): GameViews => {
    const views = game.project(history.state);
    const row = { ...head, ...summaryOf(views) };
    const problem = viewsProblem(onAirViews({ row, game, history, views, first: null }, 0, false));
    if (problem !== null) throw new Unshowable(index, problem);
    game.moves(history.state);
    return views;
  };
  for (const [index, { event }] of entries.entries())
    try {
      history = append(game, history, event);
      if (isFact(game, event)) look(index);
    } catch (error) {
      throw error instanceof Unshowable ? error : new Unshowable(index, textOf(error));
    }
  return { history, views: look(entries.length - 1) };
};

interface Played {
  readonly row: MatchRow;
  readonly turns: number;
  readonly entries: readonly SignedEntry[];
}

/** The game played through from its first entry, with every view that pages would be given checked. */
const playThrough = ({ games }: ImportParts, file: GameFile, pointer: string): Result<Played, Problem> => {
  const unplayable = (where: string, reason: string): Result<Played, Problem> =>
    err(refuse('import/unplayable', { where: pointer + where, reason }));
  const game = games[file.game];
  if (game === undefined) return err(refuse('import/unknown_game', { game: file.game }));
  const setup = file.setup as MatchSetup;
  const start = beginning(game, setup);
  if (!start.ok) return start;
  const entries: readonly SignedEntry[] = file.entries.map((entry) => ({ ...entry, event: entry.event as AnyEvent }));
  const gap = entryProblem(entries);
  if (gap !== null) return unplayable(gap.where, gap.reason);
  const { matchId, createdAtMs, rehearsal } = file;
  const head = { matchId, game: game.id, setup, createdAtMs, rehearsal, archived: false };
  try {
    const { views } = foldChecked(game, start.value, head, entries);
    return ok({ row: { ...head, ...summaryOf(views) }, turns: views.match.ply, entries });
  } catch (error) {
    return unplayable(error instanceof Unshowable ? `/entries/${error.entry}` : '/entries', textOf(error));
  }
};

const isSame = (journal: Journal, { row, entries }: Played): boolean =>
  JSON.stringify(journal.signedEntries(row.matchId)) === JSON.stringify(entries);

type Planned = Played & { readonly as: ImportPlan['games'][number]['as']; readonly id: string };

/** Ids under which the games will stand here: their own, unless another match has taken it. */
const place = ({ journal, newMatchId }: ImportParts, played: Played): Planned => {
  const { matchId } = played.row;
  if (journal.match(matchId) === null) return { ...played, as: 'new', id: matchId };
  return isSame(journal, played)
    ? { ...played, as: 'known', id: matchId }
    : { ...played, as: 'copy', id: newMatchId() };
};

const writeOf = ({ row, id, entries }: Planned, ids: ReadonlyMap<string, string>, nowMs: number): ShelfWrite => {
  const { returnOf } = row.setup;
  const setup = { ...row.setup, returnOf: returnOf === null ? null : (ids.get(returnOf) ?? returnOf) };
  const event = { type: 'matchImported', atMs: nowMs, of: row.matchId, entries: entries.length } as const;
  return { event, row: { ...row, matchId: id, setup }, isNew: true, entries };
};

/**
 * A match file, read and checked, played through on paper; nothing is written yet.
 * @returns import/unknown_game, import/unplayable, or what a game refuses of its settings
 */
export const planImport = (parts: ImportParts, file: MatchFile): Result<ImportPlan, Problem> => {
  const planned: Planned[] = [];
  for (const [index, game] of file.games.entries()) {
    const played = playThrough(parts, game, `/games/${index}`);
    if (!played.ok) return played;
    planned.push(place(parts, played.value));
  }
  const ids = new Map(planned.map(({ row, id }) => [row.matchId, id]));
  const writes = planned.filter(({ as }) => as !== 'known').map((game) => writeOf(game, ids, parts.nowMs));
  const games = planned.map(({ row, id, turns, as }) => {
    const { setup, status, scoreWhite, scoreBlack, rehearsal } = row;
    const names = { event: setup.event, white: setup.white, black: setup.black };
    return { matchId: id, ...names, status, scoreWhite, scoreBlack, turns, rehearsal, as };
  });
  return ok({ change: { writes, open: null, answerWith: ids.get(file.matchId) ?? file.matchId }, games });
};
