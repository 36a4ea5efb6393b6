import type { Language } from 'chess-match/client';
import { useState } from 'react';
import { Tabs } from '../shared';
import { ObsPanel } from './obs/ObsPanel';
import { ShowDesk } from './ShowDesk';
import { SoundPanel } from './sound/SoundPanel';
import { STRINGS } from './texts';

const TABS = ['show', 'obs', 'sound'] as const;
type TabId = (typeof TABS)[number];

/** The show, the studio's pictures, the studio's sound. */
export const App = ({ language }: { readonly language: Language }) => {
  const [tab, setTab] = useState<TabId>('show');
  const { tabs, tabsLabel } = STRINGS[language];
  const contents = {
    show: <ShowDesk />,
    obs: <ObsPanel />,
    sound: <SoundPanel language={language} />,
  };
  return (
    <Tabs
      label={tabsLabel}
      value={tab}
      onChange={setTab}
      tabs={TABS.map((id) => ({ id, label: tabs[id], content: contents[id] }))}
    />
  );
};
