// npm run build: everything that is built, afresh. With --outdated only what is older than its sources.
import { buildAll } from './lib/build';
import { say } from './lib/say';

await buildAll(process.argv.includes('--outdated') ? 'outdated' : 'all', say);
