const WORK = 'work';

/** A region can have the focus only for as long as it has it: a click on a board gives it to nothing. */
const take = (region: HTMLElement): void => {
  region.tabIndex = -1;
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true });
  region.focus({ preventScroll: true });
};

/**
 * Gives the focus of what is gone, or can do nothing any more, to what the page is about, so that whoever has no mouse
 * goes on from there; `data-focus-next` on what goes names another place. Nothing scrolls, and what else was given the
 * focus keeps it.
 * @param last what had the focus last; null: nothing had
 * @param ground where it is given to something
 */
export const handOn = (last: HTMLElement | null, ground: Document | ShadowRoot): void => {
  if (last === null || (last.isConnected && !last.matches(':disabled'))) return;
  const { activeElement, body } = last.ownerDocument;
  const focused = ground.activeElement ?? activeElement;
  if (focused !== null && focused !== body && focused !== last) return;
  const next = last.closest<HTMLElement>('[data-focus-next]')?.dataset['focusNext'] ?? WORK;
  for (const home of [next, WORK]) {
    const found = ground.querySelector<HTMLElement>(`[data-focus-home="${home}"]`);
    if (found !== null) {
      take(found);
      return;
    }
  }
};

/**
 * Watches over the focus below an element for as long as the page is open: whatever draws there has not to think of it.
 */
export const keepFocus = (root: HTMLElement): void => {
  const { defaultView } = root.ownerDocument;
  if (defaultView === null) return;
  let last: HTMLElement | null = null;
  root.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
  });
  const watch = (): void => {
    // A page that is shown inside another one takes the keyboard from nobody who is outside it.
    if (root.ownerDocument.hasFocus()) handOn(last, root.getRootNode() as Document | ShadowRoot);
  };
  new defaultView.MutationObserver(watch).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
};
