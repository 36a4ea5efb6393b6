import { EveningEnd, useEnds } from '../shared/ends';
import type { CommentatorTexts } from './texts/texts';

interface AboveProps {
  readonly isStale: boolean;
  readonly texts: CommentatorTexts;
}

/** Stands above every workplace: that the match has gone on and what is shown has not, and when the evening ends. */
export const Above = ({ isStale, texts }: AboveProps) => {
  const hasEnd = useEnds() !== null;
  if (!isStale && !hasEnd) return null;
  return (
    <div className="co-above">
      {isStale ? <p role="alert">{texts.stale}</p> : null}
      {hasEnd ? <EveningEnd /> : null}
    </div>
  );
};
