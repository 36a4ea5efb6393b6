import type { Problem } from '@schemas/draft';
import type { Games, PlayableGame } from '../../games/common/game';
import type { GameViews } from '../../games/common/views';
import type { AnyEvent, Entry } from '../../games/common/entry';
import { append, foldHistory, type History } from '../../games/common/history';
import { err, ok, type Result } from '../../games/common/result';
import { own } from '../../own';
import { isBegun } from '../../view/isBegun';
import { refuse } from '../base/errors';
import { gamesOfMatch, type GamesOfMatch } from './gamesOfMatch';
import type { Journal } from '../journal/contract';
import type { MatchRow, MatchSetup, Summary } from '../journal/types';
import type { Log } from '../base/log';

/** The match on the boards now, folded and projected. Replaced as a whole, never changed. */
export interface OpenMatch {
  readonly row: MatchRow;
  readonly game: PlayableGame;
  readonly history: History<unknown>;
  readonly views: GameViews;
  /** Where it is one of several games. */
  readonly games: GamesOfMatch;
}

export const summaryOf = ({ match, clocks, score }: GameViews): Summary => ({
  status: match.status === 'over' ? 'over' : isBegun({ match, clocks }) ? 'playing' : 'waiting',
  scoreWhite: score.white,
  scoreBlack: score.black,
});

/** The match after more events; throws only where a game breaks its promise. */
export const advance = (match: OpenMatch, events: readonly AnyEvent[]): OpenMatch => {
  let { history } = match;
  for (const event of events) history = append(match.game, history, event);
  return { ...match, history, views: match.game.project(history.state) };
};

const gamesWith = (journal: Journal, game: Pick<MatchRow, 'matchId' | 'setup'>): GamesOfMatch =>
  gamesOfMatch(game, (matchId) => journal.match(matchId));

/** The state a match begins with. @returns the game's refusal of the settings. */
export const beginning = (game: PlayableGame, setup: MatchSetup): Result<unknown, Problem> => game.initial(setup);

/** A match folded from its journal. @returns match/unknown, command/not_here or what the game refuses. */
export const loadMatch = (journal: Journal, games: Games, matchId: string): Result<OpenMatch, Problem> => {
  const row = journal.match(matchId);
  if (row === null) return err(refuse('match/unknown', { matchId }));
  const game = own(games, row.game);
  if (game === undefined) return err(refuse('command/not_here', { type: 'openMatch', game: row.game }));
  const start = beginning(game, row.setup);
  if (!start.ok) return start;
  const { match, damagedAt } = playSound(journal, game, row, start.value);
  return damagedAt === null
    ? ok(match)
    : err(refuse('match/damaged', { match: `${row.setup.white} — ${row.setup.black}`, entry: damagedAt }));
};

/** A match as far as its entries can be read and played. */
export interface SoundMatch {
  readonly match: OpenMatch;
  /** Number inside the match of the first entry that cannot be read or played; null: it is whole. */
  readonly damagedAt: number | null;
}

const tryFold = (
  game: PlayableGame,
  start: unknown,
  entries: readonly Entry[],
): Pick<OpenMatch, 'history' | 'views'> | null => {
  try {
    const history = foldHistory(game, start, entries);
    return { history, views: game.project(history.state) };
  } catch {
    return null;
  }
};

/** How many of the entries can be played: the first that cannot takes all after it along. */
const playable = (game: PlayableGame, start: unknown, entries: readonly Entry[]): number => {
  let [sound, unsound] = [0, entries.length];
  while (unsound - sound > 1) {
    const middle = Math.floor((sound + unsound) / 2);
    if (tryFold(game, start, entries.slice(0, middle)) === null) unsound = middle;
    else sound = middle;
  }
  return sound;
};

/** @param start the state it begins with */
export const playSound = (journal: Journal, game: PlayableGame, row: MatchRow, start: unknown): SoundMatch => {
  const { entries, damagedAt } = journal.soundEntries(row.matchId);
  const games = gamesWith(journal, row);
  const whole = tryFold(game, start, entries);
  if (whole !== null) return { match: { row, game, games, ...whole }, damagedAt };
  const count = playable(game, start, entries);
  const history = foldHistory(game, start, entries.slice(0, count));
  return { match: { row, game, games, history, views: game.project(history.state) }, damagedAt: count + 1 };
};

/** The match that is open by the journal; null, with a word in the log, where it cannot be folded. */
export const loadOpen = (journal: Journal, games: Games, log: Log): OpenMatch | null => {
  const matchId = journal.openMatchId();
  if (matchId === null) return null;
  const loaded = loadMatch(journal, games, matchId);
  if (loaded.ok) return loaded.value;
  log.error(`Match ${matchId} cannot be opened; the server runs with no match open.`, loaded.error);
  return null;
};

/** A match not yet in the journal, before its first turn. */
export const newOpenMatch = (
  journal: Journal,
  game: PlayableGame,
  start: unknown,
  identity: Pick<MatchRow, 'matchId' | 'setup' | 'createdAtMs' | 'rehearsal'>,
): OpenMatch => {
  const history = foldHistory<unknown>(game, start, []);
  const views = game.project(start);
  const row = { ...identity, archived: false, game: game.id, ...summaryOf(views) };
  return { row, game, history, views, games: gamesWith(journal, identity) };
};
