import { useEffect, useRef } from 'react';

const isMoveField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.apart-entry input') !== null;

/**
 * Whether Tab goes through the page now: from Shift+Tab in a move field, or Tab outside one, until another key or the
 * mouse. At all other times it goes from field to field.
 */
export const useWalk = (): (() => boolean) => {
  const walks = useRef(false);
  useEffect(() => {
    const onKey = ({ key, shiftKey, target }: KeyboardEvent): void => {
      walks.current = key === 'Tab' && (walks.current || shiftKey || !isMoveField(target));
    };
    const onPointer = (): void => {
      walks.current = false;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
  return () => walks.current;
};
