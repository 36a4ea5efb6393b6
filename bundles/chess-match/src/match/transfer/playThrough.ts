import type { BoardView } from '@schemas/boards';
import type { Problem } from '@schemas/draft';
import type { GameFile, MatchFile } from '@schemas/matchFile';
import type { GameViews } from '../../games/common/views';
import { isHistoryEvent, isOfGame, type AnyEvent } from '../../games/common/entry';
import { err, ok, type Result } from '../../games/common/result';
import { own } from '../../own';
import { boardName } from '../../view/boardNames';
import { refuse } from '../base/errors';
import type { MatchRow, MatchSetup, SignedEntry, Summary } from '../journal/types';
import type { Games, PlayableGame } from '../../games/common/game';
import { gameLog, kindOf } from '../audit/events';
import { beginning, summaryOf } from '../authority/openMatch';
import { pictureProblem } from './checkViews';
import { playDigestOf } from './matchFile';
import { createReplay } from './replay';

/** A board that a game comes to, to be looked at. */
export interface PlayedBoard extends Pick<BoardView, 'board' | 'files' | 'ranks' | 'pieces' | 'lastMoves'> {
  /** "1", "A". */
  readonly name: string;
}

/** A game of a file, played through from its first entry. */
export interface PlayedGame {
  readonly row: MatchRow;
  readonly turns: number;
  /** Whether the file says when it was played. */
  readonly isDated: boolean;
  readonly entries: readonly SignedEntry[];
  /** As they stand after the last entry. */
  readonly boards: readonly PlayedBoard[];
  /** Of the entries, by `playDigestOf`: says whether a match that is here is the same. */
  readonly digest: string;
}

/** A file that can be taken over as it is. */
export interface PlayedFile {
  readonly matchId: string;
  readonly games: readonly PlayedGame[];
}

/** Told after each entry that was played, over all games of the file. */
export type OnPlayed = (played: number, of: number) => void;

const entryProblem = (entries: readonly SignedEntry[]): { where: string; reason: string } | null => {
  const index = entries.findIndex(({ seq }, at) => seq !== at + 1);
  return index < 0 ? null : { where: `/entries/${index}/seq`, reason: `should be ${index + 1}` };
};

/** An entry of a kind that only another release knows would be folded as nothing, or as whatever it looks like. */
const unknownKind = (entries: readonly SignedEntry[], game: string): { where: string; kind: string } | null => {
  if (gameLog(game) === null) return null;
  const index = entries.findIndex(({ event }) => kindOf(event.type, game) === 'other');
  const kind = entries[index]?.event.type;
  return kind === undefined ? null : { where: `/entries/${index}`, kind };
};

/**
 * Where a game cannot be played, or not be shown: every picture that undo could bring back is looked at, not only the
 * last.
 */
class Stopped extends Error {
  constructor(
    readonly entry: number,
    /** Null: the game broke on it, in words that say nothing to whoever has the file. */
    readonly reason: string | null,
  ) {
    super(reason ?? '');
  }
}

const isFact = (game: PlayableGame, event: AnyEvent): boolean =>
  isHistoryEvent(event) || (isOfGame(event) && game.undoLabel(event) !== null);

/** Those that something stands on. */
const boardsIn = ({ match, boards }: GameViews): readonly PlayedBoard[] =>
  boards
    .filter(({ pieces }) => Object.keys(pieces).length > 0)
    .map(({ board, files, ranks, pieces, lastMoves }) => ({
      board,
      name: boardName(match, board),
      files,
      ranks,
      pieces,
      lastMoves,
    }));

type Head = Omit<MatchRow, keyof Summary>;

/** Looks at the picture of a state as pages would be given it; the same state is looked at once. */
const onlooker = (game: PlayableGame, start: unknown, head: Head) => {
  const history = { initial: start, entries: [], redoable: [], dropped: [] };
  let last: { readonly state: unknown; readonly views: GameViews } | null = null;
  return (state: unknown, index: number): GameViews => {
    if (last !== null && last.state === state) return last.views;
    const views = game.project(state);
    const row = { ...head, ...summaryOf(views) };
    const open = { row, game, history: { ...history, state }, views, games: { before: [], planned: null } };
    const problem = pictureProblem(open);
    if (problem !== null) throw new Stopped(index, problem);
    game.turnEntry?.moves(state);
    last = { state, views };
    return views;
  };
};

/** @throws Stopped, naming the entry after which pages could not be given a picture */
const foldChecked = (
  game: PlayableGame,
  start: unknown,
  head: Head,
  entries: readonly SignedEntry[],
  onPlayed: (played: number) => void,
): GameViews => {
  const replay = createReplay(game, start);
  const look = onlooker(game, start, head);
  let state = start;
  for (const [index, { event }] of entries.entries())
    try {
      state = replay.add(event);
      if (isFact(game, event)) look(state, index);
      onPlayed(index + 1);
    } catch (error) {
      throw error instanceof Stopped ? error : new Stopped(index, null);
    }
  return look(state, entries.length - 1);
};

const playGame = (
  games: Games,
  file: GameFile,
  exportedAtMs: number,
  pointer: string,
  onPlayed: (played: number) => void,
): Result<PlayedGame, Problem> => {
  const unplayable = (where: string, reason: string): Result<PlayedGame, Problem> =>
    err(refuse('import/unplayable', { where: pointer + where, reason }));
  const game = own(games, file.game);
  if (game === undefined) return err(refuse('import/unknown_game', { game: file.game }));
  const setup = file.setup as MatchSetup;
  const start = beginning(game, setup);
  if (!start.ok) return start;
  const entries: readonly SignedEntry[] = file.entries.map((entry) => ({ ...entry, event: entry.event as AnyEvent }));
  const gap = entryProblem(entries);
  if (gap !== null) return unplayable(gap.where, gap.reason);
  const unknown = unknownKind(entries, game.id);
  if (unknown !== null)
    return err(refuse('import/unknown_kind', { where: pointer + unknown.where, kind: unknown.kind }));
  const { matchId, createdAtMs, rehearsal } = file;
  const head = { matchId, game: game.id, setup, createdAtMs, rehearsal, archived: false };
  try {
    const views = foldChecked(game, start.value, head, entries, onPlayed);
    const row = { ...head, ...summaryOf(views) };
    // What says no day was made at the moment at which it was written.
    const isDated = createdAtMs !== exportedAtMs;
    return ok({
      row,
      turns: views.match.ply,
      isDated,
      boards: boardsIn(views),
      entries,
      digest: playDigestOf(entries),
    });
  } catch (error) {
    const where = error instanceof Stopped ? `/entries/${error.entry}` : '/entries';
    const reason = error instanceof Stopped ? error.reason : null;
    if (reason !== null) return unplayable(where, reason);
    return err(refuse('import/out_of_place', { where: pointer + where }));
  }
};

/**
 * The games of a file, each played through with every view that pages would be given checked.
 * @returns import/unknown_game, import/unknown_kind, import/out_of_place, import/unplayable, or what a game refuses of
 * its settings
 */
export const playThrough = (games: Games, file: MatchFile, onPlayed: OnPlayed): Result<PlayedFile, Problem> => {
  const of = file.games.reduce((sum, { entries }) => sum + entries.length, 0);
  const played: PlayedGame[] = [];
  let before = 0;
  for (const [index, game] of file.games.entries()) {
    const earlier = before;
    const result = playGame(games, game, file.exportedAtMs, `/games/${index}`, (count) =>
      onPlayed(earlier + count, of),
    );
    if (!result.ok) return result;
    played.push(result.value);
    before += game.entries.length;
  }
  return ok({ matchId: file.matchId, games: played });
};
