import { Tooltip } from 'radix-ui';
import { Button, type ButtonProps } from './Button';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  /** What it does: for screen readers, and shown when pointed at. */
  readonly label: string;
  readonly children: ButtonProps['children'];
}

/** A button that shows a sign only. */
export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <Tooltip.Provider delayDuration={300}>
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
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
