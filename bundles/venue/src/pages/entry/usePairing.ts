import { useEffect, useRef, useState } from 'react';
import { pairWith, takeSecret } from '../device/pairing';

type Problem = 'wrong' | 'too_many' | 'offline';

/** A code on its way to the server; what came by a QR code goes as the page opens. */
export const usePairing = (onToken: (token: string) => void, onRefused: () => void) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const enter = async (codeOrSecret: string): Promise<void> => {
    setAsking(true);
    const result = await pairWith(codeOrSecret);
    setAsking(false);
    if (result.ok) onToken(result.token);
    else {
      setProblem(result.problem);
      onRefused();
    }
  };
  const enterRef = useRef(enter);
  useEffect(() => {
    const secret = takeSecret();
    if (secret !== null) void enterRef.current(secret);
  }, []);
  return { problem, setProblem, isAsking, enter };
};
