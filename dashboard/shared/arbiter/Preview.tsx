import {
  badgesText,
  formatHalves,
  kindText,
  type Differences,
  type PreviewAnswer,
  lineIn,
  playedIn,
} from 'chess-match/client';
import { formatFineClock } from 'chess-match/client/view';
import { useState } from 'react';
import { OWN_DIFFERENCES } from '../../games/screens/differences';
import { useLanguage } from '../frame/language';
import { Refusal } from '../ui';
import { useArbiterTexts, useFactText, useThreadNames } from './data';
import { PreviewRow } from './PreviewRow';
import { StaticBoard } from '../position/StaticBoard';

type BoardChange = Differences['boards'][number];

/** Squares on which the two positions differ. */
const differing = ({ before, after }: BoardChange): readonly string[] =>
  [...new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])].filter(
    (square) => before.pieces[square] !== after.pieces[square],
  );

const BoardPair = ({ change }: { readonly change: BoardChange }) => {
  const texts = useArbiterTexts();
  const language = useLanguage();
  const { boardName } = useThreadNames();
  const wordsOf = ({ status, badges, reserves, result }: BoardChange['before']): string => {
    if (status === 'live' && reserves !== null) return texts.preview.reserves(reserves);
    if (status === 'live') return badgesText(badges, language) || texts.preview.live;
    if (status === 'empty') return texts.preview.free;
    return texts.preview.ended(result === null ? '' : kindText(result, language));
  };
  const { files, ranks } = change;
  const marked = differing(change);
  const name = boardName(change.board);
  return (
    <figure className="preview-board" data-testid={`preview-board-${change.board}`}>
      <figcaption>
        <b>{name}</b> {wordsOf(change.before)} → <strong>{wordsOf(change.after)}</strong>
      </figcaption>
      {marked.length === 0 ? null : (
        <div className="preview-pair">
          <StaticBoard
            {...{ files, ranks, marked }}
            pieces={change.before.pieces}
            label={`${name}, ${texts.preview.now}`}
          />
          <StaticBoard
            {...{ files, ranks, marked }}
            pieces={change.after.pieces}
            label={`${name}, ${texts.preview.then}`}
          />
        </div>
      )}
    </figure>
  );
};

const points = ({ white, black }: { readonly white: number; readonly black: number }): string =>
  `${formatHalves(white)}:${formatHalves(black)}`;

const Clocks = ({ clocks }: Pick<Differences, 'clocks'>) => {
  const texts = useArbiterTexts();
  const { seatName } = useThreadNames();
  const words = ({ remainingMs, running }: Differences['clocks'][number]['before']): string =>
    `${formatFineClock(Math.max(0, remainingMs))} ${running ? texts.clock.running : texts.clock.stopped}`;
  return clocks.map(({ side, thread, before, after }) => (
    <PreviewRow
      key={`${thread}-${side}`}
      label={seatName(thread, texts.clock.of(side))}
      before={words(before)}
      after={words(after)}
      testId={`preview-clock-${side}`}
    />
  ));
};

const Facts = ({
  label,
  facts,
  testId,
}: {
  readonly label: string;
  readonly facts: Differences['gone'];
  readonly testId: string;
}) => {
  const factText = useFactText();
  const language = useLanguage();
  if (facts.length === 0) return null;
  return (
    <div className="preview-row" data-testid={testId}>
      <dt>{label}</dt>
      <dd>
        <ul className="preview-facts">
          {facts.map(({ kind, label: of, line }) => (
            <li key={`${kind}-${of}-${line}`}>
              <b>{factText(kind, of)}</b>
              {line === '' ? null : <code>{playedIn(line, language)}</code>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
};

const isEmpty = (change: Differences): boolean =>
  Object.values(change).every((part) => part === null || (Array.isArray(part) && part.length === 0));

/** What a command would change, before anybody has said yes. */
export const DifferencesView = ({ change }: { readonly change: Differences }) => {
  const texts = useArbiterTexts();
  const language = useLanguage();
  const words = texts.preview;
  const { score, turn, own, boards, clocks, mode, draft, gone, back } = change;
  const Own = own === null ? null : OWN_DIFFERENCES[own.game];
  if (isEmpty(change)) return <p>{words.nothing}</p>;
  const turnWords = ({ turn: label, toMove, status }: NonNullable<Differences['turn']>['before']): string =>
    status === 'over' ? words.over : toMove === null ? label : `${label} ${texts.side[toMove]}`;
  return (
    <div className="preview-all">
      <dl>
        {score === null ? null : (
          <PreviewRow
            label={words.score}
            before={points(score.before)}
            after={points(score.after)}
            testId="preview-score"
          />
        )}
        {turn === null ? null : (
          <PreviewRow
            label={words.turn}
            before={turnWords(turn.before)}
            after={turnWords(turn.after)}
            testId="preview-turn"
          />
        )}
        {own === null || Own === null ? null : <Own change={own} />}
        <Clocks clocks={clocks} />
        {mode === null ? null : (
          <PreviewRow
            label={words.mode}
            before={texts.clock.mode[mode.before] ?? mode.before}
            after={texts.clock.mode[mode.after] ?? mode.after}
          />
        )}
        <Facts label={words.gone} facts={gone} testId="preview-gone" />
        <Facts label={words.back} facts={back} testId="preview-back" />
        {draft === null || draft.after === '' ? null : (
          <div className="preview-row">
            <dt>{words.draft}</dt>
            <dd>
              <code>{lineIn(draft.after, language)}</code>
            </dd>
          </div>
        )}
      </dl>
      <div className="preview-boards">
        {boards.map((board) => (
          <BoardPair key={board.board} change={board} />
        ))}
      </div>
    </div>
  );
};

interface PreviewProps {
  readonly answer: PreviewAnswer | null;
  /** A form whose refusals stand beside its fields keeps them out of here. */
  readonly hidesRefusal?: boolean | undefined;
  /** Where one form tries out several commands: which one this is. */
  readonly title?: string | undefined;
  /** The form is not filled in: nothing was asked, and no answer is on its way. */
  readonly isBlank?: boolean | undefined;
}

/**
 * The answer to a trial: its changes, or why it would be refused. Until the next answer has come the last one stands,
 * as one that is being worked out anew: what lies below does not jump with every letter of a reason and every turn on
 * the boards.
 */
export const Preview = ({ answer, hidesRefusal = false, title, isBlank = false }: PreviewProps) => {
  const texts = useArbiterTexts().preview;
  const [last, setLast] = useState<PreviewAnswer | null>(null);
  const shown = isBlank ? null : (answer ?? last);
  if (shown !== last) setLast(shown);
  return (
    <section
      className="preview"
      aria-label={texts.title}
      aria-live="polite"
      aria-busy={!isBlank && answer === null}
      data-testid="preview"
    >
      <h3>{title === undefined ? texts.title : `${title}: ${texts.title.toLowerCase()}`}</h3>
      {shown === null ? (
        <p className="ui-hint">{isBlank ? texts.fill : texts.asking}</p>
      ) : shown.ok ? (
        <DifferencesView change={shown.differences} />
      ) : hidesRefusal ? null : (
        <Refusal problem={shown.error} testId="preview-refusal" />
      )}
    </section>
  );
};
