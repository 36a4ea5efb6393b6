import { useState } from 'react';
import { Tabs, type PageProps } from '../shared';
import { BackupsTab } from './backups/BackupsTab';
import { MatchesTab } from './matches/MatchesTab';
import { RehearsalTab } from './rehearsal/RehearsalTab';
import { SETUP_TEXTS } from './texts/texts';

/** Matches made, kept and moved; rehearsals; backups. */
export const SetupPage = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const [tab, setTab] = useState<'matches' | 'rehearsal' | 'backups'>('matches');
  return (
    <main className="setup">
      <Tabs
        label={texts.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'matches', label: texts.matches, content: <MatchesTab language={language} /> },
          { id: 'rehearsal', label: texts.rehearsal, content: <RehearsalTab language={language} /> },
          { id: 'backups', label: texts.backups, content: <BackupsTab language={language} /> },
        ]}
      />
    </main>
  );
};
