import { describe, expect, it } from 'vitest';
import { engineArguments } from './arguments';
import { nginxConfig } from './nginxConfig';

const SECRET = { VIEWERS_SECRET: 'a secret of this evening' };
const MACHINE = { isRoot: true, cores: 2 };
const asked = (...args: readonly string[]) => engineArguments(args, SECRET, MACHINE);
const configOf = (...args: readonly string[]): string => nginxConfig(asked(...args).options);

describe('what an engine is set up with', () => {
  it('needs a secret that is not guessed', () => {
    expect(() => engineArguments([], {}, MACHINE)).toThrow('VIEWERS_SECRET');
    expect(() => engineArguments([], { VIEWERS_SECRET: 'short' }, MACHINE)).toThrow('VIEWERS_SECRET');
  });

  it.each([
    [['--listen', '443'], '--listen takes an address and a port'],
    [['--listen', '0.0.0.0:99999'], '--listen takes an address and a port'],
    [['--viewers', '0'], '--viewers takes a whole number'],
    [['--per-address', '65536'], '--per-address takes a whole number from 1 to 65535'],
    [['--user', 'a;b'], 'a character that no configuration can hold'],
    [['--certificate', '/a.pem'], 'come together'],
    [['--publish', '0.0.0.0:9601'], 'over the open net'],
    [['--origin', 'here'], '--origin takes an address and a port'],
    [['--colour', 'red'], '--colour'],
  ])('%j is refused with what to say instead', (args, message) => {
    expect(() => asked(...args)).toThrow(message);
  });

  it('holds keys and never the secret', () => {
    const config = configOf();
    expect(config).toContain(asked().options.publishKey);
    expect(config).not.toContain(SECRET.VIEWERS_SECRET);
  });

  it('has room for as many as are said, by the file and by the connection', () => {
    const config = configOf('--viewers', '30000');
    const [connections = 0, files = 0] = [/worker_connections (\d+)/, /worker_rlimit_nofile (\d+)/].map((pattern) =>
      Number(pattern.exec(config)?.[1]),
    );
    expect(connections * MACHINE.cores).toBeGreaterThan(30_000);
    expect(files).toBeGreaterThan(connections);
  });

  it('publishes by TLS wherever that is not the machine itself', () => {
    const tls = ['--certificate', '/c.pem', '--key', '/k.pem'];
    expect(configOf(...tls, '--publish', '0.0.0.0:9601')).toContain('listen 0.0.0.0:9601 ssl;');
    expect(configOf(...tls)).toContain('listen 127.0.0.1:9601;');
    expect(configOf(...tls)).toContain('listen 0.0.0.0:9600 backlog=16384 reuseport ssl http2;');
  });

  it('gives away picture and sound by their own names alone, and none unless it is told where they lie', () => {
    expect(configOf()).not.toContain('/feed/');
    const config = configOf('--media', '/srv/media/feeds');
    expect(config).toContain('location ~ "^/feed/all/(?<name>av?\\.m3u8)$" {');
    expect(config).toContain('location ~ "^/feed/all/(?<name>av?-\\d+\\.ts)$" {');
    expect(config).toContain('root "/srv/media/feeds";');
  });

  it('asks the match server for what is over and for previews alone, and only where it is told where that is', () => {
    const asked = (config: string) => config.match(/proxy_pass .*/g);
    expect(asked(configOf('--origin', 'none'))).toBeNull();
    expect(asked(configOf())).toEqual([
      'proxy_pass http://origin$uri;',
      'proxy_pass http://origin$uri?event=$arg_event&bom=$arg_bom;',
      'proxy_pass http://origin/oembed?url=$arg_url&format=$arg_format&maxwidth=$arg_maxwidth&maxheight=$arg_maxheight;',
      'proxy_pass http://origin/viewers/archive/past/$part.json;',
      'proxy_pass http://origin/?match=$arg_match&turn=$arg_turn&board=$arg_board;',
    ]);
    expect(configOf()).toContain('server 127.0.0.1:9092;');
  });

  it('starts channels at their oldest: an index from the newest kills a worker while one is empty', () => {
    const firsts = configOf().match(/nchan_subscriber_first_message .*/g) ?? [];
    expect(new Set(firsts)).toEqual(new Set(['nchan_subscriber_first_message oldest;']));
  });
});
