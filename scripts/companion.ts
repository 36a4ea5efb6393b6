// npm run companion: builds the module for Bitfocus Companion and packs it (companion/dist).
import { build } from 'vite';
import { join } from 'node:path';
import { packModule } from './companion/pack';
import { PROJECT_FOLDER } from './lib/project';
import { say } from './lib/say';

await build({ configFile: join(PROJECT_FOLDER, 'vite.companion.config.ts'), logLevel: 'warn' });
say(await packModule());
