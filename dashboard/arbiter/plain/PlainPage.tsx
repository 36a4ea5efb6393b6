import { keyOf } from 'chess-match/client/keys';
import type { Language } from 'chess-match/client';
import { useState, type ComponentType } from 'react';
import { Tabs, useKeys } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { GapBanner } from '../../shared/arbiter/GapBanner';
import { PastPanel } from '../../shared/arbiter/past/PastPanel';
import { ARBITER_TEXTS } from '../../shared/arbiter/texts/texts';
import { UndoPanel } from '../../shared/arbiter/UndoPanel';
import { ClockPanel } from '../ClockPanel';
import { PositionPanel } from '../PositionPanel';
import { TakeBackPanel } from '../TakeBackPanel';
import type { ArbiterPageProps } from '../screen';
import { useProtocolTabs } from '../useProtocolTabs';
import { useTabKeys } from '../useTabKeys';
import { BoardsPanel } from './BoardsPanel';

const TABS = ['decisions', 'corrections', 'incidents', 'protocol'] as const;
const WITHOUT_DECISIONS = TABS.slice(1);
type TabId = (typeof TABS)[number];

const tabLabel = (language: Language, id: TabId): string => ARBITER_TEXTS[language][id].tab;

interface PlainPageProps extends ArbiterPageProps {
  /** What only an arbiter decides in a game. */
  readonly Decisions?: ComponentType<{ readonly snapshot: ArbiterSnapshot }> | undefined;
}

const Tables = ({ snapshot, shown, Decisions }: PlainPageProps) => {
  const texts = useArbiterTexts();
  const [tab, setTab] = useState<TabId>(Decisions === undefined ? 'corrections' : 'decisions');
  const common = useProtocolTabs(snapshot.match, shown, tab);
  useTabKeys(Decisions === undefined ? WITHOUT_DECISIONS : TABS, tabLabel, setTab);
  return (
    <Tabs
      label={texts.protocol.title}
      value={tab}
      onChange={setTab}
      tabs={[
        ...(Decisions === undefined
          ? []
          : [{ id: 'decisions' as const, label: texts.decisions.tab, content: <Decisions snapshot={snapshot} /> }]),
        {
          id: 'corrections',
          label: texts.corrections.tab,
          content: (
            <div className="tab-columns">
              <div className="tab-stack">
                <PastPanel snapshot={snapshot} />
                <TakeBackPanel snapshot={snapshot} />
              </div>
              <PositionPanel snapshot={snapshot} />
            </div>
          ),
        },
        ...common,
      ]}
    />
  );
};

/** For a game without a page of its own: clocks, boards, undo, corrections, incidents and the protocol. */
export const PlainPage = ({ snapshot, shown, Decisions }: PlainPageProps) => {
  const [isUndoing, setUndoing] = useState(false);
  useKeys([{ ...keyOf('undo', 'arbiter', 'undo'), run: () => setUndoing(true) }]);
  return (
    <main className="arbiter-page plain-arbiter" data-version={snapshot.match.version}>
      <GapBanner snapshot={snapshot} />
      <div className="arbiter-left">
        <ClockPanel snapshot={snapshot} flagText={null} />
        <BoardsPanel snapshot={snapshot} />
      </div>
      <div className="arbiter-right">
        <UndoPanel snapshot={snapshot} isAsking={isUndoing} onAsking={setUndoing} undoKey="undo" />
        <Tables {...{ snapshot, shown, Decisions }} />
      </div>
    </main>
  );
};
