import { keyOf } from 'chess-match/client/keys';
import { useReplicant, type AnalysisContent, type Language } from 'chess-match/client';
import { Button, Refusal, useKeys, useLive, useSend } from '../../shared';
import type { AirWords } from '../state/desk';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { AirFields } from './AirFields';
import { airStateOf } from './airState';

interface AirFormProps {
  readonly content: AnalysisContent;
  /** What was proposed, the newest first. */
  readonly proposed: readonly AnalysisContent[];
  readonly words: AirWords;
  readonly language: Language;
  readonly onWords: (words: Partial<AirWords>) => void;
  /** It is on its way to the director: its answer may be lost, and he may take it all the same. */
  readonly onPropose: (content: AnalysisContent) => void;
}

/** People's own shortcuts are stored under it. */
const SHORTCUT = keyOf('proposeAnalysis', 'commentator', 'offer');

/** Title and thought of the board, and the proposal of it to the director: he takes it, not the commentator. */
export const AirForm = ({ content, proposed, words, language, onWords, onPropose }: AirFormProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const state = airStateOf(useReplicant('show'), proposed);
  const isProposed = state === 'proposed';
  const isLive = useLive();
  const { send, pending, problem, clear } = useSend();
  const propose = async (next: AnalysisContent | null): Promise<void> => {
    if (next !== null) onPropose(next);
    await send({ type: 'proposeAnalysis', expectedVersion: null, content: next });
  };
  useKeys([
    {
      ...SHORTCUT,
      when: isLive && !pending,
      run: () => void propose(content),
    },
  ]);
  return (
    <div className="co-air" data-testid="air" data-state={state}>
      <AirFields {...{ words, texts, onWords }} />
      <div className="co-air-foot">
        <Button
          kind="primary"
          busy={pending}
          keyId={SHORTCUT.id}
          data-testid="propose"
          onClick={() => void propose(content)}
        >
          {isProposed ? texts.proposeAgain : texts.propose}
        </Button>
        {isProposed ? (
          <Button busy={pending} data-testid="withdraw" onClick={() => void propose(null)}>
            {texts.withdraw}
          </Button>
        ) : null}
        <span className="co-air-state" role="status" data-testid="air-state">
          {texts.airState[state]}
        </span>
      </div>
      <Refusal problem={problem} onDismiss={clear} />
    </div>
  );
};
