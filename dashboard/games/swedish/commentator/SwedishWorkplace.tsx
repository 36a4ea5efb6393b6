import { formatHalves, type Language, type Snapshot } from 'chess-match/client';
import type { ChronicleState } from 'chess-match/client/explore';
import { useState } from 'react';
import { Button, IconButton, useKeys } from '../../../shared';
import { Men } from '../../../commentator/boards/Men';
import { bothOf } from '../../../commentator/explorer/studyKeys';
import { Icon } from '../../../commentator/icons';
import { placeText } from '../../../commentator/placeText';
import { Stale } from '../../../commentator/Stale';
import { COMMENTATOR_TEXTS } from '../../../commentator/texts/texts';
import { GameBoard } from './GameBoard';
import { clocksAt, placed } from './moments';
import { Moves } from './Moves';
import { StudyOf } from './StudyOf';
import './swedish.css';

interface SwedishWorkplaceProps {
  readonly snapshot: Snapshot<'clocks' | 'play'>;
  readonly chronicle: ChronicleState;
  readonly language: Language;
}

const WALKS = ['first', 'back', 'forward', 'last'] as const;
type Walk = (typeof WALKS)[number];
const KEYS: Readonly<Record<Walk, string>> = { first: 'Home', back: 'ArrowLeft', forward: 'ArrowRight', last: 'End' };

/** Both boards at any moment of the match, their reserves, clocks and moves. */
export const SwedishWorkplace = ({ snapshot, chronicle, language }: SwedishWorkplaceProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { match, clocks, play } = snapshot;
  const { moments, isStale } = chronicle;
  const [ply, setPly] = useState<number | null>(null);
  const [studied, setStudied] = useState<string | null>(null);
  const moment = placed(moments, ply);
  const last = moments.at(-1)?.ply ?? 0;
  const isLive = ply === null || ply >= last;
  const at = moment?.ply ?? 0;
  const goals: Readonly<Record<Walk, number>> = {
    first: 0,
    back: Math.max(0, at - 1),
    forward: Math.min(last, at + 1),
    last,
  };
  const go = (next: number): void => setPly(next >= last ? null : next);
  useKeys([
    ...WALKS.map((way) => ({
      id: `walk-${way}`,
      keys: KEYS[way],
      label: bothOf((words) => words.walk[way]),
      run: () => go(goals[way]),
    })),
    { id: 'live', keys: 'KeyL', label: bothOf((words) => words.live), run: () => setPly(null) },
  ]);
  /** What every clock shows before the first press. */
  const full = Number(match.settings['timePerPlayerMs']);
  if (moment === undefined) return null;
  const { white, black } = moment.score;
  const viewOf = (thread: string) => {
    const boards = match.threads.find(({ id }) => id === thread)?.boards ?? [];
    return moment.boards.find(({ board }) => boards.includes(board));
  };
  const taken = studied === null ? undefined : viewOf(studied);
  return (
    <main className="co-swedish" data-ply={at} data-live={isLive}>
      <Men />
      <Stale isStale={isStale} texts={texts} />
      <div className="co-walk">
        {WALKS.map((way) => (
          <IconButton
            key={way}
            local
            label={texts.walk[way]}
            data-testid={`walk-${way}`}
            onClick={() => go(goals[way])}
          >
            <Icon name={way} />
          </IconButton>
        ))}
        <Button local pressed={isLive} keyId="live" data-testid="live" onClick={() => setPly(null)}>
          {texts.live}
        </Button>
        <span>{placeText(moment.turn, texts)}</span>
        <strong className="co-score" data-testid="moment-score">
          {formatHalves(white)} : {formatHalves(black)}
        </strong>
      </div>
      <div className="co-two">
        {match.threads.map(({ id }) => {
          const view = viewOf(id);
          return view === undefined ? null : (
            <GameBoard
              key={id}
              match={match}
              clocks={clocks}
              play={isLive && play.game === 'swedish' ? play : null}
              view={view}
              thread={id}
              past={isLive ? null : (clocksAt(moments, at, id) ?? { white: full, black: full })}
              language={language}
              isStudied={studied === id}
              onStudy={() => setStudied(studied === id ? null : id)}
            />
          );
        })}
      </div>
      {studied === null || taken === undefined ? (
        <div className="co-two-moves">
          {match.threads.map(({ id }) => (
            <Moves key={id} thread={id} moments={moments} ply={at} language={language} onPly={go} />
          ))}
        </div>
      ) : (
        <StudyOf
          {...{ match, moments, moment, language }}
          matchId={match.matchId ?? ''}
          view={taken}
          thread={studied}
          onReset={() => setPly(null)}
        />
      )}
    </main>
  );
};
