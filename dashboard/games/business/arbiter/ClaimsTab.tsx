import { kindText } from 'chess-match/client';
import { entryOf, type BusinessEntry } from 'chess-match/games/business';
import { useState } from 'react';
import { Button, EmptyState, Panel, useLanguage } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ReasonDialog } from '../../../shared/arbiter/forms/ReasonDialog';
import { Endings } from './Endings';
import { useBusinessArbiterTexts } from './texts';

type Evidence = BusinessEntry['evidence'][number];

interface Props {
  readonly snapshot: ArbiterSnapshot;
}

const useWords = () => {
  const texts = useBusinessArbiterTexts().claims;
  const language = useLanguage();
  return {
    after: ({ turns }: Evidence): string => texts.after(turns.map((turn) => (turn === '' ? texts.beginning : turn))),
    verdict: ({ kind }: Evidence): string => (kind === null ? texts.unproven : texts.proven(kindText(kind, language))),
  };
};

interface ClaimProps {
  readonly evidence: Evidence;
  readonly onDecide: (accepted: boolean) => void;
}

/** One claim with everything that speaks for it, and the arbiter's word. */
const Claim = ({ evidence, onDecide }: ClaimProps) => {
  const texts = useBusinessArbiterTexts().claims;
  const words = useWords();
  const { board, san, occurrences, halfMoves, kind, ruling } = evidence;
  return (
    <article className="claim" data-testid={`claim-${board}`}>
      <h3>{texts.claimed(board, san)}</h3>
      <ul>
        <li data-proven={occurrences >= 3}>
          {texts.times(occurrences)} <small>{words.after(evidence)}</small>
        </li>
        <li data-proven={halfMoves >= 100}>{texts.halfMoves(halfMoves)}</li>
      </ul>
      <p className={kind === null ? 'verdict verdict-no' : 'verdict verdict-yes'}>{words.verdict(evidence)}</p>
      {ruling === null ? null : (
        <p className="ruling" data-testid={`ruling-${board}`}>
          {ruling.accepted ? texts.accepted(ruling.reason) : texts.refused(ruling.reason)}
        </p>
      )}
      <div className="form-buttons">
        <Button kind="primary" disabled={kind === null} data-testid={`accept-${board}`} onClick={() => onDecide(true)}>
          {texts.accept}
        </Button>
        <Button kind="danger" data-testid={`refuse-${board}`} onClick={() => onDecide(false)}>
          {texts.refuse}
        </Button>
      </div>
    </article>
  );
};

/** How near each live board is to a draw that could be claimed. */
const EvidenceTable = ({ rows }: { readonly rows: readonly Evidence[] }) => {
  const texts = useBusinessArbiterTexts().claims;
  const language = useLanguage();
  const words = useWords();
  return (
    <table className="ui-table" aria-label={texts.evidence}>
      <thead>
        <tr>
          {(['board', 'position', 'moves', 'claim'] as const).map((column) => (
            <th key={column} scope="col">
              {texts.column[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.branch}>
            <td>{row.board}</td>
            <td title={words.after(row)}>{row.occurrences} / 3</td>
            <td>{row.halfMoves} / 100</td>
            <td>{row.kind === null ? '—' : kindText(row.kind, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Draw claims before the arbiter (B15), and the endings he declares (B16, B22, B23). */
export const ClaimsTab = ({ snapshot }: Props) => {
  const texts = useBusinessArbiterTexts().claims;
  const words = useWords();
  const [asked, setAsked] = useState<{ readonly board: number; readonly accepted: boolean } | null>(null);
  const { evidence } = entryOf(snapshot);
  const claims = evidence.filter(({ claimed }) => claimed);
  const open = claims.find(({ board }) => board === asked?.board);
  return (
    <div className="tab-columns">
      <Panel title={texts.title}>
        {claims.length === 0 ? <EmptyState title={texts.none} /> : null}
        {claims.map((claim) => (
          <Claim
            key={claim.branch}
            evidence={claim}
            onDecide={(accepted) => setAsked({ board: claim.board, accepted })}
          />
        ))}
        <h3>{texts.evidence}</h3>
        <EvidenceTable rows={evidence} />
      </Panel>
      <Endings snapshot={snapshot} />
      {open === undefined || asked === null ? null : (
        <ReasonDialog
          title={`${asked.accepted ? texts.accept : texts.refuse}: ${texts.claimed(open.board, open.san)}`}
          version={snapshot.match.version}
          confirmLabel={asked.accepted ? texts.accept : texts.refuse}
          danger={!asked.accepted}
          suggestion={asked.accepted ? words.verdict(open) : ''}
          intent={(reason) => (expectedVersion) => ({
            type: 'decideClaim',
            expectedVersion,
            board: asked.board,
            accepted: asked.accepted,
            reason,
          })}
          onClose={() => setAsked(null)}
        >
          <p>
            {texts.times(open.occurrences)} {words.after(open)}. {texts.halfMoves(open.halfMoves)}.
          </p>
        </ReasonDialog>
      )}
    </div>
  );
};
