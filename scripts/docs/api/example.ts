import { GAMES } from '../../../bundles/chess-match/src/games';
import { messageOf, stateOf } from '../../../bundles/chess-match/src/match/api/liveState';
import { nothingApart } from '../../../bundles/chess-match/src/match/api/testing';
import { createBench } from '../../../bundles/chess-match/src/match/testing/bench';
import { sourcesOf } from '../../../bundles/chess-match/src/match/home/testing';

const STARTED_MS = Date.UTC(2026, 0, 10, 15, 0);

/** A message as it really goes out: of a match of orthodox chess, after its first turns. */
export const liveExample = async (): Promise<unknown> => {
  const bench = createBench({ startMs: STARTED_MS, parts: { games: GAMES, defaultGame: 'progressive' } });
  await bench.newMatch({ game: 'progressive' });
  await bench.send({ type: 'startClock' });
  for (const line of ['e4', 'd5 Nf6']) {
    bench.time.nowMs += 20_000;
    await bench.send({ type: 'commitTurn', line });
  }
  const standing = bench.published.at(-1);
  if (standing === undefined) throw new Error('Nothing was published.');
  const state = stateOf({ ...sourcesOf(standing), ...nothingApart() });
  const telling = { state, json: JSON.stringify(state), version: standing.version };
  bench.journal.close();
  return JSON.parse(messageOf(telling, bench.time.nowMs, 0, telling.version));
};
