import type { ReactNode } from 'react';
import { formatPair, type Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { Button, IconButton } from '../../shared';
import { Icon } from '../icons';
import { placeText } from '../placeText';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { WALKS, type Walking } from './useWalk';
import './walk.css';

interface WalkBarProps {
  readonly walking: Walking;
  readonly moment: Moment;
  readonly language: Language;
  /** Other ways through it. */
  readonly children?: ReactNode;
}

/** The ways through the match, where one stands, and the score there. */
export const WalkBar = ({ walking, moment, language, children }: WalkBarProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { white, black } = moment.score;
  return (
    <div className="co-walk">
      {WALKS.map((way) => (
        <IconButton
          key={way}
          local
          label={walking.label(way)[language]}
          data-testid={`walk-${way}`}
          onClick={() => walking.walk(way)}
        >
          <Icon name={way} />
        </IconButton>
      ))}
      {children}
      <Button local pressed={walking.isLive} keyId="live" data-testid="live" onClick={walking.goLive}>
        {texts.live}
      </Button>
      <span>{placeText(moment.turn, texts)}</span>
      <strong className="co-score" data-testid="moment-score">
        {formatPair(white, black)}
      </strong>
    </div>
  );
};
