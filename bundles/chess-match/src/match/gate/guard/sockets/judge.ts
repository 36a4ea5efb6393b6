import { isRecord } from './shapes';
import type { Row, Rows } from './rows';
import type { RefusalKind } from './tally';

export interface Refusal {
  readonly kind: RefusalKind;
  /** For the log and for the sender. */
  readonly reason: string;
}

/** The sender's words, short and on one line. */
const quoted = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}...` : value) : typeof value;

const WRITES: ReadonlySet<unknown> = new Set(['replicant:proposeOperations']);

const isAboutReplicants = (event: string): boolean => event.startsWith('replicant:');

const named = (first: unknown): string =>
  isRecord(first) ? `${quoted(first['namespace'])} ${quoted(first['name'])}` : quoted(first);

const refuseUnknown = (event: unknown, first: unknown): Refusal =>
  WRITES.has(event)
    ? { kind: 'write', reason: `write of ${named(first)}: pages do not write replicants, send a command` }
    : { kind: 'event', reason: `event ${quoted(event)}: no page sends it` };

const refuseArguments = (event: string, first: unknown): Refusal =>
  isAboutReplicants(event) && isRecord(first)
    ? {
        kind: 'replicant',
        reason: `${event} of ${named(first)}: only what the server declares can be read; to change it, send a command`,
      }
    : { kind: 'arguments', reason: `${event} with arguments that no page sends` };

const fits = ({ args }: Row, given: readonly unknown[]): boolean =>
  given.length === args.length && args.every((shape, index) => shape(given[index]));

/**
 * Whether a packet [event, ...arguments, acknowledgement] may reach the handlers of its namespace. One that may is
 * stripped in place of what no page means.
 * @returns null, or why not. Never throws.
 */
export const judgePacket = (rows: Rows, namespace: string, packet: readonly unknown[]): Refusal | null => {
  const [event, ...rest] = packet;
  const answer = rest.at(-1);
  const given = typeof answer === 'function' ? rest.slice(0, -1) : rest;
  const [first] = given;
  const row = Object.hasOwn(rows, namespace) ? rows[namespace]?.find((one) => one.event === event) : undefined;
  if (row === undefined) return refuseUnknown(event, first);
  if (typeof answer !== 'function') return { kind: 'answer', reason: `${row.event} that wants no answer` };
  if (!fits(row, given)) return refuseArguments(row.event, first);
  if (isRecord(first)) row.strip?.(first as Record<string, unknown>);
  return null;
};
