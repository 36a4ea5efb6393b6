import type { AirLanguage, MatchView, ScoreView } from 'chess-match/client';
import { MomentBand } from '../../../air/visit/MomentBand';
import type { ContentProps } from '../../../air/visit/plates';
import { Sentence } from '../../../air/visit/Sentence';
import { FIRST, SECOND, wordsWidth } from '../../../key-change/layout';
import { Glyph } from './Glyph';
import type { Moment, MomentOf } from './moments';
import { Row, rowWidth } from './Row';
import { actorOf, momentSentence, momentTitle, overText, whyText } from './words';

/** A moment with what it is told with: names and score belong to the match as it stood then. */
export type AnnouncedMoment = Moment & { readonly teams: MatchView['teams']; readonly score: ScoreView };

const Over = ({
  moment,
  language,
}: {
  readonly moment: AnnouncedMoment & MomentOf<'over'>;
  readonly language: AirLanguage;
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
export const Announcement = ({ announcement: moment, language, role }: ContentProps<AnnouncedMoment>) => (
  <MomentBand
    id={moment.id}
    role={role}
    actor={actorOf(moment)}
    glyph={<Glyph moment={moment} />}
    title={momentTitle(moment, language)}
    row={<Row moment={moment} />}
  >
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
  </MomentBand>
);
