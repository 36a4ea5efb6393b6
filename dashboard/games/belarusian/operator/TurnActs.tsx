import { Unbroken } from 'chess-match/client';
import { ACT_WORDS, INAUGURATION, pieceWord, turnIn } from 'chess-match/games/belarusian';
import { Button } from '../../../shared';
import { useEntry, useOperator, useStore, useStrings } from '../../../operator/state/context';
import { editLine } from '../../../operator/state/intents';
import { entryOf } from './turn';

/** What is made without a hand on the board, or is easier so; and what a ratnik may become. */
export const TurnActs = () => {
  const { language } = useStrings();
  const texts = ACT_WORDS[language];
  const store = useStore();
  const { snapshot, moves, isConnected } = useOperator();
  const { press } = useEntry(null);
  const entry = snapshot === null ? null : entryOf(snapshot);
  if (entry === null) return null;
  const { inauguration, castlings, promotions, draft } = entry;
  const put = (line: string): void => editLine(store, () => line);
  const isPromoting = Object.values(moves).some((of) => of.some(({ promotion }) => promotion !== null));
  return (
    <>
      {inauguration ? (
        <Button
          kind="primary"
          pressed={draft.text === INAUGURATION}
          disabled={!isConnected || press !== null}
          data-testid="inauguration"
          onClick={() => put(INAUGURATION)}
        >
          {texts.inauguration}
        </Button>
      ) : null}
      {castlings.length === 0 ? null : (
        <div className="card-acts" role="group" aria-label={texts.castlings}>
          {castlings.map(({ text, to }) => (
            <Button
              key={text}
              pressed={draft.text === text}
              disabled={!isConnected || press !== null}
              data-testid={`castle-${text}`}
              onClick={() => put(text)}
            >
              <Unbroken text={texts.castling(turnIn(text, language), to)} />
            </Button>
          ))}
        </div>
      )}
      {isPromoting ? (
        <p className="card-note" data-testid="promotions">
          {promotions.length === 0
            ? texts.staysRatnik
            : texts.becomes(promotions.map((piece) => pieceWord(piece, language)).join(', '))}
        </p>
      ) : null}
    </>
  );
};
