import { playedIn } from 'chess-match/client';
import type { CorrectionDesk, Language } from 'chess-match/client';
import { movesStarting } from 'chess-match/client/turn';
import { sanIn } from 'chess-match/client/view';
import { readTyped } from 'chess-match/games/business';
import { useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../frame/language';
import { Button, Refusal, TextInput } from '../../ui';
import { useArbiterTexts } from '../data';
import type { Written } from './pastEdits';

/** As many as fit in two rows. */
const MOST = 12;

interface Offer {
  /** What is read on it; null: something is left out. */
  readonly text: string | null;
  readonly line: string;
}

/** Moves that the word at the caret may become. @param text the line as it stands in the field */
const completions = ({ boards }: CorrectionDesk, text: string, caret: number, language: Language): readonly Offer[] => {
  const start = text.lastIndexOf(' ', caret - 1) + 1;
  const [, figure = '', typed = ''] = /^(\d+):(\S*)$/.exec(text.slice(start, caret)) ?? [];
  const moves = boards.find(({ board }) => String(board) === figure)?.moves ?? [];
  const begun = typed === '' ? moves : movesStarting(moves, typed);
  return begun
    .map(({ san }) => sanIn(san, language))
    .filter((san) => san !== typed)
    .slice(0, MOST)
    .map((san) => ({
      text: `${figure}:${san}`,
      line: readTyped(`${text.slice(0, start)}${figure}:${san}${text.slice(caret)}`, null).line,
    }));
};

const offersOf = (
  desk: CorrectionDesk | null,
  line: string,
  text: string,
  caret: number | null,
  language: Language,
): readonly Offer[] => {
  if (desk === null || desk.line !== line) return [];
  if (desk.alternatives.length > 0)
    return desk.alternatives.map(({ item, line: whole }) => ({
      text: item === null ? null : playedIn(item, language),
      line: whole,
    }));
  return desk.ready || caret === null ? [] : completions(desk, text, caret, language);
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
  const language = useLanguage();
  /** To the letter, as long as it is what the line came from. */
  const [typed, setTyped] = useState<{ readonly line: string; readonly text: string } | null>(null);
  const text = typed?.line === line ? typed.text : playedIn(line, language);
  const type = (next: string): void => {
    // A board that goes on by itself has moves without its figure: the rules read those in any alphabet.
    const read = turn.thread === null ? readTyped(next, null).line : next;
    setTyped({ line: read, text: next });
    onLine(read);
  };
  const offers = offersOf(desk, line, text, caret, language);
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
        {line === turn.line ? null : <code>{words.was(playedIn(turn.line, language))}</code>}
      </header>
      <div className="desk-row">
        <TextInput
          value={text}
          autoFocus={autoFocus}
          autoComplete="off"
          spellCheck={false}
          aria-label={words.turn(turn.label)}
          aria-invalid={isMisfit || undefined}
          data-testid={`line-${turn.number}`}
          onChange={type}
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
              {offer.text ??
                words.omit(playedIn(desk?.items.find(({ problem }) => problem !== null)?.text ?? '', language))}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
