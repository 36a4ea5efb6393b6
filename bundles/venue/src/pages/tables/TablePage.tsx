import { boardName, branchColour, opponent, sideOn, type SketchColour, type Tool } from 'chess-match/client/drawing';
import { currentStep, NO_DRAWING } from 'chess-match/client/explore';
import type { TableAct } from 'chess-match/contract/venue';
import type { TeamTable } from 'chess-match/contract/venue';
import { useState } from 'react';
import { Refusal } from '../kit/Refusal';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from '../kit/display';
import type { MakeAct } from './actQueue';
import { Line } from './Line';
import { OwnBoard } from './OwnBoard';
import { ReadTable } from './ReadBoard';
import { SetUp } from './SetUp';
import { StudyTools } from './StudyTools';
import { TableThumbs } from './TableThumbs';
import { markAt, moveAt, spotOf, stepBy, wipeAt } from './tableActs';
import { TABLE_TEXTS } from './texts';
import { Tools } from './Tools';
import { useStepKeys, useTable } from './useTable';
import { WrittenLine } from './WrittenLine';
import './table.css';
import './tools.css';
import './line.css';
import './thumbs.css';

export interface TablePageProps extends DisplayProps {
  readonly at: TeamTable;
}

/** A work table: the team thinks aloud on it, by touch or with a mouse, and sees what it thinks at the other tables. */
const TablePage = ({ device, views, match, at, language, own: game }: TablePageProps) => {
  const texts = TABLE_TEXTS[language];
  const { kind: truth } = useTruth(device);
  const { view, tables, rules, problem, act, dismiss } = useTable(device, views, at, match);
  const [tool, setTool] = useState<Tool>('move');
  const [colour, setColour] = useState<SketchColour>('green');
  const [isTurned, setTurned] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  const [looked, setLooked] = useState(at.table);
  const [told, setTold] = useState<string | null>(null);
  const ask = (make: MakeAct): Promise<boolean> => {
    setTold(null);
    return act(make);
  };
  const make = (next: MakeAct): void => void ask(next);
  const send = (next: TableAct): void => make(() => next);
  useStepKeys(view, make);
  const own = tables.find(({ table }) => table === at.table);
  const other = looked === at.table ? undefined : tables.find(({ table }) => table === looked);
  if (view === undefined || own === undefined)
    return (
      <main className="notice">
        <p>{texts.noTables}</p>
      </main>
    );
  /** The team's side below. */
  const sideOf = (board: number): 'white' | 'black' => sideOn(match, board, at.team);
  const bottom = isTurned ? opponent(sideOf(own.board)) : sideOf(own.board);
  const open = view.study;
  const spot = spotOf(view);
  const step = open === null ? 0 : open.study.current;
  const isLive = view.liveFen !== null;
  const fen = open === null ? null : currentStep(open.study).fen;
  const shownFen = fen ?? view.liveFen;
  /** What is done here without moving a man. */
  const acts = shownFen === null ? [] : (rules.acts?.(shownFen) ?? []);
  const drawing = open === null ? NO_DRAWING : (open.notes[step] ?? NO_DRAWING);
  const study = open?.id ?? null;
  return (
    <main
      className="table-page"
      data-team={at.team}
      data-table={at.table}
      data-follows={own.follows}
      data-truth={truth}
    >
      {other !== undefined ? (
        <>
          <section className="table-board" data-testid="other-table">
            <ReadTable view={other} bottom={sideOf(other.board)} />
          </section>
          <section className="table-side">
            <h1>{texts.table(other.table)}</h1>
            <p>{(other.follows ? texts.follows : texts.free)(boardName(match, other.board))}</p>
            {other.name !== '' && <h2>{other.name}</h2>}
            <WrittenLine line={other.line} language={language} own={game} />
            <button type="button" className="table-main" data-testid="own-table" onClick={() => setLooked(at.table)}>
              {texts.ownTable}
            </button>
          </section>
        </>
      ) : isSettingUp && rules.setUp !== undefined ? (
        <SetUp
          from={own}
          men={rules.setUp.men}
          bottom={bottom}
          texts={texts}
          own={game}
          language={language}
          onDone={(arranged) => void act(() => arranged).then((isDone) => isDone && setSettingUp(false))}
          onCancel={() => setSettingUp(false)}
        />
      ) : (
        <>
          <OwnBoard
            key={`${study ?? ''}:${step}:${own.board}`}
            view={own}
            fen={shownFen}
            rules={rules}
            bottom={bottom}
            tool={tool}
            colour={colour}
            texts={texts}
            onMove={(san) => make(moveAt(spot, san))}
            onDraw={(from, to, paint) => make(markAt(spot, from, to, paint))}
          />
          <section className="table-side">
            <header>
              <h1>{texts.table(at.table)}</h1>
              <p data-testid="state">
                <b className="badge" style={{ background: branchColour(own.board) }}>
                  {boardName(match, own.board)}
                </b>
                {(own.follows ? texts.follows : texts.free)(boardName(match, own.board))}
                {own.toMove !== null && ` · ${texts.toMove[own.toMove]}`}
              </p>
            </header>
            <Tools
              study={open?.study ?? null}
              tool={tool}
              colour={colour}
              hasMarks={drawing.arrows.length + drawing.circles.length > 0}
              texts={texts}
              onGo={(change) => make(stepBy(change))}
              onTool={setTool}
              onColour={setColour}
              onWipe={() => make(wipeAt(spot))}
              onFlip={() => setTurned(!isTurned)}
            />
            {acts.length > 0 && (
              <div className="row">
                {acts.map((text) => (
                  <button key={text} type="button" data-testid={`act-${text}`} onClick={() => make(moveAt(spot, text))}>
                    {game.moveWords(text, language)}
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
                onGo={(next) => send({ type: 'go', study: open.id, step: next })}
              />
            ) : (
              <p className="table-line">{isLive ? texts.tryHere : texts.boardIsFree}</p>
            )}
            <StudyTools
              view={view}
              tables={tables}
              match={match}
              texts={texts}
              onAct={(next) => ask(() => next)}
              onHand={(given, to) =>
                void act(() => ({ type: 'hand', study: given, to })).then((isDone) =>
                  setTold(isDone ? texts.handed(to) : null),
                )
              }
            />
            <div className="table-choices">
              <div role="group" aria-label={texts.follow}>
                <span>{texts.follow}</span>
                {view.boards.map((board) => (
                  <button
                    key={board}
                    type="button"
                    aria-pressed={view.follows && board === view.board}
                    data-testid={`follow-${board}`}
                    onClick={() => send({ type: 'follow', board })}
                  >
                    {boardName(match, board)}
                  </button>
                ))}
              </div>
              <button
                type="button"
                title={texts.againHint}
                disabled={!isLive}
                data-testid="again"
                onClick={() => send({ type: 'again' })}
              >
                {texts.again}
              </button>
              {view.mayArrange && (
                <button type="button" data-testid="set-up-open" onClick={() => setSettingUp(true)}>
                  {texts.setUp}
                </button>
              )}
            </div>
            <p role="status">{told}</p>
          </section>
        </>
      )}
      <div className="table-foot">
        <Refusal problem={problem} language={language} texts={texts} onDismiss={dismiss} />
        <TableThumbs
          {...{ tables, match, texts }}
          active={looked}
          bottomOf={sideOf}
          onChoose={(table) => setLooked(table)}
        />
      </div>
    </main>
  );
};

/** Loaded where it is needed: it brings the rules of chess along, which no display wants. */
export default TablePage;
