import type { PlayView, ProgressivePlay } from '@schemas/play';

export type { ProgressivePlay };
export type Last = NonNullable<ProgressivePlay['last']>;
export type SeriesStep = Last['steps'][number];
export type SeriesEnd = NonNullable<ProgressivePlay['end']>;

/** What is published of chess in series alone; null while another game is open, or none. */
export const playOf = ({ play }: { readonly play: PlayView }): ProgressivePlay | null =>
  play.game === 'progressive' ? play : null;

const sideOf = (code: string): string => code.slice(0, 1);

/** Pieces that a move took, as placements have them. */
const takenBy = ({ from, changes }: SeriesStep): readonly string[] => {
  const mover = changes.find(({ square }) => square === from)?.was ?? '';
  return changes.flatMap(({ was }) => (was !== null && sideOf(was) !== sideOf(mover) ? [was] : []));
};

/** Pieces that a series took, in order. */
export const takenIn = ({ steps }: Pick<Last, 'steps'>): readonly string[] => steps.flatMap(takenBy);

/** What pawns became in a series, in order. */
export const promotedIn = ({ steps }: Pick<Last, 'steps'>): readonly string[] =>
  steps.flatMap(({ san, to, changes }) =>
    san.includes('=') ? changes.flatMap(({ square, now }) => (square === to && now !== null ? [now] : [])) : [],
  );

/** Whether a series ended with check; a mate is one too. */
export const givesCheck = ({ steps }: Pick<Last, 'steps'>): boolean => /[+#]$/.test(steps.at(-1)?.san ?? '');

/** So many captures of one series are news. */
const MANY = 3;

/**
 * The one thing of a series that matters most: a check (P4, P5), a promotion, many captures; null where it had none of
 * them.
 */
export const matterOf = (
  last: Pick<Last, 'steps'>,
  { checks }: Pick<ProgressivePlay, 'checks'>,
): 'check' | 'promotion' | 'captures' | null => {
  if (checks !== 'none' && givesCheck(last)) return 'check';
  if (promotedIn(last).length > 0) return 'promotion';
  return takenIn(last).length >= MANY ? 'captures' : null;
};

/** P7 so near to a draw by quiet turns viewers are told of them. */
const NEAR = 3;

/** P7 quiet turns still to come before the game is a draw, where that is near; else null. */
export const quietLeft = ({ quiet: { turns, of } }: Pick<ProgressivePlay, 'quiet'>): number | null =>
  of !== null && turns < of && of - turns <= NEAR ? of - turns : null;
