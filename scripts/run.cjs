// node scripts/run.cjs PROGRAM [ARGUMENT...]: runs scripts/PROGRAM.ts on the Node that came along with "npm ci", else
// on this one if it is new enough; with --help it says what the program is for. Written so that any Node, however old,
// can read it.
var spawn = require('child_process').spawn;
var existsSync = require('fs').existsSync;
var path = require('path');
var choice = require('./lib/nodeToUse.cjs');
var help = require('./lib/usage.cjs');

if (help.isAsked(process.argv.slice(3))) {
  console.log(help.usageOf(require('fs').readFileSync(path.join(__dirname, process.argv[2] + '.ts'), 'utf8')));
  process.exit(0);
}

var brought = choice.broughtNode(path.dirname(__dirname), process.platform, process.arch);
var loader = choice.loaderOf(process.platform, process.arch);
var isBrought = existsSync(brought) && (loader === null || existsSync(loader));
var complaint = isBrought ? null : choice.complaintAbout(process.version);
if (complaint === null && !existsSync(path.join(__dirname, '../node_modules/tsx')))
  complaint = 'What it needs is not installed yet: run "npm ci" in ' + path.dirname(__dirname) + '.';
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}

var node = isBrought ? brought : process.execPath;
var tsx = require('url').pathToFileURL(require.resolve('tsx')).href;
var args = ['--import', tsx, path.join(__dirname, process.argv[2] + '.ts')].concat(process.argv.slice(3));
// What the program starts by name (npx, tools that begin with "env node") runs on the same Node.
var name = Object.keys(process.env).filter((key) => key.toUpperCase() === 'PATH')[0] || 'PATH';
process.env[name] = [path.dirname(node), process.env[name]].filter(Boolean).join(path.delimiter);

if (process.execve && process.platform !== 'win32') {
  // It becomes this very process. That the call is young is nothing to tell on every start.
  process.removeAllListeners('warning');
  process.execve(node, [node].concat(args), process.env);
} else {
  var child = spawn(node, args, { stdio: 'inherit' });
  // A Ctrl-C reaches the program by itself; who ends this process means the program.
  process.on('SIGINT', () => {});
  ['SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => child.kill(signal)));
  child.on('exit', (status, signal) => {
    if (signal === null) process.exit(status);
    ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((each) => process.removeAllListeners(each));
    process.kill(process.pid, signal);
  });
}
