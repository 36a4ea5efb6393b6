import type { BoardsView, BoardView, ClocksView, CourseView, MatchView, PeopleView } from 'chess-match/client';
import type { OptionsView, PlayView, ScoreView, Side, SpeakingView } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { offerOn, playOf } from 'chess-match/games/business';
import { mothersIn, planCards, type Card, type ChipSpot, type Scene, type Step } from '../cards/plan';
import { visibleBoards } from '../cards/visible';
import { cardLayout, chipsOutSpot } from './layout';

/** What a team's screen is drawn from: only what everybody sees. What a team prepares is never sent to it. */
export const AUDIENCE_REPLICANTS = [
  'boards',
  'clocks',
  'score',
  'play',
  'course',
  'options',
  'people',
  'speaking',
] as const;

/** What the screen shows of one moment. */
export interface AudiencePicture {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly clocks: ClocksView;
  readonly score: ScoreView;
  readonly play: PlayView;
  readonly course: CourseView;
  readonly options: OptionsView;
  readonly people: PeopleView;
  readonly speaking: SpeakingView;
}

type Sources = Omit<AudiencePicture, 'boards'> & { readonly boards: BoardsView };

export const pictureOf = (sources: Sources): AudiencePicture => ({
  ...sources,
  boards: sources.boards.boards,
});

/** The boards in play, each under its table's camera. */
export const cardsOf = ({ match, boards, play }: AudiencePicture): readonly Card[] =>
  visibleBoards(match, boards).map((view) => ({
    branch: view.line ?? `board ${view.board}`,
    view,
    offered: offerOn(playOf({ play }), view.board),
    layout: cardLayout(view.board),
  }));

const sceneOf = (picture: AudiencePicture, side: Side): Scene => {
  const onTable: ChipSpot = { ...chipsOutSpot(side), board: null };
  return { cards: cardsOf(picture), boards: picture.boards, motherOf: mothersIn(picture), elsewhere: () => onTable };
};

/** A change of score, or a step on the boards. Scores are half-points. */
export type AudienceStep = { readonly kind: 'score'; readonly side: Side } | Step;

export const isScore = (step: AudienceStep): step is Extract<AudienceStep, { kind: 'score' }> => step.kind === 'score';

/**
 * Everything that differs between two pictures of a side's screen, as steps. Who speaks is no step: tags come by
 * themselves.
 */
export const planAudience = (
  previous: AudiencePicture,
  current: AudiencePicture,
  side: Side,
): readonly AudienceStep[] => [
  ...planCards(sceneOf(previous, side), sceneOf(current, side)),
  ...SIDES.filter((of) => previous.score[of] !== current.score[of]).map((of) => ({ kind: 'score', side: of }) as const),
];
