import type { BySide, Side } from './sides';

/** What stands beside a move, as a code of the game's words (`sheetWords.ts`) with its parameters. */
export interface SheetRemark {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a side made of one of its turns. */
export interface SheetMove {
  /** As it counts on the board. */
  readonly number: number;
  readonly side: Side;
  /** In the letters of records; several moves where a turn has several. */
  readonly text: string;
  /** The mover's clock after the press, ms; null where none was kept. */
  readonly clockMs: number | null;
  /** When it was made, Unix ms; null where the game does not keep it. */
  readonly atMs: number | null;
  /** With it a draw was offered. */
  readonly isOffer: boolean;
  /** Made on another sheet, before this one was begun. */
  readonly isInherited: boolean;
  readonly remarks: readonly SheetRemark[];
}

/** A move about which there is nothing more to say. */
export const madeMove = (made: Pick<SheetMove, 'number' | 'side' | 'text' | 'clockMs' | 'atMs'>): SheetMove => ({
  ...made,
  isOffer: false,
  isInherited: false,
  remarks: [],
});

/** How the play of a sheet ended. */
export interface SheetEnd {
  /** As the game calls its ends. */
  readonly reason: string;
  /** The winner by the colours of the sheet; null where nothing was decided. */
  readonly result: Side | 'draw' | null;
  /** The turn that ended it, as it is called; empty where there was none. */
  readonly turn: string;
  readonly remarks: readonly SheetRemark[];
}

/** A score sheet: one line of play on one board, from its first move to its last. */
export interface Sheet {
  /** Names it among the sheets of its match. */
  readonly key: string;
  readonly board: number;
  /** As the board is called. */
  readonly name: string;
  /** Which team has a colour here. */
  readonly teams: BySide<Side>;
  /** Turns of both sides beside each other under one number, or each under a number of its own. */
  readonly form: 'pairs' | 'turns';
  /** What stands above the first move. */
  readonly before: readonly SheetRemark[];
  readonly moves: readonly SheetMove[];
  /** Null: it goes on, or has not begun. */
  readonly end: SheetEnd | null;
}

/** What gave points to the teams. */
export interface Scored {
  /** "24.", as the turn is called; empty where it was none. */
  readonly turn: string;
  readonly board: number;
  readonly reason: string;
  /** Half-points of the teams. */
  readonly halves: BySide<number>;
  readonly remarks: readonly SheetRemark[];
}

/** A match as it is printed: its score sheets, and what its score came from, in order. */
export interface GameSheets {
  readonly sheets: readonly Sheet[];
  readonly scored: readonly Scored[];
}

/** What an arbiter set, as a remark: the position as the game writes it. */
export const positionRemark = (fen: string): SheetRemark => ({ code: 'position', params: { fen } });

/** Remarks in the places where they belong. @param remarks each with how many of the moves were made before it */
export const withRemarks = (
  moves: readonly SheetMove[],
  remarks: readonly { readonly after: number; readonly remark: SheetRemark }[],
): Pick<Sheet, 'before' | 'moves'> => {
  const at = (count: number): readonly SheetRemark[] =>
    remarks.flatMap(({ after, remark }) => (after === count ? [remark] : []));
  return {
    before: at(0),
    moves: moves.map((move, index) => ({ ...move, remarks: [...move.remarks, ...at(index + 1)] })),
  };
};

/** An offer of a draw, as the arbiters' protocol has it. */
interface Offer {
  readonly side: Side | null;
  /** Null: the match is on one board, or the offer was for all boards. */
  readonly board: number | null;
  readonly atMs: number;
}

const offeredWith = (moves: readonly SheetMove[], { side, atMs }: Offer): number =>
  moves.findLastIndex((move) => move.side === side && move.atMs !== null && move.atMs <= atMs);

/** Offers of a draw beside the moves they came with; one for several boards is no affair of a sheet. */
export const withOffers = (sheets: readonly Sheet[], offers: readonly Offer[]): readonly Sheet[] =>
  sheets.map((sheet) => {
    const own = offers.filter(({ board }) => (board === null ? sheets.length === 1 : board === sheet.board));
    const made = new Set(own.map((offer) => offeredWith(sheet.moves, offer)));
    return { ...sheet, moves: sheet.moves.map((move, at) => (made.has(at) ? { ...move, isOffer: true } : move)) };
  });

/** Is a row of a sheet: what both sides made under one number, or one of them. */
export interface SheetRow extends Readonly<Record<Side, SheetMove | null>> {
  readonly number: number;
}

/** The moves of a sheet in rows: a side that moves twice, or out of its number, begins another. */
export const rowsOf = (moves: readonly SheetMove[]): readonly SheetRow[] => {
  const rows: SheetRow[] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (move.side === 'black' && last?.number === move.number && last.black === null)
      rows[rows.length - 1] = { ...last, black: move };
    else rows.push({ number: move.number, white: null, black: null, [move.side]: move });
  }
  return rows;
};
