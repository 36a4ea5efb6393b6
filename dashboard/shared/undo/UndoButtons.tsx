import {
  formatHalves,
  useReplicant,
  useSnapshot,
  type GraphicId,
  type HistoryView,
  type ShowView,
} from 'chess-match/client';
import { GRAPHIC_NAMES } from '../graphicNames';
import { useLanguage } from '../frame/language';
import { Button, Refusal } from '../ui';
import { useSend } from '../useSend';
import { UNDO_TEXTS } from './texts';

type Step = NonNullable<HistoryView['undo']>;

const NAMES = ['history'] as const;

/** "turn 24...: score 3:2 becomes 2:2" */
const useStepWords = () => {
  const texts = UNDO_TEXTS[useLanguage()];
  const points = ({ white, black }: Step['now']): string => `${formatHalves(white)}:${formatHalves(black)}`;
  return ({ kind, label, count, now, then }: Step): string => {
    const isSame = now.white === then.white && now.black === then.black;
    return `${texts.fact(kind, label)}${count > 1 ? ` +${count - 1}` : ''}, ${isSame ? texts.sameScore : texts.score(points(now), points(then))}`;
  };
};

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

/** Takes the last fact of the game back, or brings it again; each button says what will change. */
export const GameUndoButtons = ({ undoKey, redoKey }: UndoButtonsProps) => {
  const texts = UNDO_TEXTS[useLanguage()];
  const wordsOf = useStepWords();
  const snapshot = useSnapshot(NAMES);
  const { send, pending, problem, clear } = useSend();
  const { undo, redo } = snapshot?.history ?? { undo: null, redo: null };
  const expectedVersion = snapshot?.match.version ?? 0;
  return (
    <div className="undo-buttons" role="group">
      <StepButton
        sign="↶"
        name={texts.undo}
        words={undo === null ? null : wordsOf(undo)}
        testId="undo-game"
        busy={pending}
        keyId={undoKey}
        onPress={() => void send({ type: 'undo', expectedVersion, reason: null })}
      />
      <StepButton
        sign="↷"
        name={texts.redo}
        words={redo === null ? null : wordsOf(redo)}
        testId="redo-game"
        busy={pending}
        keyId={redoKey}
        onPress={() => void send({ type: 'redo', expectedVersion })}
      />
      <Refusal problem={problem} onDismiss={clear} />
    </div>
  );
};

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
