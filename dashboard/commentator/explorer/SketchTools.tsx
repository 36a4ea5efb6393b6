import { SKETCH_COLOURS, sketchPaint, type Language, type SketchColour, type Tool } from 'chess-match/client';
import { Button, IconButton } from '../../shared';
import { COMMENTATOR_TEXTS } from '../texts/texts';

interface SketchToolsProps {
  readonly tool: Tool;
  readonly colour: SketchColour;
  readonly isEmpty: boolean;
  readonly language: Language;
  readonly onTool: (tool: Tool) => void;
  readonly onColour: (colour: SketchColour) => void;
  readonly onClear: () => void;
}

/** Whether the pointer moves pieces or draws, and in which colour. */
export const SketchTools = ({ tool, colour, isEmpty, language, onTool, onColour, onClear }: SketchToolsProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  return (
    <div className="co-tools">
      <Button
        local
        pressed={tool === 'draw'}
        keyId="draw"
        data-testid="tool-draw"
        onClick={() => onTool(tool === 'draw' ? 'move' : 'draw')}
      >
        {texts.tools.draw}
      </Button>
      <div role="group" aria-label={texts.colour} className="co-colours">
        {SKETCH_COLOURS.map((each) => (
          <IconButton
            key={each}
            local
            label={texts.colours[each]}
            pressed={colour === each}
            data-testid={`colour-${each}`}
            onClick={() => onColour(each)}
          >
            <span className="co-swatch" style={{ background: sketchPaint(each) }} />
          </IconButton>
        ))}
      </div>
      <Button local disabled={isEmpty} keyId="wipe" data-testid="wipe" onClick={onClear}>
        {texts.clearSketch}
      </Button>
    </div>
  );
};
