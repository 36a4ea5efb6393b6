import { formatHalves, kindText, type ScoreView } from 'chess-match/client';
import { arbiterOf, chipsOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button, EmptyState, Panel, Refusal, useLanguage } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ReasonDialog } from '../../../shared/arbiter/forms/ReasonDialog';
import { useAct } from '../../../shared/arbiter/useAct';
import { useBusinessArbiterTexts } from './texts';

type Entry = ScoreView['ledger'][number];

interface RowProps {
  readonly snapshot: ArbiterSnapshot;
  readonly entry: Entry;
  readonly onFix: () => void;
}

const points = (white: number, black: number): string => `${formatHalves(white)}:${formatHalves(black)}`;

const LedgerRow = ({ snapshot, entry, onFix }: RowProps) => {
  const own = useBusinessArbiterTexts();
  const words = own.ledger;
  const language = useLanguage();
  const { act, pending, problem } = useAct(snapshot.match.version);
  const fix = arbiterOf(snapshot).fixes.find(({ branch }) => branch === entry.line);
  const { turn, board, kind, white, black, whiteTotal, blackTotal, line: branch } = entry;
  return (
    <li className="ledger-row" data-fixed={fix !== undefined} data-testid={`ledger-${branch}`}>
      <span className="ledger-total">{points(whiteTotal, blackTotal)}</span>
      <span className="ledger-what">
        <b>{kindText(kind, language)}</b> {own.chips(chipsOf(entry))} → {points(white, black)}
        <small>
          {words.entry(turn, board)}
          {fix === undefined || fix.reason === '' ? '' : ` · ${fix.reason}`}
        </small>
        <Refusal problem={problem} testId="problem-ledger" />
      </span>
      {fix === undefined ? (
        <Button data-testid={`fix-${branch}`} onClick={onFix}>
          {words.fix}
        </Button>
      ) : (
        <Button
          kind="quiet"
          busy={pending}
          title={words.unfix}
          aria-label={`${words.unfix}: ${words.entry(turn, board)}`}
          data-testid={`unfix-${branch}`}
          onClick={() =>
            void act((expectedVersion) => ({ type: 'fixScore', expectedVersion, branch, fixed: false, reason: '' }))
          }
        >
          ✓ {words.fixed}
        </Button>
      )}
    </li>
  );
};

/** Every change of score with what caused it (B19), newest first; the arbiter enters each. */
export const LedgerPanel = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const own = useBusinessArbiterTexts();
  const words = own.ledger;
  const language = useLanguage();
  const [fixing, setFixing] = useState<string | null>(null);
  const { score } = snapshot;
  const arbiter = arbiterOf(snapshot);
  const entries = score.ledger.toReversed();
  const open = entries.find(({ line: branch }) => branch === fixing);
  const missing = entries.filter(({ line: branch }) => arbiter.fixes.every((fix) => fix.branch !== branch)).length;
  return (
    <Panel
      title={`${words.title} · ${points(score.white, score.black)}`}
      className="ledger-panel"
      actions={missing > 0 ? <span className="waiting-note">{words.toFix(missing)}</span> : null}
    >
      {entries.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <ul className="ledger">
          {entries.map((entry) => (
            <LedgerRow key={entry.line} snapshot={snapshot} entry={entry} onFix={() => setFixing(entry.line)} />
          ))}
        </ul>
      )}
      {open === undefined ? null : (
        <ReasonDialog
          title={`${words.fix}: ${points(open.whiteTotal, open.blackTotal)}`}
          version={snapshot.match.version}
          confirmLabel={words.fix}
          suggestion={kindText(open.kind, language)}
          intent={(reason) => (expectedVersion) => ({
            type: 'fixScore',
            expectedVersion,
            branch: open.line,
            fixed: true,
            reason,
          })}
          onClose={() => setFixing(null)}
        >
          <p>
            {kindText(open.kind, language)}, {words.entry(open.turn, open.board)}: {points(open.white, open.black)}
          </p>
        </ReasonDialog>
      )}
    </Panel>
  );
};
