import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server that counts who comes. */
export interface CountingProxy {
  readonly address: string;
  connections(): number;
  /** Ends every open connection; new ones are welcome. */
  hangUp(): void;
  close(): Promise<void>;
}

/** @param target host:port to pass everything on to; null = hang up on everybody */
export const countingProxy = async (target: string | null): Promise<CountingProxy> => {
  let connections = 0;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    connections += 1;
    if (target === null) return void visitor.destroy();
    const [host, port] = target.split(':');
    const inner = connect(Number(port), host);
    for (const [from, to] of [[visitor, inner] as const, [inner, visitor] as const]) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = (): void => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    hangUp,
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
