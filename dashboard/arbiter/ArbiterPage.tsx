import { useReplicant, type ProtocolView } from 'chess-match/client';
import { useState } from 'react';
import { EmptyState, Tabs, useKeys } from '../shared';
import { useArbiterSnapshot, useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { GapBanner } from '../shared/arbiter/GapBanner';
import { UndoPanel } from '../shared/arbiter/UndoPanel';
import { ARBITER_TEXTS } from '../shared/arbiter/texts/texts';
import { BoardsPanel } from '../games/business/arbiter/BoardsPanel';
import { CardsTab } from '../games/business/arbiter/CardsTab';
import { ClaimsTab } from '../games/business/arbiter/ClaimsTab';
import { ClockPanel } from '../games/business/arbiter/ClockPanel';
import { CorrectionsTab } from '../games/business/arbiter/CorrectionsTab';
import { LedgerPanel } from '../games/business/arbiter/LedgerPanel';
import { SwedishPage } from '../games/swedish/arbiter/SwedishPage';
import { useProtocolTabs } from './useProtocolTabs';
import { useTabKeys } from './useTabKeys';

const TABS = ['cards', 'claims', 'corrections', 'incidents', 'protocol'] as const;
type TabId = (typeof TABS)[number];

const tabLabel = (language: 'en' | 'ru', id: TabId): string => ARBITER_TEXTS[language][id].tab;

interface TablesProps {
  readonly snapshot: ArbiterSnapshot;
  /** The end of the protocol, as the replicant has it. */
  readonly shown: ProtocolView | undefined;
}

const Tables = ({ snapshot, shown }: TablesProps) => {
  const texts = useArbiterTexts();
  const [tab, setTab] = useState<TabId>('cards');
  const common = useProtocolTabs(snapshot.match, shown, tab);
  const claims = snapshot.draft.evidence.filter(({ claimed, ruling }) => claimed && ruling === null).length;
  useTabKeys(TABS, tabLabel, setTab);
  return (
    <Tabs
      label={texts.protocol.title}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'cards', label: texts.cards.tab, content: <CardsTab snapshot={snapshot} /> },
        {
          id: 'claims',
          label: (
            <>
              {texts.claims.tab}
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

interface PageOfGameProps {
  readonly snapshot: ArbiterSnapshot;
  readonly shown: ProtocolView | undefined;
}

/** What an arbiter needs at hand: clock, boards to confirm, score, and a table for everything else. */
const BranchingPage = ({ snapshot, shown }: PageOfGameProps) => {
  const [isUndoing, setUndoing] = useState(false);
  useKeys([
    {
      id: 'undo',
      label: { en: ARBITER_TEXTS.en.corrections.undo, ru: ARBITER_TEXTS.ru.corrections.undo },
      keys: 'Alt+Backspace',
      run: () => setUndoing(true),
    },
  ]);
  return (
    <main className="arbiter-page" data-version={snapshot.match.version}>
      <GapBanner snapshot={snapshot} />
      <div className="arbiter-left">
        <ClockPanel snapshot={snapshot} />
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

/** The arbiter's page of the game that is open. */
export const ArbiterPage = () => {
  const texts = useArbiterTexts();
  const snapshot = useArbiterSnapshot();
  // Held here, so that a tab that opens does not first say that there is nothing.
  const protocol = useReplicant('protocol');
  if (snapshot === undefined || snapshot.match.matchId === null) return <EmptyState title={texts.noMatch} />;
  const Page = snapshot.match.game === 'swedish' ? SwedishPage : BranchingPage;
  return <Page key={snapshot.match.matchId} snapshot={snapshot} shown={protocol} />;
};
