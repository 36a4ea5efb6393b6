import { ONE_TEXT, tidy } from '../../../entry/lineGrammar';
import type { ShownBoard, TurnMaking } from '../../../entry/turnMaking';

/** A turn that is a series of moves: each is made where the ones before it have led. */
export const SERIES: TurnMaking<ShownBoard> = {
  grammar: ONE_TEXT,
  boards: ({ views, draft, next, line }) => {
    // What may follow a move is told by the rules; until they have, nothing may.
    const moves = next !== null && tidy(line) === tidy(draft.line) ? next : [];
    return views.map((view) => {
      const { board, status: kind, files, ranks } = view;
      const drafted = draft.boards.find((each) => each.board === board);
      // Before the first move the marks of the opponent's series stay.
      const isBegun = drafted !== undefined && draft.items.length > 0;
      const position = isBegun ? drafted : view;
      const made = isBegun ? drafted.lastMoves : [];
      const state = drafted?.state ?? null;
      return { board, kind, files, ranks, before: position, after: position, moves, made, drafted: null, state };
    });
  },
  isInPlay: ({ kind }) => kind === 'live',
  isMovable: ({ moves }) => moves.length > 0,
  withMove: (line, _board, san) => tidy(`${line} ${san}`),
  back: ({ items }, _board, moves) =>
    items
      .slice(0, moves)
      .map(({ text }) => text)
      .join(' '),
  tried: (line, _board, text) => tidy(`${line} ${text}`),
  next: () => null,
};
