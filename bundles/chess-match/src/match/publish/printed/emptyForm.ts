import type { PrintedMatch } from '../../../games/common/printed';
import type { PlayableGame } from '../../../games/common/game';

const NOBODY = { name: '', people: [] } as const;

/** The forms of a game as it is usually agreed, of no match: to be filled in by hand. Null: it begins with nothing. */
export const emptyForm = (game: PlayableGame): PrintedMatch | null => {
  const begun = game.initial({ settings: {} });
  if (!begun.ok) return null;
  const { match } = game.project(begun.value);
  return {
    matchId: null,
    game: game.id,
    event: '',
    settings: {},
    teams: { white: { ...NOBODY, people: [] }, black: { ...NOBODY, people: [] } },
    arbiters: [],
    isRehearsal: false,
    isOver: false,
    begunAtMs: null,
    endedAtMs: null,
    clocks: [],
    score: { white: 0, black: 0 },
    before: [],
    sheets: game.records
      .sheets(begun.value)
      .sheets.map((sheet) => ({ ...sheet, before: [], players: { white: null, black: null } })),
    scored: [],
    protocol: [],
    threads: match.threads.map(({ id, boards }) => ({ id, boards })),
  };
};
