import { branchColour, boardName, formatHalves } from 'chess-match/client/drawing';
import { courseOf } from 'chess-match/games/business';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { branchTheme } from '../../../../../graphics/air/theme';
import { drawTree, placeAt, SIZE, type Drawing } from './draw';
import type { CourseProps } from '../../gameAtHome';
import { wordsOf } from '../words';

const FIRST_WIDTH = 340;

/** How wide something is drawn, as it changes. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(FIRST_WIDTH / 2, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

const LINE = 4;

const dashOf = (board: number): string =>
  branchTheme(board)
    .dash.map((length) => length * LINE)
    .join(' ');

const Lines = ({ drawing: { lines, gifts, passes } }: { readonly drawing: Drawing }) => (
  <>
    {gifts.map(({ key, path, board }) => (
      <path key={key} className="gift" d={path} stroke={branchColour(board)} />
    ))}
    {lines.map(({ branch, board, from, to, y, birth }) => (
      <g key={branch} stroke={branchColour(board)} strokeDasharray={dashOf(board)}>
        {birth !== null && <path className="line" d={birth} />}
        <path className="line" d={`M${birth === null ? from : Math.min(to, from + 10)} ${y}H${to}`} />
      </g>
    ))}
    {passes.map(({ key, path, board, x, y }) => (
      <g key={key} className="pass">
        <path d={path} />
        <circle cx={x} cy={y} r={4.5} fill={branchColour(board)} />
      </g>
    ))}
  </>
);

const Heads = ({ drawing: { lines, ends }, nameOf }: { drawing: Drawing; nameOf: (board: number) => string }) => (
  <>
    {ends.map(({ key, x, y, white, black }) => {
      const text = white === black ? '½' : `+${formatHalves(white + black)}`;
      const width = Math.max(24, text.length * 8 + 8);
      return (
        <g key={key} className="end" data-for={white === black ? 'both' : white > black ? 'white' : 'black'}>
          <rect x={x - 4} y={y - SIZE.end / 2} width={width} height={SIZE.end} rx={4} />
          <text x={x - 4 + width / 2} y={y + 4}>
            {text}
          </text>
        </g>
      );
    })}
    {lines.map(({ branch, board, to, y, from, birth, chips }) => {
      const x = chips === null ? Math.max(from - (birth === null ? 4 : 0), SIZE.left - 2) : to + 12;
      return (
        <g key={branch} className="head">
          <rect x={x - 9} y={y - 9} width={18} height={18} rx={4} fill={branchColour(board)} />
          <text className="number" x={x} y={y + 4.5}>
            {nameOf(board)}
          </text>
          {chips !== null && chips > 0 && (
            <text className="chips-there" x={x + 13} y={y + 4.5}>
              {chips}
            </text>
          )}
        </g>
      );
    })}
  </>
);

/**
 * How the game branched: by turns from left to right, a line for each branch. Tapped, it goes to that turn and board.
 */
export const Tree = ({ facts, language, ply, onChoose }: CourseProps) => {
  const words = wordsOf(language);
  const { ref, width } = useWidth();
  const { match } = facts;
  const tree = courseOf(facts);
  const drawing = drawTree(tree, width);
  const choose = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { ply: chosen, board } = placeAt(tree, drawing, event.clientX - left, event.clientY - top);
    onChoose(chosen, board);
  };
  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 1 && event.pointerType === 'mouse') choose(event);
  };
  const axisY = drawing.height - 9;
  return (
    <section className="tree" aria-label={words.tree}>
      <h3>{words.tree}</h3>
      <div ref={ref}>
        {/* Whoever cannot tap goes by turns with the slider, and hears them as sentences. */}
        <svg
          width={drawing.width}
          height={drawing.height}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          aria-hidden
          onPointerDown={choose}
          onPointerMove={drag}
        >
          {ply !== null && <path className="cursor" d={`M${drawing.xOf(ply)} 2V${drawing.height - SIZE.axis + 4}`} />}
          <Lines drawing={drawing} />
          <Heads drawing={drawing} nameOf={(board) => boardName(match, board)} />
          {drawing.scores.map(({ x, ply: at, white, black }) => (
            <text key={at} className="score-then" x={x} y={axisY}>
              {formatHalves(white)}:{formatHalves(black)}
            </text>
          ))}
        </svg>
      </div>
      <p>{words.treeHelp}</p>
    </section>
  );
};
