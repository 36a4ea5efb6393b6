import { Dialog } from '../../shared/Dialog';
import { Buttons, StopFirst } from '../dialogs/ConfirmDialogs';
import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings } from '../state/context';
import type { Origin, OperatorSnapshot } from '../state/store';
import { factWords, stepIn } from './HistoryRow';
import type { Asking } from './state/asking';
import { useSwedishTexts, type SwedishStrings } from './texts';

interface AskDialogProps {
  readonly asking: Asking;
  readonly snapshot: OperatorSnapshot;
  readonly onClose: () => void;
}

const originOf = (asking: Asking): Origin => {
  switch (asking.what) {
    case 'flag':
      return `flag:${asking.thread}`;
    case 'resign':
      return 'teams';
    case 'undo':
    case 'redo':
      return `history:${asking.thread}`;
  }
};

interface Words {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly along: readonly string[];
}

const useWords = (asking: Asking, { match }: OperatorSnapshot, texts: SwedishStrings): Words | null => {
  const { history } = useOperator();
  const { language } = useStrings();
  switch (asking.what) {
    case 'flag': {
      const { thread, side } = asking;
      const team = match.seats.find((seat) => seat.thread === thread && seat.side === side)?.team ?? side;
      const text = texts.flag.text(thread, side, match.teams[team].name);
      return { title: texts.flag.title, text, yes: texts.flag.yes, along: [] };
    }
    case 'resign': {
      const { resignTitle, resignText, resignYes } = texts.teams;
      return { title: resignTitle, text: resignText(match.teams[asking.team].name), yes: resignYes, along: [] };
    }
    case 'undo':
    case 'redo': {
      const isRedo = asking.what === 'redo';
      const fact = history.threads.find(({ thread }) => thread === asking.thread)?.[asking.what] ?? null;
      if (fact === null) return null;
      const title = texts.history.question(isRedo, factWords(fact, match.game, language));
      return { title, text: texts.history.crosses(asking.thread), yes: texts.history.yes(isRedo), along: fact.with };
    }
  }
};

/** What cannot be taken back quickly, or reaches the other board, is asked about first. */
export const AskDialog = ({ asking, snapshot, onClose }: AskDialogProps) => {
  const strings = useStrings();
  const texts = useSwedishTexts();
  const store = useStore();
  const { refusals } = useOperator();
  const words = useWords(asking, snapshot, texts);
  if (words === null) return null;
  const origin = originOf(asking);
  const refusal = refusals[origin];
  const send = (): Promise<boolean> => {
    switch (asking.what) {
      case 'flag': {
        const { thread, side } = asking;
        return store.actIn(thread, origin, (expectedVersion) => ({ type: 'flag', thread, side, expectedVersion }));
      }
      case 'resign':
        return store.act(origin, () => ({ type: 'resignMatch', team: asking.team, expectedVersion: null }));
      case 'undo':
      case 'redo':
        return stepIn(store, asking.thread, asking.what);
    }
  };
  const confirm = async (): Promise<void> => {
    if (await send()) onClose();
  };
  const close = (): void => {
    store.forgive(origin);
    onClose();
  };
  return (
    <Dialog title={words.title} closeLabel={strings.close} isWide={false} onClose={close}>
      <p>{words.text}</p>
      {words.along.length === 0 ? null : (
        <p className="sw-along" data-testid="along">
          {words.along.join(', ')}
        </p>
      )}
      {asking.what === 'undo' ? <StopFirst /> : null}
      {refusal === undefined ? null : <ProblemText problem={refusal} testId="problem-ask" />}
      <Buttons onClose={close} refrain={strings.cancel} confirm={words.yes} onConfirm={() => void confirm()} />
    </Dialog>
  );
};
