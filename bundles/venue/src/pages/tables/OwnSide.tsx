import { boardName } from 'chess-match/client/drawing';
import { useState } from 'react';
import type { MakeAct } from './actQueue';
import { Line } from './Line';
import type { OwnTableProps } from './ownTableProps';
import { shownOf } from './shownOf';
import { StudyTools } from './StudyTools';
import { moveAt, spotOf, stepBy, wipeAt } from './tableActs';
import { TableActs } from './TableActs';
import { TableChoices } from './TableChoices';
import { TableHead } from './TableHead';
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
  return (
    <section className="table-side">
      <TableHead table={table} name={boardName(match, table.board)} texts={texts} />
      <Tools
        study={open?.study ?? null}
        tool={hand.tool}
        colour={hand.colour}
        hasMarks={drawing.arrows.length + drawing.circles.length > 0}
        texts={texts}
        onGo={(change) => make(stepBy(change))}
        onTool={hand.setTool}
        onColour={hand.setColour}
        onWipe={() => make(wipeAt(spot))}
        onFlip={() => hand.setTurned(!hand.isTurned)}
      />
      <TableActs {...{ acts, game, language }} onAct={(text) => make(moveAt(spot, text))} />
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
