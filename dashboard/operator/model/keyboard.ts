/**
 * What a key that nobody can change asks for. Keys are told apart by their place on the keyboard, whatever the layout.
 */
export type KeyIntent =
  { readonly kind: 'press' | 'line' | 'escape' } | { readonly kind: 'board'; readonly board: number };

export interface KeyStroke {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** The stroke goes into a text field: plain letters and figures are text. */
  readonly isTyping: boolean;
}

/** Goes to a board from wherever one types, unless a person has chosen others. */
export const boardKeys = (board: number): string => `Alt+Digit${board}`;

const figureOf = (code: string): number | null => {
  const figure = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return figure === undefined ? null : Number(figure);
};

/** @returns null where the stroke is left to the field, the browser or a key of `useKeys`. */
export const keyIntent = ({ code, ctrlKey, altKey, metaKey, shiftKey, isTyping }: KeyStroke): KeyIntent | null => {
  if (code === 'Escape') return { kind: 'escape' };
  if (ctrlKey && (code === 'Enter' || code === 'NumpadEnter')) return { kind: 'press' };
  if (ctrlKey || metaKey || altKey || isTyping) return null;
  const board = figureOf(code);
  if (board !== null) return { kind: 'board', board };
  return code === 'Slash' && !shiftKey ? { kind: 'line' } : null;
};
