import type { Language, ProtocolView } from 'chess-match/client';
import { useState } from 'react';
import { Tabs, useKeys } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { GapBanner } from '../../../shared/arbiter/GapBanner';
import { ARBITER_TEXTS } from '../../../shared/arbiter/texts/texts';
import { useProtocolTabs } from '../../../arbiter/useProtocolTabs';
import { useTabKeys } from '../../../arbiter/useTabKeys';
import { BoardsPanel } from './BoardsPanel';
import { ClocksPanel } from './ClocksPanel';
import { CorrectionsTab } from './CorrectionsTab';
import { DecisionsTab } from './DecisionsTab';
import { useTexts } from './parts';
import { SWEDISH_ARBITER_TEXTS } from './texts';
import { ThreadUndo } from './ThreadUndo';

const TABS = ['decisions', 'corrections', 'incidents', 'protocol'] as const;
type TabId = (typeof TABS)[number];

const tabLabel = (language: Language, id: TabId): string =>
  id === 'decisions' ? SWEDISH_ARBITER_TEXTS[language].decisions : ARBITER_TEXTS[language][id].tab;

/** Keys to the undo of a board, in the order of the boards. */
const UNDO_KEYS = ['Alt+Backspace', 'Alt+Shift+Backspace'] as const;

interface SwedishPageProps {
  readonly snapshot: ArbiterSnapshot;
  /** The end of the protocol, as the replicant has it. */
  readonly shown: ProtocolView | undefined;
}

const Tables = ({ snapshot, shown }: SwedishPageProps) => {
  const texts = useTexts();
  const arbiter = useArbiterTexts();
  const [tab, setTab] = useState<TabId>('decisions');
  const common = useProtocolTabs(snapshot.match, shown, tab);
  useTabKeys(TABS, tabLabel, setTab);
  return (
    <Tabs
      label={arbiter.protocol.title}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'decisions', label: texts.decisions, content: <DecisionsTab snapshot={snapshot} /> },
        { id: 'corrections', label: arbiter.corrections.tab, content: <CorrectionsTab snapshot={snapshot} /> },
        ...common,
      ]}
    />
  );
};

/** What an arbiter of Swedish chess needs at hand: four clocks, both boards, undo by board, and a table for everything else. */
export const SwedishPage = ({ snapshot, shown }: SwedishPageProps) => {
  const [asking, setAsking] = useState<string | null>(null);
  const { threads, matchId, version } = snapshot.match;
  useKeys(
    threads.slice(0, UNDO_KEYS.length).map(({ id }, index) => ({
      id: `undo-${id}`,
      label: {
        en: `${ARBITER_TEXTS.en.corrections.undo}: ${SWEDISH_ARBITER_TEXTS.en.board(id)}`,
        ru: `${ARBITER_TEXTS.ru.corrections.undo}: ${SWEDISH_ARBITER_TEXTS.ru.board(id)}`,
      },
      keys: UNDO_KEYS[index] ?? '',
      run: () => setAsking(id),
    })),
  );
  return (
    <main className="arbiter-page swedish-arbiter" data-version={version}>
      <GapBanner snapshot={snapshot} />
      <div className="arbiter-left">
        <ClocksPanel snapshot={snapshot} />
        <BoardsPanel snapshot={snapshot} />
      </div>
      <div className="arbiter-right">
        <ThreadUndo
          snapshot={snapshot}
          asking={asking}
          onAsking={setAsking}
          undoKeys={Object.fromEntries(threads.map(({ id }) => [id, `undo-${id}`]))}
        />
        <Tables key={matchId} snapshot={snapshot} shown={shown} />
      </div>
    </main>
  );
};
