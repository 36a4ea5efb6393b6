/** A key change being made with the mouse or keys; nothing of it is in the draft before its first chip. */
export type Making = { readonly kind: 'pass' | 'select'; readonly board: number };

export type DialogName = 'newMatch' | 'matches' | 'arbiter' | 'overlays' | 'undo' | 'veto' | 'flag' | 'control';

export interface UiState {
  /** The board the keys act on. */
  readonly active: number;
  /** Of which turn `making` is; of another turn it is void. */
  readonly turn: string;
  readonly making: Making | null;
  readonly dialog: DialogName | null;
  /** The match a new one is the return game of. */
  readonly returnOf: string | null;
}

export type UiEvent =
  | { readonly type: 'activated'; readonly board: number }
  | { readonly type: 'making'; readonly making: Making; readonly turn: string }
  | { readonly type: 'made' }
  | { readonly type: 'opened'; readonly dialog: DialogName }
  | { readonly type: 'returnGame'; readonly matchId: string }
  | { readonly type: 'closed' };

export const INITIAL_UI: UiState = { active: 1, turn: '', making: null, dialog: null, returnOf: null };

export const reduceUi = (state: UiState, event: UiEvent): UiState => {
  switch (event.type) {
    case 'activated':
      return { ...state, active: event.board };
    case 'making':
      return { ...state, active: event.making.board, making: event.making, turn: event.turn };
    case 'made':
      return { ...state, making: null };
    case 'opened':
      return { ...state, dialog: event.dialog, returnOf: null };
    case 'returnGame':
      return { ...state, dialog: 'newMatch', returnOf: event.matchId };
    case 'closed':
      return { ...state, dialog: null, returnOf: null };
  }
};

/** The key change in the making, if it belongs to the turn on show. */
export const makingIn = (state: UiState, turn: string): Making | null => (state.turn === turn ? state.making : null);
