import { isDeepStrictEqual } from 'node:util';
import { TABLE_VIEWS, tableOf, type Team, type WoodenBoard } from 'chess-match/contract/venue';
import { studyRulesFor } from 'chess-match/studyRules';
import type { MatchLink } from '../matchLink';
import type { Enter } from './enter';
import { feed } from './feed';
import { isOneMoment, postOf, viewsFor } from './ground';
import { judge, type Ground, type Reading } from './judge';
import type { Known } from './known';
import type { BoardState } from './protocol';
import { tableAct, tableFen, tableGround } from './tableFeed';
import { isWooden, upright } from './wood';

/** A board of which is known what stands on it. */
export type Read = BoardState & { readonly pieces: NonNullable<BoardState['pieces']> };

export interface ComparerParts {
  readonly link: Pick<MatchLink, 'view'>;
  readonly enter: Enter;
  /** What is shown of a board is another. */
  readonly onChange: () => void;
}

/** Holds what lies on a wooden board against what it stands for, and sends what was done there. */
export const createComparer = ({ link, enter, onChange }: ComparerParts) => {
  const show = (board: Known, reading: Reading | null, ground: Ground | null, of: Team | null): void => {
    const shown = reading === null || ground === null ? null : { reading, wanted: ground.pieces, of };
    if (isDeepStrictEqual(shown, board.shown)) return;
    board.shown = shown;
    onChange();
  };
  const sending = async (board: Known, send: () => Promise<boolean>): Promise<boolean> => {
    board.isBusy = true;
    const isDone = await send();
    board.isBusy = false;
    return isDone;
  };

  const draft = (wooden: WoodenBoard, number: number, { pieces }: Read, board: Known): void => {
    const views = viewsFor(link);
    if (!isOneMoment(views)) return;
    const post = postOf(views, wooden, number);
    if (post === null) {
      show(board, null, null, null);
      return;
    }
    const reading = judge(post.ground, upright(pieces, post.ground.pieces));
    show(board, reading, post.ground, post.of);
    if (post.entry !== null && !board.draft.see(post.turn, post.entry)) return;
    const { said, change } = feed(board.said, post, reading, board.hasMoved);
    board.said = said;
    if (reading.kind !== 'underway' && reading.kind !== 'differs') board.hasMoved = false;
    if (change !== null) board.draft.edit(change);
  };

  const table = async (wooden: WoodenBoard, { pieces }: Read, board: Known, isSetUp: boolean): Promise<void> => {
    const at = tableOf(wooden.place);
    const [match, view] = [link.view('match'), at && link.view(TABLE_VIEWS[at.team][at.table - 1] ?? 'tableWhite1')];
    if (match === undefined || view === undefined || view === null) return;
    const followed = link.view('boards')?.boards.find((each) => each.board === view.board);
    const fen = followed !== undefined && isWooden(followed) ? tableFen(view) : null;
    if (fen !== null && board.ground?.fen !== fen) {
      const rules = studyRulesFor(match.game, match.settings);
      board.ground = { fen, ground: tableGround(fen, rules), rules };
    }
    const known = fen === null ? null : board.ground;
    const ground = known?.ground ?? null;
    const lying = ground === null ? pieces : upright(pieces, ground.pieces);
    const reading = ground === null ? null : judge(ground, lying);
    show(board, reading, ground, at?.team ?? null);
    if (known === null || reading === null || !board.hasMoved) return;
    const act = tableAct(known.rules, view, known.ground, reading, lying, isSetUp || board.isUnsaid);
    if (act !== null || reading.kind === 'alike') board.hasMoved = false;
    if (act === null) return;
    const isDone = await sending(board, () => enter.table(wooden, act));
    // Refused or lost: once more when the table as it is now has come; what lay long enough to be set up lies there
    // still.
    if (!isDone) board.hasMoved = true;
    board.isUnsaid = !isDone && act.type === 'arrange' && board.rest === null;
  };

  return { draft, table, nothing: (board: Known): void => show(board, null, null, null) };
};
