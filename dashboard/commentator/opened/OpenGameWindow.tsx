import type { Language } from 'chess-match/client';
import { useState } from 'react';
import { Button, CancelButton, Dialog, Field, Refusal, Select } from '../../shared';
import { FaultList } from '../../shared/files/FaultList';
import type { DeskControl } from '../state/useDesk';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { GamePreview } from './GamePreview';
import { useOpened } from './useOpened';

interface OpenGameWindowProps {
  readonly control: DeskControl;
  readonly language: Language;
  readonly file: File;
  readonly onClose: () => void;
}

/** What is in a file of games, looked at before one of them comes onto the board. */
export const OpenGameWindow = ({ control, language, file, onClose }: OpenGameWindowProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const read = useOpened(control.rules, file);
  const [chosen, setChosen] = useState(0);
  const games = read?.kind === 'games' ? read.games : [];
  const game = games[chosen];
  const nameOf = (index: number): string => games[index]?.title || texts.gameNumber(index + 1);
  const onOpen = (): void => {
    if (game?.opened.ok !== true) return;
    control.openGame(game.title || file.name, game.opened.value);
    onClose();
    // Arrows walk through it at once; the window gives the focus back first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-testid="variation"]')?.focus());
  };
  // Opened when it has something to choose, the window gives the focus to that.
  if (read === null) return null;
  return (
    <Dialog
      open
      title={texts.openGame}
      onClose={onClose}
      testId="open-game-window"
      footer={
        <>
          <CancelButton onClose={onClose} />
          <Button local kind="primary" disabled={game?.opened.ok !== true} data-testid="open-game-do" onClick={onOpen}>
            {texts.openGameDo}
          </Button>
        </>
      }
    >
      <p>{file.name}</p>
      {read.kind === 'refused' ? <Refusal problem={read.problem} testId="problem-open-game" /> : null}
      {read.kind === 'faults' ? <FaultList faults={read.faults} /> : null}
      {games.length < 2 ? null : (
        <Field label={texts.whichGame}>
          <Select
            local
            value={String(chosen)}
            options={games.map((_, index) => ({ value: String(index), label: `${index + 1}. ${nameOf(index)}` }))}
            onChange={(value) => setChosen(Number(value))}
            testId="which-game"
          />
        </Field>
      )}
      {game === undefined ? null : (
        <GamePreview {...{ game, language }} rules={control.rules} size={control.desk.start} title={nameOf(chosen)} />
      )}
    </Dialog>
  );
};
