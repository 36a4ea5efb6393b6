import { useState } from 'react';
import { parseSpan, spanProblem } from '../../shared/clockTime';
import { useStrings } from '../state/context';
import type { ArbiterFormProps } from './ArbiterDialog';

/** Setting a side's clock, or adding to it (a minus takes away). */
export const ClockForm = ({ side, reason, isOpen, onSend }: ArbiterFormProps) => {
  const { arbiter: words, side: sideName } = useStrings();
  const [text, setText] = useState('');
  const ms = parseSpan(text);
  const wrong = spanProblem(text);
  return (
    <fieldset disabled={!isOpen}>
      <legend>
        {words.clocks}: {sideName[side]}
      </legend>
      <label>
        {words.time}
        <input
          type="text"
          value={text}
          placeholder={words.timeHint}
          aria-invalid={wrong !== null}
          data-testid="clock-time"
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </label>
      <button
        type="button"
        data-testid="clock-set"
        disabled={ms === null || wrong !== null || ms < 0}
        onClick={() => {
          onSend((expectedVersion) => ({ type: 'setClock', expectedVersion, side, remainingMs: ms ?? 0, reason }));
        }}
      >
        {words.set}
      </button>
      <button
        type="button"
        data-testid="clock-add"
        disabled={ms === null || wrong !== null || ms === 0}
        onClick={() => {
          onSend((expectedVersion) => ({ type: 'addTime', expectedVersion, side, ms: ms ?? 0, reason }));
        }}
      >
        {words.add}
      </button>
      {wrong === null ? null : (
        <span className="problem" role="alert">
          {words.badTime[wrong]}
        </span>
      )}
    </fieldset>
  );
};
