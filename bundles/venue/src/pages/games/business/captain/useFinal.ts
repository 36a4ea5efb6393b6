import type { PreviewAnswer } from 'chess-match/client/contract';
import { untilJudged } from 'chess-match/client/turn';
import type { Language } from 'chess-match/client/drawing';
import type { BoardModel } from 'chess-match/games/business';
import { useEffect, useState } from 'react';
import type { Turn } from '../../../captain/useTurn';
import type { Device } from '../../../device/device';
import { finalWords, hasFinal } from './finalActs';

/** What of the turn cannot be taken back, and what the score would be: asked of the rules once the turn is ready. */
export const useFinal = (
  { line, boards, isReady }: Turn<BoardModel>,
  device: Pick<Device, 'preview'>,
  language: Language,
): readonly string[] => {
  const isFinal = hasFinal(line);
  const [preview, setPreview] = useState<{ readonly line: string; readonly answer: PreviewAnswer } | null>(null);
  useEffect(() => {
    if (!isReady || !isFinal) return undefined;
    return untilJudged(
      () => device.preview({ type: 'commitTurn', expectedVersion: null, line }),
      (answer) => setPreview({ line, answer }),
    );
  }, [device, isReady, isFinal, line]);
  return isFinal ? finalWords(line, boards, preview?.line === line ? preview.answer : null, language) : [];
};
