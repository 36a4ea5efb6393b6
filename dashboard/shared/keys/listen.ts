import { belongsToControl, firesWhileTyping, isArrow, matchesKeys } from './codes';
import type { KeyStore } from './store';

const FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, [contenteditable="true"]';
const CONTROL =
  'button, a[href], select, input, summary, [role="button"], [role="tab"], [role="switch"], [role="slider"], [role="option"], [role="menuitem"], [role="spinbutton"]';

/** They answer Space, Enter and Tab alone: an arrow pressed after a click on one is meant for the page. */
const PLAIN = 'button:not([role], [aria-haspopup]), a[href]:not([role])';

const isLeftToTarget = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches(FIELD)) return !firesWhileTyping(event);
  if (target.matches(PLAIN) && isArrow(event)) return false;
  return target.matches(CONTROL) && belongsToControl(event);
};

/** One listener for all keys of the page. @returns how to stop */
export const listenToKeys = (store: KeyStore): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || isLeftToTarget(event)) return;
    const hit = store
      .bindings()
      .findLast(({ keys, level, when }) => level === store.level() && when !== false && matchesKeys(event, keys));
    if (hit === undefined) return;
    event.preventDefault();
    hit.run();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};
