import type { ReactNode } from 'react';
import { useHold } from './useHold';

interface HoldButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly testId?: string;
  /** False: a press is enough. */
  readonly needsHold?: boolean;
  readonly onDone: () => void;
}

/**
 * A button for what cannot be taken back: it acts when the ring has grown full, and not when the finger leaves before.
 */
export const HoldButton = ({
  children,
  className = '',
  disabled = false,
  testId,
  needsHold = true,
  onDone,
}: HoldButtonProps) => {
  const { isHeld, pressed } = useHold({ disabled, needsHold, onDone });
  return (
    <button
      type="button"
      className={`hold ${className}`}
      disabled={disabled}
      data-testid={testId}
      data-held={isHeld && !disabled}
      data-needs-hold={needsHold}
      onContextMenu={(event) => event.preventDefault()}
      {...pressed}
    >
      <span className="hold-fill" aria-hidden />
      <span className="hold-words">{children}</span>
    </button>
  );
};
