import { useReplicant } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, Panel, Refusal, useLanguage, useSend } from '../shared';
import { timeToSecond } from '../shared/times';
import type { Mark } from './mark';
import { MarkDialog } from './MarkDialog';
import { MarkForm } from './MarkForm';
import { AFTER_TEXTS } from './texts/texts';

interface MarkRowProps {
  readonly mark: Mark;
  readonly onEdit: () => void;
}

const MarkRow = ({ mark: { id, atMs, turn, text, clip, dropped }, onEdit }: MarkRowProps) => {
  const language = useLanguage();
  const texts = AFTER_TEXTS[language];
  const { send, pending, problem, clear } = useSend();
  const drop = (): void => void send({ type: 'dropMark', expectedVersion: null, mark: id, dropped: !dropped });
  return (
    <li className="after-mark" data-testid="marked" data-clip={clip !== null} data-dropped={dropped}>
      <time>{timeToSecond(atMs, language)}</time>
      <span className="after-turn">{turn}</span>
      <span className="after-caption">
        {clip === null ? null : <b className="after-kind">{texts.clip}</b>}
        {text === '' ? <i>{texts.noCaption}</i> : text}
      </span>
      <span className="after-buttons">
        {dropped ? null : (
          <Button kind="quiet" data-testid="edit-mark" onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        <Button kind="quiet" busy={pending} data-testid="drop-mark" onClick={drop}>
          {dropped ? texts.bring : texts.drop}
        </Button>
      </span>
      {clip === null ? null : <span className="after-path">{clip.path}</span>}
      <Refusal problem={problem} onDismiss={clear} />
    </li>
  );
};

/** What was marked in the open match, the latest first, and what was left out of it below. */
export const MarksPanel = () => {
  const texts = AFTER_TEXTS[useLanguage()];
  const marks = useReplicant('films')?.marks ?? [];
  const [edited, setEdited] = useState<string | null>(null);
  const mark = marks.find(({ id }) => id === edited);
  const kept = marks.filter(({ dropped }) => !dropped);
  const dropped = marks.filter((one) => one.dropped);
  const rows = (some: readonly Mark[]) => (
    <ol className="after-list">
      {some.toReversed().map((one) => (
        <MarkRow key={one.id} mark={one} onEdit={() => setEdited(one.id)} />
      ))}
    </ol>
  );
  return (
    <Panel title={texts.marks} className="after-marks" testId="marks">
      <MarkForm />
      {kept.length === 0 ? (
        <EmptyState title={texts.noMarks}>
          <p>{texts.noMarksHint}</p>
        </EmptyState>
      ) : (
        rows(kept)
      )}
      {dropped.length === 0 ? null : (
        <details className="after-dropped">
          <summary>{texts.dropped(dropped.length)}</summary>
          {rows(dropped)}
        </details>
      )}
      {mark === undefined ? null : <MarkDialog key={mark.id} mark={mark} onClose={() => setEdited(null)} />}
    </Panel>
  );
};
