import type { CorrectionDesk } from 'chess-match/client';
import { useState, type KeyboardEvent } from 'react';
import { Button, Refusal, TextInput } from '../../ui';
import { useArbiterTexts } from '../data';
import type { Written } from './pastEdits';

/** As many as fit in two rows. */
const MOST = 12;

const plain = (san: string): string => san.toLowerCase().replace(/[x+#=]/g, '');

interface Offer {
  /** What is read on it; null: something is left out. */
  readonly text: string | null;
  readonly line: string;
}

/** Moves that the word at the caret may become. */
const completions = ({ boards }: CorrectionDesk, line: string, caret: number): readonly Offer[] => {
  const start = line.lastIndexOf(' ', caret - 1) + 1;
  const [, figure = '', typed = ''] = /^(\d+):(\S*)$/.exec(line.slice(start, caret)) ?? [];
  const moves = boards.find(({ board }) => String(board) === figure)?.moves ?? [];
  return moves
    .filter(({ san }) => plain(san).startsWith(plain(typed)) && san !== typed)
    .slice(0, MOST)
    .map(({ san }) => ({
      text: `${figure}:${san}`,
      line: `${line.slice(0, start)}${figure}:${san}${line.slice(caret)}`,
    }));
};

const offersOf = (desk: CorrectionDesk | null, line: string, caret: number | null): readonly Offer[] => {
  if (desk === null || desk.line !== line) return [];
  if (desk.alternatives.length > 0)
    return desk.alternatives.map(({ item, line: whole }) => ({ text: item, line: whole }));
  return desk.ready || caret === null ? [] : completions(desk, line, caret);
};

/** What is wrong with the line, beside it. */
const Judgement = ({
  written: { turn, desk, line, isMisfit, problem: why, because },
  isFresh,
}: {
  readonly written: Written;
  readonly isFresh: boolean;
}) => {
  const words = useArbiterTexts().past;
  if (desk === null) return <p className="ui-hint">{words.waits}</p>;
  if (desk.line !== line) return null;
  const wrong = desk.items.filter(({ problem }) => problem !== null);
  return (
    <div className="desk-judgement" aria-live="polite">
      {isMisfit ? (
        <p className="desk-misfit" data-testid={isFresh ? 'misfit' : 'wrong'}>
          {isFresh ? words.misfit(because, turn.thread) : words.wrong}
        </p>
      ) : null}
      {wrong.map(({ text, problem }) => (
        <Refusal key={text} problem={problem} testId="problem-item" />
      ))}
      {desk.problems.map((problem) => (
        <Refusal key={problem.code} problem={problem} testId="problem-turn" />
      ))}
      {wrong.length + desk.problems.length + desk.lacks.length === 0 ? (
        <Refusal problem={why} testId="problem-turn" />
      ) : null}
      {wrong.length === 0 && desk.lacks.length > 0 ? <p className="desk-misfit">{words.lacks(desk.lacks)}</p> : null}
    </div>
  );
};

interface DeskLineProps {
  readonly written: Written;
  /** Nobody has written it anew yet. */
  readonly isFresh: boolean;
  readonly autoFocus: boolean;
  readonly onLine: (line: string) => void;
  readonly onLeave: () => void;
  readonly onCut: () => void;
  readonly onEnter: () => void;
}

/** A past turn as one line of text: what is wrong with it, and what could stand there instead. */
export const DeskLine = ({ written, isFresh, autoFocus, onLine, onLeave, onCut, onEnter }: DeskLineProps) => {
  const words = useArbiterTexts().past;
  const [caret, setCaret] = useState<number | null>(null);
  const { turn, line, desk, isMisfit } = written;
  const offers = offersOf(desk, line, caret);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <section
      className="desk"
      data-wrong={isMisfit}
      data-testid={`desk-${turn.number}`}
      aria-label={words.turn(turn.label)}
    >
      <header>
        <b>
          {turn.thread === null ? '' : `${words.board(turn.thread)} · `}
          {words.turn(turn.label)}
        </b>
        {line === turn.line ? null : <code>{words.was(turn.line)}</code>}
      </header>
      <div className="desk-row">
        <TextInput
          value={line}
          autoFocus={autoFocus}
          autoComplete="off"
          spellCheck={false}
          aria-label={words.turn(turn.label)}
          aria-invalid={isMisfit || undefined}
          data-testid={`line-${turn.number}`}
          onChange={onLine}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onBlur={() => setCaret(null)}
          onKeyDown={onKeyDown}
        />
        {isFresh ? null : (
          <Button local kind="quiet" data-testid={`leave-${turn.number}`} onClick={onLeave}>
            {words.leave}
          </Button>
        )}
        <Button local kind="quiet" data-testid={`cut-${turn.number}`} onClick={onCut}>
          {words.cut}
        </Button>
      </div>
      <Judgement written={written} isFresh={isFresh} />
      {offers.length === 0 ? null : (
        <div className="desk-offers" role="group" aria-label={words.alternatives}>
          <span>{words.alternatives}:</span>
          {offers.map((offer) => (
            <Button
              local
              key={offer.line}
              data-testid="alternative"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onLine(offer.line)}
            >
              {offer.text ?? words.omit(desk?.items.find(({ problem }) => problem !== null)?.text ?? '')}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
