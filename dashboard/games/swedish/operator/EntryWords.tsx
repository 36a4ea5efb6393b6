import { problemText } from 'chess-match/client';
import { isByOtherKeys, sanIn } from 'chess-match/client/view';
import { Refusal } from '../../../shared';
import { DraftNote } from '../../../operator/turn/DraftNote';
import { movesStarting, textOf } from 'chess-match/client/turn';
import { useEntry, useOperator, useStore, useStrings } from '../../../operator/state/context';
import type { PanelModel } from './model/board';
import { useSwedishTexts } from './texts';

/** What would happen if the clock were pressed now: what goes over to whom, mate. */
const Prospect = ({ model }: { readonly model: PanelModel }) => {
  const texts = useSwedishTexts();
  const { snapshot } = useOperator();
  const { language } = useStrings();
  const { draft } = model.own;
  if (draft.san === null || snapshot === null) return null;
  const { match } = snapshot;
  const { gives } = draft;
  const partner = gives === null ? undefined : match.threads.find(({ boards }) => boards.includes(gives.board));
  const team = match.seats.find(({ thread, side }) => thread === partner?.id && side === gives?.side)?.team;
  return (
    <p className="sw-prospect" data-testid={`prospect-${model.thread}`}>
      <span>{texts.entry.ready(sanIn(draft.san, language))}</span>
      {gives === null || partner === undefined || team === undefined ? null : (
        <span className="sw-gives">{texts.entry.gives(gives.piece, partner.id, match.teams[team].name)}</span>
      )}
      {draft.mates ? <strong className="sw-mates">{texts.entry.mates}</strong> : null}
    </p>
  );
};

/** Why the board stands still: who sits and waits for what, mate that cannot be helped, or what the rules say. */
const Standstill = ({ model }: { readonly model: PanelModel }) => {
  const texts = useSwedishTexts();
  const { language } = useStrings();
  const { sitting = null, waiting = null } = model.found ?? {};
  const testId = `standstill-${model.thread}`;
  if (sitting !== null) {
    const { side, inCheck, waitsFor } = sitting;
    const words =
      waitsFor.length === 0
        ? texts.state.sits(side)
        : inCheck
          ? texts.state.sitsInCheck(side, waitsFor)
          : texts.state.sitsFor(side, waitsFor);
    return (
      <p className="sw-standstill" data-testid={testId}>
        {words}
      </p>
    );
  }
  const { move } = model.own;
  if (move === null && waiting === null) return null;
  return (
    <p className="sw-standstill" data-testid={testId}>
      {move === null ? (waiting === null ? '' : texts.state.waiting(waiting)) : problemText(move, language)}
    </p>
  );
};

/** Everything that is to be said of a board's entry, at the board: refusals first. */
export const EntryWords = ({ model }: { readonly model: PanelModel }) => {
  const texts = useSwedishTexts();
  const strings = useStrings();
  const { language } = strings;
  const store = useStore();
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
    <div className="sw-words" aria-live="polite">
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
        <span className="sw-begun" data-testid={`problem-draft-${thread}`}>
          {problemText(problem, language)}
        </span>
      ) : null}
      {isByOtherKeys(line) && own.draft.line === line && own.draft.san !== null ? (
        <p className="by-keys" role="status" data-testid={`by-keys-${thread}`}>
          {strings.turn.byKeys([{ typed: line, read: own.draft.san }])}
        </p>
      ) : null}
      {line !== '' && entry.press === null ? <Prospect model={model} /> : null}
      <Standstill model={model} />
    </div>
  );
};
