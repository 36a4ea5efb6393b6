import { useState } from 'react';
import { readFigure } from '../model/settingsForm';
import { useOperator, useStrings } from '../state/context';
import type { ArbiterFormProps } from './ArbiterDialog';

/** As the command's schema has it. */
const MOST_CHIPS = 99;

/** The arbiter sets a branch's chips or its position (B27): a new entry with a reason, never a deletion. */
export const CorrectionForms = ({ reason, isOpen, onSend }: ArbiterFormProps) => {
  const { arbiter: words, newMatch } = useStrings();
  const { snapshot } = useOperator();
  const live = snapshot?.match.liveBoards ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [rating, setRating] = useState('');
  const [fen, setFen] = useState('');
  const board = chosen !== null && live.includes(chosen) ? chosen : (live[0] ?? null);
  const chips = rating.trim() === '' ? null : readFigure(rating, 1, MOST_CHIPS);
  const isBadRating = typeof chips === 'object' && chips !== null;
  const hasReason = reason !== '';
  return (
    <fieldset disabled={!isOpen || board === null}>
      <legend>
        {words.correctRating} · {words.correctPosition}
      </legend>
      <div className="arbiter-row">
        <label>
          {words.board}
          <select
            value={board ?? ''}
            onChange={({ target }) => {
              setChosen(Number(target.value));
            }}
          >
            {live.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.rating}
          <input
            type="text"
            inputMode="numeric"
            value={rating}
            aria-invalid={isBadRating}
            onChange={({ target }) => {
              setRating(target.value);
            }}
          />
        </label>
        <button
          type="button"
          disabled={typeof chips !== 'number' || !hasReason}
          onClick={() => {
            if (typeof chips !== 'number') return;
            onSend((expectedVersion) => ({
              type: 'correctRating',
              expectedVersion,
              board: board ?? 0,
              rating: chips,
              reason,
            }));
          }}
        >
          {words.correct}
        </button>
      </div>
      {isBadRating ? (
        <span className="problem" role="alert">
          {newMatch.problem(chips)}
        </span>
      ) : null}
      <div className="arbiter-row">
        <label>
          {words.fen}
          <input
            type="text"
            maxLength={200}
            value={fen}
            spellCheck={false}
            onChange={({ target }) => {
              setFen(target.value);
            }}
          />
        </label>
        <button
          type="button"
          disabled={fen.trim() === '' || !hasReason}
          onClick={() => {
            onSend((expectedVersion) => ({
              type: 'correctPosition',
              expectedVersion,
              board: board ?? 0,
              fen: fen.trim(),
              reason,
            }));
          }}
        >
          {words.correct}
        </button>
      </div>
      {hasReason || (rating.trim() === '' && fen.trim() === '') ? null : (
        <span className="problem" role="alert">
          {words.needsReason}
        </span>
      )}
    </fieldset>
  );
};
