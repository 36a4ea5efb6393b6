import { Unbroken, boardName, branchColour } from 'chess-match/client/drawing';
import { useState } from 'react';
import type { MakeAct } from './actQueue';
import { Line } from './Line';
import type { OwnTableProps } from './ownTableProps';
import { shownOf } from './shownOf';
import { StudyTools } from './StudyTools';
import { moveAt, spotOf, stepBy, wipeAt } from './tableActs';
import { TableChoices } from './TableChoices';
import { TABLE_TEXTS } from './texts';
import { Tools } from './Tools';

/** Beside the board of a table: its tools, the line tried on it, its studies, and what it stands on. */
export const OwnSide = ({ view, table, control, tools: hand, match, language, own: game }: OwnTableProps) => {
  const texts = TABLE_TEXTS[language];
  /** The table the last study was handed to. */
  const [handedTo, setHandedTo] = useState<number | null>(null);
  const ask = (make: MakeAct): Promise<boolean> => {
    setHandedTo(null);
    return control.act(make);
  };
  const make = (next: MakeAct): void => void ask(next);
  const open = view.study;
  const spot = spotOf(view);
  const { acts, drawing } = shownOf(view, control.rules);
  const { tool, colour } = hand;
  const boardText = boardName(match, table.board);
  return (
    <section className="table-side">
      <header>
        <h1>{texts.table(table.table)}</h1>
        <p data-testid="state">
          <b className="badge" style={{ background: branchColour(table.board) }}>
            {boardText}
          </b>
          {(table.follows ? texts.follows : texts.free)(boardText)}
          {table.toMove !== null && ` · ${texts.toMove[table.toMove]}`}
        </p>
      </header>
      <Tools
        study={open?.study ?? null}
        tool={tool}
        colour={colour}
        hasMarks={drawing.arrows.length + drawing.circles.length > 0}
        texts={texts}
        onGo={(change) => make(stepBy(change))}
        onTool={hand.setTool}
        onColour={hand.setColour}
        onWipe={() => make(wipeAt(spot))}
        onFlip={() => hand.setTurned(!hand.isTurned)}
      />
      {acts.length > 0 && (
        <div className="row">
          {acts.map((text) => (
            <button key={text} type="button" data-testid={`act-${text}`} onClick={() => make(moveAt(spot, text))}>
              <Unbroken text={game.moveWords(text, language)} />
            </button>
          ))}
        </div>
      )}
      {open !== null ? (
        <Line
          study={open}
          texts={texts}
          language={language}
          own={game}
          onGo={(step) => make(() => ({ type: 'go', study: open.id, step }))}
        />
      ) : (
        <p className="table-line">{view.liveFen === null ? texts.boardIsFree : texts.tryHere}</p>
      )}
      <StudyTools
        view={view}
        tables={control.tables}
        match={match}
        texts={texts}
        onAct={(next) => ask(() => next)}
        onHand={(study, to) =>
          void control.act(() => ({ type: 'hand', study, to })).then((isDone) => setHandedTo(isDone ? to : null))
        }
      />
      <TableChoices
        view={view}
        match={match}
        texts={texts}
        onAct={(next) => make(() => next)}
        onSetUp={() => hand.setSettingUp(true)}
      />
      <p role="status">{handedTo === null ? null : texts.handed(handedTo)}</p>
    </section>
  );
};
