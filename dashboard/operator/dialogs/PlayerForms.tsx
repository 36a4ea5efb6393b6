import { useState } from 'react';
import { useStrings } from '../state/context';
import type { ArbiterFormProps } from './ArbiterDialog';

const PENALTIES = ['warning', 'expulsion', 'time'] as const;
type Penalty = (typeof PENALTIES)[number];

/** The red line (B25) and substitutions (B26) of the chosen team. */
export const PlayerForms = ({ side, reason, isOpen, onSend }: ArbiterFormProps) => {
  const { arbiter: words, side: sideName } = useStrings();
  const [player, setPlayer] = useState('');
  const [penalty, setPenalty] = useState<Penalty>('warning');
  const [out, setOut] = useState('');
  const [inside, setInside] = useState('');
  return (
    <>
      <fieldset disabled={!isOpen}>
        <legend>
          {words.redLine}: {sideName[side]}
        </legend>
        <label>
          {words.player}
          <input
            type="text"
            maxLength={80}
            value={player}
            onChange={({ target }) => {
              setPlayer(target.value);
            }}
          />
        </label>
        <select
          aria-label={words.redLine}
          value={penalty}
          onChange={({ target }) => {
            setPenalty(PENALTIES.find((option) => option === target.value) ?? 'warning');
          }}
        >
          {PENALTIES.map((option) => (
            <option key={option} value={option}>
              {words.penalty[option]}
            </option>
          ))}
        </select>
        <button
          type="button"
          disabled={player.trim() === '' || reason === ''}
          onClick={() => {
            onSend((expectedVersion) => ({
              type: 'redLine',
              expectedVersion,
              side,
              player: player.trim(),
              penalty,
              reason,
            }));
          }}
        >
          {words.give}
        </button>
      </fieldset>
      <fieldset disabled={!isOpen}>
        <legend>
          {words.substitute}: {sideName[side]}
        </legend>
        <label>
          {words.out}
          <input
            type="text"
            maxLength={80}
            value={out}
            onChange={({ target }) => {
              setOut(target.value);
            }}
          />
        </label>
        <label>
          {words.in}
          <input
            type="text"
            maxLength={80}
            value={inside}
            onChange={({ target }) => {
              setInside(target.value);
            }}
          />
        </label>
        <button
          type="button"
          disabled={out.trim() === '' || inside.trim() === ''}
          onClick={() => {
            onSend((expectedVersion) => ({
              type: 'substitute',
              expectedVersion,
              side,
              out: out.trim(),
              in: inside.trim(),
            }));
          }}
        >
          {words.change}
        </button>
      </fieldset>
    </>
  );
};
