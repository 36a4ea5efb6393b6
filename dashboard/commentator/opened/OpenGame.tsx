import type { Language } from 'chess-match/client';
import { useRef, useState } from 'react';
import { useKeys } from '../../shared';
import { FileButton } from '../../shared/files/FileButton';
import { FileDrop } from '../../shared/files/FileDrop';
import { bothOf } from '../explorer/studyKeys';
import type { DeskControl } from '../state/useDesk';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { OpenGameWindow } from './OpenGameWindow';

interface OpenGameProps {
  readonly control: DeskControl;
  readonly language: Language;
}

/** Brings a game with its variations from a PGN file onto the own board: chosen, or let go over the page. */
export const OpenGame = ({ control, language }: OpenGameProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  useKeys([
    { id: 'open-game', keys: 'KeyO', label: bothOf((words) => words.openGame), run: () => picker.current?.click() },
  ]);
  return (
    <>
      <FileButton
        local
        label={texts.openGame}
        accept=".pgn,.txt"
        testId="open-game"
        keyId="open-game"
        picker={picker}
        onFile={setFile}
      />
      <FileDrop label={texts.dropGame} onFile={file === null ? setFile : null} />
      {file === null ? null : <OpenGameWindow {...{ control, language, file }} onClose={() => setFile(null)} />}
    </>
  );
};
