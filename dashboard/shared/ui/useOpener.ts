import { useInsertionEffect, useRef } from 'react';

/**
 * Who had the focus before a window came: the kit's own way back knows only windows that their own button opens.
 * @returns what gives it back as the window goes
 */
export const useOpener = (open: boolean): ((event: Event) => void) => {
  const opener = useRef<Element | null>(null);
  // Before anything in the window can take the focus for itself.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
};
