// npm run -s count -- GAME "POSITION" DEPTH: how many legal sequences of that many moves there are (rules/notation.md).
import { count } from './positions/count';

const { status, out, err } = count(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = status;
