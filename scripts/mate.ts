// npm run -s mate -- progressive:VARIANT "POSITION" [SECONDS]: whether the series that begins there can mate, looked
// for so long; 60 s unless told otherwise.
import { mate } from './positions/mate';

const { status, out, err } = mate(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = status;
