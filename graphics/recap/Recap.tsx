import { useTurned, type AirLanguage, type MatchView, type PastView, type PeopleView } from 'chess-match/client';
import { recapOf, withTurned, type Telling, type TellingClock } from 'chess-match/client/show';
import { opponent, sideOn, turnAlone } from 'chess-match/client/view';
import { useMemo } from 'react';
import { Backdrop } from '../air/backdrop/Backdrop';
import { ReserveRow } from '../air/board/ReserveRow';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import { San } from '../air/San';
import { BoardMark } from '../boards/BoardMark';
import { FOCUS } from '../focus/layout';
import { ScoreHead } from '../result/ScoreHead';
import { BoardTold } from '../telling/BoardTold';
import type { TellingLook } from '../telling/look';
import { Tag } from '../telling/Tag';
import { labelOf, seenIn, stoodIn } from '../telling/told';
import { useStep } from '../telling/useStep';
import { tellingWords } from '../telling/words';
import { ChapterLine } from './ChapterLine';
import { Chapters } from './Chapters';
import css from './recap.module.css';

export const RECAP_VIEWS = ['past', 'people', 'air'] as const;
type Props = DrawingProps<'recap', (typeof RECAP_VIEWS)[number], never>;

const { card, column } = FOCUS;
const PAD = 32;
const EMPTY = { weight: 700, width: column.width - 2 * PAD, oneLine: [56, 48], twoLines: [48, 44, 40] } as const;

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

const Screen = ({ match, people, past, telling, clock, take, look: tried, language }: ScreenProps) => {
  const words = tellingWords(language);
  const index = useStep(telling, clock);
  const step = telling.steps[index];
  const chapter = step && telling.chapters[step.chapter];
  if (step === undefined || chapter === undefined) return null;
  const { view, move } = seenIn(past, step);
  const { board } = chapter;
  const stood = stoodIn(past, step);
  const score = { ...stood, ledger: [], match: null };
  const bottom = sideOn(match, board, 'white');
  return (
    <>
      <ScoreHead
        picture={{ match, score, people }}
        title={words.recap}
        below={stood.turn && words.scoreAfter(turnAlone(stood.turn))}
      />
      <BoardTold
        {...{ match, view, board, move }}
        isPointing={step.isPointing}
        chapter={`${take} ${step.chapter}`}
        ground={tried.ground}
      />
      <div
        className={classes(css.chapters, look.plate)}
        style={{ left: column.x, top: card.y, width: column.width, height: card.height, padding: PAD }}
      >
        <div className={classes(css.top, look.figures)} data-role="move">
          <span className={css.turn}>{turnAlone(labelOf(past, step.ply))}</span>
          <span className={css.move}>{move && <San san={tried.written(move.san, language)} />}</span>
          {tried.worth(view, language)}
          <BoardMark match={match} board={board} size={64} />
        </div>
        <Chapters {...{ match, past, telling, language }} now={step.chapter} />
        {view.reserves && (
          <div className={classes(css.reserves, look.figures)}>
            {[opponent(bottom), bottom].map((side) => (
              <div key={side} className={css.reserve} data-role="reserve">
                {view.reserves && <ReserveRow side={side} pieces={view.reserves[side]} size={48} />}
              </div>
            ))}
          </div>
        )}
        <ChapterLine telling={telling} now={step.chapter} />
      </div>
    </>
  );
};

/** What mattered so far: chapter by chapter, on the boards, with the score as it was then. */
export const recapIn = (tried: TellingLook) => {
  const Recap = ({ picture, language }: Props) => {
    const { match, people, past, content, air } = picture;
    const clock = air.tellings.recap;
    const untilMs = clock?.begunAtMs ?? Infinity;
    const take = String(clock?.begunAtMs ?? 'preview');
    const turned = useTurned(air.engine === true, clock && take);
    const telling = useMemo(
      () => recapOf(withTurned(past, turned), content.seconds * 1000, untilMs),
      [past, turned, content.seconds, untilMs],
    );
    const words = tellingWords(language);
    return (
      <>
        <Backdrop match={match} />
        {telling === null ? (
          <div className={classes(css.empty, look.plate)} data-role="empty">
            <Tag text={words.recap} />
            <FitText text={words.nothing} {...EMPTY} />
          </div>
        ) : (
          <Screen key={take} {...{ match, people, past, telling, clock, take, language }} look={tried} />
        )}
      </>
    );
  };
  return Recap;
};
