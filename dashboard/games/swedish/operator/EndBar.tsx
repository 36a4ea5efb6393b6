import { formatHalves, kindText, type Command } from 'chess-match/client';
import { NextGame, nextGame } from '../../../operator/header/NextGame';
import { Button, Refusal, useSend } from '../../../shared';
import { useStrings, useUi } from '../../../operator/state/context';
import type { OperatorSnapshot } from '../../../operator/state/snapshot';
import { useSwedishTexts } from './texts';

/** What was agreed, as it was accepted when the match began. */
type Settings = Extract<Command, { type: 'newMatch' }>['settings'];

/** How the match ended, in words, and what may come after it. */
export const EndBar = ({ snapshot }: { readonly snapshot: OperatorSnapshot }) => {
  const strings = useStrings();
  const texts = useSwedishTexts();
  const { dispatch } = useUi();
  const { send, pending, problem, clear } = useSend();
  const { match, play, score } = snapshot;
  if (play.game !== 'swedish' || play.end === null) return null;
  const follow = nextGame(snapshot);
  const { result, reason, at } = play.end;
  const words =
    result === null ? texts.end.none : result === 'draw' ? texts.end.draw : texts.end.won(match.teams[result].name);
  const places = match.threads
    .filter(({ boards }) => at.some(({ board }) => boards.includes(board)))
    .map(({ id }) => texts.board.label(id));
  /** The same again with the colours of both boards changed. */
  const rematch = (): void => {
    const { event, teams } = match;
    const settings = match.settings as Settings;
    void send({
      type: 'newMatch',
      game: play.game,
      event,
      settings,
      returnOf: null,
      expectedVersion: null,
      white: teams.black.name,
      black: teams.white.name,
    });
  };
  return (
    <section className="apart-end" role="status" data-testid="end" data-result={result ?? 'none'}>
      <strong>
        {words} {formatHalves(score.white)}:{formatHalves(score.black)}
      </strong>
      <span>{[kindText(reason, strings.language), ...places].join(' · ')}</span>
      <span className="apart-end-buttons">
        {follow?.way === 'planned' ? (
          <NextGame snapshot={snapshot} follow={follow} />
        ) : (
          <Button kind="primary" busy={pending} data-testid="return-match" onClick={rematch}>
            {texts.end.return}
          </Button>
        )}
        <Button onClick={() => dispatch({ type: 'opened', dialog: 'newMatch' })}>{strings.newMatch.open}</Button>
      </span>
      <Refusal problem={problem} onDismiss={clear} testId="problem-return-match" />
    </section>
  );
};
