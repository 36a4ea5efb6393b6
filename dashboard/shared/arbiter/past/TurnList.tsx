import { playedIn } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../frame/language';
import { TextInput } from '../../ui';
import { useArbiterTexts } from '../data';
import { findTurns, namesBoards, type PastTurn } from './findTurns';

interface TurnListProps {
  readonly turns: readonly PastTurn[];
  readonly isChosen: (number: number) => boolean;
  /** It is cut off. */
  readonly isGone: (number: number) => boolean;
  readonly onChoose: (turn: PastTurn) => void;
}

/** Every turn that counts, the last first, to be found by number, board or move. */
export const TurnList = ({ turns, isChosen, isGone, onChoose }: TurnListProps) => {
  const words = useArbiterTexts().past;
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = findTurns(turns, typed, language).toReversed();
  // Of those found by a number the earliest is meant: "12" is White's turn 12.
  const first = found.at(-1);
  /** Enter came before the turns did. */
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || first === undefined) return;
    isAsked.current = false;
    onChoose(first);
  }, [first, onChoose]);
  return (
    <div className="past-turns">
      <TextInput
        type="search"
        value={typed}
        placeholder={words.searchHint(turns[0]?.thread ?? null, turns.some(namesBoards))}
        aria-label={words.search}
        data-testid="past-search"
        onChange={(text) => {
          isAsked.current = false;
          setTyped(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return;
          event.preventDefault();
          if (first === undefined) isAsked.current = turns.length === 0;
          else onChoose(first);
        }}
      />
      {found.length === 0 ? <p className="ui-hint">{turns.length === 0 ? words.none : words.notFound}</p> : null}
      <ul aria-label={words.turns}>
        {found.map((turn) => (
          <li key={turn.number}>
            <button
              type="button"
              className="past-turn"
              aria-pressed={isChosen(turn.number)}
              disabled={isGone(turn.number)}
              data-testid={`past-turn-${turn.number}`}
              onClick={() => onChoose(turn)}
            >
              <b>{turn.label}</b>
              <span>{playedIn(turn.line, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
