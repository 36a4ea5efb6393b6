import { lineFor, withLine, type KeptDraft } from '../../games/common/drafts';
import { isOfGame } from '../../games/common/history';
import type { OpenMatch } from '../openMatch';
import type { DraftFile } from './draftFile';

/** The turn being prepared in the open match. */
export interface Draft {
  /** What `expectedVersion` of the next setDraft is compared with: rises whenever line or turn become others. */
  readonly version: number;
  /** As the game names it; null where nobody is to move. */
  readonly turn: string | null;
  readonly line: string;
  /** The state of the match with the line in it; null without a match. */
  readonly state: unknown;
}

export interface Drafts {
  current(): Draft;
  /** The draft as it would be after a change of the match. @param undone as in `follow` */
  after(open: OpenMatch, undone: string | null): Pick<Draft, 'turn' | 'line'>;
  /** Another line for the turn; nothing happens where nobody is to move. */
  set(line: string): void;
  /** The match went on, or another one is open. @param undone the line of the turn that is to be played again, or null */
  follow(open: OpenMatch | null, undone: string | null): void;
}

/** Journals of earlier versions kept drafts as entries: the newest of each turn. */
const fromEntries = ({ game, history }: OpenMatch): readonly KeptDraft[] => {
  let kept: readonly KeptDraft[] = [];
  for (const { event } of history.entries) {
    const draft = isOfGame(event) ? game.keptDraft(event) : null;
    if (draft !== null) kept = withLine(kept, draft.turn, draft.line);
  }
  return kept;
};

/** @param firstVersion above every version that pages may still know of: Unix ms of the start */
export const createDrafts = (file: DraftFile, firstVersion: number, first: OpenMatch | null): Drafts => {
  let open: OpenMatch | null = null;
  let kept: readonly KeptDraft[] = [];
  let draft: Draft = { version: firstVersion, turn: null, line: '', state: null };

  const keptFor = (next: OpenMatch): readonly KeptDraft[] =>
    next.row.matchId === open?.row.matchId ? kept : (file.of(next.row.matchId) ?? fromEntries(next));
  const plan = (next: OpenMatch, undone: string | null) => {
    const turn = next.game.turnKey(next.history.state);
    const before = keptFor(next);
    const after = turn === null || undone === null ? before : withLine(before, turn, undone);
    return { turn, kept: after, line: lineFor(after, turn) };
  };
  const stateWith = ({ game, history: { state } }: OpenMatch, line: string): unknown =>
    line === '' ? state : game.withDraft(state, line);
  const become = (next: OpenMatch, turn: string | null, line: string): void => {
    const isSame = next.row.matchId === open?.row.matchId && turn === draft.turn && line === draft.line;
    open = next;
    draft = { version: draft.version + Number(!isSame), turn, line, state: stateWith(next, line) };
  };
  const follow: Drafts['follow'] = (next, undone) => {
    if (next === null) {
      [open, kept] = [null, []];
      draft = { version: draft.version + 1, turn: null, line: '', state: null };
      return;
    }
    const { turn, line, ...planned } = plan(next, undone);
    become(next, turn, line);
    kept = planned.kept;
    if (undone !== null) file.keep(next.row.matchId, kept);
  };
  if (first !== null) follow(first, null);
  return {
    current: () => draft,
    after: (next, undone) => plan(next, undone),
    set: (line) => {
      if (open === null || draft.turn === null) return;
      kept = withLine(kept, draft.turn, line);
      become(open, draft.turn, line);
      file.keep(open.row.matchId, kept);
    },
    follow,
  };
};
