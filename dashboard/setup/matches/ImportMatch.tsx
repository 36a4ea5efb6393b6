import { formatHalves, type Decoded } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';
import { Refusal, useToast, type PageProps } from '../../shared';
import { ImportDialog } from '../../shared/ImportDialog';
import { NOT_TEXT, readText } from '../../shared/readText';
import { SETUP_TEXTS } from '../texts/texts';
import { FaultList } from './FaultList';
import { ImportProgress } from './ImportProgress';
import { bodyOf, isRecord, sendMatchFile, type TransferProgress, type TransferReply } from './transfer';

interface ImportMatchProps extends PageProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** What a match file would bring, as the server has checked it; then the import itself. */
export const ImportMatch = ({ language, file, onClose }: ImportMatchProps) => {
  const texts = SETUP_TEXTS[language];
  const say = useToast();
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
    say(texts.imported);
    onClose();
  };
  const as = { new: texts.asNew, copy: texts.asCopy, known: texts.asKnown };
  return (
    <ImportDialog
      title={texts.importTitle}
      fileName={file.name}
      text={record}
      words={texts}
      busy={isSending}
      canTake={reply?.kind === 'games'}
      onTake={() => void take()}
      onClose={onClose}
    >
      <ImportProgress texts={texts} progress={progress} />
      {reply?.kind === 'refused' && reply.faults.length === 0 ? (
        <Refusal problem={reply.problem} testId="problem-import" />
      ) : null}
      {reply?.kind === 'refused' && reply.faults.length > 0 ? <FaultList texts={texts} faults={reply.faults} /> : null}
      {reply?.kind === 'silent' ? (
        <p className="problem" role="alert">
          {texts.serverSilent}
        </p>
      ) : null}
      {reply?.kind === 'games' && reply.games.some(({ as: how }) => how !== 'known') ? (
        <p data-testid="loaded-is-hidden">{texts.loadedIsHidden}</p>
      ) : null}
      {reply?.kind === 'games' ? (
        <ul className="planned">
          {reply.games.map((game) => (
            <li key={game.matchId} data-testid="planned-game" data-as={game.as}>
              <strong>
                {game.white} — {game.black}
              </strong>
              <span>{game.event}</span>
              <span>
                {formatHalves(game.scoreWhite)} : {formatHalves(game.scoreBlack)}, {texts.turns(game.turns)}
              </span>
              <span data-testid="planned-day">{game.isDated ? texts.playedOn(game.createdAtMs) : texts.noDate}</span>
              <em>{as[game.as]}</em>
            </li>
          ))}
        </ul>
      ) : null}
    </ImportDialog>
  );
};
