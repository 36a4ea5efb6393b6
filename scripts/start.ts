// npm start [-- --root FOLDER] [--demo GAME]: builds what is not built or older than its sources, starts NodeCG and the
// venue server, says what to open where, and starts each again whenever it ends unasked. FOLDER has cfg/ and db/ of its
// own; this project's by default. GAME is that of the demonstration match (business, the usual one, swedish and
// others); a match that is somebody's stays.
import { fromTheUser, readArguments, ROOT } from './lib/arguments';
import { buildAll } from './lib/build';
import { checkConfigFiles } from './lib/configFiles';
import { demonstrationEnvironment } from './lib/demonstration';
import { addressTable, serverAnswers, untilReady } from './lib/nodecg';
import { NODECG } from './lib/nodecgProgram';
import { describePortProblem, portProblem } from './lib/ports';
import { prepareNodecg } from './lib/prepareNodecg';
import { onStop } from './lib/onStop';
import { orEnd } from './lib/orEnd';
import { serverAddress, showFiles } from './lib/project';
import { complain, say } from './lib/say';
import { supervise } from './lib/supervise';
import { hallEnvironment, superviseVenue } from './lib/venue';

const OPTIONS = { ...ROOT, demo: { type: 'string' } } as const;

const run = async (root: string, demonstration: NodeJS.ProcessEnv): Promise<number> => {
  orEnd(() => checkConfigFiles(root));
  let address = serverAddress(root);
  const problem = await portProblem(address);
  if (problem !== null) {
    complain(describePortProblem(address, problem));
    return 1;
  }
  await buildAll('outdated', say);
  const answers = (): Promise<boolean> => serverAnswers(address);
  let isFirst = true;
  const supervisor = supervise({
    name: 'The server',
    command: [process.execPath, ...NODECG],
    folder: root,
    concerns: showFiles(root),
    prepare: () => {
      const env = { ...prepareNodecg(root, Date.now()), ...hallEnvironment(root), ...demonstration };
      address = serverAddress(root);
      return env;
    },
    answers,
    onStart: (child) => {
      const greeting = isFirst
        ? `\nReady. Ctrl-C stops the server.\n\n${addressTable(address, root)}\n`
        : 'Ready again.';
      isFirst = false;
      void untilReady(child, answers).then((isReady) => isReady && say(greeting));
    },
  });
  const venue = superviseVenue(root);
  onStop(
    () => {
      supervisor.stop();
      venue?.stop();
    },
    () => {
      supervisor.force();
      venue?.force();
    },
  );
  const status = await supervisor.ended;
  // Without a match there is nothing to show in the hall.
  venue?.stop();
  await venue?.ended;
  return status;
};

const { root, demo } = orEnd(() => readArguments({ options: OPTIONS }).values);
process.exit(await run(fromTheUser(root), await demonstrationEnvironment(demo)));
