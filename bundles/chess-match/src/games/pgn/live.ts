import type { LivePlace, LiveText } from '../common/records';
import type { Tag } from '../common/recordText';
import { opponent, type BySide, type Side } from '../common/sides';
import type { RESULTS } from '../duel/record/result';
import { gameText } from './text';

export type PgnTag = Pick<Tag, 'name' | 'value'>;

export interface LiveMove {
  readonly san: string;
  /** The mover's clock after the press; null where none was kept. */
  readonly clockMs: number | null;
}

/** A line of play as other programs follow it while it is played, from its first move on. */
export interface LiveGame {
  /** Says for ever which line of the match it is: letters, figures and hyphens. */
  readonly key: string;
  /** Where it is played in the hall. */
  readonly board: number;
  /** Without Site, Round, Board, GameId, Result, SetUp and FEN. */
  readonly tags: readonly PgnTag[];
  /** The position that it begins with, where that is not the usual one. */
  readonly fen: string | null;
  /** Who made the first move, and the number that has. */
  readonly first: { readonly side: Side; readonly number: number };
  readonly moves: readonly LiveMove[];
  readonly result: (typeof RESULTS)[number];
  /** What each side's clock showed before its first move, in ms. */
  readonly clocksMs: BySide<number>;
  /** How it ended, where that is known; a comment, as programs that follow it drop what they do not know. */
  readonly end: string | null;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** Whole seconds, those begun counted in full. */
const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `[%clk ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}]`;
};

/** Moves with a clock behind each of them, or behind none: followers show no clocks where one is missing. */
const words = ({ moves, first, clocksMs, end }: LiveGame): readonly string[] => {
  const isTimed = moves.some(({ clockMs }) => clockMs !== null);
  const shown: Record<Side, number> = { ...clocksMs };
  const before = 2 * (first.number - 1) + (first.side === 'white' ? 0 : 1);
  return moves.flatMap(({ san, clockMs }, index) => {
    const side = index % 2 === 0 ? first.side : opponent(first.side);
    shown[side] = clockMs ?? shown[side];
    const ply = before + index;
    const isNumbered = side === 'white' || isTimed || index === 0;
    const label = isNumbered ? [`${Math.floor(ply / 2) + 1}${side === 'white' ? '.' : '...'}`] : [];
    const said = [
      ...(isTimed ? [clockText(shown[side])] : []),
      ...(end !== null && index === moves.length - 1 ? [end] : []),
    ];
    // One comment behind a move: some read no second one.
    return [...label, san, ...(said.length === 0 ? [] : [`{${said.join(' ')}}`])];
  });
};

/** Who has no name would be left out. */
const named = ({ name, value }: PgnTag): PgnTag =>
  (name === 'White' || name === 'Black') && /^[\s?]*$/.test(value) ? { name, value: name } : { name, value };

/** The place of a line in the web: followers take lines of one place for one. */
export const siteOf = ({ matchId, address }: LivePlace, key: string): string =>
  [...(address === null ? [] : [address.replace(/\/+$/, '')]), 'match', matchId, key].join('/');

const textOf = (game: LiveGame, place: LivePlace): string => {
  const { key, board, tags, fen, result } = game;
  const tag = (name: string, value: string): PgnTag => ({ name, value });
  const [event, ...others] = tags.map(named);
  const head: readonly PgnTag[] = [
    ...(event === undefined ? [] : [event]),
    tag('Site', siteOf(place, key)),
    tag('Round', `${place.round}.${board}`),
    ...others,
    tag('Board', String(board)),
    tag('GameId', `${place.matchId}-${key}`),
    ...(fen === null ? [] : [tag('SetUp', '1'), tag('FEN', fen)]),
    tag('Result', result),
  ];
  return gameText(head, [...words(game), result]);
};

/** Lines of play, each whole and told apart from all others for ever, in the order of their birth. */
export const liveTexts = (games: readonly LiveGame[], place: LivePlace): readonly LiveText[] =>
  games.map((game) => ({ key: game.key, board: game.board, text: textOf(game, place) }));

/** The file that they are followed by. */
export const livePgn = (texts: readonly LiveText[]): string => texts.map(({ text }) => text).join('\n');
