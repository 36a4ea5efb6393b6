import { useState } from 'react';
import { Tabs, type PageProps } from '../shared';
import { AuditLog } from './audit/AuditLog';
import { Overview } from './Overview';
import { HEALTH_TEXTS } from './texts/texts';

/** Whether everything is there and what to do about what is not; who did what when. */
export const HealthPage = ({ language }: PageProps) => {
  const texts = HEALTH_TEXTS[language];
  const [tab, setTab] = useState<'now' | 'log'>('now');
  return (
    <main>
      <Tabs
        label={texts.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'now', label: texts.now, content: <Overview texts={texts} /> },
          {
            id: 'log',
            label: texts.log,
            content: tab === 'log' ? <AuditLog texts={texts} language={language} /> : null,
          },
        ]}
      />
    </main>
  );
};
