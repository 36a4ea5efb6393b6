import type { HomeDocument } from 'chess-match/contract/viewers';
import { useEffect, useState } from 'react';
import type { Known } from '../feed/viewer';
import type { Picture } from './picture';
import { behindAt, heldBack, remembered } from './inStep';

const POLL_INTERVAL_MS = 50;
/** Clocks show whole seconds: what moves less is not drawn anew. */
const FINE_MS = 100;

interface Step {
  readonly document: HomeDocument | null;
  readonly behindMs: number;
}

/** What is known, held back to what the picture shows while one plays. @param picture null: none plays */
export const useInStep = (known: Known, picture: Picture | null): Known => {
  const { heard, document } = known;
  const [documents, setDocuments] = useState<readonly HomeDocument[]>([]);
  const [step, setStep] = useState<Step | null>(null);
  if (document !== null && documents.at(-1) !== document) setDocuments(remembered(documents, document));
  useEffect(() => {
    if (picture === null) return undefined;
    const look = (): void => {
      const atMs = picture.atMs();
      if (atMs === null) return setStep(null);
      const behindMs = behindAt(heard, atMs, performance.now());
      if (behindMs === null) return setStep(null);
      const held = heldBack(documents, atMs);
      setStep((before) =>
        before !== null && before.document === held && Math.abs(before.behindMs - behindMs) < FINE_MS
          ? before
          : { document: held, behindMs },
      );
    };
    look();
    const timer = setInterval(look, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [picture, documents, heard]);
  if (picture === null || step === null || step.document?.audience !== document?.audience) return known;
  return { ...known, document: step.document, heard: { ...heard, behindMs: step.behindMs } };
};
