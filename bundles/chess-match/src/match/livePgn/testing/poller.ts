import { playSan, positionKey, START_FEN } from '../../../games/chess/onFen';
import { readTree } from '../../../games/pgn/tree';

/** How lichess reads a live PGN (lila, modules relay and study), as far as it decides which game is which. */
const RULES = {
  /** Answers that are no success fail the whole poll. */
  statuses: [200, 304],
  mostGames: 256,
  mostChapters: 100,
  /** Of one game. */
  mostPlies: 600,
  mostCharacters: 100_000,
  /** A game without them is left out. */
  needed: ['White', 'Black'],
} as const;

interface Game {
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly string[];
  /** Whether every move has a clock: without it they vanish on air. */
  readonly isTimed: boolean;
}

export interface Chapter extends Game {
  /** GameId of the game that it was begun by. */
  readonly bornAs: string;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
  readonly body: string;
}

/** As it cuts a text into games: at an empty line before a tag. */
const cut = (text: string): readonly string[] => text.split(/\n\s*\n(?=\[)/);

const asGame = (text: string): Game | null => {
  if (text.length > RULES.mostCharacters || !text.startsWith('[')) return null;
  const { games, faults } = readTree(text);
  const [game, second] = games;
  if (game === undefined || second !== undefined || faults.length > 0) return null;
  return {
    tags: new Map(game.tags.map(({ name, value }) => [name, value])),
    moves: game.turns.map((turn) => turn.text),
    isTimed: game.turns.every(({ clockMs }) => clockMs !== null),
  };
};

const tagOf = ({ tags }: Game, name: string): string => tags.get(name) ?? '';
const roundOf = (game: Game): string => /^\d+/.exec(tagOf(game, 'Round'))?.[0] ?? '';

const sameIn = (one: Game, other: Game, names: readonly string[]): boolean =>
  names.every((name) => tagOf(one, name) === tagOf(other, name));

interface Stand {
  readonly fen: string;
  /** Every move up to here could be played. */
  readonly isWhole: boolean;
}

const stands = new Map<string, Stand>();

const playedOn = ({ fen, isWhole }: Stand, move: string): Stand => {
  if (!isWhole) return { fen, isWhole };
  const played = playSan(fen, move);
  return played.ok ? { fen: played.value.fen, isWhole } : { fen, isWhole: false };
};

/** After so many moves of a game: each move is played once, however often and from whatever game it is asked for. */
const standAfter = (game: Game, plies: number): Stand => {
  const begun = tagOf(game, 'FEN') || START_FEN;
  if (plies === 0) return { fen: begun, isWhole: true };
  const path = [begun, ...game.moves.slice(0, plies)].join(' ');
  const known = stands.get(path);
  if (known !== undefined) return known;
  const stand = playedOn(standAfter(game, plies - 1), game.moves[plies - 1] ?? '');
  stands.set(path, stand);
  return stand;
};

const keyAfter = (game: Game, plies: number): string => positionKey(standAfter(game, plies).fen);

/** Any of three says that a game is the one of a chapter; ids that differ forbid nothing. */
const isSame = (chapter: Chapter, game: Game): boolean => {
  const id = tagOf(game, 'GameId');
  if (id !== '' && id === tagOf(chapter, 'GameId')) return true;
  if (!sameIn(chapter, game, ['Event', 'Site']) || roundOf(chapter) !== roundOf(game)) return false;
  if (sameIn(chapter, game, ['Board', 'White', 'Black'])) return true;
  const common = Math.min(chapter.moves.length, game.moves.length);
  return keyAfter(chapter, common) === keyAfter(game, common);
};

/** Someone who follows a match by polling, and keeps a chapter for each game he has seen: nothing is ever deleted. */
export const createPoller = () => {
  let etag = '';
  let chapters: readonly Chapter[] = [];
  return {
    chapters: (): readonly Chapter[] => chapters,
    /** What he would ask with. */
    etag: (): string => etag,
    /** @returns why the poll failed as a whole, or null */
    poll: (answer: Answer): string | null => {
      if (!(RULES.statuses as readonly number[]).includes(answer.status)) return `status ${answer.status}`;
      if (answer.status === 304) return null;
      if (!/charset=utf-8/i.test(answer.type)) return 'read as Latin-1';
      ({ etag } = answer);
      const games = cut(answer.body).map(asGame);
      if (games.length > RULES.mostGames) return 'too many games';
      if (games.includes(null)) return 'a game that is none';
      for (const game of games) {
        if (game === null || RULES.needed.some((name) => /^\??$/.test(tagOf(game, name)))) continue;
        if (game.moves.length > RULES.mostPlies) return 'a game without end';
        // The first that fits is taken, in the order of the file.
        const index = chapters.findIndex((chapter) => isSame(chapter, game));
        const bornAs = chapters[index]?.bornAs ?? tagOf(game, 'GameId');
        const next = { ...game, bornAs };
        chapters = index < 0 ? [...chapters, next] : chapters.map((chapter, at) => (at === index ? next : chapter));
      }
      return chapters.length > RULES.mostChapters ? 'too many chapters' : null;
    },
  };
};
