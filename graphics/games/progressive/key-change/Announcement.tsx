import type { Language, MatchView, ScoreView } from 'chess-match/client';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import sides from '../../../air/sides.module.css';
import frame from '../../../air/visit/keyChange.module.css';
import type { ContentProps } from '../../../air/visit/plates';
import { Sentence } from '../../../air/visit/Sentence';
import css from '../../../key-change/announcement.module.css';
import { FIRST, SECOND, WHAT, wordsWidth } from '../../../key-change/layout';
import { Glyph } from './Glyph';
import type { Moment, MomentOf } from './moments';
import { Row, rowWidth } from './Row';
import { actorOf, momentSentence, momentTitle, overText, whyText } from './words';

/** A moment with what it is told with: names and score belong to the match as it stood then. */
export type ToldMoment = Moment & { readonly teams: MatchView['teams']; readonly score: ScoreView };

const TITLE = { oneLine: [36, 34, 32, 30, 28], twoLines: [26, 24] } as const;

interface WhatProps {
  readonly moment: ToldMoment;
  readonly language: Language;
}

/** On the plate of the side whose doing it is: what happened. */
const What = ({ moment, language }: WhatProps) => {
  const actor = actorOf(moment);
  return (
    <div className={classes(css.what, actor === null ? frame.nobody : sides[actor])} style={{ width: WHAT }}>
      <Glyph moment={moment} />
      <span className={css.title}>
        <FitText text={momentTitle(moment, language)} weight={750} width={WHAT - 90} {...TITLE} />
      </span>
    </div>
  );
};

const Over = ({
  moment,
  language,
}: {
  readonly moment: ToldMoment & MomentOf<'over'>;
  readonly language: Language;
}) => {
  const width = wordsWidth(false);
  return (
    <>
      <Sentence text={overText(moment, moment.teams, language)} width={width} sizes={FIRST} tone="first" />
      <Sentence text={whyText(moment, moment.score.match, language)} width={width} sizes={SECOND} tone="second" />
    </>
  );
};

/** One moment of chess in series in a band: whose, what, and what it means. */
export const Announcement = ({ announcement: moment, language, role }: ContentProps<ToldMoment>) => (
  <div
    className={classes(frame.content, css.band)}
    data-ghost={role !== 'content' || undefined}
    data-role={role}
    data-fact={moment.id}
  >
    <What moment={moment} language={language} />
    <Row moment={moment} />
    <div className={css.words}>
      {moment.kind === 'over' ? (
        <Over moment={moment} language={language} />
      ) : (
        <Sentence
          text={momentSentence(moment, language)}
          width={wordsWidth(false) - rowWidth(moment)}
          sizes={FIRST}
          tone="first"
        />
      )}
    </div>
  </div>
);
