import { useState } from 'react';
import { Key, Tabs, useKeys, type PageProps } from '../shared';
import { BackupsTab } from './backups/BackupsTab';
import { HallTab } from './hall/HallTab';
import { MatchesTab } from './matches/MatchesTab';
import { RehearsalTab } from './rehearsal/RehearsalTab';
import { labelOf, SETUP_TEXTS } from './texts/texts';

const TABS = ['matches', 'rehearsal', 'backups', 'hall'] as const;
type TabId = (typeof TABS)[number];

/** Matches made, kept and moved; rehearsals; backups. */
export const SetupPage = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const [tab, setTab] = useState<TabId>('matches');
  const contents = {
    matches: <MatchesTab language={language} />,
    rehearsal: <RehearsalTab language={language} />,
    hall: <HallTab language={language} />,
    backups: <BackupsTab language={language} />,
  };
  useKeys(
    TABS.map((id, index) => ({
      id: `tab-${id}`,
      label: labelOf((words) => words[id]),
      keys: `Digit${index + 1}`,
      run: () => setTab(id),
    })),
  );
  return (
    <main className="setup">
      <Tabs
        label={texts.tabs}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((id) => ({
          id,
          label: (
            <>
              {texts[id]} <Key id={`tab-${id}`} />
            </>
          ),
          content: contents[id],
        }))}
      />
    </main>
  );
};
