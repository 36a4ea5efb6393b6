import { boardName } from 'chess-match/client/view';
import { Badge } from '../air/Badge';
import { CorrectedRow } from '../air/visit/CorrectedRow';
import { correctionIcon, endIcon, Icon } from '../air/visit/icons';
import { MomentBand } from '../air/visit/MomentBand';
import type { ContentProps } from '../air/visit/plates';
import { Sentence } from '../air/visit/Sentence';
import { FIRST, MARK, SECOND, wordsWidth } from './layout';
import { actorOf, type Moment } from './moments';
import { momentSentence, momentTitle, scoreSentence, type Stands } from './words';
import css from './announcement.module.css';

/** A moment with what it is told with. */
export type AnnouncedMoment = Moment & { readonly stands: Stands };

const CUP =
  'M 14 6 H 34 V 18 Q 34 30 24 30 Q 14 30 14 18 Z M 24 30 V 41 M 15 42 H 33 M 14 10 H 6 Q 6 22 15 23 M 34 10 H 42 Q 42 22 33 23';

/** What kind of thing happened, at a glance. */
const glyphOf = (moment: Moment) => {
  if (moment.kind === 'correction') return correctionIcon;
  const kind = moment.kind === 'over' ? moment.ending.kind : moment.entry.kind;
  return kind === null ? <path d={CUP} /> : endIcon(kind);
};

/** One moment of any game in a band: whose, what, on which board, and how the score stands now. */
export const Announcement = ({ announcement: moment, language, role }: ContentProps<AnnouncedMoment>) => {
  const { stands } = moment;
  const moves = moment.kind === 'correction' ? moment.corrected.moves : [];
  const width = wordsWidth(moves.length > 0);
  const second = scoreSentence(moment, stands, language);
  const badge = (board: number) => <Badge board={board} size={MARK.size} name={boardName(stands.match, board)} />;
  return (
    <MomentBand
      id={moment.id}
      role={role}
      actor={actorOf(moment)}
      glyph={<Icon>{glyphOf(moment)}</Icon>}
      title={momentTitle(moment, language)}
      {...(moment.kind === 'ended' && { marks: badge(moment.entry.board), marksWidth: MARK.size + MARK.gap })}
      row={
        moves.length > 0 && (
          <div className={css.moves}>
            <CorrectedRow moves={moves} badge={badge} />
          </div>
        )
      }
    >
      <Sentence text={momentSentence(moment, stands, language)} width={width} sizes={FIRST} tone="first" />
      {second !== '' && <Sentence text={second} width={width} sizes={SECOND} tone="second" />}
    </MomentBand>
  );
};
