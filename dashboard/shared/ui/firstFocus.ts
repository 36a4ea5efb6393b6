const FIELDS =
  'input:not(:disabled, [type="checkbox"], [type="radio"]), textarea:not(:disabled), select:not(:disabled)';
const MAIN = '.ui-primary:not(:disabled)';
const DEEDS = '.ui-primary:not(:disabled), .ui-danger:not(:disabled)';
const ANY = 'button:not(:disabled), a[href]';

/** Where the parts of a window are looked for; never its head, where the button stands that closes it. */
const PARTS = [
  ['.ui-dialog-body', FIELDS],
  ['.ui-dialog-foot', MAIN],
  ['.ui-dialog-foot', DEEDS],
  ['.ui-dialog-body', DEEDS],
  ['.ui-dialog-body', ANY],
  ['.ui-dialog-foot', ANY],
] as const;

/**
 * What a person does first in a window: the first field, else its main button; the window itself where there is
 * neither.
 */
export const firstIn = (window: HTMLElement): HTMLElement => {
  for (const [part, what] of PARTS) {
    const found = window.querySelector(part)?.querySelector<HTMLElement>(what) ?? null;
    if (found !== null) return found;
  }
  return window;
};
