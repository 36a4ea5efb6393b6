import { beforeEach, describe, expect, it } from 'vitest';
import { createFront } from './front';
import { signOf, type Asked } from './sign';

const OWN = { host: '0.0.0.0', port: 9090, machine: 'studio-pc.example' };

interface From {
  readonly headers?: Asked['headers'];
  readonly httpVersion?: string;
  readonly remote?: string;
  readonly local?: string;
}

const asked = ({ headers = {}, httpVersion = '1.1', remote = '127.0.0.1', local = '127.0.0.1' }: From = {}): Asked => ({
  headers: { host: '127.0.0.1:9090', ...headers },
  httpVersion,
  url: '/',
  socket: { remoteAddress: remote, localAddress: local },
});

describe('a request that was passed on', () => {
  it.each([
    ...[
      'forwarded',
      'via',
      'x-forwarded',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-by',
    ],
    ...['x-real-ip', 'x-client-ip', 'client-ip', 'x-cluster-client-ip', 'true-client-ip', 'fastly-client-ip'],
    ...['cf-connecting-ip', 'cf-ray', 'cf-visitor', 'cdn-loop', 'fly-client-ip', 'x-original-host', 'x-envoy-peer'],
    ...['x-amzn-trace-id', 'x-azure-clientip', 'x-arr-log-id', 'tailscale-user-login', 'proxy-connection'],
  ])('is known by the header %s', (header) => {
    expect(signOf(asked({ headers: { [header]: 'x' } }), OWN)).toEqual({ how: 'header', what: header });
  });

  it('is known by the protocol of a proxy that is told nothing', () => {
    expect(signOf(asked({ httpVersion: '1.0' }), OWN)).toEqual({ how: 'protocol', what: 'HTTP/1.0' });
  });

  it.each(['chess.example', '127.0.0.1:9091', '127.0.0.1', 'localhost.chess.example:9090', '[::2]:9090', ':9090', ''])(
    'is known by the name %o',
    (host) => expect(signOf(asked({ headers: { host } }), OWN)).toEqual({ how: 'host', what: host }),
  );

  it('is known where it came under none', () => {
    expect(signOf({ ...asked(), headers: {} }, OWN)).toEqual({ how: 'host', what: '' });
  });
});

describe('a request straight from a browser here', () => {
  it.each([
    ...['127.0.0.1:9090', '127.0.0.2:9090', 'localhost:9090', 'LocalHost:9090', '[::1]:9090'],
    ...['studio-pc.example:9090', 'studio-pc:9090', 'Studio-PC.local:9090'],
  ])('comes under %s', (host) => expect(signOf(asked({ headers: { host } }), OWN)).toBeNull());

  it('comes under the machine’s own address, and the one it listens on', () => {
    const lan = { remote: '::ffff:10.0.0.1', local: '::ffff:10.0.0.1' };
    expect(signOf(asked({ ...lan, headers: { host: '10.0.0.1:9090' } }), OWN)).toBeNull();
    const named = { ...OWN, host: 'stage.example' };
    expect(signOf(asked({ headers: { host: 'stage.example:9090' } }), named)).toBeNull();
  });

  it('comes under no port where that is the one of the web', () => {
    expect(signOf(asked({ headers: { host: 'localhost' } }), { ...OWN, port: 80 })).toBeNull();
  });

  it('has the headers of a browser', () => {
    const headers = {
      'user-agent': 'x',
      accept: '*/*',
      cookie: 'a=b',
      origin: 'http://127.0.0.1:9090',
      connection: 'keep-alive',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'x',
      referer: 'http://127.0.0.1:9090/',
    };
    expect(signOf(asked({ headers }), OWN)).toBeNull();
  });
});

describe('what stands in front', () => {
  let lines: string[];
  beforeEach(() => void (lines = []));
  const ignore = (): void => undefined;
  const frontOf = (isBelieved: boolean) =>
    createFront(OWN, isBelieved, { info: ignore, error: ignore, warn: (line: string) => lines.push(line) });
  const through = asked({ headers: { via: '1.1 proxy' } });

  it('is told once, with what to set, as long as this machine is believed', () => {
    const front = frontOf(true);
    front.look(asked());
    expect([front.isSeen(), front.troubles()]).toEqual([false, []]);
    front.look(through);
    front.look(asked({ headers: { host: 'chess.example' } }));
    expect(front.isSeen()).toBe(true);
    expect(front.troubles()).toEqual([
      { code: 'network/in_front', level: 'notice', params: { how: 'header', what: 'via' } },
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"keyOnOwnMachine": true');
  });

  it('is nobody’s trouble where a key is asked for here too', () => {
    const front = frontOf(false);
    front.look(through);
    expect([front.isSeen(), front.troubles(), lines]).toEqual([false, [], []]);
  });

  it('is not believed of another machine, which is asked for its key in any case', () => {
    const front = frontOf(true);
    front.look(asked({ remote: '10.0.0.7', local: '10.0.0.1', headers: { 'x-forwarded-for': '1.2.3.4' } }));
    expect(front.isSeen()).toBe(false);
  });
});
