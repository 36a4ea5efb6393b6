import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type NodeCG from 'nodecg/types';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import { onNodecg } from '../../bundles/chess-match/src/match/host/onNodecg';
import { mountAuthority } from '../../bundles/chess-match/src/match/server/mount';
import { orExit } from '../../bundles/chess-match/src/match/server/orExit';
import { createObs } from '../../bundles/chess-match/src/obs';
import { deliverUnguarded, type PlainNamespace } from './unguarded';

const NAMESPACE = 'bench';

const isOfBench = ([event, first]: readonly unknown[]): boolean =>
  event === 'joinRoom'
    ? first === `replicant:${NAMESPACE}:bare`
    : typeof first === 'object' && first !== null && 'namespace' in first && first.namespace === NAMESPACE;

/** What is asked for is on disk before it is shown, as every fact of a match is; nothing else is done with it. */
const showWhatIsOnDisk = (nodecg: NodeCG.ServerAPI): void => {
  const db = new Sqlite(join(process.cwd(), 'db', 'bench.sqlite3'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE shown (value TEXT NOT NULL) STRICT');
  const keep = db.prepare('INSERT INTO shown VALUES (?)');
  const bare = nodecg.Replicant<unknown>('bare', NAMESPACE, { persistent: false });
  nodecg.Replicant<unknown>('durable', NAMESPACE, { persistent: false }).on('change', (value) => {
    if (value === undefined) return;
    const text = JSON.stringify(value);
    keep.run(text);
    bare.value = JSON.parse(text) as unknown;
  });
};

/** The real extension, and a namespace that pages may write as NodeCG has it: to measure what NodeCG itself costs. */
export default (nodecg: NodeCG.ServerAPI): void => {
  deliverUnguarded(nodecg.getSocketIOServer() as unknown as PlainNamespace, (packet) =>
    isOfBench(packet) ? packet : null,
  );
  showWhatIsOnDisk(nodecg);
  orExit(() => mountAuthority(onNodecg(nodecg), { games: GAMES, defaultGame: DEFAULT_GAME, createObs }));
};
