import type { Language, ScoreView } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { useState } from 'react';
import { Tabs, useKeys } from '../../../../shared';
import { OutlookPanel } from '../../../../commentator/outlook/OutlookPanel';
import { bothOf, BUSINESS_TEXTS } from '../texts';
import { TABS, type TabId } from './tabs';
import { ChipsTab } from './ChipsTab';
import { ClockTab } from './ClockTab';
import { MovesTab } from './MovesTab';
import { ScoreTab } from './ScoreTab';
import './details.css';

interface DetailsPanelProps {
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  readonly rows: readonly number[];
  readonly score: ScoreView;
  /** Of the line that is looked at. */
  readonly board: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

/** Moves, score, chips and time up to the moment looked at. */
export const DetailsPanel = ({ moments, moment, rows, score, board, language, onPly }: DetailsPanelProps) => {
  const texts = BUSINESS_TEXTS[language];
  const [tab, setTab] = useState<TabId>('moves');
  const { ply } = moment;
  useKeys(
    TABS.map((id, index) => ({
      id: `tab-${id}`,
      keys: `F${index + 2}`,
      label: bothOf((words) => words.tabs[id]),
      run: () => setTab(id),
    })),
  );
  const contents: Readonly<Record<TabId, React.ReactNode>> = {
    moves: <MovesTab moments={moments} ply={ply} language={language} onPly={onPly} />,
    score: <ScoreTab score={score} moment={moment} language={language} />,
    chips: <ChipsTab moments={moments} rows={rows} ply={ply} language={language} />,
    clock: <ClockTab moments={moments} ply={ply} language={language} onPly={onPly} />,
    outlook: <OutlookPanel moments={moments} moment={moment} board={board} language={language} onPly={onPly} />,
  };
  return (
    <section className="ui-panel co-details" aria-label={texts.details} data-testid="details">
      <Tabs
        label={texts.details}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((id) => ({ id, label: texts.tabs[id], content: contents[id] }))}
      />
    </section>
  );
};
