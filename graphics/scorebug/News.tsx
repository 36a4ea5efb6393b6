import { formatHalves, kindText, type Language, type MatchView, type Side } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { labelsOf } from '../shared/labels';
import type { NewsItem } from './news';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './scorebug.module.css';

interface NewsProps {
  readonly side: Side;
  readonly match: MatchView;
  readonly items: readonly NewsItem[];
  /** Half-points of this team over both games; null in a single game. */
  readonly matchScore: number | null;
  readonly language: Language;
}

/** More than this do not stand side by side: then the boards and the sum do. */
const SIDE_BY_SIDE = 2;

const Points = ({ halves }: { readonly halves: number }) => (
  <span className={css.newsPoints}>+{formatHalves(halves)}</span>
);

const Items = ({ items, language }: Pick<NewsProps, 'items' | 'language'>) => {
  if (items.length > SIDE_BY_SIDE)
    return (
      <span className={css.news} data-role="news">
        {items.map(({ board }) => (
          <Badge key={board} board={board} size={30} />
        ))}
        <Points halves={items.reduce((total, { halves }) => total + halves, 0)} />
      </span>
    );
  return items.map((item) => (
    <span key={item.board} className={css.news} data-role="news">
      <Badge board={item.board} size={30} />
      {items.length === 1 && <span className={css.newsKind}>{kindText(item.kind, language)}</span>}
      <Points halves={item.halves} />
    </span>
  ));
};

/** Crossings of the red line (B25): a card, with their number from the second on. */
const Cards = ({ crossings }: { readonly crossings: number }) =>
  crossings === 0 ? null : (
    <span className={css.cards}>
      <span className={css.crossingCard} data-role="crossing-card" />
      {crossings > 1 && <span>{crossings}</span>}
    </span>
  );

/** Under a team's half: why its score changed by the latest turn, else the match score; and its standing marks. */
export const News = ({ side, match, items, matchScore, language }: NewsProps) => (
  <div data-role={`strip-${side}`} className={classes(css.stripSide, side === 'black' && css.stripBlack, look.figures)}>
    <Items items={items} language={language} />
    <span className={css.stripSpace} />
    {matchScore !== null && items.length === 0 && (
      <span className={css.matchScore}>
        {labelsOf(language).matchScore} <b>{formatHalves(matchScore)}</b>
      </span>
    )}
    <Cards crossings={match.cards[side]} />
    {match.vetoes.includes(side) && <span className={classes(css.mark, css.markVeto)}>{labelsOf(language).veto}</span>}
  </div>
);
