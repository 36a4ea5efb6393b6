import { SKETCH_COLOURS, sketchPaint, type SketchColour, type Tool } from 'chess-match/client/drawing';
import { currentStep, goBack, goForward, goToEnd, goToStart, nextOf, type Study } from 'chess-match/client/explore';
import type { TableTexts } from './texts';

interface ToolsProps {
  readonly study: Study | null;
  readonly tool: Tool;
  readonly colour: SketchColour;
  readonly hasMarks: boolean;
  readonly texts: TableTexts;
  /** Where to, from where the table is. */
  readonly onGo: (change: (study: Study) => Study) => void;
  readonly onTool: (tool: Tool) => void;
  readonly onColour: (colour: SketchColour) => void;
  readonly onWipe: () => void;
  readonly onFlip: () => void;
}

const STEPS = [
  ['start', '|◀', goToStart, 'start'],
  ['back', '◀', goBack, 'start'],
  ['forward', '▶', goForward, 'end'],
  ['end', '▶|', goToEnd, 'end'],
] as const;

/** Back and forward, and the pen. */
export const Tools = (props: ToolsProps) => {
  const { study, tool, colour, hasMarks, texts, onGo, onTool, onColour, onWipe, onFlip } = props;
  const isIdle = {
    start: study === null || currentStep(study).parent === null,
    end: study === null || nextOf(study, study.current).length === 0,
  };
  return (
    <div className="table-tools">
      <div className="table-steps">
        {STEPS.map(([id, sign, change, idle]) => (
          <button
            key={id}
            type="button"
            aria-label={texts[id]}
            disabled={isIdle[idle]}
            data-testid={`step-${id}`}
            onClick={() => onGo(change)}
          >
            {sign}
          </button>
        ))}
        <button type="button" aria-label={texts.flip} data-testid="flip" onClick={onFlip}>
          ⇅
        </button>
      </div>
      <div className="table-pen">
        <button
          type="button"
          aria-pressed={tool === 'draw'}
          data-testid="tool-draw"
          onClick={() => onTool(tool === 'draw' ? 'move' : 'draw')}
        >
          {texts.draw}
        </button>
        {tool === 'draw' && (
          <div role="group" aria-label={texts.colour}>
            {SKETCH_COLOURS.map((each) => (
              <button
                key={each}
                type="button"
                aria-label={texts.colours[each]}
                aria-pressed={colour === each}
                data-testid={`colour-${each}`}
                onClick={() => onColour(each)}
              >
                <i style={{ background: sketchPaint(each) }} />
              </button>
            ))}
          </div>
        )}
        {hasMarks && (
          <button type="button" data-testid="wipe" onClick={onWipe}>
            {texts.wipe}
          </button>
        )}
      </div>
    </div>
  );
};
