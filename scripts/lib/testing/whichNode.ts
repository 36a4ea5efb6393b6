// Says which Node runs it, which one answers to the name, and with what arguments it was called.
import { execFileSync } from 'node:child_process';

const byName = execFileSync('node', ['--print', 'process.execPath'], { encoding: 'utf8' }).trim();
console.log(JSON.stringify({ node: process.execPath, byName, args: process.argv.slice(2) }));
