import type { Problem } from '@schemas/draft';
import type { CommandOf } from '../../../contract/commands';
import type { OpenMatch } from '../../authority/openMatch';
import { refuse } from '../../base/errors';
import type { Kept, Shelf } from '../../safety/kept/kept';
import { keptMarks } from './keptMarks';
import { MOST_MARKS, withMark, type Mark } from './mark';
import { turnAt } from './turnAt';

/** What commands do to the marks of the open match. Each @returns match/none_open, or what is said of it, or null */
export interface MarksPort {
  /** mark/too_many */
  add(command: Pick<CommandOf<'markMoment'>, 'text' | 'secondsAgo' | 'offer'>): Problem | null;
  /** mark/gone */
  change(command: Pick<CommandOf<'changeMark'>, 'mark' | 'text' | 'atMs'>): Problem | null;
  /** A mark that is dropped is kept and may come back. mark/gone */
  drop(command: Pick<CommandOf<'dropMark'>, 'mark' | 'dropped'>): Problem | null;
}

export interface Marks {
  readonly port: MarksPort;
  /** Of the open match. */
  list(): readonly Mark[];
  /** A replay buffer saved a clip, now. Without a match nobody would look for it here. */
  saved(clip: NonNullable<Mark['clip']>): void;
}

export interface MarksParts {
  readonly shelf: Shelf;
  readonly open: () => OpenMatch | null;
  readonly changed: () => void;
  readonly newId: () => string;
  /** Unix ms. */
  readonly now: () => number;
}

export const createMarks = ({ shelf, open, changed, newId, now }: MarksParts): Marks => {
  let read: { readonly matchId: string; readonly kept: Kept<readonly Mark[]>; marks: readonly Mark[] } | null = null;
  const ofMatch = (match: OpenMatch): { readonly marks: readonly Mark[]; put(mark: Mark): void } => {
    const { matchId } = match.row;
    if (read?.matchId !== matchId) {
      const kept = keptMarks(shelf, matchId);
      read = { matchId, kept, marks: kept.found };
    }
    const here = read;
    const put = (mark: Mark): void => {
      const marks = withMark(here.marks, mark);
      here.kept.write(marks);
      here.marks = marks;
      changed();
    };
    return { marks: here.marks, put };
  };
  /** Of that moment, with the turn that was played then. */
  const fresh = (match: OpenMatch, mark: Pick<Mark, 'atMs' | 'text' | 'clip' | 'offered'>): Mark => {
    const { turn } = turnAt(match, mark.atMs);
    return { id: newId(), ...mark, turn, dropped: false };
  };
  const withMatch = (act: (match: OpenMatch) => Problem | null): Problem | null => {
    const match = open();
    return match === null ? refuse('match/none_open', {}) : act(match);
  };
  const withMarkOf = (id: string, changeOf: (mark: Mark, match: OpenMatch) => Mark): Problem | null =>
    withMatch((match) => {
      const { marks, put } = ofMatch(match);
      const mark = marks.find((known) => known.id === id);
      if (mark === undefined) return refuse('mark/gone', {});
      put(changeOf(mark, match));
      return null;
    });
  return {
    port: {
      add: ({ text, secondsAgo, offer }) =>
        withMatch((match) => {
          const { marks, put } = ofMatch(match);
          if (marks.length >= MOST_MARKS) return refuse('mark/too_many', { most: MOST_MARKS });
          const atMs = Math.round(now()) - secondsAgo * 1000;
          put(fresh(match, { atMs, text: text.trim(), clip: null, offered: offer === true }));
          return null;
        }),
      change: ({ mark: id, text, atMs }) =>
        withMarkOf(id, (mark, match) => ({ ...mark, text: text.trim(), atMs, turn: turnAt(match, atMs).turn })),
      drop: ({ mark: id, dropped }) => withMarkOf(id, (mark) => ({ ...mark, dropped })),
    },
    list: () => {
      const match = open();
      return match === null ? [] : ofMatch(match).marks;
    },
    saved: (clip) => {
      const match = open();
      if (match === null) return;
      const { marks, put } = ofMatch(match);
      if (marks.length < MOST_MARKS) put(fresh(match, { atMs: Math.round(now()), text: '', clip, offered: false }));
    },
  };
};
