import { playedIn, useReplicant } from 'chess-match/client';
import { useState, type KeyboardEvent } from 'react';
import { writingOf } from '../../../games/screens/writings';
import { useLanguage } from '../../frame/language';
import { Button, TextInput } from '../../ui';
import { useArbiterTexts } from '../data';
import { DeskOffers } from './DeskOffers';
import { Judgement } from './Judgement';
import { offersOf } from './offers';
import type { Written } from './pastEdits';

interface DeskActsProps {
  readonly number: number;
  /** Null: nobody has written it anew yet. */
  readonly onLeave: (() => void) | null;
  readonly onCut: () => void;
}

/** To leave a turn as it was, or to end the game before it. */
const DeskActs = ({ number, onLeave, onCut }: DeskActsProps) => {
  const words = useArbiterTexts().past;
  return (
    <>
      {onLeave === null ? null : (
        <Button local kind="quiet" data-testid={`leave-${number}`} onClick={onLeave}>
          {words.leave}
        </Button>
      )}
      <Button local kind="quiet" data-testid={`cut-${number}`} onClick={onCut}>
        {words.cut}
      </Button>
    </>
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
  const writing = writingOf(useReplicant('match')?.game ?? null);
  /** To the letter, as long as it is what the line came from. */
  const [typed, setTyped] = useState<{ readonly line: string; readonly text: string } | null>(null);
  const text = typed?.line === line ? typed.text : playedIn(line, language);
  const type = (next: string): void => {
    const read = writing.read(next).line;
    setTyped({ line: read, text: next });
    onLine(read);
  };
  const offers = offersOf(desk, line, text, caret, language, writing);
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
        <DeskActs number={turn.number} onLeave={isFresh ? null : onLeave} onCut={onCut} />
      </div>
      <Judgement written={written} isFresh={isFresh} />
      <DeskOffers
        offers={offers}
        left={desk?.items.find(({ problem }) => problem !== null)?.text ?? ''}
        onTake={onLine}
      />
    </section>
  );
};
