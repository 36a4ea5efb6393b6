// npm run docs:api: the list of commands and the descriptions for other programs (OpenAPI, AsyncAPI) anew, from what is
// declared of the commands and the schemas of the views.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApi } from './docs/api/asyncapi';
import { openApi } from './docs/api/openapi';
import { commandList } from './docs/commandList';
import { PROJECT_FOLDER } from './lib/project';
import { say } from './lib/say';

const write = (name: string, text: string): void => {
  const path = join(PROJECT_FOLDER, name);
  writeFileSync(path, text);
  say(path);
};

mkdirSync(join(PROJECT_FOLDER, 'docs', 'api'), { recursive: true });
write(join('docs', 'commands.md'), commandList());
write(join('docs', 'api', 'openapi.json'), `${JSON.stringify(await openApi(), null, 2)}\n`);
write(join('docs', 'api', 'asyncapi.json'), `${JSON.stringify(await asyncApi(), null, 2)}\n`);
