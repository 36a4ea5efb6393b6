// Which Node runs the programs of this project. Written so that any Node, however old, can read it.
var join = require('path').join;

/** The oldest Node that runs what comes: package.json's "engines" says the same. */
var NEEDED = [22, 12];

/** What to tell whoever runs a Node of this version ("v20.20.2"), or null where it can run the programs. */
function complaintAbout(version) {
  var parts = version.replace(/^v/, '').split('.').map(Number);
  var isEnough = parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1]);
  if (isEnough) return null;
  return (
    'This is Node ' +
    version +
    ', and ' +
    NEEDED.join('.') +
    ' or newer is needed: run "npm ci", which brings a Node of its own for most computers, or install Node 24 from https://nodejs.org.'
  );
}

/**
 * Where "npm ci" puts the Node that comes along for such a computer. Its link in node_modules/.bin is not to be
 * trusted: npm 10 removes it again together with those of the packages for other computers, which have the same name.
 */
function broughtNode(project, platform, arch) {
  var isWindows = platform === 'win32';
  var folder = 'node-' + (isWindows ? 'win' : platform) + '-' + arch;
  return join(project, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node');
}

/**
 * What a system must have for that Node to run, or null: Linux with musl (Alpine) or without the usual folders has it
 * not.
 */
function loaderOf(platform, arch) {
  if (platform !== 'linux') return null;
  return arch === 'arm64' ? '/lib/ld-linux-aarch64.so.1' : '/lib64/ld-linux-x86-64.so.2';
}

module.exports = { broughtNode: broughtNode, complaintAbout: complaintAbout, loaderOf: loaderOf };
