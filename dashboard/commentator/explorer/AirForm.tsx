import { useReplicant, type AnalysisContent, type Language } from 'chess-match/client';
import { Button, Field, Refusal, TextArea, TextInput, useKeys, useLive, useSend } from '../../shared';
import type { AirWords } from '../state/desk';
import { COMMENTATOR_TEXTS } from '../texts/texts';

interface AirFormProps {
  readonly content: AnalysisContent;
  readonly words: AirWords;
  readonly offered: string | null;
  readonly language: Language;
  readonly onWords: (words: Partial<AirWords>) => void;
  readonly onOffered: (content: string | null) => void;
}

const isSame = (content: unknown, json: string | null): boolean => {
  if (json === null) return false;
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return sorted(content) === sorted(JSON.parse(json));
};

/** Title and thought of the board, and the offer of it to the director: he takes it, not the commentator. */
export const AirForm = ({ content, words, offered, language, onWords, onOffered }: AirFormProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const slot = useReplicant('show')?.graphics.analysis;
  const cue = slot?.cue ?? null;
  const isLive = useLive();
  const { send, pending, problem, clear } = useSend();
  const isOffered = cue !== null && isSame(cue.content, offered);
  const isOnAir = slot?.on === true && isSame(slot.content, offered);
  const state = isOffered ? 'offered' : cue !== null ? 'director' : isOnAir ? 'on-air' : 'nothing';
  const offer = async (next: AnalysisContent | null): Promise<void> => {
    const answer = await send({ type: 'offerAnalysis', expectedVersion: null, content: next });
    if (answer.ok) onOffered(next === null ? null : JSON.stringify(next));
  };
  useKeys([
    {
      id: 'offer',
      label: { en: COMMENTATOR_TEXTS.en.offer, ru: COMMENTATOR_TEXTS.ru.offer },
      keys: 'Ctrl+Enter',
      when: isLive && !pending,
      run: () => void offer(content),
    },
  ]);
  return (
    <div className="co-air" data-testid="air" data-state={state}>
      <Field label={texts.airTitle}>
        <TextInput
          value={words.title}
          maxLength={80}
          data-testid="air-title"
          onChange={(title) => onWords({ title })}
        />
      </Field>
      <Field label={texts.airCaption}>
        <TextArea
          value={words.caption}
          rows={1}
          maxLength={240}
          data-testid="air-caption"
          onChange={(caption) => onWords({ caption })}
        />
      </Field>
      <Field label={texts.airBy}>
        <TextInput value={words.by} maxLength={80} data-testid="air-by" onChange={(by) => onWords({ by })} />
      </Field>
      <div className="co-air-foot">
        <Button kind="primary" busy={pending} keyId="offer" data-testid="offer" onClick={() => void offer(content)}>
          {isOffered ? texts.offerAgain : texts.offer}
        </Button>
        {isOffered ? (
          <Button busy={pending} data-testid="withdraw" onClick={() => void offer(null)}>
            {texts.withdraw}
          </Button>
        ) : null}
        <span className="co-quiet">{texts.drawn(content.arrows.length, content.circles.length)}</span>
      </div>
      <p className="co-air-state" role="status" data-testid="air-state">
        {texts.airState[state]}
      </p>
      <Refusal problem={problem} onDismiss={clear} />
    </div>
  );
};
