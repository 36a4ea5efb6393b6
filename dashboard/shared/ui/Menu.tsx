import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Key } from '../keys';
import { useLive } from './live';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Works without the server. */
  readonly local?: boolean | undefined;
  readonly keyId?: string | undefined;
}

interface MenuProps {
  /** A Button or IconButton that opens it. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A list of actions that opens under a button. */
export const Menu = ({ trigger, items }: MenuProps) => {
  const isLive = useLive();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="ui-popup" sideOffset={4} collisionPadding={8} align="end">
          {items.map(({ id, label, onSelect, danger, disabled, local, keyId }) => (
            <DropdownMenu.Item
              key={id}
              className={danger === true ? 'ui-item ui-item-danger' : 'ui-item'}
              disabled={disabled === true || !(local === true || isLive)}
              onSelect={onSelect}
              data-testid={`menu-${id}`}
            >
              {label}
              {keyId === undefined ? null : <Key id={keyId} />}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
