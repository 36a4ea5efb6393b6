import { boardDrafted, boardLines } from '../../testing/offers/apart';
import { entryOf, type OfferBook } from '../../testing/offers/book';
import { clockPresses, teamPresses } from '../../testing/offers/teams';

/** What a page of orthodox chess on boards offers: moves, draws, resignation, a claim and the clock, board by board. */
export const offers: OfferBook = {
  settings: [
    { boards: 3, timePerPlayerMs: 120_000 },
    { boards: 2, colours: 'same', start: '4k3/8/8/8/8/8/P7/R3K3 w - - 90 60' },
    { boards: 1 },
  ],
  acts: ['claim', 'declineDraw', 'move', 'offerDraw', 'resign', 'startClock', 'stopClock'],
  oneWay: [],
  presses: (seen) => {
    const { boards, ...clock } = entryOf(seen, 'classical');
    return [
      ...boards.flatMap(({ board, thread, teams, claim, ...own }) => [
        ...teamPresses(teams, { thread }),
        ...clockPresses(own, { thread }),
        { what: 'claim', command: { type: 'decideClaim', board, accepted: true, reason: '' }, bar: claim },
      ]),
      ...clockPresses(clock),
    ];
  },
  lines: (seen, { thread }, words) => boardLines(entryOf(seen, 'classical').boards, thread, words),
  drafted: (seen, thread) => boardDrafted(entryOf(seen, 'classical').boards, thread),
};
