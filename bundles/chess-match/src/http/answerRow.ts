import type { IncomingMessage } from 'node:http';
import type { Answer } from './reply';
import type { Method, Row } from './router';

/** What a row is asked. */
export interface Asked {
  readonly request: IncomingMessage;
  /** As the table has it. */
  readonly path: string;
  /** What the groups of the row's pattern found. */
  readonly groups: readonly string[];
}

/** A row that answers what it is asked. */
export interface AnswerRow extends Row {
  readonly answer: (asked: Asked) => Answer | Promise<Answer>;
}

const rowOf =
  (method: Method) =>
  (path: Row['path'], answer: AnswerRow['answer']): AnswerRow => ({ method, path, answer });

export const onGet = rowOf('GET');
export const onPost = rowOf('POST');
export const onDelete = rowOf('DELETE');

/** What was asked for behind the question mark. */
export const queryOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));
