import { describe, expect, it } from 'vitest';
import { lastWords } from './lastWords';

const NOTICE = '(Use `node --trace-warnings ...` to show where the warning was created)';
const lines = (text: string): readonly string[] => text.split('\n');

describe('the last words of a program', () => {
  it('are its error, though it stands in its log and a notice on standard error', () => {
    const out = lines(`2026-11-26 13:16:04 - \u001b[37minfo\u001b[39m: [server] Starting NodeCG 2.6.4
[13:16:05.116] ERROR (#0):
  SqliteError: file is not a database
      at Database.prepare (/show/node_modules/better-sqlite3/lib/methods/wrappers.js:5:21)
      at BetterSqlite3QueryRunner.getStmt (/show/node_modules/typeorm/driver.js:38:43)`);
    expect(lastWords({ err: [NOTICE, '(node:7) ExperimentalWarning: beware'], out })).toEqual({
      cause: 'SqliteError: file is not a database',
      lines: [
        '  SqliteError: file is not a database',
        '      at Database.prepare (/show/node_modules/better-sqlite3/lib/methods/wrappers.js:5:21)',
      ],
    });
  });

  it('are the error that ended it, with the first line of where it came from', () => {
    const err = lines(`${NOTICE}
/show/node_modules/nodecg/dist/server/bootstrap.js:308
		throw new Error(parseResult.error.errors[0]?.message);
		      ^

Error: Expected boolean, received string
    at loadConfig (/show/node_modules/nodecg/dist/server/bootstrap.js:308:9)
    at Object.<anonymous> (/show/node_modules/nodecg/dist/server/bootstrap.js:358:36)

Node.js v24.21.0`);
    expect(lastWords({ err, out: ['Error: an older one'] })).toEqual({
      cause: 'Error: Expected boolean, received string',
      lines: [
        'Error: Expected boolean, received string',
        '    at loadConfig (/show/node_modules/nodecg/dist/server/bootstrap.js:308:9)',
      ],
    });
  });

  it('are whatever it said where that is no error', () => {
    expect(lastWords({ err: [NOTICE, 'The battery', 'is flat.'], out: ['hello'] })).toEqual({
      cause: 'is flat.',
      lines: ['The battery', 'is flat.'],
    });
  });

  it.each([
    'Error [ERR_MODULE_NOT_FOUND]: Cannot find package',
    'ErrorEXError [JSONError]: JSON Error',
    'FATAL ERROR: Reached heap limit',
  ])('know an error: %s', (heading) => {
    expect(lastWords({ err: ['before', heading, 'after'], out: [] })).toEqual({
      cause: heading,
      lines: [heading, 'after'],
    });
  });

  it('are the same for the same cause, whenever it was', () => {
    const at = (time: string) => lastWords({ err: [], out: [`2026-11-26 ${time} - error: [server] no port`] }).cause;
    expect(at('13:00:00')).toBe('error: [server] no port');
    expect(at('14:00:00')).toBe(at('13:00:00'));
  });

  it('are none where it said nothing', () => {
    expect(lastWords({ err: [NOTICE, ''], out: ['Starting'] })).toEqual({ cause: null, lines: [] });
  });

  it('are not more than a screen holds', () => {
    const err = Array.from({ length: 40 }, (_, at) => `line ${at}`);
    expect(lastWords({ err, out: [] }).lines).toEqual(err.slice(-12));
  });
});
