import { readFileSync } from 'node:fs';
import { request as plain, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { CertificateFiles } from '../../scripts/hall/certificate';

/** A proxy that speaks TLS in front of a server, as people put nginx or Caddy there: it says whom it passes on. */
export interface TlsProxy {
  close(): void;
}

/** As documentation names a machine that is none. */
const VISITOR = '192.0.2.7';

const passedOn = ({ rawHeaders }: IncomingMessage): readonly string[] => [...rawHeaders, 'X-Forwarded-For', VISITOR];

/** The head of an upgrade, as it came and with whom it is from. */
const headOf = (request: IncomingMessage): string => {
  const headers = passedOn(request);
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1] ?? ''}`] : []));
  return [`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`, ...lines, '', ''].join('\r\n');
};

/** @param port of the proxy, on every name of this machine @param inner the port of the server behind it */
export const startTlsProxy = async (port: number, inner: number, files: CertificateFiles): Promise<TlsProxy> => {
  const open = new Set<Duplex>();
  const server = createServer({ cert: readFileSync(files.certificate), key: readFileSync(files.key) });
  server.on('connection', (socket) => open.add(socket));
  server.on('request', (request, response) => {
    const { method, url } = request;
    const behind = plain({ port: inner, host: '127.0.0.1', method, path: url, headers: passedOn(request) });
    behind.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });
  server.on('upgrade', (request: IncomingMessage, outer: Duplex, head: Buffer) => {
    const behind = connect(inner, '127.0.0.1', () => {
      behind.write(headOf(request));
      behind.write(head);
      behind.pipe(outer).pipe(behind);
    });
    behind.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.on('error', () => behind.destroy()).on('close', () => behind.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
