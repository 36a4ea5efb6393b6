import type { Language } from 'chess-match/client';
import type { StudiedSeries } from 'chess-match/client/explore';
import { SERIES_TEXTS } from './texts';

interface SeriesLineProps {
  readonly series: StudiedSeries;
  readonly language: Language;
  readonly testId: string;
}

/** How a series stands: whose, how far, how long the next one is, and what else of it counts. */
export const SeriesLine = ({ series, language, testId }: SeriesLineProps) => {
  const texts = SERIES_TEXTS[language];
  const { quiet, pieces, next, end } = series;
  const facts = [
    ...(end === null ? [texts.series(series), texts.next(next)] : []),
    ...(quiet.of === null ? [] : [texts.quiet(quiet.turns, quiet.of)]),
    ...(pieces === null ? [] : [texts.pieces(pieces.white, pieces.black)]),
  ];
  return (
    <p className="co-series" data-testid={testId} data-made={series.made} data-length={series.length}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
};
