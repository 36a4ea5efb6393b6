import { TABLES_VIEWS } from 'chess-match/contract/venue';
import type { ReactNode } from 'react';
import { useDevice } from '../device/hooks';
import { TruthBar } from '../frame/TruthBar';
import type { CaptainProps } from '../kit/display';
import { Refusal } from '../kit/Refusal';
import { TablesSheet } from '../tables/TablesSheet';
import { EntryNotes } from './EntryNotes';
import { Head } from './Head';
import { LastTurn } from './LastTurn';
import { PressClock } from './PressClock';
import { CAPTAIN_TEXTS } from './texts';
import { TurnTools } from './TurnTools';
import type { Turn } from './useTurn';
import { WoodenNote } from './WoodenNote';

/** Of the turn what is shown and done beside its boards. */
type Shown = Pick<
  Turn,
  | 'entry'
  | 'state'
  | 'draft'
  | 'line'
  | 'active'
  | 'isOwnTurn'
  | 'mayEnter'
  | 'isReady'
  | 'standing'
  | 'why'
  | 'put'
  | 'press'
>;

interface TurnFrameProps extends CaptainProps {
  readonly turn: Shown;
  readonly thumbs: ReactNode;
  readonly board: ReactNode;
  /** What is done on the board besides moving. */
  readonly beside?: ReactNode;
  /** What is written in the turn. */
  readonly items?: ReactNode;
  /** What is said before that. */
  readonly preface?: ReactNode;
  /** What is of the whole game. */
  readonly more?: ReactNode;
  /** What of the turn cannot be taken back, in words. */
  readonly final?: readonly string[];
  readonly children?: ReactNode;
}

/** A captain's screen of a turn on all boards together: head, boards, the turn's items, the clock. */
export const TurnFrame = (props: TurnFrameProps) => {
  const { turn, thumbs, board, beside, items, preface, more, final = [], children } = props;
  const { device, views, match, seat, language, own, texts: venueTexts } = props;
  const { entry, state, draft, line, active, isOwnTurn, mayEnter, isReady, standing, why } = turn;
  const texts = CAPTAIN_TEXTS[language];
  const { wooden } = useDevice(device);
  const last = views.turns?.turns.at(-1);
  return (
    <main
      className="captain captain-whole"
      data-team={seat.team}
      data-own-turn={isOwnTurn}
      data-version={match.version}
    >
      <Head {...props} own={seat.team} board={null} />
      {thumbs}
      {board}
      <div className="board-side">
        <WoodenNote wooden={wooden} board={active?.board ?? null} nameOf={String} texts={texts.wood} />
        {beside}
        {!isOwnTurn && last !== undefined && <LastTurn last={last} {...{ language, own }} texts={venueTexts} />}
      </div>
      <div className="captain-turn">
        <div className="turn-told">
          {preface}
          {isOwnTurn && (
            <>
              {items}
              {draft.problems.map((problem) => (
                <Refusal key={problem.code} {...{ problem, language, texts }} />
              ))}
            </>
          )}
          <EntryNotes {...{ entry, language, own }} />
        </div>
        <div className="row">
          {isOwnTurn && <TurnTools {...{ entry, state, line, mayEnter, texts }} />}
          <TablesSheet
            {...{ match, language, own }}
            tables={views[TABLES_VIEWS[seat.team]]?.tables ?? []}
            team={seat.team}
            onDraft={mayEnter ? turn.put : null}
          />
          {more}
        </div>
      </div>
      <PressClock
        {...{ texts, isReady, final }}
        word={why ?? standing.word}
        tone={why === null ? standing.tone : 'wrong'}
        onPress={turn.press}
      >
        <TruthBar device={device} texts={venueTexts} />
      </PressClock>
      {children}
    </main>
  );
};
