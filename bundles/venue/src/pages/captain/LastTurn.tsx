import { Unbroken } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { CaptainProps } from '../kit/display';

interface LastTurnProps extends Pick<CaptainProps, 'language' | 'own' | 'texts'> {
  readonly last: VenueViews['turns']['turns'][number];
}

/** What the opponent has played. */
export const LastTurn = ({ last, language, own, texts }: LastTurnProps) => (
  <p className="last-turn">
    {texts.lastTurn}:{' '}
    <b>
      <Unbroken text={`${last.turn} ${own.turnWords(last, language)}`} />
    </b>
  </p>
);
