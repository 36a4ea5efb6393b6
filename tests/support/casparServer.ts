import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';

export interface CasparServer {
  readonly port: number;
  close(): void;
}

/** Words of a command; in quotes `\"`, `\\` and `\n` are unpacked, and any other backslash takes its sign along. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|[^\s"]+/g)].map(([word, quoted]) =>
    quoted === undefined
      ? word
      : quoted.replace(/\\(.)/g, (_, sign: string) => ({ '"': '"', '\\': '\\', n: '\n' })[sign] ?? ''),
  );

/** As CasparCG's HTML producer calls a function with data: quotes are packed, backslashes are not. */
const updateWith = (data: string): string => `update("${data.replaceAll('"', '\\"')}")`;

/**
 * A CasparCG of one page: takes CG commands by AMCP, loads what ADD names and calls its functions in CasparCG's order.
 *
 * @param load opens a template in the page
 */
export const serveCaspar = async (page: Page, load: (template: string) => Promise<void>): Promise<CasparServer> => {
  const call = (script: string): Promise<unknown> => page.evaluate(script);
  const run = async (verb = '', [template = '', play = '', ...data]: readonly string[]): Promise<unknown> => {
    if (verb === 'UPDATE') return call(updateWith(template));
    if (verb !== 'ADD') return call(`${verb.toLowerCase()}()`);
    await load(template);
    await call(updateWith(data[0] ?? ''));
    return play === '1' ? call('play()') : undefined;
  };
  const sockets: Socket[] = [];
  const serve = (socket: Socket): void => {
    sockets.push(socket);
    const answer = async (line: string): Promise<void> => {
      const [, id = '', command, , verb, , ...rest] = wordsOf(line);
      if (command === 'VERSION') {
        socket.write(`RES ${id} 201 VERSION OK\r\n2.4.0 stand-in\r\n`);
        return;
      }
      const done = await run(verb, rest).then(
        () => '202 CG OK',
        () => '500 CG FAILED',
      );
      socket.write(`RES ${id} ${done}\r\n`);
    };
    let last = Promise.resolve();
    createInterface(socket).on('line', (line) => (last = last.then(() => answer(line))));
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
