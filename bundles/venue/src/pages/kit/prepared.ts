import type { TeamView, VenueViews } from 'chess-match/contract/venue';

type View = VenueViews['boards']['boards'][number];

/** A board as the turn being prepared would leave it. */
export interface Prepared extends Pick<View, 'pieces' | 'lastMoves' | 'check' | 'badges'> {
  /** Something else than a move decides this board in that turn: by the name that its game gives it. */
  readonly decides: string | null;
}

const MOVES = ['to-move', 'moved'];

const samePieces = (one: View['pieces'], other: View['pieces']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([square, piece]) => other[square] === piece);

const sameBadges = (one: View['badges'], other: View['badges']): boolean =>
  one.length === other.length &&
  one.every(({ kind, value }, index) => kind === other[index]?.kind && value === other[index].value);

/** Of boards whose turns are made together. */
const inTurn = ({ draft }: TeamView, view: View): Prepared | null => {
  const found = draft?.boards.find(({ board }) => board === view.board);
  if (found === undefined) return null;
  const { pieces, lastMoves, check, badges, state } = found;
  const decides = MOVES.includes(state) ? null : state;
  const isLive = view.status === 'live';
  const isAsItStands = isLive && samePieces(pieces, view.pieces);
  if (isAsItStands && sameBadges(badges, view.badges) && decides === null) return null;
  // A board that only comes to be worth something else keeps the marks of the last turn.
  const hasMoved = state === 'moved' || (isLive && !isAsItStands);
  return { pieces, lastMoves: hasMoved ? lastMoves : view.lastMoves, check, badges, decides };
};

/** Of boards that are played apart. */
const byItself = ({ boards }: TeamView, view: View): Prepared | null => {
  const desk = boards.find(({ board }) => board === view.board);
  if (desk === undefined || desk.draft.san === null) return null;
  const { san, pieces, check } = desk.draft;
  const move = desk.moves.find((legal) => legal.san === san);
  const lastMoves = move === undefined ? [] : [{ from: move.from, to: move.to, san }];
  return { pieces, lastMoves, check, badges: view.badges, decides: null };
};

/** What is prepared on a board, as far as this place is told of it; null: nothing, or it is for a turn that is over. */
export const preparedOn = (views: Partial<VenueViews>, view: View): Prepared | null => {
  const { match, teamWhite, teamBlack } = views;
  for (const team of [teamWhite, teamBlack]) {
    if (team === undefined || team.matchVersion !== match?.version) continue;
    const found = inTurn(team, view) ?? byItself(team, view);
    if (found !== null) return found;
  }
  return null;
};
