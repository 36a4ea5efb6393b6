// npm run site:nginx: a folder with everything nginx needs to carry viewers at home by the thousand: configuration,
// pages, room for documents. VIEWERS_SECRET comes from the environment. docs/viewers.md, "By the thousand", has the
// options.
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { engineArguments } from './engine/arguments';
import { layOutEngine } from './engine/layOut';
import { isLoopback } from './engine/options';
import { buildAll } from './lib/build';
import { PROJECT_FOLDER } from './lib/project';
import { orComplain } from './lib/orComplain';
import { complain, say } from './lib/say';

const run = async (): Promise<void> => {
  const machine = { isRoot: process.getuid?.() === 0, cores: cpus().length };
  const { folder, options } = engineArguments(process.argv.slice(2), process.env, machine);
  await buildAll('outdated', say);
  const path = resolve(folder);
  const barred = layOutEngine(path, join(PROJECT_FOLDER, 'site', 'dist'), options);
  const isSecure = options.tls !== null;
  const isElsewhere = !isLoopback(options.publish);
  const port = options.publish.split(':').at(-1) ?? '';
  const publishing = isElsewhere ? `https://NAME-IN-THE-CERTIFICATE:${port}` : `http://${options.publish}`;
  const authority = isElsewhere
    ? `
Where the certificate is signed by an authority of your own, start it with NODE_EXTRA_CA_CERTS=/path/to/authority.crt too.
`
    : '';
  say(`An engine lies in ${path}. On the machine that runs it, once:
  apt-get install --no-install-recommends nginx-light libnginx-mod-nchan

Start it, and end it:
  nginx -p ${path} -c nginx.conf
  nginx -p ${path} -c nginx.conf -s stop

Into cfg/chess-match.json, then start the match server again with the same VIEWERS_SECRET:
  "viewers": { "edges": ["${publishing}"] }
${authority}
Viewers open http${isSecure ? 's' : ''}://${options.listen}. nginx.conf holds keys: nobody else should read it.`);
  if (barred !== null)
    complain(`
Viewers would get 403 here: nginx runs as ${options.user ?? ''}, who cannot get past ${barred}.
Lay it out where everybody may enter (--out /srv/viewers), or let him in: chmod o+rx ${barred}`);
};

await orComplain(run);
