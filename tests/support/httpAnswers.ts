import { request } from 'node:http';

/** A request that is the same at every run. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Of the connection or of the day: how an answer is framed and when it was given. */
const PASSING = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Tags, keys and ids are of the file, the build or the evening. */
const stable = (text: string, port: number): string =>
  text
    .replaceAll(String(port), 'PORT')
    .replaceAll(/\d{4}-\d{2}-\d{2}/g, 'DAY')
    .replaceAll(/last-modified: .*/g, 'last-modified: DATE')
    .replaceAll(/etag: ((?:W\/)?)".*"/g, 'etag: $1"TAG"')
    .replaceAll(/-[\w-]{8}\.(js|css|woff2)\b/g, '-HASH.$1')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\b[\da-f]{64}\b/g, 'KEY')
    .replaceAll(/\b\d{13}\b/g, 'MS');

interface Answered {
  /** What was asked, and the status with what is wrong in words. */
  readonly lines: string;
  readonly headers: string;
}

const answerTo = (port: number, { method, path, headers = {}, body = '' }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = { ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }), ...headers };
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        const bytes = Buffer.concat(chunks);
        const said = statusCode >= 400 ? bytes.toString().trim() : '';
        const named = Object.entries(response.headers).filter(([name]) => !PASSING.has(name));
        const about = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
        const asked = `${method} ${path}${about.length === 0 ? '' : ` [${about.join(', ')}]`}`;
        const status = `${statusCode}${bytes.length === 0 ? ' without a body' : ''}`;
        const given = named.toSorted().map(([name, value]) => `  ${name}: ${String(value)}`);
        resolve({
          lines: stable(`${asked}\n  ${status}${said === '' ? '' : ` ${said.slice(0, 200)}`}`, port),
          headers: stable(given.join('\n'), port),
        });
      });
    });
    outgoing.on('error', reject).end(body);
  });

/**
 * What clients are promised of the answers to a list of requests, asked one after another: status, headers, and in
 * words what is wrong. Headers that several answers have alike stand once, under a number.
 */
export const answersOf = async (port: number, asked: readonly Asked[]): Promise<string> => {
  const answers: Answered[] = [];
  for (const each of asked) answers.push(await answerTo(port, each));
  const sets = [...new Set(answers.map(({ headers }) => headers))];
  const list = answers.map(({ lines, headers }) => `${lines}\n  headers ${sets.indexOf(headers) + 1}`);
  const legend = sets.map((headers, at) => `headers ${at + 1}\n${headers === '' ? '  none' : headers}`);
  return `${[...list, ...legend].join('\n\n')}\n`;
};
