import type { Side } from 'chess-match/client';

/** Windows that ask about one side: the one whose button was pressed, whatever happens to the turn meanwhile. */
export type SideDialogName = 'flag';
/** Windows that are opened without a side. */
export type PlainDialogName = 'newMatch' | 'matches' | 'arbiter' | 'overlays' | 'undo';
export type DialogName = PlainDialogName | SideDialogName;

export interface UiState {
  /** The board the keys act on. */
  readonly active: number;
  readonly dialog: DialogName | null;
  /** The side the window asks about; null if it asks about none. */
  readonly side: Side | null;
  /** The match a new one is the return game of. */
  readonly returnOf: string | null;
}

export type UiEvent =
  | { readonly type: 'activated'; readonly board: number }
  | { readonly type: 'opened'; readonly dialog: PlainDialogName }
  | { readonly type: 'opened'; readonly dialog: SideDialogName; readonly side: Side }
  | { readonly type: 'returnGame'; readonly matchId: string }
  | { readonly type: 'closed' };

export const INITIAL_UI: UiState = { active: 1, dialog: null, side: null, returnOf: null };

export const reduceUi = (state: UiState, event: UiEvent): UiState => {
  switch (event.type) {
    case 'activated':
      return { ...state, active: event.board };
    case 'opened':
      return { ...state, dialog: event.dialog, side: 'side' in event ? event.side : null, returnOf: null };
    case 'returnGame':
      return { ...state, dialog: 'newMatch', side: null, returnOf: event.matchId };
    case 'closed':
      return { ...state, dialog: null, side: null, returnOf: null };
  }
};
