import type { Answer, CommandBody, PreviewAnswer } from 'chess-match/client/contract';
import { newId } from 'chess-match/client/drawing';
import type { TableAct, TableAnswer } from 'chess-match/contract/venue';
import type { Socket } from 'socket.io-client';
import type { DeviceCommandBody, FromDevice, ToDevice } from '../../wire/wire';
import { createFates } from './fates';

/** Longer than the venue server waits for the match server. */
const COMMAND_WITHIN_MS = 5000;

/** What a device asks the match for. */
export interface Asks {
  /**
   * A command of the captain who sits here. Refused here and never sent where nothing is heard: a press must not arrive
   * when the connection returns. Never throws.
   */
  send(body: CommandBody): Promise<Answer>;
  /**
   * The same of anything but a draft: where its answer is lost, `becameOf` is told whether it was done as soon as the
   * match server can say it.
   */
  act(body: CommandBody, becameOf: (isDone: boolean) => void): Promise<Answer>;
  /** What it would change. */
  preview(body: CommandBody): Promise<PreviewAnswer>;
  /** Something done at a work table; refused here and never sent later where nothing is heard. Never throws. */
  table(act: TableAct): Promise<TableAnswer>;
}

interface AskingParts {
  readonly socket: Socket<ToDevice, FromDevice>;
  /** Whether the match can be asked now. */
  readonly isLive: () => boolean;
  /** The match server's time. Unix ms. */
  readonly nowMs: () => number;
}

/** A refusal made here: nothing was sent, or nobody knows whether it arrived. */
const refusal = (code: 'client/offline' | 'client/no_answer') => ({
  ok: false as const,
  version: 0,
  error: { code, params: {}, rule: null, item: null },
});

/** @returns the asks, and `heardAgain` to be called when the way to the match is open */
export const createAsks = ({ socket, isLive, nowMs }: AskingParts): Asks & { readonly heardAgain: () => void } => {
  const commandOf = (body: CommandBody): DeviceCommandBody => ({ ...body, id: newId(), issuedAt: Math.round(nowMs()) });
  /** Of one asking: a socket forgets the time it was given with the next message. */
  const within = () => socket.timeout(COMMAND_WITHIN_MS);
  const answered = <Given>(asked: Promise<Given>): Promise<Given | null> => asked.catch(() => null);
  const submit = (command: DeviceCommandBody): Promise<Answer | null> =>
    answered(within().emitWithAck('command', command));
  const fates = createFates(submit);
  const send = async (body: CommandBody, onLost: (command: DeviceCommandBody) => void): Promise<Answer> => {
    if (!isLive()) return { ...refusal('client/offline'), matchId: null };
    const command = commandOf(body);
    const answer = await submit(command);
    if (answer === null) onLost(command);
    return answer ?? { ...refusal('client/no_answer'), matchId: null };
  };
  return {
    send: (body) => send(body, () => undefined),
    act: (body, becameOf) => send(body, (command) => fates.ask(command, becameOf)),
    preview: async (body) => {
      if (!isLive()) return refusal('client/offline');
      return (await answered(within().emitWithAck('preview', commandOf(body)))) ?? refusal('client/no_answer');
    },
    table: async (act) => {
      const refused = (code: 'client/offline' | 'client/no_answer') => ({
        ok: false as const,
        error: refusal(code).error,
      });
      if (!isLive()) return refused('client/offline');
      return (await answered(within().emitWithAck('table', act))) ?? refused('client/no_answer');
    },
    heardAgain: fates.look,
  };
};
