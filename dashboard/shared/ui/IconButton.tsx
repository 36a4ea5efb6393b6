import { Tooltip } from 'radix-ui';
import type { FocusEvent } from 'react';
import { Button, type ButtonProps } from './Button';
import { isGivenBack } from './useOpener';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  /** What it does: for screen readers, and shown when pointed at. */
  readonly label: string;
  readonly children: ButtonProps['children'];
}

/** After a window the words would stand over what is below as long as the focus stays. */
const notWhenGivenBack = (event: FocusEvent<HTMLButtonElement>): void => {
  if (isGivenBack(event.currentTarget)) event.preventDefault();
};

/** A button that shows a sign only. */
export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <Tooltip.Provider delayDuration={300}>
    <Tooltip.Root>
      <Tooltip.Trigger asChild onFocus={notWhenGivenBack}>
        <Button {...rest} aria-label={label} className={`ui-icon-button ${className ?? ''}`}>
          {children}
        </Button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="ui-tooltip" sideOffset={6} collisionPadding={8}>
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
