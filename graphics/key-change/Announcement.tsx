import type { Language } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import { Badge } from '../air/Badge';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import sides from '../air/sides.module.css';
import { CorrectedRow } from '../air/visit/CorrectedRow';
import { correctionIcon, endIcon, Icon } from '../air/visit/icons';
import frame from '../air/visit/keyChange.module.css';
import type { ContentProps } from '../air/visit/plates';
import { Sentence } from '../air/visit/Sentence';
import { FIRST, MARK, SECOND, WHAT, wordsWidth } from './layout';
import { actorOf, type Moment } from './moments';
import { momentSentence, momentTitle, scoreSentence, type Stands } from './words';
import css from './announcement.module.css';

/** A moment with what it is told with. */
export type ToldMoment = Moment & { readonly stands: Stands };

const TITLE = { oneLine: [36, 34, 32, 30, 28], twoLines: [26, 24] } as const;

const CUP =
  'M 14 6 H 34 V 18 Q 34 30 24 30 Q 14 30 14 18 Z M 24 30 V 41 M 15 42 H 33 M 14 10 H 6 Q 6 22 15 23 M 34 10 H 42 Q 42 22 33 23';

/** What kind of thing happened, at a glance. */
const glyphOf = (moment: Moment) => {
  if (moment.kind === 'correction') return correctionIcon;
  const kind = moment.kind === 'over' ? moment.ending.kind : moment.entry.kind;
  return kind === null ? <path d={CUP} /> : endIcon(kind);
};

interface WhatProps {
  readonly moment: ToldMoment;
  readonly language: Language;
}

/** On the plate of the team whose doing it is: what happened, and on which board. */
const What = ({ moment, language }: WhatProps) => {
  const actor = actorOf(moment);
  const board = moment.kind === 'ended' ? moment.entry.board : null;
  const width = WHAT - 90 - (board === null ? 0 : MARK.size + MARK.gap);
  return (
    <div className={classes(css.what, actor === null ? frame.nobody : sides[actor])} style={{ width: WHAT }}>
      <Icon>{glyphOf(moment)}</Icon>
      <span className={css.title}>
        <FitText text={momentTitle(moment, language)} weight={750} width={width} {...TITLE} />
      </span>
      {board !== null && <Badge board={board} size={MARK.size} name={boardName(moment.stands.match, board)} />}
    </div>
  );
};

/** One moment of any game in a band: whose, what, and how the score stands now. */
export const Announcement = ({ announcement: moment, language, role }: ContentProps<ToldMoment>) => {
  const { stands } = moment;
  const moves = moment.kind === 'correction' ? moment.corrected.moves : [];
  const width = wordsWidth(moves.length > 0);
  const second = scoreSentence(moment, stands, language);
  const badge = (board: number) => <Badge board={board} size={MARK.size} name={boardName(stands.match, board)} />;
  return (
    <div
      className={classes(frame.content, css.band)}
      data-ghost={role !== 'content' || undefined}
      data-role={role}
      data-fact={moment.id}
    >
      <What moment={moment} language={language} />
      {moves.length > 0 && (
        <div className={css.moves}>
          <CorrectedRow moves={moves} badge={badge} />
        </div>
      )}
      <div className={css.words}>
        <Sentence text={momentSentence(moment, stands, language)} width={width} sizes={FIRST} tone="first" />
        {second !== '' && <Sentence text={second} width={width} sizes={SECOND} tone="second" />}
      </div>
    </div>
  );
};
