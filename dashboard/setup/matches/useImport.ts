import type { Decoded } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';
import { NOT_TEXT, readText } from '../../shared/files/readText';
import { bodyOf, isRecord, sendMatchFile, type TransferProgress, type TransferReply } from './transfer';

/** A match file on its way: checked by the server as it is chosen, taken in when asked. */
export const useImport = (file: File, onTaken: () => void) => {
  const [record, setRecord] = useState<Decoded | null>(null);
  const [reply, setReply] = useState<TransferReply | null>(null);
  const [progress, setProgress] = useState<TransferProgress | null>(null);
  const [isSending, setSending] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => {
    const checking = new AbortController();
    work.current = checking;
    const check = async (): Promise<TransferReply> => {
      const text = isRecord(file) ? await readText(file) : null;
      if (isRecord(file) && text === null) return { kind: 'refused', problem: NOT_TEXT, faults: [] };
      if (checking.signal.aborted) return { kind: 'silent' };
      setRecord(text);
      return sendMatchFile('check', bodyOf(file, text), setProgress, checking.signal);
    };
    void check().then((checked) => {
      if (checking.signal.aborted) return;
      setProgress(null);
      setReply(checked);
    });
    // Whoever closes the window wants none of it: the work on the server ends too.
    return () => work.current?.abort();
  }, [file]);
  const take = async (): Promise<void> => {
    const taking = new AbortController();
    work.current = taking;
    setSending(true);
    const taken = await sendMatchFile('import', bodyOf(file, record), setProgress, taking.signal);
    if (taking.signal.aborted) return;
    setSending(false);
    setProgress(null);
    if (taken.kind !== 'games') {
      setReply(taken);
      return;
    }
    onTaken();
  };
  return { record, reply, progress, isSending, take };
};
