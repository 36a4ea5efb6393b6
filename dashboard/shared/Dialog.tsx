import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isWide: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal window: focus stays in it and goes back when it closes; Esc closes it. Mount it to open it. */
export const Dialog = ({ title, closeLabel, isWide, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-label={title}
      onCancel={(event) => {
        // The window goes when it is unmounted, not before: `close` would come a task later than Esc.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <header className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="quiet" aria-label={closeLabel} onClick={onClose}>
          ✕
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
};
