import type { IncomingMessage } from 'node:http';
import type { MatchLink } from './matchLink';
import type { PairBody, PairResult } from '../wire/wire';

const BODY_BYTES = 1000;

/** @returns the body, or null where it is too long or ends too early */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_BYTES) return null;
  }
  return text;
};

const readPair = (text: string): PairBody | null => {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('codeOrSecret' in body)) return null;
    const { codeOrSecret } = body;
    return typeof codeOrSecret === 'string' && codeOrSecret.length <= 100 ? { codeOrSecret } : null;
  } catch {
    return null;
  }
};

/** Exchanges a code for a token. The match server decides; the token goes to the device and is kept nowhere here. */
export const pair = async (request: IncomingMessage, link: Pick<MatchLink, 'pair'>): Promise<PairResult> => {
  const text = await readBody(request).catch(() => null);
  const body = text === null ? null : readPair(text);
  if (body === null) return { ok: false, problem: 'wrong' };
  const answer = await link.pair({ ...body, address: request.socket.remoteAddress ?? '' });
  return answer.ok ? { ok: true, token: answer.token } : answer;
};
