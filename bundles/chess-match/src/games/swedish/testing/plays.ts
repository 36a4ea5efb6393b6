const REASON = { reason: 'as the arbiter says' } as const;
const ALL = ['public', 'crew', 'outside'] as const;

/** How each command of Swedish chess alone is played in its recorded game, and who sees it. */
export const plays = {
  // Nothing is demanded where it was not agreed before the match.
  demandMove: { game: 'swedish', body: { team: 'white', thread: 'B' }, seenBy: [], isRefused: true },
  punish: { game: 'swedish', body: { thread: 'A', side: 'white', ...REASON }, seenBy: ['public', 'crew'] },
  correctReserve: {
    game: 'swedish',
    body: { board: 1, side: 'white', piece: 'n', count: 1, ...REASON },
    seenBy: ALL,
    isAwaited: true,
  },
} as const;
