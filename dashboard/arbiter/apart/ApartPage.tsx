import type { Language } from 'chess-match/client';
import { useState, type ComponentType } from 'react';
import { Tabs, useKeys } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { GapBanner } from '../../shared/arbiter/GapBanner';
import { ARBITER_TEXTS } from '../../shared/arbiter/texts/texts';
import type { ArbiterPageProps } from '../screen';
import { useProtocolTabs } from '../useProtocolTabs';
import { useTabKeys } from '../useTabKeys';
import { BoardsPanel } from './BoardsPanel';
import { ClocksPanel } from './ClocksPanel';
import { useTexts } from './parts';
import { APART_ARBITER_TEXTS } from './texts';
import { ThreadUndo } from './ThreadUndo';

const TABS = ['decisions', 'corrections', 'incidents', 'protocol'] as const;
type TabId = (typeof TABS)[number];

const tabLabel = (language: Language, id: TabId): string =>
  id === 'decisions' ? APART_ARBITER_TEXTS[language].decisions : ARBITER_TEXTS[language][id].tab;

/** Keys to the undo of a board, in the order of the boards. */
const UNDO_KEYS = ['Alt+Backspace', 'Alt+Shift+Backspace'] as const;

type Tab = ComponentType<{ readonly snapshot: ArbiterSnapshot }>;

interface ApartPageProps extends ArbiterPageProps {
  readonly Decisions: Tab;
  readonly Corrections: Tab;
  readonly isTimed: boolean;
  /** What a flag costs. */
  readonly flagText: string;
}

const Tables = ({ snapshot, shown, Decisions, Corrections }: ApartPageProps) => {
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
        { id: 'decisions', label: texts.decisions, content: <Decisions snapshot={snapshot} /> },
        { id: 'corrections', label: arbiter.corrections.tab, content: <Corrections snapshot={snapshot} /> },
        ...common,
      ]}
    />
  );
};

/**
 * What an arbiter of boards played apart needs at hand: every clock, the boards, undo by board, and a table for
 * everything else.
 */
export const ApartPage = (props: ApartPageProps) => {
  const { snapshot, isTimed, flagText } = props;
  const [asking, setAsking] = useState<string | null>(null);
  const { threads, matchId, version } = snapshot.match;
  useKeys(
    threads.slice(0, UNDO_KEYS.length).map(({ id }, index) => ({
      id: `undo-${id}`,
      label: {
        en: `${ARBITER_TEXTS.en.corrections.undo}: ${APART_ARBITER_TEXTS.en.board(id)}`,
        ru: `${ARBITER_TEXTS.ru.corrections.undo}: ${APART_ARBITER_TEXTS.ru.board(id)}`,
      },
      keys: UNDO_KEYS[index] ?? '',
      run: () => setAsking(id),
    })),
  );
  return (
    <main className="arbiter-page apart-arbiter" data-version={version}>
      <GapBanner snapshot={snapshot} />
      <div className="arbiter-left">
        <ClocksPanel snapshot={snapshot} isTimed={isTimed} flagText={flagText} />
        <BoardsPanel snapshot={snapshot} />
      </div>
      <div className="arbiter-right">
        <ThreadUndo
          snapshot={snapshot}
          asking={asking}
          onAsking={setAsking}
          undoKeys={Object.fromEntries(threads.slice(0, UNDO_KEYS.length).map(({ id }) => [id, `undo-${id}`]))}
        />
        <Tables key={matchId} {...props} />
      </div>
    </main>
  );
};
