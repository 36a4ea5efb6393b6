import { useReplicant, type Language, type OutlookView } from 'chess-match/client';
import { BoardWorth } from '../outlook/BoardWorth';
import { EngineLine } from '../outlook/EngineLine';
import { OUTLOOK_TEXTS } from '../outlook/texts';
import { studied, type Desk } from '../state/desk';
import { useAsked } from './useAsked';
import '../outlook/outlook.css';

interface TriedProps {
  readonly desk: Desk;
  readonly language: Language;
}

/** Where nothing is at stake, as in a game of a file: what White there may expect of one point. */
const ONE_POINT = { points: 1, white: 'white' } as const;

const SaidOf = ({ desk, engine, language }: TriedProps & Pick<OutlookView, 'engine'>) => {
  const texts = OUTLOOK_TEXTS[language];
  const said = useAsked(engine.state === 'off' ? null : studied(desk));
  if (engine.state !== 'working' || said === null) return <EngineLine {...{ engine, language }} />;
  const { points, white } = desk.stake ?? ONE_POINT;
  const { state, worth, depth, variations } = said;
  const share = worth === null || white === 'white' ? worth : 1 - worth;
  return (
    <>
      <ul className="co-worths">
        <BoardWorth
          line={{ board: desk.board, points, worth: share, depth, variations }}
          isWhole
          language={language}
          testId="tried-worth"
        />
      </ul>
      <small className="co-quiet" role="status" data-testid="tried-state">
        {texts.tried[state]}
      </small>
    </>
  );
};

/** What the engine says of the position on the own board; nothing in a game without one. */
export const Tried = ({ desk, language }: TriedProps) => {
  const engine = useReplicant('outlook')?.engine;
  const isJudged = engine?.state === 'off' ? desk.stake !== null : engine?.state !== 'not-here';
  if (engine === undefined || !isJudged || desk.study === null) return null;
  return (
    <section className="co-tried" aria-label={OUTLOOK_TEXTS[language].whatIf} data-testid="tried">
      <SaidOf {...{ desk, engine, language }} />
    </section>
  );
};
