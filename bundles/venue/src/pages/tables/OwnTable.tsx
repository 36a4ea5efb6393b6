import { opponent } from 'chess-match/client/drawing';
import type { MakeAct } from './actQueue';
import { OwnBoard } from './OwnBoard';
import { OwnSide } from './OwnSide';
import type { OwnTableProps } from './ownTableProps';
import { SetUp } from './SetUp';
import { shownOf } from './shownOf';
import { markAt, moveAt, spotOf } from './tableActs';
import { TABLE_TEXTS } from './texts';

/** The table at which one sits: pieces moved, lines walked, drawn, handed on. */
export const OwnTable = (props: OwnTableProps) => {
  const { view, table, control, side, language, own: game } = props;
  const { tool, colour, isTurned, isSettingUp, setSettingUp } = props.tools;
  const texts = TABLE_TEXTS[language];
  const { rules, act } = control;
  const make = (next: MakeAct): void => void act(next);
  const bottom = isTurned ? opponent(side) : side;
  const spot = spotOf(view);
  const { fen, key } = shownOf(view, rules);
  if (isSettingUp && rules.setUp !== undefined)
    return (
      <SetUp
        from={table}
        kinds={rules.setUp.pieces}
        bottom={bottom}
        texts={texts}
        own={game}
        language={language}
        onDone={(arranged) => void act(() => arranged).then((isDone) => isDone && setSettingUp(false))}
        onCancel={() => setSettingUp(false)}
      />
    );
  return (
    <>
      <OwnBoard
        key={`${key}:${table.board}`}
        view={table}
        fen={fen}
        rules={rules}
        bottom={bottom}
        tool={tool}
        colour={colour}
        texts={texts}
        onMove={(san) => make(moveAt(spot, san))}
        onDraw={(from, to, paint) => make(markAt(spot, from, to, paint))}
      />
      <OwnSide {...props} />
    </>
  );
};
