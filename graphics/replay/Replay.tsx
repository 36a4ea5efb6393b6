import {
  momentText,
  type AirLanguage,
  type BoardView,
  type MatchView,
  type PastView,
  type PeopleView,
  type Side,
} from 'chess-match/client';
import type { Telling, TellingClock } from 'chess-match/client/show';
import { boardName, opponent, sideOn, turnAlone } from 'chess-match/client/view';
import type { CSSProperties } from 'react';
import { ReserveRow } from '../air/board/ReserveRow';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import { BoardMark } from '../boards/BoardMark';
import type { TellingLook } from '../telling/look';
import { BoardTold } from '../telling/BoardTold';
import { MovesTold } from '../telling/MovesTold';
import { ScoreThen } from '../telling/ScoreThen';
import { Tag } from '../telling/Tag';
import { labelOf, seenIn, stoodIn } from '../telling/told';
import { useStep } from '../telling/useStep';
import { tellingWords } from '../telling/words';
import { PAD, placesOf, TEXT_WIDTH } from './layout';
import { useHeld } from './useHeld';
import css from './replay.module.css';

export const REPLAY_VIEWS = ['past', 'people', 'air'] as const;
type Props = DrawingProps<'replay', (typeof REPLAY_VIEWS)[number], never>;

const SAID = { weight: 700, width: TEXT_WIDTH, oneLine: [64, 60, 56], twoLines: [60, 56, 52, 48, 44, 40, 36] } as const;

interface ScreenProps {
  readonly match: MatchView;
  readonly people: PeopleView;
  readonly past: PastView;
  readonly telling: Telling;
  readonly clock: TellingClock | null;
  readonly take: string;
  readonly look: TellingLook;
  readonly language: AirLanguage;
}

const Reserve = ({ view, side, at }: { readonly view: BoardView; readonly side: Side; readonly at: CSSProperties }) =>
  view.reserves && (
    <div className={classes(css.reserve, look.plate, look.figures)} style={at} data-role="reserve">
      <ReserveRow side={side} pieces={view.reserves[side]} size={64} />
    </div>
  );

/** What happened in the turn, in a sentence: what those look for who were not there, or whose turn it was. */
const saidOf = ({ match, past, telling, language }: ScreenProps): string => {
  const [chapter] = telling.chapters;
  const nameOf = (board: number): string => boardName(match, board);
  const text = chapter?.moment ? momentText(chapter.moment, nameOf, language) : '';
  const side = past.turns.find(({ ply }) => ply === chapter?.ply)?.side ?? 'white';
  return text || tellingWords(language).turnOf[side];
};

const Screen = (props: ScreenProps) => {
  const { match, people, past, telling, clock, take, look: tried, language } = props;
  const words = tellingWords(language);
  const index = useStep(telling, clock);
  const [chapter] = telling.chapters;
  const step = telling.steps[index];
  if (step === undefined || chapter === undefined) return null;
  const { view, move } = seenIn(past, step);
  const { board } = chapter;
  const bottom = sideOn(match, board, 'white');
  const { head, reserves, words: place } = placesOf(view.reserves !== null);
  const stood = stoodIn(past, step);
  return (
    <>
      <BoardTold {...{ match, view, board, move }} isPointing={step.isPointing} chapter={take} ground={tried.ground} />
      <div className={classes(css.head, look.plate, look.figures)} style={head}>
        <Tag text={words.replay} />
        <span className={css.worth}>{tried.worth(view, language)}</span>
        <span className={css.turn}>{turnAlone(labelOf(past, step.ply))}</span>
        <BoardMark match={match} board={board} size={64} />
      </div>
      <Reserve view={view} side={opponent(bottom)} at={reserves[0]} />
      <div className={classes(css.words, look.plate)} style={{ ...place, padding: PAD }} data-role="words">
        <FitText text={saidOf(props)} {...SAID} />
        <MovesTold {...{ past, telling, language }} step={index} written={tried.written} />
        <ScoreThen
          {...{ match, people }}
          score={stood}
          title={stood.turn ? words.scoreAfter(turnAlone(stood.turn)) : words.begins}
        />
      </div>
      <Reserve view={view} side={bottom} at={reserves[1]} />
    </>
  );
};

/** Where there is nothing to show again, or no more: why. */
const Empty = ({
  title,
  text,
  language,
}: {
  readonly title: string;
  readonly text: string;
  readonly language: AirLanguage;
}) => (
  <div className={classes(css.empty, look.plate)} data-role="empty">
    <Tag text={tellingWords(language).replay} />
    <FitText text={title} {...SAID} />
    {text !== '' && <span className={css.why}>{text}</span>}
  </div>
);

/** A turn again, on its board, move by move, with what is said of it; never to be taken for what is played now. */
export const replayIn = (tried: TellingLook) => {
  const Replay = ({ picture, language }: Props) => {
    const { match, people, past: now, content, air } = picture;
    const clock = air.tellings.replay;
    const { past, telling, isGone } = useHeld(now, content, clock);
    const words = tellingWords(language);
    if (telling === null)
      return <Empty title={now.turns.length > 0 ? words.none : words.nothing} text="" language={language} />;
    if (isGone) return <Empty title={words.gone} text={words.takenBack} language={language} />;
    const take = String(clock?.begunAtMs ?? 'preview');
    return <Screen key={take} {...{ match, people, past, telling, clock, take, language }} look={tried} />;
  };
  return Replay;
};
