import type { Language, Side } from 'chess-match/client';
import { useRef, type ReactNode } from 'react';
import { Button, Panel } from '../../shared';
import { OpenGame } from '../opened/OpenGame';
import { contentOf, drawingOf, noteOn, wiped, type Desk } from '../state/desk';
import type { DeskControl } from '../state/useDesk';
import { COMMENTATOR_TEXTS, type CommentatorTexts } from '../texts/texts';
import { placeText } from '../placeText';
import { Acts } from './Acts';
import { AirForm } from './AirForm';
import { EntryField } from './EntryField';
import { MarkMoment } from './MarkMoment';
import { OwnBoard } from './OwnBoard';
import { SketchTools } from './SketchTools';
import { StudySteps } from './StudySteps';
import { Tried } from './Tried';
import { useExplorer, type Explorer } from './useExplorer';
import { VariationLine } from './VariationLine';
import './explorer.css';

interface ExplorerPanelProps {
  readonly control: DeskControl;
  /** What the board it began on is called: "1", "A". */
  readonly boardName: string;
  readonly language: Language;
  readonly onReset: () => void;
  /** What only the game says of the position on the board, or does with it. */
  readonly children?: ReactNode;
  /** How moves are typed in this game; as in chess by default. */
  readonly entryHint?: string | undefined;
}

interface StudyWordsProps extends Omit<ExplorerPanelProps, 'onReset' | 'boardName'> {
  readonly explorer: Explorer;
}

/** What the file that was opened says of the move. */
const Note = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <p className="co-note" data-testid="note">
      {text}
    </p>
  );

/** What was tried, as it is written; the field for moves; the words for the air. */
const StudyWords = ({ control, explorer, language, children, entryHint }: StudyWordsProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { desk, words } = control;
  return (
    <div className="co-words">
      {control.apart !== null ? (
        <div className="co-elsewhere" role="status" data-testid="apart" data-apart={control.apart}>
          <span>{texts.apart[control.apart]}</span>
          <Button local keyId="place" data-testid="take-place" onClick={control.release}>
            {texts.takePlace}
          </Button>
        </div>
      ) : null}
      <Note text={noteOn(desk)} />
      {desk.study === null ? (
        <p className="co-quiet">{texts.noPosition}</p>
      ) : (
        <VariationLine study={desk.study} language={language} onChange={control.changeStudy} />
      )}
      <Tried desk={desk} language={language} />
      {children === undefined ? null : <div className="co-told">{children}</div>}
      <Acts texts={explorer.acts} onAct={explorer.enter} />
      <EntryField language={language} hint={entryHint ?? texts.entryHint} onEnter={explorer.enter} />
      <AirForm
        content={contentOf(control.rules, desk, words)}
        proposed={control.proposed}
        words={words}
        language={language}
        onWords={control.setWords}
        onPropose={control.noteProposed}
      />
    </div>
  );
};

/** Where the board began, and whose move it is on it now. */
const titleOf = (board: string, { turn, opened }: Desk, toMove: Side | null, texts: CommentatorTexts): string => {
  const from =
    opened === null ? texts.studyFrom(board, placeText(turn, texts)) : texts.studyOpened(opened.title || texts.noTitle);
  return toMove === null ? from : `${from} · ${texts.toMove[toMove]}`;
};

/** The commentator's own board: variations and drawings apart from the game, and the way to the air. */
export const ExplorerPanel = (props: ExplorerPanelProps) => {
  const { control, boardName, language, onReset, children, entryHint } = props;
  const texts = COMMENTATOR_TEXTS[language];
  const squares = useRef<HTMLDivElement>(null);
  const explorer = useExplorer(control, squares, onReset);
  const { desk } = control;
  const { arrows, circles } = drawingOf(desk);
  return (
    <Panel
      title={titleOf(boardName, desk, explorer.shown.toMove, texts)}
      actions={
        <>
          <MarkMoment language={language} />
          {control.rules.begin === undefined ? null : <OpenGame control={control} language={language} />}
          {control.mayBringBack ? (
            <Button local keyId="bring-back" data-testid="bring-back" onClick={control.bringBack}>
              {texts.bringBack}
            </Button>
          ) : null}
          <Button local keyId="reset" data-testid="reset" onClick={onReset}>
            {texts.reset}
          </Button>
        </>
      }
      className="co-explorer"
      testId="explorer"
    >
      <div className="co-study">
        <OwnBoard explorer={explorer} squares={squares} control={control} language={language} />
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
        <StudyWords {...{ control, explorer, language, children, entryHint }} />
      </div>
    </Panel>
  );
};
