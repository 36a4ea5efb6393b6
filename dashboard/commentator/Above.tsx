import type { CommentatorTexts } from './texts/texts';

interface StaleProps {
  readonly isStale: boolean;
  readonly texts: CommentatorTexts;
}

/** Says that the match has gone on and what is shown has not. */
export const Stale = ({ isStale, texts }: StaleProps) =>
  isStale ? (
    <p className="co-stale" role="alert">
      {texts.stale}
    </p>
  ) : null;
