import { useEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isWide: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal window: focus stays in it, Esc closes it. Mount it to open it. */
export const Dialog = ({ title, closeLabel, isWide, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} className={isWide ? 'dialog dialog-wide' : 'dialog'} aria-label={title} onClose={onClose}>
      <header className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="quiet" aria-label={closeLabel} onClick={() => ref.current?.close()}>
          ✕
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
};
