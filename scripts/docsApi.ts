// npm run docs:api: the list of commands anew, from what is declared of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandList } from './docs/commandList';
import { PROJECT } from './lib/project';
import { say } from './lib/say';

const page = join(PROJECT, 'docs', 'commands.md');
writeFileSync(page, commandList());
say(page);
