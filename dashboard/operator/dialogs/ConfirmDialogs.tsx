import { formatHalves, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { Dialog } from '../../shared/Dialog';
import { ARBITER_TEXTS } from '../../shared/arbiter/texts/texts';
import { ProblemText } from '../ProblemText';
import { askControlBoard, declareVeto, dropFlag } from '../state/intents';
import { useOperator, useStore, useStrings } from '../state/context';

interface Closing {
  readonly onClose: () => void;
}

interface ButtonsProps extends Closing {
  readonly refrain: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** To refrain, or to do it. */
export const Buttons = ({ onClose, refrain, confirm, onConfirm }: ButtonsProps) => {
  const { isConnected, busy } = useOperator();
  const isOpen = isConnected && !busy.has('history') && !busy.has('arbiter');
  return (
    <div className="dialog-buttons">
      <button type="button" onClick={onClose}>
        {refrain}
      </button>
      <button type="button" autoFocus className="danger" data-testid="confirm" disabled={!isOpen} onClick={onConfirm}>
        {confirm}
      </button>
    </div>
  );
};

/** While the clock runs, the time since goes to the side that gets its turn back: it may be stopped first. */
export const StopFirst = () => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, isConnected, busy, refusals } = useOperator();
  if (snapshot?.clocks.running !== true) return null;
  const { corrections } = ARBITER_TEXTS[strings.language];
  return (
    <div className="stop-first" data-testid="stop-first">
      <p>{corrections.clockRuns}</p>
      <button
        type="button"
        disabled={!isConnected || busy.has('clock')}
        data-testid="stop-first-button"
        onClick={() =>
          void store.act('clock', (expectedVersion) => ({
            type: 'stopClock',
            expectedVersion,
            reason: corrections.beforeUndo,
          }))
        }
      >
        {corrections.stopFirst}
      </button>
      {refusals.clock ? <ProblemText problem={refusals.clock} testId="problem-stop-first" /> : null}
    </div>
  );
};

/** Taking the last fact back: what it was, and what becomes of the score. */
export const UndoDialog = ({ onClose }: Closing) => {
  const strings = useStrings();
  const store = useStore();
  const { history, refusals } = useOperator();
  const { undo } = history;
  if (undo === null) return null;
  const { now, then } = undo;
  const isSame = now.white === then.white && now.black === then.black;
  const points = (score: typeof now): string => `${formatHalves(score.white)}:${formatHalves(score.black)}`;
  const confirm = async (): Promise<void> => {
    const isDone = await store.act('history', (expectedVersion) => ({ type: 'undo', expectedVersion, reason: null }));
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={strings.history.question(strings.history.fact(undo.kind, undo.label))}
      closeLabel={strings.close}
      isWide={false}
      onClose={onClose}
    >
      {undo.line === '' ? null : (
        <p>
          {strings.history.line}: <code>{undo.line}</code>
        </p>
      )}
      <p className="score-change" data-testid="score-change">
        {isSame ? `${strings.history.sameScore}: ${points(now)}` : `${strings.history.score}: `}
        {isSame ? null : (
          <strong>
            {points(now)} → {points(then)}
          </strong>
        )}
      </p>
      <StopFirst />
      {refusals.history ? <ProblemText problem={refusals.history} testId="problem-undo" /> : null}
      <Buttons
        onClose={onClose}
        refrain={strings.history.keep}
        confirm={strings.history.confirm}
        onConfirm={() => void confirm()}
      />
    </Dialog>
  );
};

/** What happens to the side to move's clock cannot be taken back quickly: veto and flag ask first. */
export const SideDialog = ({ kind, onClose }: Closing & { readonly kind: 'veto' | 'flag' }) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, refusals } = useOperator();
  const side: Side = snapshot?.match.toMove ?? 'white';
  const words = strings.confirm;
  const [title, text] =
    kind === 'veto' ? [words.vetoTitle, words.vetoText(side)] : [words.flagTitle, words.flagText(side)];
  const confirm = async (): Promise<void> => {
    const isDone = await (kind === 'veto' ? declareVeto(store, side) : dropFlag(store, side));
    if (isDone) onClose();
  };
  return (
    <Dialog title={title} closeLabel={strings.close} isWide={false} onClose={onClose}>
      <p>{text}</p>
      {refusals.arbiter ? <ProblemText problem={refusals.arbiter} testId={`problem-${kind}`} /> : null}
      <Buttons onClose={onClose} refrain={strings.cancel} confirm={words.yes(side)} onConfirm={() => void confirm()} />
    </Dialog>
  );
};

/** The control board: either team may ask (B23). */
export const ControlDialog = ({ onClose }: Closing) => {
  const strings = useStrings();
  const store = useStore();
  const { isConnected, refusals } = useOperator();
  const ask = async (side: Side): Promise<void> => {
    if (await askControlBoard(store, side)) onClose();
  };
  return (
    <Dialog title={strings.confirm.controlTitle} closeLabel={strings.close} isWide={false} onClose={onClose}>
      <p>{strings.confirm.controlText}</p>
      {refusals.arbiter ? <ProblemText problem={refusals.arbiter} testId="problem-control" /> : null}
      <div className="dialog-buttons">
        <button type="button" onClick={onClose}>
          {strings.cancel}
        </button>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className="danger"
            disabled={!isConnected}
            data-testid={`control-${side}`}
            onClick={() => void ask(side)}
          >
            {strings.confirm.controlBy}: {strings.side[side].toLowerCase()}
          </button>
        ))}
      </div>
    </Dialog>
  );
};
