import type { FlatRow } from '../../contract/flatRows';
import type { LiveMessage } from '../../contract/live';

/** A row keeps its number whatever is played: as many as a board's number can be. */
const BOARD_ROWS = 9;

type Side = 'white' | 'black';
type Of = Pick<FlatRow, 'row' | 'board' | 'playerWhite' | 'playerBlack'> &
  Pick<FlatRow, 'boardClockWhite' | 'boardClockBlack' | 'lastMove' | 'result'>;

const NO_BOARD: Omit<Of, 'row' | 'board'> = {
  playerWhite: '',
  playerBlack: '',
  boardClockWhite: '',
  boardClockBlack: '',
  lastMove: '',
  result: '',
};

/** Of whose board it is, or of the whole team's where board is null. */
const clockText = ({ texts, state }: LiveMessage, team: Side, board: number | null): string => {
  const clock = state.clocks.clocks.find((own) => own.team === team && own.board === board);
  return (clock && texts.clocks[clock.id]) ?? '';
};

const lastMoveAt = ({ state }: LiveMessage, board: number): string =>
  state.turns.flatMap(({ moves }) => moves).findLast((move) => move.board === board)?.san ?? '';

const boardOf = (message: LiveMessage, board: number): Of => {
  const { boards, players = [] } = message.state;
  const view = boards.find((one) => one.board === board);
  if (view === undefined) return { row: `board ${board}`, board: '', ...NO_BOARD };
  const player = (team: Side): string => players.find((one) => one.board === board && one.team === team)?.name ?? '';
  return {
    row: `board ${board}`,
    board: String(board),
    playerWhite: player('white'),
    playerBlack: player('black'),
    boardClockWhite: clockText(message, 'white', board),
    boardClockBlack: clockText(message, 'black', board),
    lastMove: lastMoveAt(message, board),
    result: view.result?.kind ?? '',
  };
};

/**
 * What is told as flat rows, for titles that show a cell each: the match first, then a row for each number of a board.
 * What belongs to the match stands in every row; what belongs to a board is empty where there is none. `white` and
 * `black` are the teams that are called so.
 */
export const flatRows = (message: LiveMessage): readonly FlatRow[] => {
  const { match, people } = message.state;
  const ofMatch = {
    event: match.event,
    white: match.teams.white.name,
    black: match.teams.black.name,
    whiteShort: people.white.short === '' ? match.teams.white.name : people.white.short,
    blackShort: people.black.short === '' ? match.teams.black.name : people.black.short,
    scoreWhite: message.texts.score.white,
    scoreBlack: message.texts.score.black,
    clockWhite: clockText(message, 'white', null),
    clockBlack: clockText(message, 'black', null),
    turn: match.turn,
    toMove: match.toMove ?? '',
    status: match.status,
  };
  const boards = Array.from({ length: BOARD_ROWS }, (_, index) => boardOf(message, index + 1));
  return [{ row: 'match', board: '', ...NO_BOARD }, ...boards].map((row) => ({ ...ofMatch, ...row }));
};
