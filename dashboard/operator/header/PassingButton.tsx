import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../shared';
import { focusField } from '../state/focus';

/**
 * A button that is there only while its deed is possible. If it goes from under the focus, one goes on at the turn
 * line.
 */
export const PassingButton = (props: ButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && document.activeElement === own) focusField(null);
    };
  }, []);
  return <Button {...props} ref={button} />;
};
