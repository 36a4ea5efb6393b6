import { randomUUID } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Language } from '../language';
import { commandUrl, keyHeaders, type Server } from './server';

/** A command as a key sends it. */
export interface Sent {
  readonly type: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Refused: with why, in words. */
export type Answered = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A key that hangs is worse than one that says so. */
const PATIENCE_MS = 5000;

const answerIn = (status: number, text: string): Answered => {
  if (status === 200) return { ok: true };
  try {
    const { text: words } = JSON.parse(text) as { readonly text?: string };
    return { ok: false, why: words ?? `HTTP ${status}` };
  } catch {
    return { ok: false, why: text.trim() === '' ? `HTTP ${status}` : text.trim() };
  }
};

/** Sends a command once; never rejects. */
export const send = (server: Server, { type, body }: Sent, language: Language): Promise<Answered> =>
  new Promise((resolve) => {
    const bytes = Buffer.from(JSON.stringify(body));
    const request = (server.isSecure ? secure : plain)(commandUrl(server, type), {
      method: 'POST',
      headers: {
        ...keyHeaders(server),
        'content-type': 'application/json',
        'content-length': bytes.length,
        'accept-language': language,
        'idempotency-key': randomUUID(),
      },
      timeout: PATIENCE_MS,
      ...(server.isSecure && { rejectUnauthorized: !server.trustsAny }),
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(answerIn(response.statusCode ?? 0, Buffer.concat(chunks).toString())));
      response.on('error', ({ message }) => resolve({ ok: false, why: message }));
    });
    request.on('timeout', () => request.destroy(new Error(`no answer for ${PATIENCE_MS / 1000} s`)));
    request.on('error', ({ message }) => resolve({ ok: false, why: message }));
    request.end(bytes);
  });
