import { opponent, Sketch, useSketching, type SketchColour, type Tool } from 'chess-match/client/drawing';
import type { StudyRules } from 'chess-match/client/explore';
import type { TableBoard } from 'chess-match/contract/venue';
import { useMemo, useRef } from 'react';
import { EntryBoard } from '../kit/EntryBoard';
import { Reserve } from '../kit/Reserve';
import type { TableTexts } from './texts';

interface OwnBoardProps {
  readonly view: TableBoard;
  /** Of the position shown; null where nothing can be tried. */
  readonly fen: string | null;
  readonly rules: StudyRules;
  readonly bottom: 'white' | 'black';
  readonly tool: Tool;
  readonly colour: SketchColour;
  readonly texts: TableTexts;
  readonly onMove: (san: string) => void;
  readonly onDraw: (from: string, to: string, colour: SketchColour) => void;
}

/** The board of the table: pieces moved by hand, arrows and circles drawn; reserves beside it where there are any. */
export const OwnBoard = (props: OwnBoardProps) => {
  const { view, fen, rules, bottom, tool, colour, texts, onMove, onDraw } = props;
  const squares = useRef<HTMLDivElement>(null);
  const field = { files: view.files, ranks: view.ranks, bottom };
  const movesOf = useMemo(() => {
    let known: ReturnType<StudyRules['moves']> | null = null;
    return () => (known ??= fen === null ? [] : rules.moves(fen));
  }, [fen, rules]);
  const sketching = useSketching({ field, movesOf, squares, tool, colour, onMove, onDraw });
  const { held, arrow, circle } = sketching;
  const mover = view.toMove ?? bottom;
  const code =
    held === null
      ? null
      : 'piece' in held
        ? `${mover === 'white' ? 'w' : 'b'}${held.piece}`
        : (view.pieces[held.from] ?? null);
  const reserve = (side: 'white' | 'black') => (
    <Reserve
      reserves={view.reserves}
      side={side}
      onReserve={side === mover ? sketching.onReserve : null}
      held={side === mover && held !== null && 'piece' in held ? held.piece : null}
      name={texts.reserve}
    />
  );
  return (
    <section className="table-board" data-reserves={view.reserves !== null}>
      {reserve(opponent(bottom))}
      <div ref={squares} className="squares">
        <EntryBoard
          shown={view}
          before={view}
          field={field}
          picking={sketching}
          heldCode={code}
          texts={texts}
          mover={mover}
        >
          <Sketch
            field={field}
            arrows={arrow === null ? view.arrows : [...view.arrows, arrow]}
            circles={circle === null ? view.circles : [...view.circles, circle]}
          />
        </EntryBoard>
      </div>
      {reserve(bottom)}
    </section>
  );
};
