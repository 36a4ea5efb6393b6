import { SIDES } from '../../common/sides';
import { boardDrafted, boardLines } from '../../testing/offers/apart';
import { entryOf, type OfferBook } from '../../testing/offers/book';
import { clockPresses, teamPresses } from '../../testing/offers/teams';

/** What a page of Swedish chess offers: moves and drops board by board, a move demanded, and what teams do. */
export const offers: OfferBook = {
  settings: [
    {},
    { moveForMove: true },
    { dropWithCheck: 'none' },
    { dropWithCheck: 'checkNotMate', stalemate: 'draw' },
  ],
  acts: ['declineDraw', 'demand', 'move', 'offerDraw', 'resign', 'startClock', 'stopClock'],
  oneWay: [],
  presses: (seen) => {
    const { teams, boards, ...clock } = entryOf(seen, 'swedish');
    const demands = SIDES.flatMap((team) =>
      boards.map(({ board, thread }) => ({
        what: 'demand',
        command: { type: 'demandMove', team, thread },
        bar: teams[team].demand[board === 1 ? '1' : '2'],
      })),
    );
    return [...demands, ...teamPresses(teams), ...clockPresses(clock)];
  },
  lines: (seen, { thread }, words) => boardLines(entryOf(seen, 'swedish').boards, thread, words),
  drafted: (seen, thread) => boardDrafted(entryOf(seen, 'swedish').boards, thread),
};
