import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { err, ok, type Result } from '../../../../games/common/result';
import { problem, type UploadProblem } from './problems';

/** A photo of a good camera; no logo comes near. */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

/** What stands around the file in a form. */
const FORM_BYTES = 64 * 1024;

/** What is read and thrown away of a refused body, so that a browser comes to read why. */
const DRAINED_BYTES = 64 * 1024 * 1024;

export interface Received {
  /** As the client calls it, without its folders. */
  readonly name: string;
  readonly content: Buffer;
}

type Outcome = Result<Received, UploadProblem>;

const refused = (code: 'upload/not_multipart' | 'upload/no_file' | 'upload/one_file' | 'upload/broken_off'): Outcome =>
  err(problem(code, {}));

const tooLarge = (): Outcome => err(problem('upload/too_large', { what: 'file', limitKb: FILE_LIMIT_BYTES / 1024 }));

const parserOf = ({ headers }: IncomingMessage): busboy.Busboy | null => {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { fileSize: FILE_LIMIT_BYTES, files: 1, fields: 8, parts: 10, fieldSize: 1024, headerPairs: 20 },
    });
  } catch {
    return null;
  }
};

/** What a form holds; settles as soon as that is known. */
const parsed = (request: IncomingMessage, parser: busboy.Busboy): Promise<Outcome> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let name: string | null = null;
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > FILE_LIMIT_BYTES + FORM_BYTES) resolve(tooLarge());
    });
    parser.on('file', (field, stream, { filename }) => {
      stream.on('limit', () => resolve(tooLarge())).on('error', () => undefined);
      if (field !== 'file') {
        stream.resume();
        return;
      }
      name = filename ?? '';
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    parser.on('filesLimit', () => resolve(refused('upload/one_file')));
    parser.on('partsLimit', () => resolve(refused('upload/one_file')));
    parser.on('error', () => resolve(refused('upload/broken_off')));
    parser.on('close', () => {
      if (name === null || chunks.length === 0) resolve(refused('upload/no_file'));
      else resolve(ok({ name, content: Buffer.concat(chunks) }));
    });
    request.on('close', () => resolve(refused('upload/broken_off')));
    request.pipe(parser);
  });

/** Reads the rest of a body away, as far as that is decent. */
export const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) {
      resolve();
      return;
    }
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAINED_BYTES) resolve();
    });
    request.once('end', resolve).once('close', resolve);
    request.resume();
  });

/**
 * The one file of an upload, read as far as its limit. What is more is read away and kept nowhere.
 * @returns the file, or why not, when the body is through or hopeless
 */
export const receive = async (request: IncomingMessage): Promise<Outcome> => {
  const isForm = /^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '');
  const parser = isForm ? parserOf(request) : null;
  const declared = Number(request.headers['content-length'] ?? 0);
  const outcome =
    parser === null
      ? refused('upload/not_multipart')
      : declared > FILE_LIMIT_BYTES + FORM_BYTES
        ? tooLarge()
        : await parsed(request, parser);
  if (parser !== null) request.unpipe(parser);
  await drain(request);
  return outcome;
};
