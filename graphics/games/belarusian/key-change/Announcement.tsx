import { CorrectedRow } from '../../../air/visit/CorrectedRow';
import { MomentBand } from '../../../air/visit/MomentBand';
import type { ContentProps } from '../../../air/visit/plates';
import { Sentence } from '../../../air/visit/Sentence';
import css from '../../../key-change/announcement.module.css';
import { FIRST, SECOND, wordsWidth } from '../../../key-change/layout';
import { Glyph } from './Glyph';
import { actorOf, type Moment } from './moments';
import { momentSentence, momentTitle, secondSentence, type Stands } from './words';

/** A moment with what it is told with. */
export type AnnouncedMoment = Moment & { readonly stands: Stands };

/** There is one board: nothing names it. */
const unnamed = () => null;

/** One moment of Belarusian chess in a band: whose doing it is, what is called, and what it means. */
export const Announcement = ({ announcement: moment, language, role }: ContentProps<AnnouncedMoment>) => {
  const { stands } = moment;
  const moves = moment.kind === 'correction' ? moment.corrected.moves : [];
  const width = wordsWidth(moves.length > 0);
  const second = secondSentence(moment, stands, language);
  return (
    <MomentBand
      id={moment.id}
      role={role}
      actor={actorOf(moment)}
      glyph={<Glyph moment={moment} />}
      title={momentTitle(moment, language)}
      row={
        moves.length > 0 && (
          <div className={css.moves}>
            <CorrectedRow moves={moves} badge={unnamed} />
          </div>
        )
      }
    >
      <Sentence text={momentSentence(moment, stands, language)} width={width} sizes={FIRST} tone="first" />
      {second !== '' && <Sentence text={second} width={width} sizes={SECOND} tone="second" />}
    </MomentBand>
  );
};
