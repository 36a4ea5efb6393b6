/** What a key asks for. Keys are told apart by their place on the keyboard, so they work on any layout. */
export type KeyIntent =
  | { readonly kind: 'press' | 'line' | 'help' | 'undo' | 'escape' | 'clock' }
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'action'; readonly action: BoardAction };

/** In the order of the buttons; acceptance, only there when a draw is offered, has the last row to itself. */
export const BOARD_ACTIONS = ['branch', 'pass', 'select', 'resign', 'offer', 'claim', 'draw'] as const;
export type BoardAction = (typeof BOARD_ACTIONS)[number];

export interface KeyStroke {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** The stroke goes into a text field: plain letters and figures are text. */
  readonly isTyping: boolean;
}

/** For the active board. Letters with Alt work while typing too. */
export const ACTION_KEYS: Readonly<Record<BoardAction, { readonly code: string; readonly label: string }>> = {
  branch: { code: 'KeyB', label: 'Alt+B' },
  pass: { code: 'KeyP', label: 'Alt+P' },
  select: { code: 'KeyS', label: 'Alt+S' },
  resign: { code: 'KeyR', label: 'Alt+R' },
  offer: { code: 'KeyO', label: 'Alt+O' },
  draw: { code: 'KeyA', label: 'Alt+A' },
  claim: { code: 'KeyC', label: 'Alt+C' },
};

const figureOf = (code: string): number | null => {
  const figure = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return figure === undefined ? null : Number(figure);
};

const withAlt = (code: string): KeyIntent | null => {
  const board = figureOf(code);
  if (board !== null) return { kind: 'board', board };
  const action = BOARD_ACTIONS.find((candidate) => ACTION_KEYS[candidate].code === code);
  return action === undefined ? null : { kind: 'action', action };
};

const plain = ({ code, key }: KeyStroke): KeyIntent | null => {
  const board = figureOf(code);
  if (board !== null) return { kind: 'board', board };
  if (key === '?') return { kind: 'help' };
  return code === 'Slash' ? { kind: 'line' } : null;
};

/** @returns null where the stroke is left to the field or the browser. */
export const keyIntent = (stroke: KeyStroke): KeyIntent | null => {
  const { code, ctrlKey, altKey, metaKey, isTyping } = stroke;
  if (code === 'F9' || (ctrlKey && (code === 'Enter' || code === 'NumpadEnter'))) return { kind: 'press' };
  if (code === 'F1') return { kind: 'help' };
  if (code === 'F2') return { kind: 'line' };
  if (code === 'F8') return { kind: 'clock' };
  if (code === 'Escape') return { kind: 'escape' };
  if (altKey && code === 'Backspace') return { kind: 'undo' };
  if (altKey && !ctrlKey && !metaKey) return withAlt(code);
  return isTyping || ctrlKey || metaKey || altKey ? null : plain(stroke);
};
