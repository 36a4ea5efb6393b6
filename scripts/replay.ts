// npm run -s replay -- FILE.bcr|FILE.bpgn|FILE.ppgn|FILE.blr [--each] [--encoding windows-1251|latin-1]: plays a record
// and prints the state it leads to (rules/notation.md).
import { run } from './replay/run';

// npm runs scripts in the project's folder; INIT_CWD is where the user stands.
const { status, out, err } = run(process.argv.slice(2), process.env['INIT_CWD'] ?? '.');
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = status;
