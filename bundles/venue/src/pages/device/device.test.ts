import { describe, expect, it } from 'vitest';
import { SILENT_AFTER_MS } from '../../wire/wire';
import { createHeard } from './heard';
import { browserOf } from './report';

describe('what was heard', () => {
  it('is true for as long as beats come, and says when it last was', () => {
    const clock = { ms: 0 };
    const heard = createHeard(() => clock.ms);
    expect([heard.truth().kind, heard.lastTrueMs()]).toEqual(['silent', null]);
    heard.beat({ linked: true, serverMs: 5000 });
    clock.ms = SILENT_AFTER_MS;
    expect(heard.truth().kind).toBe('live');
    clock.ms += 1;
    expect([heard.truth().kind, heard.lastTrueMs()]).toEqual(['silent', 5000]);
  });

  it('tells the server that is away from the one behind it', () => {
    const heard = createHeard(() => 0);
    heard.beat({ linked: true, serverMs: 5000 });
    heard.beat({ linked: false, serverMs: 9000 });
    expect([heard.truth().kind, heard.lastTrueMs()]).toEqual(['unlinked', 5000]);
  });

  it('is nothing after a sleep, until a beat comes', () => {
    const heard = createHeard(() => 0);
    heard.beat({ linked: true, serverMs: 5000 });
    heard.forget();
    expect(heard.truth().kind).toBe('silent');
    heard.beat({ linked: true, serverMs: 6000 });
    expect(heard.truth().kind).toBe('live');
  });
});

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/85.0.1 Safari/537.36', 'Chrome 85'],
    ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0', 'Edg 120'],
    ['Mozilla/5.0 (iPad) AppleWebKit/605 (KHTML, like Gecko) Version/17.4 Mobile/15E Safari/604.1', 'Safari 17'],
    ['Mozilla/5.0 (X11; rv:126.0) Gecko/20100101 Firefox/126.0', 'Firefox 126'],
    ['curl/8', null],
  ])('%s', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });
});
