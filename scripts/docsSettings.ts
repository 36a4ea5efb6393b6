// npm run docs:settings: the settings of all games in docs/settings.md anew, from what the games describe.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGameSettings } from './docs/gameSettings';
import { PROJECT_FOLDER } from './lib/project';
import { say } from './lib/say';

const page = join(PROJECT_FOLDER, 'docs', 'settings.md');
writeFileSync(page, withGameSettings(readFileSync(page, 'utf8')));
say(page);
