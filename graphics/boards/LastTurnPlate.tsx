import type { BoardView, AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import type { ReactNode } from 'react';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { box } from '../air/rect';
import { BoardResult } from './BoardResult';
import { TurnNumber } from './TurnNumber';
import { wordsOf } from './words';
import css from './lastTurn.module.css';

interface LastTurnPlateProps {
  readonly turns: TurnsView;
  readonly view: BoardView;
  readonly at: Zone;
  readonly language: AirLanguage;
  /** What was played, drawn. */
  readonly children: ReactNode;
}

/** Beside what is told there, pixels. */
export const PAD = 32;

/** What was played last, large, with its number; once the game has ended, how. */
export const LastTurnPlate = ({ turns, view, at, language, children }: LastTurnPlateProps) => {
  const words = wordsOf(language);
  const last = turns.turns.at(-1);
  const { result } = view;
  return (
    <div
      className={classes(css.turn, look.plate, look.figures)}
      style={{ ...box(at), padding: `0 ${PAD}px` }}
      data-role="plate"
    >
      {result && <BoardResult result={result} width={at.width - 2 * PAD} kind="beside" hasPoints language={language} />}
      {last === undefined ? (
        <span className={css.none}>{words.begins}</span>
      ) : (
        <>
          {result === null && (
            <span className={css.head}>
              <TurnNumber turn={last} />
              <span className={css.label}>{words.lastMove}</span>
            </span>
          )}
          {children}
        </>
      )}
    </div>
  );
};
