import type { Language, ObsView, Side } from 'chess-match/client';
import type { BoardAction } from '../model/keyboard';
import type { DraftState } from '../model/boardModel';
import type { DraftNotice } from '../model/draftSync';

/** Every word the operator page says, in one language. A missing one does not compile. */
export interface Strings {
  readonly language: Language;
  readonly side: Readonly<Record<Side, string>>;
  readonly cancel: string;
  readonly close: string;
  readonly dismiss: string;
  readonly rule: (rule: string) => string;
  readonly banner: {
    readonly waiting: string;
    readonly offline: string;
    readonly noLink: string;
    readonly gap: (side: Side, lost: string) => string;
    readonly gapGive: (side: Side, lost: string) => string;
    readonly gapDismiss: string;
    readonly notice: Readonly<Record<DraftNotice['kind'], string>>;
    readonly takeBack: string;
    readonly demo: string;
    readonly rehearsal: string;
  };
  readonly header: {
    readonly label: string;
    readonly noMatch: string;
    readonly toMove: (side: Side) => string;
    readonly over: string;
    readonly score: string;
    readonly clock: (side: Side) => string;
    readonly running: string;
    readonly stopped: string;
    readonly start: string;
    readonly stop: string;
    readonly stopReason: string;
    readonly table: (chips: number) => string;
    readonly veto: string;
    readonly vetoed: (side: Side) => string;
    readonly flag: string;
    readonly control: string;
    readonly controlOn: string;
    readonly cards: (count: number) => string;
    readonly bothGames: (white: string, black: string) => string;
  };
  readonly board: {
    readonly name: (board: number) => string;
    readonly squares: (board: number) => string;
    readonly empty: string;
    readonly chips: (count: number) => string;
    readonly dragChip: string;
    readonly lastMove: (san: string) => string;
    readonly from: (mother: number) => string;
    readonly state: Readonly<Record<DraftState, string>>;
    readonly field: (board: number) => string;
    readonly fieldHint: string;
    readonly notAMove: (typed: string) => string;
    readonly removeMove: string;
    readonly promote: string;
    readonly action: Readonly<Record<BoardAction, string>>;
    readonly actionTitle: Readonly<Record<BoardAction, string>>;
    readonly split: (keep: number, mother: number, give: number, daughter: number) => string;
    readonly keeps: string;
    readonly removeBranch: string;
    readonly passHere: (size: number, from: number) => string;
    readonly passFrom: (from: number, size: number) => string;
    readonly selectFrom: (board: number, placed: number, rating: number) => string;
    readonly selectAll: (from: number) => string;
    readonly selectHere: (board: number) => string;
    readonly done: string;
    readonly giveNotUp: string;
    readonly offered: string;
    readonly unconfirmed: string;
    readonly unconfirmedTitle: string;
    readonly result: (kind: string, turn: string, chips: number, white: string, black: string) => string;
    readonly less: string;
    readonly more: string;
  };
  readonly turn: {
    readonly label: string;
    readonly line: string;
    readonly lineHint: string;
    readonly items: string;
    readonly noItems: string;
    readonly remove: (text: string) => string;
    readonly clear: string;
    readonly lacks: (boards: readonly number[]) => string;
    readonly mend: string;
    readonly unfinished: string;
    readonly ready: string;
    readonly checking: string;
    readonly suggestions: string;
    readonly press: string;
    readonly pressFor: (side: Side) => string;
    readonly over: string;
    readonly noMatch: string;
  };
  readonly history: {
    readonly undo: string;
    readonly redo: string;
    /** The fact in words, as what is undone: "turn 24...". */
    readonly fact: (kind: string, label: string) => string;
    readonly question: (fact: string) => string;
    readonly score: string;
    readonly sameScore: string;
    readonly line: string;
    readonly confirm: string;
    readonly keep: string;
  };
  readonly confirm: {
    readonly vetoTitle: string;
    readonly vetoText: (side: Side) => string;
    readonly flagTitle: string;
    readonly flagText: (side: Side) => string;
    readonly controlTitle: string;
    readonly controlText: string;
    readonly controlBy: string;
    readonly yes: (side: Side) => string;
  };
  readonly newMatch: {
    readonly open: string;
    readonly title: string;
    readonly returnTitle: string;
    readonly returnHint: string;
    readonly create: string;
  };
  readonly matches: {
    readonly open: string;
    readonly title: string;
    readonly none: string;
    readonly openThis: string;
    readonly isOpen: string;
    readonly playing: string;
    readonly over: string;
    readonly returnGame: string;
    readonly created: (atMs: number) => string;
  };
  readonly arbiter: { readonly open: string; readonly title: string };
  readonly obs: {
    readonly label: string;
    readonly state: Readonly<Record<ObsView['state'], string>>;
    readonly program: (scene: string) => string;
    readonly scene: (side: Side) => string;
    readonly missing: (scene: string) => string;
    readonly noName: string;
    readonly follow: string;
  };
  readonly overlays: {
    readonly open: string;
    readonly title: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  readonly help: {
    /** What the keys do that a person can change; those of a board have the titles of its buttons. */
    readonly keys: Readonly<Record<'press' | 'line' | 'clock' | 'undo', string>>;
    readonly boardKey: (board: number) => string;
    readonly fixedTitle: string;
    readonly fixed: readonly (readonly [keys: string, what: string])[];
    readonly mouseTitle: string;
    readonly mouse: readonly string[];
    readonly lineTitle: string;
    readonly line: readonly (readonly [item: string, what: string])[];
  };
}
