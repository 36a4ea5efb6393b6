import { keyOf } from 'chess-match/client/keys';
import type { Language } from 'chess-match/client';
import { entryOf } from 'chess-match/games/business';
import { useState } from 'react';
import { ClockPanel } from '../../../arbiter/ClockPanel';
import type { ArbiterPageProps } from '../../../arbiter/screen';
import { useProtocolTabs } from '../../../arbiter/useProtocolTabs';
import { useTabKeys } from '../../../arbiter/useTabKeys';
import { Tabs, useKeys } from '../../../shared';
import { useArbiterTexts } from '../../../shared/arbiter/data';
import { GapBanner } from '../../../shared/arbiter/GapBanner';
import { ARBITER_TEXTS } from '../../../shared/arbiter/texts/texts';
import { UndoPanel } from '../../../shared/arbiter/UndoPanel';
import { BoardsPanel } from './BoardsPanel';
import { CardsTab } from './CardsTab';
import { ClaimsTab } from './ClaimsTab';
import { CorrectionsTab } from './CorrectionsTab';
import { LedgerPanel } from './LedgerPanel';
import { BUSINESS_ARBITER_TEXTS, useBusinessArbiterTexts } from './texts';

const TABS = ['cards', 'claims', 'corrections', 'incidents', 'protocol'] as const;
type TabId = (typeof TABS)[number];

const tabLabel = (language: Language, id: TabId): string =>
  ({ ...ARBITER_TEXTS[language], ...BUSINESS_ARBITER_TEXTS[language] })[id].tab;

const Tables = ({ snapshot, shown }: ArbiterPageProps) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const [tab, setTab] = useState<TabId>('cards');
  const common = useProtocolTabs(snapshot.match, shown, tab);
  const claims = entryOf(snapshot).evidence.filter(({ claimed, ruling }) => claimed && ruling === null).length;
  useTabKeys(TABS, tabLabel, setTab);
  return (
    <Tabs
      label={texts.protocol.title}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'cards', label: own.cards.tab, content: <CardsTab snapshot={snapshot} /> },
        {
          id: 'claims',
          label: (
            <>
              {own.claims.tab}
              {claims > 0 ? <b className="tab-count">{claims}</b> : null}
            </>
          ),
          content: <ClaimsTab snapshot={snapshot} />,
        },
        { id: 'corrections', label: texts.corrections.tab, content: <CorrectionsTab snapshot={snapshot} /> },
        ...common,
      ]}
    />
  );
};

/** What an arbiter needs at hand: clock, boards to confirm, score, and a table for everything else. */
export const BusinessPage = ({ snapshot, shown }: ArbiterPageProps) => {
  const own = useBusinessArbiterTexts();
  const [isUndoing, setUndoing] = useState(false);
  useKeys([{ ...keyOf('undo', 'arbiter', 'undo'), run: () => setUndoing(true) }]);
  return (
    <main className="arbiter-page" data-version={snapshot.match.version}>
      <GapBanner snapshot={snapshot} />
      <div className="arbiter-left">
        <ClockPanel snapshot={snapshot} flagText={own.endings.flagText} />
        <BoardsPanel snapshot={snapshot} />
        <LedgerPanel snapshot={snapshot} />
      </div>
      <div className="arbiter-right">
        <UndoPanel snapshot={snapshot} isAsking={isUndoing} onAsking={setUndoing} undoKey="undo" />
        <Tables key={snapshot.match.matchId} snapshot={snapshot} shown={shown} />
      </div>
    </main>
  );
};
