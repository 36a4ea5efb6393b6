import { GRAPHIC_NAMES, useReplicant, type GraphicId, type ShowView } from 'chess-match/client';
import { useLanguage } from '../frame/language';
import { Button, Refusal } from '../ui';
import { useSend } from '../useSend';
import { UNDO_TEXTS } from './texts';

interface StepButtonProps {
  readonly sign: string;
  readonly name: string;
  readonly words: string | null;
  readonly testId: string;
  readonly busy: boolean;
  readonly keyId?: string | undefined;
  readonly onPress: () => void;
}

const StepButton = ({ sign, name, words, testId, busy, keyId, onPress }: StepButtonProps) => (
  <Button disabled={words === null} busy={busy} keyId={keyId} data-testid={testId} onClick={onPress}>
    <span aria-hidden="true">{sign}</span>
    <span className="undo-words">
      {name}
      {words === null ? null : <small>{words}</small>}
    </span>
  </Button>
);

interface UndoButtonsProps {
  /** Ids of keys of `useKeys` that do the same. */
  readonly undoKey?: string | undefined;
  readonly redoKey?: string | undefined;
}

/** "take: Break comes, Boards goes" */
const useAirWords = () => {
  const language = useLanguage();
  const { airChange, airMoves } = UNDO_TEXTS[language];
  const namesOf = (graphics: readonly { readonly graphic: GraphicId }[]): string =>
    graphics.map(({ graphic }) => GRAPHIC_NAMES[language][graphic].name).join(', ');
  return (change: ShowView['undo']): string | null => {
    if (change === null) return null;
    const { what, graphics } = change;
    const come = graphics.filter(({ now, then }) => then && !now);
    const go = graphics.filter(({ now, then }) => now && !then);
    const stay = graphics.filter(({ now, then }) => now === then);
    return `${airChange[what]}: ${airMoves(namesOf(come), namesOf(go), namesOf(stay))}`;
  };
};

/** Takes the last change on air back, or makes it again; each button says what will come and go. */
export const AirUndoButtons = ({ undoKey, redoKey }: UndoButtonsProps) => {
  const texts = UNDO_TEXTS[useLanguage()];
  const wordsOf = useAirWords();
  const show = useReplicant('show');
  const { send, pending, problem, clear } = useSend();
  const showVersion = show?.version ?? 0;
  return (
    <div className="undo-buttons" role="group">
      <StepButton
        sign="↶"
        name={texts.undo}
        words={wordsOf(show?.undo ?? null)}
        testId="undo-air"
        busy={pending}
        keyId={undoKey}
        onPress={() => void send({ type: 'undoShow', expectedVersion: null, showVersion })}
      />
      <StepButton
        sign="↷"
        name={texts.airRedo}
        words={wordsOf(show?.redo ?? null)}
        testId="redo-air"
        busy={pending}
        keyId={redoKey}
        onPress={() => void send({ type: 'redoShow', expectedVersion: null, showVersion })}
      />
      <Refusal problem={problem} onDismiss={clear} />
    </div>
  );
};
