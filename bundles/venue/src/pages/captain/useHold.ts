import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { isOn } from './isOn';

/** As long as a finger must stay: not by a slip, and not for ever. */
const HOLD_MS = 800;
/** A finger that wanders further has changed its mind, px. */
const WANDERS_PX = 12;

interface Hold {
  readonly disabled: boolean;
  /** False: a press is enough. */
  readonly needsHold: boolean;
  readonly onDone: () => void;
}

/** A button under a finger: whether it is held, and what it listens to. */
export const useHold = ({ disabled, needsHold, onDone }: Hold) => {
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
  return { isHeld, pressed };
};
