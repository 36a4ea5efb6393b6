import { Board } from 'chess-match/client/board';
import { sanIn, sideOn } from 'chess-match/client/drawing';
import { playOf } from 'chess-match/games/progressive';
import { useState } from 'react';
import type { CourseProps } from '../gameAtHome';
import { stepsText } from './happened';
import { boardAfter } from './positions';
import { wordsOf } from './words';
import './series.css';

/** The last series on a board of its own, move by move. */
const Steps = ({ facts, language }: Pick<CourseProps, 'facts' | 'language'>) => {
  const words = wordsOf(language);
  const last = playOf(facts)?.last ?? null;
  const view = facts.boards[0];
  const [chosen, choose] = useState<{ readonly turn: number; readonly made: number } | null>(null);
  if (last === null || view === undefined || last.steps.length < 2) return null;
  // Another series has other moves: what was chosen of the one before is closed.
  const made = chosen?.turn === last.turn ? chosen.made : null;
  const button = (at: number, text: string, label: string) => (
    <button
      key={at}
      type="button"
      aria-label={label}
      aria-pressed={made === at}
      onClick={() => choose(made === at ? null : { turn: last.turn, made: at })}
    >
      {text}
    </button>
  );
  return (
    <div className="series-steps">
      <h4>{words.steps}</h4>
      <div className="series-buttons">
        {button(0, words.begun, words.begun)}
        {last.steps.map(({ san }, index) => {
          const move = sanIn(san, language);
          return button(index + 1, `${index + 1} ${move}`, words.step(index + 1, move));
        })}
      </div>
      {made !== null && (
        <div className="field">
          <Board view={boardAfter(view, last.steps, made)} bottom={sideOn(facts.match, view.board, 'white')} />
        </div>
      )}
    </div>
  );
};

/** The series that were made last, the newest first, each with its moves; and the newest move by move. */
export const Course = ({ facts, language, ply, onChoose }: CourseProps) => {
  const words = wordsOf(language);
  const shown = ply ?? facts.turns.at(-1)?.ply ?? 0;
  return (
    <section className="series" aria-label={words.course}>
      <h3>{words.course}</h3>
      {ply === null && <Steps facts={facts} language={language} />}
      <ol>
        {facts.turns.toReversed().map((turn) => (
          <li key={turn.ply}>
            <button type="button" aria-pressed={turn.ply === shown} onClick={() => onChoose(turn.ply, null)}>
              <b data-side={turn.side}>{Number.parseInt(turn.turn, 10)}</b>
              <span>{stepsText(turn, language)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p>{words.courseHelp}</p>
    </section>
  );
};
