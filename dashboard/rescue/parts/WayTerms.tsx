import type { RescueView } from 'chess-match/client';
import type { Way } from '../model/ways';
import type { RescueTexts } from '../texts/texts';

interface WayTermsProps {
  readonly way: Way;
  readonly confirmed: RescueView['confirmed'];
  readonly texts: RescueTexts;
}

/** Tells what a way out keeps, what it loses, and where the damaged files stay. */
export const WayTerms = ({ way, confirmed, texts }: WayTermsProps) => (
  <dl className="rescue-terms">
    <dt>{texts.keeps}</dt>
    <dd>{texts.keepsWhat(way, confirmed)}</dd>
    <dt>{texts.loses}</dt>
    <dd>{texts.losesWhat(way)}</dd>
    <dt>{texts.damagedFiles}</dt>
    <dd>{texts.filesKept}</dd>
  </dl>
);
