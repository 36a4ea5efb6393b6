const REASON = { reason: 'as the arbiter says' } as const;
/** What only arbiters keep is a number of the journal to all pages of the house, and nothing outside. */
const HOUSE = ['public', 'crew'] as const;
const ALL = ['public', 'crew', 'outside'] as const;

interface Sender {
  send(type: 'redLine' | 'setClock' | 'startClock', body: Readonly<Record<string, unknown>>): Promise<void>;
}

/** How each command of Business Chess alone is played in its recorded game, and who sees it. */
export const plays = {
  declareVeto: {
    game: 'business',
    before: async ({ send }: Sender) => {
      await send('setClock', { side: 'black', remainingMs: 600_000, ...REASON });
      await send('startClock', {});
    },
    body: { side: 'black' },
    seenBy: ALL,
  },
  controlBoard: { game: 'business', body: { side: 'white' }, seenBy: ALL, isAwaited: true },
  correctRating: { game: 'business', body: { board: 1, rating: 4, ...REASON }, seenBy: ALL },
  redLine: {
    game: 'business',
    body: { side: 'white', player: 'Ivanov', penalty: 'warning', ...REASON },
    seenBy: ALL,
  },
  substitute: { game: 'business', body: { side: 'white', out: 'Ivanov', in: 'Petrov' }, seenBy: HOUSE },
  withdrawPenalty: {
    game: 'business',
    before: ({ send }: Sender) => send('redLine', { side: 'white', player: 'Ivanov', penalty: 'warning', ...REASON }),
    body: { number: 1, ...REASON },
    seenBy: ALL,
  },
  confirmBoard: { game: 'business', body: { board: 2, confirmed: true }, seenBy: HOUSE, isAwaited: true },
  fixScore: { game: 'business', body: { branch: 'b2', fixed: true, ...REASON }, seenBy: HOUSE, isAwaited: true },
} as const;
