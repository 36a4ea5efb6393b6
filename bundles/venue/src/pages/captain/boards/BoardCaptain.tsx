import { boardName } from 'chess-match/client/drawing';
import { TABLES_VIEWS } from 'chess-match/contract/venue';
import { useState } from 'react';
import { EntryNotes } from '../EntryNotes';
import { Head } from '../Head';
import { DrawOffered, MatchActs } from '../MatchActs';
import { barWord } from '../standing';
import { CAPTAIN_TEXTS } from '../texts';
import { teamOf } from '../teamOf';
import { WoodenNote } from '../WoodenNote';
import { useDevice, useTruth } from '../../device/hooks';
import type { CaptainProps } from '../../kit/display';
import { TablesSheet } from '../../tables/TablesSheet';
import { Beside } from './Beside';
import { OwnBoard } from './OwnBoard';
import { useBoards } from './useBoards';

/** Boards that do not wait for one another: the own one to be played on, the others beside it. */
export const BoardCaptain = (props: CaptainProps) => {
  const { device, views, match, seat, language, own } = props;
  const texts = CAPTAIN_TEXTS[language];
  const { kind: truth } = useTruth(device);
  const { wooden } = useDevice(device);
  const team = teamOf(props);
  const entries = useBoards(props, team);
  const [chosen, setChosen] = useState(seat.board ?? 1);
  const boards = views.boards?.boards ?? [];
  const active = boards.find(({ board }) => board === (seat.board ?? chosen));
  const bar = barWord(props, truth, team, texts);
  const thread = match.threads.find(({ boards: own }) => active !== undefined && own.includes(active.board))?.id ?? '';
  // What is of this board alone, where each is given up and drawn by itself.
  const actsHere = team?.actsIn[thread] ?? null;
  const acts = team?.acts ?? actsHere;
  const entryOf = (board: number) => entries.get(match.threads.find((each) => each.boards.includes(board))?.id ?? '');
  const entry = active === undefined ? undefined : entryOf(active.board);
  const nameOf = (board: number): string => boardName(match, board);
  /** A move found at a table, onto a board of this team's. */
  const put = (board: number, san: string): void => {
    if (team?.boards.some((one) => one.board === board) === true) entryOf(board)?.edit(() => san);
  };
  return (
    <main className="captain captain-boards" data-team={seat.team} data-version={match.version}>
      <Head {...props} own={seat.team} board={active?.board ?? null} />
      <Beside {...props} shown={boards.filter((view) => view !== active)} onChoose={setChosen} />
      {active !== undefined && entry !== undefined && (
        <OwnBoard
          key={active.board}
          {...{ ...props, entry, bar }}
          view={active}
          prepared={team?.boards.find(({ board }) => board === active.board) ?? null}
        />
      )}
      <div className="captain-turn">
        <WoodenNote {...{ wooden, nameOf, texts: texts.wood }} board={active?.board ?? null} />
        <DrawOffered {...{ acts, language }} />
        {[...entries].map(([thread, each]) => (
          <EntryNotes key={thread} entry={each} {...{ language, own }} />
        ))}
        <div className="row">
          <TablesSheet
            {...{ match, language, own }}
            tables={views[TABLES_VIEWS[seat.team]]?.tables ?? []}
            team={seat.team}
            onDraft={bar === null ? put : null}
          />
          {entry !== undefined && (
            <MatchActs
              {...{ match, seat, language, acts, entry }}
              thread={acts === actsHere ? thread : null}
              isEnabled={bar === null}
            />
          )}
        </div>
      </div>
    </main>
  );
};
