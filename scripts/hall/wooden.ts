import { placementText } from '../../bundles/chess-match/src/games/chess/placement';
import { draftedOn } from '../../bundles/chess-match/src/games/business/entry/items';
import { splitLine, type LineItem } from '../../bundles/chess-match/src/games/business/entry/lineItems';
import { placeRow, TEAM_VIEWS, type Team, type TeamView } from '../../bundles/chess-match/src/contract/venue';
import { placedAfter } from '../../bundles/venue/src/server/boards/judge';
import { mustPost } from '../../tests/support/commands';
import { freePort } from '../../tests/support/freePort';
import { createLiveChess, type FakeLiveChess } from '../../tests/support/liveChess';
import type { TestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import type { SimulatedDevice } from './device';

const NUMBERS = [1, 2, 3, 4, 5] as const;
const TEAMS = ['white', 'black'] as const;

const serialOf = (team: Team, board: number): string => `${team}-${board}`;

/** Wooden boards at which both captains play, five each, read by a stand-in for DGT LiveChess. */
export interface WoodenBoards {
  /** Of the stand-in: what cfg/venue.json names. */
  readonly address: string;
  /** Connects them, and says what each stands for. */
  begin(server: TestServer): Promise<void>;
  /**
   * Moves a turn's pieces on the captain's boards, once what is not moved by hand stands in his draft; resolves when
   * the moves do.
   * @returns the whole line of the draft
   * @throws where a board's move does not come into it
   */
  move(captain: SimulatedDevice, line: string): Promise<string>;
  stop(): Promise<void>;
}

const isMove = ({ item }: LineItem): boolean => item?.kind === 'move';

/** A turn without its moves: what hands at boards do not say. */
export const withoutMoves = (line: string): string =>
  splitLine(line)
    .filter((item) => !isMove(item))
    .map(({ text }) => text)
    .join(' ');

const teamOf = ({ views }: SimulatedDevice, team: Team): TeamView => {
  const view = views()[TEAM_VIEWS[team]];
  if (view === undefined) throw new Error(`The captain of ${team} has nothing of his team.`);
  return view;
};

const draftOf = (captain: SimulatedDevice, team: Team): string => teamOf(captain, team).draft?.line ?? '';

const motherOf = ({ own }: TeamView, board: number): number | null =>
  own.game === 'business' && own.daughter?.board === board ? own.daughter.mother : null;

/** As a hand would: the position before the move is set up, then the piece is moved. */
const moveAt = async (wood: FakeLiveChess, captain: SimulatedDevice, team: Team, move: LineItem): Promise<void> => {
  if (move.item?.kind !== 'move') return;
  const { board, san } = move.item;
  const mother = motherOf(teamOf(captain, team), board);
  const from = captain.views().boards?.boards.find((view) => view.board === (mother ?? board));
  const made = teamOf(captain, team).moves[String(mother ?? board)]?.find((one) => one.san === san);
  if (from === undefined || made === undefined) throw new Error(`${board}:${san} cannot be played on a wooden board.`);
  const serial = serialOf(team, board);
  for (const pieces of [from.pieces, placedAfter(from.pieces, made, from.toMove ?? 'white')])
    wood.put(serial, placementText(pieces, from) ?? '');
  await until(() => draftedOn(draftOf(captain, team), board) === san, `${board}:${san} to come from its wooden board`);
};

export const createWoodenBoards = async (): Promise<WoodenBoards> => {
  const wood = createLiveChess(await freePort());
  return {
    address: wood.address,
    begin: async (server) => {
      for (const team of TEAMS) for (const board of NUMBERS) wood.connect(serialOf(team, board));
      await wood.start();
      for (const team of TEAMS)
        for (const board of NUMBERS)
          await mustPost(server, {
            type: 'assignBoard',
            expectedVersion: null,
            serial: serialOf(team, board),
            place: `captain-${team}`,
            board,
          });
    },
    move: async (captain, line) => {
      const { team } = placeRow(captain.place);
      if (team === null) throw new Error(`${captain.place} is no captain's.`);
      for (const move of splitLine(line).filter(isMove)) await moveAt(wood, captain, team, move);
      return draftOf(captain, team);
    },
    stop: () => wood.stop(),
  };
};
