/** Positions one move before something. The side to move is in the name's first letter. */
export const W = {
  /** Ra8 mates. */
  mateInOne: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
  /** Qf7 stalemates. */
  stalemateInOne: '7k/8/4Q3/6K1/8/8/8/8 w - - 0 1',
  /** Kb6 stalemates, one of six moves. */
  pawnStalemateInOne: 'k7/P7/2K5/8/8/8/8/8 w - - 0 1',
  /** Kxe2 leaves two bare kings. */
  deadInOne: '8/8/8/4k3/8/8/4p3/4K3 w - - 0 1',
  /** Ra2 makes 50 moves by each side without capture or pawn move. */
  fiftyInOne: '4k3/8/8/8/8/8/8/R3K3 w - - 99 80',
  /** Ra2 makes 75. */
  seventyFiveInOne: '4k3/8/8/8/8/8/8/R3K3 w - - 149 90',
  /** Both may castle both ways. */
  castling: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  /** a8 is reached by the pawn. */
  promotion: '8/P3k3/8/8/8/8/8/4K3 w - - 0 1',
  /** Knights on b1 and f3 both reach d2; the one on b1 alone reaches a3. */
  twoKnights: '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1',
  /** Black has a bare king: Black cannot mate. */
  bareBlackKing: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
  /** White is in check: Rxe8, which mates, is the only legal move. */
  mustMate: 'R3r1k1/5ppp/8/8/8/8/3P1P2/3RKR2 w - - 0 1',
  /** White is in check: Kxb2 is the only legal move, and leaves two bare kings. */
  mustEnd: '7k/8/8/8/8/8/1q6/K7 w - - 0 1',
  /** White is in check: Kg2 is the only legal move. */
  onlyMove: '4k3/8/8/8/8/8/7P/r6K w - - 0 1',
  /** White has a bare king: White cannot mate. */
  bareWhiteKing: 'r3k3/8/8/8/8/8/8/4K3 w - - 0 1',
} as const;

export const B = {
  /** Ra1 mates. */
  mateInOne: 'r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1',
} as const;
