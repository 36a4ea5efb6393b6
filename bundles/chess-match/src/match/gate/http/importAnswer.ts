import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@schemas/draft';
import { json, sendReply } from '../../../http/reply';
import type { OnPlayed } from '../../transfer/playThrough';

/** HTTP status of a refusal; 422 for all that is wrong with the file. */
const STATUS: Readonly<Record<string, number>> = {
  'import/too_large': 413,
  'import/busy': 503,
  'import/failed': 500,
};

/** An answer that may take some seconds. */
export interface ImportAnswer {
  readonly played: OnPlayed;
  end(status: number, value: unknown): void;
  refuse(problem: Problem): void;
}

const asLines = (response: ServerResponse): Pick<ImportAnswer, 'played' | 'end'> => {
  const line = (value: unknown): string => {
    if (!response.headersSent)
      response.writeHead(200, {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    return `${JSON.stringify(value)}\n`;
  };
  return {
    played: (played, of) => void response.write(line({ played, of })),
    end: (_status, value) => void response.end(line(value)),
  };
};

const asOne = (response: ServerResponse): Pick<ImportAnswer, 'played' | 'end'> => ({
  played: () => undefined,
  end: (status, value) => sendReply(response, json(status, value, status === 413 ? { connection: 'close' } : {})),
});

/**
 * Who accepts application/x-ndjson is told line by line how many entries are played through, `{played, of}`; the last
 * line is the answer. Everybody else gets the answer alone.
 */
export const answerTo = (request: IncomingMessage, response: ServerResponse): ImportAnswer => {
  const wantsLines = request.headers.accept?.includes('application/x-ndjson') === true;
  const { played, end } = wantsLines ? asLines(response) : asOne(response);
  return {
    played,
    end,
    refuse: (problem) => end(STATUS[problem.code] ?? 422, { ok: false, error: problem }),
  };
};
