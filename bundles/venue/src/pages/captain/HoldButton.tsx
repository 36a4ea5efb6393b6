import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { isOn } from './isOn';

/** As long as a finger must stay: not by a slip, and not for ever. */
const HOLD_MS = 800;
/** A finger that wanders further has changed its mind, px. */
const WANDERS_PX = 12;

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
  const [isHeld, setHeld] = useState(false);
  const start = useRef({ x: 0, y: 0 });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isHeld || disabled || !needsHold) return undefined;
    const timer = setTimeout(() => {
      setHeld(false);
      done.current();
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld, disabled, needsHold]);
  const leave = (): void => setHeld(false);
  const begin = ({ clientX, clientY }: PointerEvent): void => {
    start.current = { x: clientX, y: clientY };
    setHeld(true);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > WANDERS_PX) leave();
  };
  const isOnIt = (event: PointerEvent): boolean => isOn(event.currentTarget.getBoundingClientRect(), event);
  const slide = (event: PointerEvent): void => {
    if (!isOnIt(event)) leave();
  };
  const pressed = needsHold
    ? {
        onPointerDown: begin,
        onPointerMove: move,
        onPointerUp: leave,
        onPointerCancel: leave,
        onPointerLeave: leave,
        onKeyDown: ({ key, repeat }: { readonly key: string; readonly repeat: boolean }) => {
          if (key === 'Enter' && !repeat) setHeld(true);
        },
        onKeyUp: leave,
        onBlur: leave,
      }
    : {
        // Not by a click: there is none where a finger stays long.
        onPointerDown: begin,
        onPointerMove: slide,
        onPointerUp: (event: PointerEvent) => {
          if (isHeld && isOnIt(event)) onDone();
          leave();
        },
        onPointerCancel: leave,
        onPointerLeave: leave,
        onClick: ({ detail }: { readonly detail: number }) => {
          if (detail === 0) onDone();
        },
      };
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
