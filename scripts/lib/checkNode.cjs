// Before anything else is loaded: whether the Node at hand can run what comes. Written so that any Node, however old, can read it.
var NEEDED = [22, 12];

/** What to tell whoever runs a Node of this version ("v20.20.2"), or null where it can run the program. */
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

module.exports = { complaintAbout: complaintAbout };

if (require.main === module) {
  var complaint = complaintAbout(process.version);
  if (complaint !== null) {
    console.error(complaint);
    process.exit(1);
  }
}
