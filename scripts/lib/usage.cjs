// What a program says of itself in the comment that it begins with. Written so that any Node, however old, can read it.

/** That comment as a text for the terminal; the first sentence says how it is called. */
function usageOf(source) {
  var lines = source.split(/\r?\n/);
  var end = lines.findIndex(function (line) {
    return line.slice(0, 2) !== '//';
  });
  return lines
    .slice(0, end)
    .map(function (line) {
      return line.slice(3);
    })
    .join('\n');
}

/** Whether the program is asked what it does, instead of being asked to do it. */
function isAsked(args) {
  return args.indexOf('--help') !== -1 || args.indexOf('-h') !== -1;
}

module.exports = { usageOf: usageOf, isAsked: isAsked };
