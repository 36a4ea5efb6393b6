import { ruleText, type Language } from 'chess-match/client/drawing';
import type { Problem } from 'chess-match/client/contract';
import { untilJudged } from 'chess-match/client/turn';
import { useEffect, useRef, useState } from 'react';
import type { Device } from '../device/device';
import { refusalText } from '../kit/refusalText';

/** Of a move or a drop itself, in any game: not of what else the turn lacks, nor of clocks and connections. */
const IS_OF_MOVE = /(^|\/)(move|drop)\/|_move$|\/turn\/illegal$/;

const wordsOf = (problem: Problem, language: Language): string => {
  const rule = ruleText(problem.rule, language);
  return `${refusalText(problem, language)}${rule === null ? '' : ` (${rule})`}`;
};

/**
 * Why a move that was tried by hand cannot be made: asked of the rules until they have said it, and forgotten when the
 * turn changes.
 * @param turn the turn as it stands, whatever is in it
 */
export const useTried = (device: Pick<Device, 'preview'>, turn: string, language: Language) => {
  const [tried, setTried] = useState<{ readonly turn: string; readonly problem: Problem } | null>(null);
  const why = tried?.turn === turn ? wordsOf(tried.problem, language) : null;
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), [turn]);
  const ask = (line: string, thread?: string): void => {
    stop.current();
    setTried(null);
    const body = {
      type: 'commitTurn',
      expectedVersion: null,
      line,
      ...(thread === undefined ? {} : { thread }),
    } as const;
    stop.current = untilJudged(
      () => device.preview(body),
      (answer) => {
        if (!answer.ok && IS_OF_MOVE.test(answer.error.code)) setTried({ turn, problem: answer.error });
      },
    );
  };
  return { why, ask };
};
