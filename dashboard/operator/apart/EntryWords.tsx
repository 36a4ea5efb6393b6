import { Unbroken, problemText } from 'chess-match/client';
import { isByOtherKeys, sanIn } from 'chess-match/client/view';
import { Refusal } from '../../shared';
import { DraftNote } from '../turn/DraftNote';
import { movesStarting, textOf } from 'chess-match/client/turn';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import type { PanelModel } from './model/board';
import { useApartGame, useApartTexts, type BoardProps } from './game';

/** What would happen if the clock were pressed now. */
const Prospect = ({ model, snapshot }: BoardProps) => {
  const texts = useApartTexts();
  const { Gives } = useApartGame();
  const { language } = useStrings();
  const { draft } = model.own;
  if (draft.san === null) return null;
  return (
    <p className="apart-prospect" data-testid={`prospect-${model.thread}`}>
      <span>{texts.entry.ready(sanIn(draft.san, language))}</span>
      {Gives === null ? null : <Gives model={model} snapshot={snapshot} />}
      {draft.mates ? <strong className="apart-mates">{texts.entry.mates}</strong> : null}
    </p>
  );
};

/** Everything that is to be said of a board's entry, at the board: refusals first. */
export const EntryWords = ({ model }: { readonly model: PanelModel }) => {
  const texts = useApartTexts();
  const { Standstill } = useApartGame();
  const strings = useStrings();
  const { language } = strings;
  const store = useStore();
  const { snapshot } = useOperator();
  const { thread, own } = model;
  const entry = useEntry(thread);
  const line = textOf(entry).trim();
  const { notice } = entry.draft;
  const { refusal } = entry;
  const { problem } = own.draft;
  // A move that is only begun is not called wrong yet.
  const isBegun = line.length < 2 || movesStarting(own.moves, line).length > 0;
  const isAbout = problem !== null && own.draft.line === line && entry.press === null;
  return (
    <div className="apart-words" aria-live="polite">
      {notice === null ? null : (
        <DraftNote
          notice={notice}
          words={texts.entry.notice}
          onTakeBack={() => store.enter(thread, { type: 'takenBack' })}
          onDismiss={() => store.enter(thread, { type: 'dismissed' })}
        />
      )}
      {refusal === null ? null : <Refusal problem={refusal} testId={`problem-press-${thread}`} />}
      {refusal === null && isAbout && !isBegun ? (
        <span className="apart-begun" data-testid={`problem-draft-${thread}`}>
          <Unbroken text={problemText(problem, language)} />
        </span>
      ) : null}
      {isByOtherKeys(line) && own.draft.line === line && own.draft.san !== null ? (
        <p className="by-keys" role="status" data-testid={`by-keys-${thread}`}>
          {strings.turn.byKeys([{ typed: line, read: own.draft.san }])}
        </p>
      ) : null}
      {line !== '' && entry.press === null && snapshot !== null ? <Prospect model={model} snapshot={snapshot} /> : null}
      {snapshot === null ? null : <Standstill model={model} snapshot={snapshot} />}
    </div>
  );
};
