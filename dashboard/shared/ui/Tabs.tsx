import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<I extends string> {
  readonly id: I;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<I extends string> {
  /** What the row of tabs chooses, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<I>[];
  readonly value: I;
  readonly onChange: (id: I) => void;
}

export const Tabs = <I extends string>({ label, tabs, value, onChange }: TabsProps<I>) => (
  <Radix.Root
    className="ui-tabs"
    value={value}
    onValueChange={(next) => {
      const tab = tabs.find(({ id }) => id === next);
      if (tab !== undefined) onChange(tab.id);
    }}
  >
    <Radix.List className="ui-tab-list" aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.id} value={tab.id} className="ui-tab" data-testid={`tab-${tab.id}`}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.id} value={tab.id} className="ui-tab-content" tabIndex={-1}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
