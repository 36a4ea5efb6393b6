import { branchColour, type Language } from 'chess-match/client/drawing';
import { branchingOf, setBranching, type BoardModel, type TurnOptions } from 'chess-match/games/business';
import { useState } from 'react';
import { barOf, BOARD_ACTS, isOn, withAct, type BoardAct, type PendingKeyChange } from './making';
import { Refusal } from '../../../kit/Refusal';
import type { CaptainTexts } from '../../../captain/texts';
import type { BusinessTexts } from '../texts';

interface BoardActsProps {
  readonly model: BoardModel;
  readonly options: TurnOptions;
  readonly line: string;
  readonly making: PendingKeyChange | null;
  readonly isEnabled: boolean;
  readonly texts: CaptainTexts;
  readonly words: BusinessTexts;
  readonly language: Language;
  readonly onLine: (line: string) => void;
  readonly onMaking: (making: PendingKeyChange | null) => void;
}

/** What can be done on a board besides moving. What the rules bar says why when it is touched. */
export const BoardActs = (props: BoardActsProps) => {
  const { model, options, line, making, isEnabled, texts, words, language, onLine, onMaking } = props;
  const [barred, setBarred] = useState<{ readonly act: BoardAct; readonly line: string } | null>(null);
  const own = options.boards.find(({ board }) => board === model.board);
  if (own === undefined || model.kind !== 'live') return null;
  const shown = BOARD_ACTS.filter((act) => act !== 'draw' || model.isOffered || isOn(line, making, act, model.board));
  const branching = branchingOf(line);
  const bar = barred?.line === line && isEnabled ? barOf(barred.act, options, own) : null;
  return (
    <div className="acts" role="group" aria-label={texts.board(String(model.board))}>
      {shown.map((act) => {
        const on = isOn(line, making, act, model.board);
        const bar = on ? null : barOf(act, options, own);
        return (
          <button
            key={act}
            type="button"
            className={act === 'draw' ? 'act act-offered' : 'act'}
            aria-pressed={on}
            disabled={!isEnabled}
            aria-disabled={bar !== null}
            data-testid={`act-${act}`}
            onClick={() => {
              setBarred(bar === null ? null : { act, line });
              if (bar !== null) return;
              const next = withAct(line, act, own, options.freeBoard, on);
              onMaking(next.making);
              onLine(next.line);
            }}
          >
            {words.act[act]}
          </button>
        );
      })}
      {branching?.mother === model.board && own.split !== null && (
        <Split
          {...{ branching, words, isEnabled }}
          least={own.split.least}
          most={own.split.most}
          onChange={(keep) => {
            const { mother, daughter, keep: kept, give } = branching;
            onLine(setBranching(line, { mother, daughter, keep, give: kept + give - keep }));
          }}
        />
      )}
      <Refusal problem={bar} {...{ language, texts }} onDismiss={() => setBarred(null)} />
    </div>
  );
};

interface SplitProps {
  readonly branching: NonNullable<ReturnType<typeof branchingOf>>;
  readonly least: number;
  readonly most: number;
  readonly isEnabled: boolean;
  readonly words: BusinessTexts;
  readonly onChange: (keep: number) => void;
}

/** How the mother's chips are split. */
const Split = ({
  branching: { mother, daughter, keep, give },
  least,
  most,
  isEnabled,
  words,
  onChange,
}: SplitProps) => (
  <fieldset className="split" aria-label={words.split(mother, daughter)} data-testid="split">
    <button
      type="button"
      aria-label={words.less}
      disabled={!isEnabled || keep <= least}
      onClick={() => onChange(keep - 1)}
    >
      −
    </button>
    <span>
      <b className="badge" style={{ background: branchColour(mother) }}>
        {mother}
      </b>
      <strong data-testid="split-keep">{keep}</strong>
      <span aria-hidden>:</span>
      <strong>{give}</strong>
      <b className="badge" style={{ background: branchColour(daughter) }}>
        {daughter}
      </b>
    </span>
    <button
      type="button"
      aria-label={words.more}
      disabled={!isEnabled || keep >= most}
      onClick={() => onChange(keep + 1)}
    >
      +
    </button>
  </fieldset>
);
