import { useInsertionEffect, useRef } from 'react';
import { focusHome } from './focusHome';

/** Marks what is just being given the focus back: nobody asks there what it is for. */
const GIVEN_BACK = 'data-given-back';

const giveFocus = (element: HTMLElement): void => {
  element.setAttribute(GIVEN_BACK, '');
  element.focus();
  element.removeAttribute(GIVEN_BACK);
};

/** Whether the focus comes to it from a window that went. */
export const isGivenBack = (element: HTMLElement): boolean => element.hasAttribute(GIVEN_BACK);

/** An item of a menu goes with its menu: the button that opened that stands for it. */
const standing = (element: Element | null): Element | null => {
  const menu = element?.closest('[role="menu"]') ?? null;
  return menu === null ? element : document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
};

/**
 * Who had the focus before a window came: the kit's own way back knows only windows that their own button opens.
 * @returns what gives it back as the window goes
 */
export const useOpener = (open: boolean): ((event: Event) => void) => {
  const opener = useRef<Element | null>(null);
  // Before anything in the window can take the focus for itself.
  useInsertionEffect(() => {
    if (open) opener.current = standing(document.activeElement);
  }, [open]);
  return (event) => {
    event.preventDefault();
    const own = opener.current;
    const there = own?.isConnected === true && !own.matches(':disabled') ? own : focusHome();
    if (there instanceof HTMLElement) giveFocus(there);
  };
};
