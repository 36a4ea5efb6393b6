interface BoardJson {
  readonly board: number;
  readonly fen: string;
}

/** The state of the open game: branches or boards in a list, boards by their names, or one board. */
export interface StateJson {
  readonly branches?: readonly BoardJson[];
  readonly boards?: readonly BoardJson[] | Readonly<Record<string, { readonly fen: string }>>;
  readonly fen?: string;
}

const listed = (boards: StateJson['boards']): boards is readonly BoardJson[] => Array.isArray(boards);

/** The position on a board of a state; null where there is none. @param name of that board, where boards have names */
export const fenIn = ({ branches, boards, fen }: StateJson, board: number, name: string): string | null => {
  const list = listed(boards) ? boards : (branches ?? []);
  const named = listed(boards) ? undefined : boards?.[name];
  return list.find((each) => each.board === board)?.fen ?? named?.fen ?? fen ?? null;
};
