import { useReplicant } from 'chess-match/client';
import { useMemo } from 'react';
import { EmptyState, useLanguage } from '../shared';
import { AirBar } from './AirBar';
import { PresetBar } from './PresetBar';
import { GraphicsGrid } from './grid/GraphicsGrid';
import { MarkKey } from './MarkKey';
import { Monitors } from './monitors/Monitors';
import { SuggestionsStrip } from './suggestions/SuggestionsStrip';
import { PeoplePanel } from './people/PeoplePanel';
import { RundownPanel } from './rundown/RundownPanel';
import { Page, type PageContext } from './state/context';
import { TellingBar } from './telling/TellingBar';
import { STRINGS } from './texts';

/** Boards that can be put into focus while no match says how many there are. */
const BOARDS = 5;

/** The show: what is on air, what is next, and everything that can become next. */
export const ShowDesk = () => {
  const language = useLanguage();
  const show = useReplicant('show');
  const people = useReplicant('people');
  const speaking = useReplicant('speaking')?.ids;
  const opened = useReplicant('match');
  const match = opened?.matchId ? opened : null;
  const boards = match?.boards || BOARDS;
  const strings = STRINGS[language];
  const page = useMemo<PageContext | null>(
    () => (show && people && speaking ? { language, strings, show, people, speaking, match, boards } : null),
    [language, strings, show, people, speaking, match, boards],
  );
  if (page === null) return <EmptyState title="…" />;
  return (
    <Page value={page}>
      <div className="desk" data-show={page.show.version} data-air={page.show.airVersion}>
        <MarkKey />
        <RundownPanel />
        <div className="desk-main">
          <Monitors />
          <PresetBar />
          <TellingBar />
          <SuggestionsStrip />
          <AirBar />
          <div className="desk-foot">
            <GraphicsGrid />
            <PeoplePanel />
          </div>
        </div>
      </div>
    </Page>
  );
};
