import type { Suggestion } from '@schemas/show';
import type { GameViews } from './views';
import { BREAK, PLAY_AIRS, RECAP, REPLAY, RESULT, type Preset } from './presets';

/** How a match of any game stands. */
const OF_THE_MATCH = ['play', 'pause', 'matchOver', 'replay', 'recap'] as const satisfies readonly Suggestion['kind'][];

/**
 * With what is the same in all of them: somebody thinks long, is heard for the first time, or has marked a moment.
 */
export const COMMON_SUGGESTIONS = [...OF_THE_MATCH, 'longThought', 'speaks', 'marked'] as const;
type CommonSuggestion = (typeof COMMON_SUGGESTIONS)[number];

/** What only some games give reason to show; each names its own in its `face.ts`. */
export type OwnSuggestion = Exclude<Suggestion['kind'], CommonSuggestion>;

/**
 * Something a director may want to show now. `lasts`: it is about how things stand, and the same as long as they do;
 * else it is about the move that was made last, and gone with the next one.
 */
export interface NewSuggestion extends Omit<Suggestion, 'id'> {
  readonly lasts: boolean;
  /** It is about this turn, by its number, and known only later. */
  readonly since?: number;
  /** What else tells it from others of its kind: a person, a mark. */
  readonly of?: string;
  /** A reason only after a pause: the game goes on from where it stood. */
  readonly resumes?: boolean;
}

/** Of turns further back a director has long told, or never will. */
export const FRESH_TURNS = 4;

/** What it is about, where it says nothing else. */
export const NOTHING = { side: null, board: null, other: null, amount: null } as const;

/** Suggests a preset, one of its graphics with content of its own. */
export const bring = (
  { airs }: Preset,
  content?: Readonly<Record<string, object>>,
): Pick<Suggestion, 'airs' | 'alone'> => ({
  airs: airs.map((air) => ({ ...air, content: content?.[air.graphic] ?? air.content })),
  alone: true,
});

/** The full pictures that stand instead of the boards. */
const PICTURES = [
  ...(['focus', 'analysis', 'tree', 'teams', 'intro', 'break', 'result', 'explainer'] as const),
  ...(['head-to-head', 'statistics', 'replay', 'recap'] as const),
] as const;

/** The boards instead of whatever picture is on; a band that a director has put there stays. */
const BACK_TO_PLAY: Pick<Suggestion, 'airs' | 'alone'> = {
  airs: [
    ...PICTURES.map((graphic) => ({ graphic, on: false, content: null })),
    ...PLAY_AIRS.filter(({ graphic }) => graphic !== 'mics'),
  ],
  alone: false,
};

/** What happened in the turn on a board is shown once more. */
const replayOf = (ofTurn: readonly NewSuggestion[], ply: number): readonly NewSuggestion[] => {
  const about = ofTurn.find(({ kind, board, lasts }) => board !== null && (kind === 'mate' || !lasts));
  if (about === undefined) return [];
  const { side, board } = about;
  const content = { replay: { board, ply, turns: 1 } };
  return [{ ...NOTHING, kind: 'replay', side, board, ...bring(REPLAY, content), lasts: false }];
};

/**
 * How the match as a whole stands, and what of it may be shown again.
 * @param ofTurn what the move itself gave reason to show
 */
export const ofTheMatch = (
  {
    match,
    clocks,
  }: {
    readonly match: Pick<GameViews['match'], 'status' | 'ply'>;
    readonly clocks: Pick<GameViews['clocks'], 'running'>;
  },
  ofTurn: readonly NewSuggestion[],
): readonly NewSuggestion[] => {
  const said = (kind: (typeof OF_THE_MATCH)[number], proposal: Pick<Suggestion, 'airs' | 'alone'>): NewSuggestion => ({
    ...NOTHING,
    kind,
    ...proposal,
    lasts: false,
  });
  const recap = said('recap', bring(RECAP));
  if (match.status === 'over') return [...replayOf(ofTurn, match.ply), said('matchOver', bring(RESULT)), recap];
  if (match.status !== 'playing') return [];
  if (clocks.running)
    return [...replayOf(ofTurn, match.ply), { ...said('play', BACK_TO_PLAY), resumes: ofTurn.length > 0 }];
  return match.ply === 0 ? [] : [...replayOf(ofTurn, match.ply), said('pause', bring(BREAK)), recap];
};
