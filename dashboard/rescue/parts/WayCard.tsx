import type { RescueView } from 'chess-match/client';
import type { ReactNode } from 'react';
import { Button } from '../../shared';
import type { Way } from '../model/ways';
import type { RescueTexts } from '../texts/texts';
import { WayTerms } from './WayTerms';

interface WayCardProps {
  readonly way: Way;
  readonly confirmed: RescueView['confirmed'];
  readonly isRecommended: boolean;
  readonly busy: boolean;
  readonly texts: RescueTexts;
  readonly onChoose: () => void;
  /** Why the server refused it. */
  readonly refusal: ReactNode;
}

/** One way out: what it keeps, what it costs, and the button that goes it. */
export const WayCard = ({ way, confirmed, isRecommended, busy, texts, onChoose, refusal }: WayCardProps) => {
  const kind = way.choice.way;
  return (
    <section
      className="rescue-way"
      aria-label={texts.title(way)}
      data-recommended={isRecommended}
      data-lost={way.lost.kind}
      data-testid={`way-${kind}`}
    >
      <p className="rescue-mark">{isRecommended ? texts.recommended : ''}</p>
      <h3>{texts.title(way)}</h3>
      <p className="rescue-verdict">{way.isOpen ? texts.verdict(way, confirmed) : texts.closed[kind]}</p>
      {way.isOpen ? <WayTerms way={way} confirmed={confirmed} texts={texts} /> : null}
      {refusal}
      <Button
        local
        kind={isRecommended ? 'primary' : 'plain'}
        disabled={!way.isOpen}
        busy={busy}
        className="rescue-take"
        data-testid={`take-${kind}`}
        onClick={onChoose}
      >
        {texts.press[kind]}
      </Button>
    </section>
  );
};
