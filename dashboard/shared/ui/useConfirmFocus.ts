import { useEffect, useRef } from 'react';

/** Which button of a question has the focus: the one that `enter` names, and never one that is dead. */
export const useConfirmFocus = (open: boolean, barred: boolean, enter: 'confirm' | 'refrain') => {
  const confirm = useRef<HTMLButtonElement>(null);
  const refrain = useRef<HTMLButtonElement>(null);
  // What is refused is learned a moment after the window opened: a button that is dead keeps no focus.
  useEffect(() => {
    if (open && barred) refrain.current?.focus();
  }, [open, barred]);
  const onOpenAutoFocus = (event: Event): void => {
    // The kit's own way is to the button that refrains.
    if (enter === 'refrain' || confirm.current?.disabled !== false) return;
    event.preventDefault();
    confirm.current.focus();
  };
  return { confirm, refrain, onOpenAutoFocus };
};
