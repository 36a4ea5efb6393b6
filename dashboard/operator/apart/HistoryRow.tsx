import { factText, ownVersion, useReplicant, type HistoryView, type Language } from 'chess-match/client';
import { sanIn } from 'chess-match/client/view';
import { Button, Refusal } from '../../shared';
import { useOperator, useStore, useStrings } from '../state/context';
import type { OperatorStore } from '../state/store';
import type { ThreadHistory } from './model/board';
import { stepOf, type Way } from './model/step';
import type { Asking } from './state/asking';
import { focusThread } from './state/field';
import { useApartGame, useApartTexts } from './game';

export type Fact = NonNullable<ThreadHistory['undo']>;

/** "move 12b Nxf7", as what is undone. */
export const factWords = ({ kind, label, line }: Fact, game: string | null, language: Language): string =>
  kind === 'turn'
    ? `${factText(game, kind, label, language)} ${sanIn(line, language)}`
    : factText(game, kind, label, language);

const WAYS: readonly Way[] = ['undo', 'redo'];
const SIGN: Readonly<Record<Way, string>> = { undo: '↶', redo: '↷' };

/** Undoes or redoes the last fact of a thread, with what must go along. */
export const stepIn = (store: OperatorStore, thread: string, way: Way): Promise<boolean> =>
  store.actIn(thread, `history:${thread}`, (expectedVersion) =>
    way === 'undo'
      ? { type: 'undo', thread, expectedVersion, reason: null }
      : { type: 'redo', thread, expectedVersion },
  );

/** At once where only this board is concerned, else after a question. */
export const stepOrAsk = (
  store: OperatorStore,
  history: HistoryView | undefined,
  thread: string,
  way: Way,
  threadOf: (label: string) => string | null,
  ask: (asking: Asking) => void,
): void => {
  const shown = store.getState().snapshot?.match.version ?? 0;
  const how = stepOf(history, thread, way, Math.max(shown, ownVersion()), threadOf);
  if (how === 'ask') ask({ what: way, thread });
  if (how === 'at-once') void stepIn(store, thread, way).then(() => focusThread(thread));
};

interface HistoryRowProps {
  readonly thread: string;
  readonly onAsk: (asking: Asking) => void;
}

/** Taking the last fact of this board back, and putting it in force again; each says what goes along. */
export const HistoryRow = ({ thread, onAsk }: HistoryRowProps) => {
  const texts = useApartTexts();
  const { threadOf } = useApartGame();
  const store = useStore();
  const { language } = useStrings();
  const { snapshot, busy, refusals } = useOperator();
  const history = useReplicant('history');
  const game = snapshot?.match.game ?? null;
  const own = history?.threads.find((candidate) => candidate.thread === thread);
  const refusal = refusals[`history:${thread}`];
  return (
    <div className="apart-history">
      {WAYS.map((way) => {
        const fact = own?.[way] ?? null;
        return (
          <Button
            key={way}
            data-testid={`${way}-${thread}`}
            busy={busy.has(`history:${thread}`)}
            disabled={fact === null}
            onClick={() => stepOrAsk(store, history, thread, way, threadOf, onAsk)}
          >
            <span>
              {SIGN[way]} {texts.history[way]}
            </span>
            <small>
              {fact === null ? '' : factWords(fact, game, language)}
              {fact === null || fact.with.length === 0 ? null : (
                <em data-testid={`${way}-along-${thread}`}> {texts.history.along(fact.with)}</em>
              )}
            </small>
          </Button>
        );
      })}
      <Refusal
        problem={refusal}
        testId={`problem-history-${thread}`}
        onDismiss={() => store.dismissRefusal(`history:${thread}`)}
      />
    </div>
  );
};
