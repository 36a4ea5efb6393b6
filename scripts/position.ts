// npm run -s position -- GAME "POSITION": what may be played in a position (rules/notation.md).
import { position } from './positions/position';

const { status, out, err } = position(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = status;
