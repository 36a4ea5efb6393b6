import { useReplicant } from 'chess-match/client';
import { useEffect } from 'react';
import { AskDialog as Question } from '../../shared/arbiter/AskDialog';
import { UndoDialog } from '../../shared/arbiter/UndoPanel';
import { useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import { factWords } from './HistoryRow';
import type { Asking } from './state/asking';
import { useApartTexts } from './game';

interface AskDialogProps<A extends Asking = Asking> {
  readonly asking: A;
  readonly snapshot: OperatorSnapshot;
  readonly onClose: () => void;
}

type Of<W extends Asking['what']> = AskDialogProps<Extract<Asking, { readonly what: W }>>;

const Flag = ({ asking: { thread, side }, snapshot: { match }, onClose }: Of<'flag'>) => {
  const words = useApartTexts().flag;
  const team = match.seats.find((seat) => seat.thread === thread && seat.side === side)?.team ?? side;
  return (
    <Question
      asked={{
        title: words.title,
        text: words.text(thread, side, match.teams[team].name),
        body: (expectedVersion) => ({ type: 'flag', thread, side, expectedVersion }),
      }}
      version={match.version}
      confirmLabel={words.yes}
      onClose={onClose}
    />
  );
};

const Resign = ({ asking: { team, thread }, snapshot: { match }, onClose }: Of<'resign'>) => {
  const words = useApartTexts().resign;
  return (
    <Question
      asked={{
        title: words.title,
        text: words.text(match.teams[team].name, thread),
        // Who resigns does so whatever was moved meanwhile.
        body: () => ({
          type: 'resignMatch',
          team,
          expectedVersion: null,
          ...(thread === null ? {} : { thread }),
        }),
      }}
      version={match.version}
      confirmLabel={words.yes}
      onClose={onClose}
    />
  );
};

/** A step forth that reaches the other board. It closes where there is none any more. */
const Redo = ({ asking: { thread }, snapshot: { match }, onClose }: Of<'redo'>) => {
  const texts = useApartTexts();
  const { language } = useStrings();
  const history = useReplicant('history');
  const fact = history?.threads.find((each) => each.thread === thread)?.redo;
  useEffect(() => {
    if (fact === null) onClose();
  }, [fact, onClose]);
  if (fact === null || fact === undefined) return null;
  return (
    <Question
      asked={{
        title: texts.history.question(true, factWords(fact, match.game, language)),
        text: texts.history.crosses(thread),
        body: (expectedVersion) => ({ type: 'redo', thread, expectedVersion }),
      }}
      version={match.version}
      confirmLabel={texts.history.yes(true)}
      onClose={onClose}
    >
      <p className="apart-along" data-testid="along">
        {fact.with.join(', ')}
      </p>
    </Question>
  );
};

/** What cannot be taken back quickly, or reaches the other board, is asked about first. */
export const AskDialog = ({ asking, ...rest }: AskDialogProps) => {
  switch (asking.what) {
    case 'flag':
      return <Flag asking={asking} {...rest} />;
    case 'resign':
      return <Resign asking={asking} {...rest} />;
    case 'undo':
      return <UndoDialog thread={asking.thread} undoKey="undo" {...rest} />;
    case 'redo':
      return <Redo asking={asking} {...rest} />;
  }
};
