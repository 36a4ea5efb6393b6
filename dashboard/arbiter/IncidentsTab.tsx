import type { MatchView, ProtocolView } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, Field, Panel, Select, TextArea, useLanguage } from '../shared';
import { useArbiterTexts } from '../shared/arbiter/data';
import { Outcome } from '../shared/arbiter/forms/parts';
import { ReasonDialog } from '../shared/arbiter/forms/ReasonDialog';
import type { IncidentKind } from '../shared/arbiter/texts/texts';
import { otherProblem, problemOf, useAct } from '../shared/arbiter/useAct';
import { actorText } from '../shared/actorText';
import { download } from '../shared/files/download';
import { timeToSecond } from '../shared/times';
import { incidentsCsv, incidentsJson } from './exportIncidents';

type Entry = ProtocolView['entries'][number];

const KINDS = [
  'behaviour',
  'touch',
  'noise',
  'device',
  'illness',
  'technical',
  'spectators',
  'other',
] as const satisfies readonly IncidentKind[];
/** As the command's schema has it. */
const TEXT_LIMIT = 1000;

const IncidentForm = ({ version }: { readonly version: number }) => {
  const texts = useArbiterTexts();
  const words = texts.incidents;
  const { act, pending, problem, isDone, clear } = useAct(version);
  const [kind, setKind] = useState<IncidentKind>('behaviour');
  const [text, setText] = useState('');
  // An incident is no move of the game: it is noted whatever version the page shows.
  const note = async (): Promise<void> => {
    if (await act(() => ({ type: 'noteIncident', expectedVersion: null, kind, text }))) setText('');
  };
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <Field label={words.kind}>
        <Select
          value={kind}
          options={KINDS.map((value) => ({ value, label: words.kindName[value] }))}
          onChange={setKind}
          testId="incident-kind"
        />
      </Field>
      <Field label={words.text} hint={words.textHint} problem={problemOf(problem, 'incident/empty')} className="wide">
        <TextArea
          rows={3}
          value={text}
          maxLength={TEXT_LIMIT}
          data-testid="incident-text"
          onChange={(value) => {
            clear();
            setText(value);
          }}
        />
      </Field>
      <div className="form-buttons">
        <Button kind="primary" busy={pending} data-testid="incident-note" onClick={() => void note()}>
          {words.note}
        </Button>
        <Outcome problem={otherProblem(problem, 'incident/empty')} isDone={isDone} testId="problem-incident" />
      </div>
    </form>
  );
};

interface ListProps {
  readonly incidents: readonly Entry[];
  readonly onStrike: (entry: Entry) => void;
}

const IncidentList = ({ incidents, onStrike }: ListProps) => {
  const texts = useArbiterTexts();
  const words = texts.incidents;
  const language = useLanguage();
  if (incidents.length === 0) return <EmptyState title={words.none}>{words.noneHint}</EmptyState>;
  return (
    <ul className="fact-list" data-testid="incidents">
      {incidents.toReversed().map((entry) => (
        <li key={entry.seq} data-out={entry.out}>
          <span>
            <b>{entry.incident === null ? '' : words.kindName[entry.incident]}</b>{' '}
            <span className="fact-text">{entry.what}</span>
            <small>
              {timeToSecond(entry.atMs, language)} · {texts.protocol.after(entry.turn)} ·{' '}
              {actorText(entry.actor, language)}
              {entry.out ? ` — ${words.struck(entry.reason)}` : ''}
            </small>
          </span>
          {entry.out ? null : (
            <Button
              aria-label={`${words.strike}: ${entry.what}`}
              data-testid={`strike-${entry.seq}`}
              onClick={() => onStrike(entry)}
            >
              {words.strike}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

interface IncidentsTabProps {
  readonly match: MatchView;
  readonly protocol: ProtocolView | undefined;
}

/** What happened in the hall, in free words: in the journal, in the export, never on air. */
export const IncidentsTab = ({ match, protocol }: IncidentsTabProps) => {
  const texts = useArbiterTexts();
  const words = texts.incidents;
  const { version, event } = match;
  const [striking, setStriking] = useState<Entry | null>(null);
  const incidents = (protocol?.entries ?? []).filter(({ kind }) => kind === 'incident');
  const name = `incidents-${event}`;
  return (
    <div className="tab-columns">
      <Panel title={words.title}>
        <IncidentForm version={version} />
      </Panel>
      <Panel
        title={words.tab}
        actions={
          <>
            <Button
              local
              disabled={incidents.length === 0}
              data-testid="export-csv"
              onClick={() => download(`${name}.csv`, 'text/csv', incidentsCsv(incidents, texts))}
            >
              {words.exportCsv}
            </Button>
            <Button
              local
              disabled={incidents.length === 0}
              data-testid="export-json"
              onClick={() => download(`${name}.json`, 'application/json', incidentsJson(incidents))}
            >
              {words.exportJson}
            </Button>
          </>
        }
      >
        {protocol === undefined ? null : <IncidentList incidents={incidents} onStrike={setStriking} />}
      </Panel>
      {striking === null ? null : (
        <ReasonDialog
          title={`${words.strike}?`}
          version={version}
          confirmLabel={words.strike}
          danger
          intent={(reason) => () => ({ type: 'strikeIncident', expectedVersion: null, seq: striking.seq, reason })}
          onClose={() => setStriking(null)}
        >
          <p className="fact-text">{striking.what}</p>
        </ReasonDialog>
      )}
    </div>
  );
};
