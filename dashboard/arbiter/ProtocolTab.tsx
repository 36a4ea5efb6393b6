import type { Language, ProtocolView } from 'chess-match/client';
import { EmptyState, Panel, useLanguage } from '../shared';
import { useArbiterTexts } from '../shared/arbiter/data';
import type { ArbiterTexts } from '../shared/arbiter/texts/texts';
import { formatSpan } from '../shared/clockTime';
import { clockTimeOf } from './exportIncidents';

type Entry = ProtocolView['entries'][number];

/** What an entry says beside its kind: a time, chips, names, turns. */
const detail = ({ kind, what, incident }: Entry, texts: ArbiterTexts): string => {
  switch (kind) {
    case 'clockSet':
    case 'gap':
      return formatSpan(Number(what));
    case 'timeAdded':
      return `${Number(what) < 0 ? '−' : '+'}${formatSpan(Number(what))}`;
    case 'rating':
      return texts.chips(Number(what));
    case 'incident':
      return `${incident === null ? '' : texts.incidents.kindName[incident]}: ${what}`;
    default:
      return what;
  }
};

const Line = ({
  entry,
  texts,
  language,
}: {
  readonly entry: Entry;
  readonly texts: ArbiterTexts;
  readonly language: Language;
}) => {
  const { kind, side, board, reason, turn, atMs, out, actor } = entry;
  const about = [side === null ? null : texts.side[side], board === null ? null : texts.boardName(board)];
  const said = [...about, detail(entry, texts)].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <li data-out={out} data-kind={kind}>
      <span>
        <b>{texts.protocol.kind[kind]}</b> {said}
        <small>
          {clockTimeOf(atMs, language)} · {texts.protocol.after(turn)}
          {reason === '' ? '' : ` · ${reason}`}
          {actor === '' ? '' : ` · ${actor}`}
          {out ? ` — ${texts.protocol.out}` : ''}
        </small>
      </span>
    </li>
  );
};

/** Everything the arbiters decided, newest first. */
export const ProtocolTab = ({ protocol }: { readonly protocol: ProtocolView | undefined }) => {
  const texts = useArbiterTexts();
  const language = useLanguage();
  if (protocol === undefined) return null;
  const { entries } = protocol;
  return (
    <Panel title={texts.protocol.title} className="protocol-panel">
      {entries.length === 0 ? (
        <EmptyState title={texts.protocol.none} />
      ) : (
        <ul className="fact-list" data-testid="protocol">
          {entries.toReversed().map((entry) => (
            <Line key={entry.seq} entry={entry} texts={texts} language={language} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
