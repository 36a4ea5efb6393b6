import { studiedSeries, studyRulesFor, tryMove, type StudyRules } from 'chess-match/client/explore';
import { useMemo } from 'react';
import { IconButton, useKeys } from '../../../shared';
import { MarkedBoard } from '../../../commentator/boards/MarkedBoard';
import { Pieces } from '../../../commentator/boards/Pieces';
import { Icon } from '../../../commentator/icons';
import { PlainStudy } from '../../../commentator/plain/PlainStudy';
import type { CommentatorPageProps } from '../../../commentator/screen';
import { Above } from '../../../commentator/Above';
import { studied } from '../../../commentator/state/desk';
import type { DeskControl } from '../../../commentator/state/useDesk';
import { COMMENTATOR_TEXTS } from '../../../commentator/texts/texts';
import { Turns } from '../../../commentator/walk/Turns';
import { useWalk, type Walk } from '../../../commentator/walk/useWalk';
import { WalkBar } from '../../../commentator/walk/WalkBar';
import { MatePart } from './mate/MatePart';
import { rowsOf } from './rows';
import { SeriesLine } from './SeriesLine';
import { seriesSteps, turnFrom } from './steps';
import { SERIES_TEXTS, type SeriesTexts } from './texts';
import '../../../commentator/boards/boards.css';
import '../../../commentator/plain/duel.css';
import './progressive.css';

const bothOf = (word: (texts: SeriesTexts) => string) => ({ en: word(SERIES_TEXTS.en), ru: word(SERIES_TEXTS.ru) });

const stepLabel = (way: Walk) => bothOf((words) => words.walk[way]);

const TURNS = [
  { id: 'turn-back', keys: 'ArrowUp', icon: 'up', by: -1, word: (texts: SeriesTexts) => texts.turnBack },
  { id: 'turn-forward', keys: 'ArrowDown', icon: 'down', by: 1, word: (texts: SeriesTexts) => texts.turnForward },
] as const;

interface CheckLineProps extends Pick<CommentatorPageProps, 'language'> {
  readonly control: DeskControl;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rules: StudyRules;
}

/** How the series stands on the own board, and whether it can mate. */
const CheckLine = ({ control, settings, rules, language }: CheckLineProps) => {
  const text = studied(control.desk);
  const series = text === null ? null : studiedSeries(settings, text);
  if (text === null || series === null) return null;
  const show = (sans: readonly string[]): void => {
    control.changeStudy((study) => sans.reduce((before, san) => tryMove(rules, before, san), study));
    // In a low window what was asked stands below the board, which is out of sight then.
    document.querySelector('.co-own')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <SeriesLine series={series} language={language} testId="study-series" />
      {series.knowsMate && series.end === null ? (
        <MatePart key={text} settings={settings} text={text} language={language} onShow={show} />
      ) : null}
    </>
  );
};

/** The match series by series and move by move, and a board of one's own on which series are tried. */
export const ProgressiveWorkplace = ({ matchId, snapshot, chronicle, language }: CommentatorPageProps) => {
  const { isStale } = chronicle;
  const texts = SERIES_TEXTS[language];
  const agreed = JSON.stringify(snapshot.match.settings);
  const settings = useMemo(() => JSON.parse(agreed) as Readonly<Record<string, unknown>>, [agreed]);
  const rules = useMemo(() => studyRulesFor('progressive', settings), [settings]);
  const steps = useMemo(() => seriesSteps(rules, chronicle.moments), [rules, chronicle.moments]);
  const moments = useMemo(() => steps.map((step) => step.moment), [steps]);
  const walking = useWalk(moments, stepLabel);
  const { moment, isLive, goTo } = walking;
  const at = moment?.ply ?? 0;
  const turns = TURNS.map(({ id, keys, icon, by, word }) => ({
    id,
    keys,
    icon,
    label: bothOf(word),
    run: (): void => goTo(turnFrom(steps, at, by)),
  }));
  useKeys(turns);
  const view = moment?.boards[0];
  if (moment === undefined || view === undefined) return null;
  const text = moment.positions[String(view.board)];
  const series = text === undefined ? null : studiedSeries(settings, text);
  return (
    <main className="co-duel" data-ply={at} data-live={isLive}>
      <Pieces />
      <Above isStale={isStale} texts={COMMENTATOR_TEXTS[language]} />
      <WalkBar walking={walking} moment={moment} language={language}>
        {turns.map(({ id, icon, label, run }) => (
          <IconButton key={id} local label={label[language]} data-testid={id} onClick={run}>
            <Icon name={icon} />
          </IconButton>
        ))}
      </WalkBar>
      <div className="co-game-told">
        {series === null ? null : <SeriesLine series={series} language={language} testId="series" />}
      </div>
      <div className="co-game-board">
        <MarkedBoard
          position={view}
          bottom="white"
          label={COMMENTATOR_TEXTS[language].board(view.board)}
          hasCoordinates
          testId="board-1"
        />
      </div>
      <Turns title={texts.moves} rows={rowsOf(steps)} current={at} language={language} onGo={goTo} />
      <PlainStudy
        {...{ matchId, moments, moment, view, rules, language }}
        onReset={walking.goLive}
        notes={(control) => <CheckLine {...{ control, settings, rules, language }} />}
      />
    </main>
  );
};
