import { useState } from 'react';
import { useOperator, useStrings } from '../state/context';
import type { ArbiterFormProps } from './ArbiterDialog';

/** The arbiter sets a branch's chips or its position (B27): a new entry with a reason, never a deletion. */
export const CorrectionForms = ({ reason, isOpen, onSend }: ArbiterFormProps) => {
  const { arbiter: words } = useStrings();
  const { snapshot } = useOperator();
  const live = snapshot?.match.liveBoards ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [rating, setRating] = useState('');
  const [fen, setFen] = useState('');
  const board = chosen !== null && live.includes(chosen) ? chosen : (live[0] ?? null);
  const chips = /^\d{1,3}$/.test(rating.trim()) ? Number(rating) : null;
  return (
    <fieldset disabled={!isOpen || board === null}>
      <legend>
        {words.correctRating} · {words.correctPosition}
      </legend>
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
          onChange={({ target }) => {
            setRating(target.value);
          }}
        />
      </label>
      <button
        type="button"
        disabled={chips === null || chips < 1}
        onClick={() => {
          onSend((expectedVersion) => ({
            type: 'correctRating',
            expectedVersion,
            board: board ?? 0,
            rating: chips ?? 0,
            reason,
          }));
        }}
      >
        {words.correct}
      </button>
      <label className="long">
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
        disabled={fen.trim() === ''}
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
    </fieldset>
  );
};
