import { branchColour, type Language, type SketchColour } from 'chess-match/client';
import { boardOf, currentStep, goTo, tryMove } from 'chess-match/client/explore';
import { useMemo, useState } from 'react';
import { Button, Panel, useKeys } from '../../shared';
import { BoardDrawing } from '../boards/BoardDrawing';
import { contentOf, drawingOf, drawn, shownOn, wiped } from '../state/desk';
import type { DeskControl } from '../state/useDesk';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { placeText } from '../turnText';
import { AirForm } from './AirForm';
import { EntryField } from './EntryField';
import { Promotion } from './Promotion';
import { SketchTools } from './SketchTools';
import { StudySteps } from './StudySteps';
import { bothOf, studyKeys } from './studyKeys';
import { useHand, type Tool } from './useHand';
import { VariationLine } from './VariationLine';

interface ExplorerPanelProps {
  readonly control: DeskControl;
  /** Another place is selected than the one the board began with. */
  readonly isElsewhere: boolean;
  readonly language: Language;
  readonly onReset: () => void;
}

/** "e2e4" or "e4" as two squares, the same twice for a circle; null for anything else. */
const squaresOf = (text: string): readonly [string, string] | null => {
  const [, from, to] = /^([a-z]\d{1,2})-?([a-z]\d{1,2})?$/.exec(text.toLowerCase()) ?? [];
  return from === undefined ? null : [from, to ?? from];
};

const useExplorer = ({ control, onReset }: ExplorerPanelProps) => {
  const { desk, words, change, changeStudy, setWords } = control;
  const [tool, setTool] = useState<Tool>('move');
  const [colour, setColour] = useState<SketchColour>('green');
  const { study } = desk;
  const shown = useMemo(() => shownOn(desk), [desk]);
  const moves = useMemo(() => (study === null ? [] : boardOf(currentStep(study)).moves), [study]);
  const draw = (from: string, to: string, with_: SketchColour): void => change(drawn(desk, from, to, with_));
  const move = (san: string): boolean => {
    if (study === null) return false;
    const next = tryMove(study, san);
    if (next === study) return false;
    change({ ...desk, study: next });
    return true;
  };
  const hand = useHand({
    field: { files: shown.files, ranks: shown.ranks, bottom: words.bottom },
    moves,
    tool,
    colour,
    onMove: move,
    onDraw: draw,
  });
  const enter = (text: string): boolean => {
    const squares = squaresOf(text);
    if (tool === 'move' && move(text)) return true;
    if (squares === null) return tool === 'draw' && move(text);
    if (tool === 'move' && squares[0] === squares[1]) return false;
    draw(...squares, colour);
    return true;
  };
  const turn = (): void => setWords({ bottom: words.bottom === 'white' ? 'black' : 'white' });
  const toggleTool = (): void => setTool(tool === 'move' ? 'draw' : 'move');
  useKeys([
    ...studyKeys(changeStudy),
    { id: 'flip', keys: 'KeyF', label: bothOf((texts) => texts.turnBoard), run: turn },
    { id: 'draw', keys: 'KeyD', label: bothOf((texts) => texts.tools.draw), run: toggleTool },
    { id: 'wipe', keys: 'KeyW', label: bothOf((texts) => texts.clearSketch), run: () => change(wiped(desk)) },
    { id: 'place', keys: 'KeyE', label: bothOf((texts) => texts.takePlace), run: control.release },
    { id: 'reset', keys: 'KeyR', label: bothOf((texts) => texts.reset), run: onReset },
  ]);
  return { shown, hand, enter, tool, setTool, colour, setColour, turn };
};

type Explorer = ReturnType<typeof useExplorer>;

const OwnBoard = ({
  explorer,
  control,
  language,
}: { explorer: Explorer } & Omit<ExplorerPanelProps, 'isElsewhere' | 'onReset'>) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { shown, hand } = explorer;
  const { desk, words } = control;
  const { arrows, circles } = drawingOf(desk);
  return (
    <div className="co-own" style={{ '--branch': branchColour(desk.board) }}>
      <BoardDrawing
        position={{ ...shown, marks: shown.lastMoves.flatMap(({ from, to }) => [from, to]) }}
        bottom={words.bottom}
        label={texts.study}
        arrows={hand.arrow === null ? arrows : [...arrows, hand.arrow]}
        circles={hand.circle === null ? circles : [...circles, hand.circle]}
        picked={hand.picked}
        targets={hand.targets}
        dragged={hand.dragged}
        hasCoordinates
        testId="own-board"
        handlers={hand.handlers}
      />
      {hand.promotions.length > 0 && shown.toMove !== null ? (
        <Promotion moves={hand.promotions} side={shown.toMove} label={texts.promotion} onChoose={hand.promote} />
      ) : null}
    </div>
  );
};

/** The commentator's own board: variations and drawings apart from the game, and the way to the air. */
export const ExplorerPanel = (props: ExplorerPanelProps) => {
  const { control, isElsewhere, language, onReset } = props;
  const texts = COMMENTATOR_TEXTS[language];
  const explorer = useExplorer(props);
  const { desk, words } = control;
  const { arrows, circles } = drawingOf(desk);
  return (
    <Panel
      title={`${texts.study}: ${texts.studyFrom(desk.board, placeText(desk.turn, texts))}`}
      actions={
        <Button local keyId="reset" data-testid="reset" onClick={onReset}>
          {texts.reset}
        </Button>
      }
      className="co-explorer"
      testId="explorer"
    >
      <div className="co-study">
        <OwnBoard explorer={explorer} control={control} language={language} />
        <div className="co-bar">
          <StudySteps study={desk.study} language={language} onStep={control.changeStudy} onTurn={explorer.turn} />
          <SketchTools
            tool={explorer.tool}
            colour={explorer.colour}
            isEmpty={arrows.length + circles.length === 0}
            language={language}
            onTool={explorer.setTool}
            onColour={explorer.setColour}
            onClear={() => control.change(wiped(desk))}
          />
        </div>
        <div className="co-words">
          {control.isOwn && isElsewhere ? (
            <div className="co-elsewhere" role="status">
              <span>{texts.otherPlace}</span>
              <Button local keyId="place" data-testid="take-place" onClick={control.release}>
                {texts.takePlace}
              </Button>
            </div>
          ) : null}
          {desk.study === null ? (
            <p className="co-quiet">{texts.noPosition}</p>
          ) : (
            <VariationLine
              study={desk.study}
              language={language}
              onGo={(id) => control.changeStudy((study) => goTo(study, id))}
            />
          )}
          <EntryField language={language} onEnter={explorer.enter} />
          <AirForm
            content={contentOf(desk, words)}
            words={words}
            offered={control.offered}
            language={language}
            onWords={control.setWords}
            onOffered={control.setOffered}
          />
        </div>
      </div>
    </Panel>
  );
};
