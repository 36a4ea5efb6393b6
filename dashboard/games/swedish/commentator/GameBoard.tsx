import {
  branchColour,
  type BoardView,
  type ClocksView,
  type Language,
  type MatchView,
  type Replicants,
} from 'chess-match/client';
import { Button, Panel } from '../../../shared';
import { MarkedBoard } from '../../../commentator/boards/MarkedBoard';
import { APART_TEXTS } from '../../../commentator/apart/texts';
import { San } from '../../../commentator/San';
import { PlayerLine } from './PlayerLine';
import { SWEDISH_COMMENTATOR_TEXTS, type SwedishCommentatorTexts } from './texts';

/** What is told of this game now. */
export interface Findings {
  readonly demanded: Extract<Replicants['play'], { readonly game: 'swedish' }>['demanded'];
  readonly boards: Extract<Replicants['course'], { readonly game: 'swedish' }>['boards'];
}

/** What is worth saying of a board now (S12, S13). */
const notesOf = (findings: Findings, board: number, texts: SwedishCommentatorTexts): readonly string[] => {
  const here = findings.boards.find((facts) => facts.board === board);
  if (here === undefined) return [];
  const { sitting, waiting, kamikaze } = here;
  return [
    ...(sitting === null ? [] : [texts.sits(sitting.side, sitting.waitsFor.join(' '))]),
    ...(waiting === null ? [] : [texts.lost(waiting)]),
    ...kamikaze.map(({ san, winsBy }) => texts.gives(san, winsBy)),
    ...(findings.demanded === board ? [texts.demanded] : []),
  ];
};

interface GameBoardProps {
  readonly match: MatchView;
  readonly clocks: ClocksView;
  /** Null while an earlier moment is looked at: what is said of a board holds now. */
  readonly findings: Findings | null;
  readonly view: BoardView;
  readonly thread: string;
  /** Both clocks of this board at an earlier moment, ms. */
  readonly past: Readonly<Record<'white' | 'black', number>> | null;
  readonly language: Language;
  /** It is taken up on the own board. */
  readonly isStudied: boolean;
  readonly onStudy: () => void;
}

/** A board with its two players: partners stand on the same level across the boards. */
export const GameBoard = (props: GameBoardProps) => {
  const { match, clocks, findings, view, thread, past, language, isStudied, onStudy } = props;
  const texts = SWEDISH_COMMENTATOR_TEXTS[language];
  const name = APART_TEXTS[language].board(thread);
  const seats = clocks.clocks.filter((clock) => clock.thread === thread);
  const below = seats.find(({ team }) => team === 'white');
  const above = seats.find(({ team }) => team === 'black');
  const line = (clock: typeof below) =>
    clock === undefined ? null : (
      <PlayerLine {...{ match, clock, view, thread, language }} pastMs={past?.[clock.side] ?? null} />
    );
  const [last] = view.lastMoves;
  const notes = findings === null ? [] : notesOf(findings, view.board, texts);
  return (
    <Panel
      title={name}
      actions={
        <>
          {last === undefined ? null : <San san={last.san} />}
          <Button
            local
            pressed={isStudied}
            aria-label={texts.studyOf(thread)}
            data-testid={`study-${thread}`}
            onClick={onStudy}
          >
            {texts.study}
          </Button>
        </>
      }
      testId={`board-panel-${thread}`}
    >
      <div className="co-game" style={{ '--branch': branchColour(view.board) }}>
        {line(above)}
        <MarkedBoard
          position={view}
          bottom={below?.side ?? 'white'}
          label={name}
          hasCoordinates
          testId={`board-${view.board}`}
        />
        {line(below)}
        <ul className="co-notes" data-testid={`notes-${thread}`}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
};
