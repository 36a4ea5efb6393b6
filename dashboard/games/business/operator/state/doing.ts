import type { Side } from 'chess-match/client';

/** A key change being made with the mouse or keys; nothing of it is in the draft before its first chip. */
export type PendingKeyChange = { readonly kind: 'pass' | 'select'; readonly board: number };

/**
 * What is asked before it is done; a veto of the side whose button was pressed, whatever happens to the turn meanwhile.
 */
export type Asking = { readonly what: 'veto'; readonly side: Side } | { readonly what: 'control' };

export interface Doing {
  /** Of which turn `making` is; of another turn it is void. */
  readonly turn: string;
  readonly making: PendingKeyChange | null;
  readonly asking: Asking | null;
}

export type DoingEvent =
  | { readonly type: 'making'; readonly making: PendingKeyChange; readonly turn: string }
  | { readonly type: 'made' }
  | { readonly type: 'asked'; readonly asking: Asking }
  | { readonly type: 'answered' };

export const DOING_NOTHING: Doing = { turn: '', making: null, asking: null };

export const reduceDoing = (state: Doing, event: DoingEvent): Doing => {
  switch (event.type) {
    case 'making':
      return { ...state, making: event.making, turn: event.turn };
    case 'made':
      return { ...state, making: null };
    case 'asked':
      return { ...state, asking: event.asking };
    case 'answered':
      return { ...state, asking: null };
  }
};

/** The key change in the making, if it belongs to the turn on show. */
export const makingIn = (state: Doing, turn: string): PendingKeyChange | null =>
  state.turn === turn ? state.making : null;
