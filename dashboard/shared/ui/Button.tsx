import type { ComponentProps, ReactNode } from 'react';
import { Key } from '../keys';
import { classes } from './classes';
import { useLive } from './live';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly kind?: 'plain' | 'primary' | 'danger' | 'quiet' | undefined;
  /** Shown as switched on. */
  readonly pressed?: boolean | undefined;
  /** Its command has no answer yet: no second press. */
  readonly busy?: boolean | undefined;
  /** Works without the server; all others are disabled while the connection is lost. */
  readonly local?: boolean | undefined;
  /** Id of a key of `useKeys` that does the same; its present keys are shown. */
  readonly keyId?: string | undefined;
  readonly icon?: ReactNode;
}

export const Button = ({
  kind = 'plain',
  pressed,
  busy = false,
  local = false,
  keyId,
  icon,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const isLive = useLive();
  return (
    <button
      {...rest}
      type="button"
      className={classes('ui-button', `ui-${kind}`, className)}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      // Not disabled: whoever pressed it keeps the focus there.
      aria-disabled={busy || undefined}
      disabled={disabled === true || !(local || isLive)}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      {children}
      {keyId === undefined ? null : <Key id={keyId} />}
    </button>
  );
};
