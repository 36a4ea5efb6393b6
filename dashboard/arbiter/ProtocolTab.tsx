import { fetchProtocol, type Language, type MatchView, type ProtocolView } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, Panel, useLanguage } from '../shared';
import { useArbiterTexts } from '../shared/arbiter/data';
import type { ArbiterTexts } from '../shared/arbiter/texts/texts';
import { actorText } from '../shared/actorText';
import { download } from '../shared/files/download';
import { sheetsPage } from '../shared/sheetsPage';
import { timeToSecond } from '../shared/times';
import { protocolCsv, protocolJson } from './exportProtocol';
import { saidOf } from '../shared/arbiter/protocolWords';

type Entry = ProtocolView['entries'][number];

const Line = ({
  entry,
  match,
  texts,
  language,
}: {
  readonly entry: Entry;
  readonly match: MatchView;
  readonly texts: ArbiterTexts;
  readonly language: Language;
}) => {
  const { kind, reason, turn, atMs, out, actor } = entry;
  return (
    <li data-out={out} data-kind={kind}>
      <span>
        <b>{texts.protocol.kind[kind]}</b> {saidOf(entry, match, texts)}
        <small>
          {timeToSecond(atMs, language)} · {texts.protocol.after(turn)}
          {reason === '' ? '' : ` · ${reason}`}
          {actor === '' ? '' : ` · ${actorText(actor, language)}`}
          {out ? ` — ${texts.protocol.out}` : ''}
        </small>
      </span>
    </li>
  );
};

/** The whole protocol as a file, whatever of it the page shows. */
const ExportButtons = ({ name, match }: { readonly name: string; readonly match: MatchView }) => {
  const texts = useArbiterTexts();
  const [isFailed, setFailed] = useState(false);
  const take = (write: (entries: readonly Entry[]) => void): void => {
    fetchProtocol().then(
      ({ entries }) => {
        setFailed(false);
        write(entries);
      },
      () => setFailed(true),
    );
  };
  return (
    <>
      {isFailed ? <span role="alert">{texts.protocol.unreachable}</span> : null}
      <Button
        data-testid="protocol-csv"
        onClick={() => take((entries) => download(`${name}.csv`, 'text/csv', protocolCsv(entries, match, texts)))}
      >
        {texts.incidents.exportCsv}
      </Button>
      <Button
        data-testid="protocol-json"
        onClick={() => take((entries) => download(`${name}.json`, 'application/json', protocolJson(entries)))}
      >
        {texts.incidents.exportJson}
      </Button>
    </>
  );
};

interface ProtocolTabProps {
  readonly match: MatchView;
  readonly protocol: ProtocolView;
  readonly onWhole: () => void;
}

/** Everything the arbiters decided, newest first. */
export const ProtocolTab = ({ match, protocol, onWhole }: ProtocolTabProps) => {
  const texts = useArbiterTexts();
  const language = useLanguage();
  const { entries, older } = protocol;
  return (
    <Panel
      title={texts.protocol.title}
      className="protocol-panel"
      actions={
        <>
          {entries.length === 0 ? null : <ExportButtons name={`protocol-${match.event}`} match={match} />}
          <Button local data-testid="to-sheets" onClick={() => window.open(sheetsPage(match.matchId), '_blank')}>
            {texts.protocol.sheets}
          </Button>
        </>
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={texts.protocol.none} />
      ) : (
        <ul className="fact-list" data-testid="protocol">
          {entries.toReversed().map((entry) => (
            <Line key={entry.seq} entry={entry} match={match} texts={texts} language={language} />
          ))}
        </ul>
      )}
      {older === 0 ? null : (
        <Button data-testid="protocol-older" onClick={onWhole}>
          {texts.protocol.older(older)}
        </Button>
      )}
    </Panel>
  );
};
