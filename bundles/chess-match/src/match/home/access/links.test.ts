import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_LINKS } from '../../../contract/viewersAccess';
import { shelfWith, type TestShelf } from '../../testing/shelf';
import { createAccessCheck } from './check';
import { keptAccess } from './keptAccess';
import { createLinks, type Links } from './links';
import { withoutPass, type Pass } from './pass';

const HOUR_MS = 3_600_000;
const KEY = 'key of the links';

let shelf: TestShelf;
beforeEach(() => void (shelf = shelfWith()));

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const open = (time: { nowMs: number }, key = KEY) => {
  const planned: { run: () => void; ms: number }[] = [];
  let changes = 0;
  const links = createLinks({
    access: keptAccess(shelf),
    key,
    now: () => time.nowMs,
    later: (run, ms) => void (planned[0] = { run, ms }),
    log,
  });
  links.listen(() => (changes += 1));
  const check = createAccessCheck(
    () => ({ ...links.accessState(), areFeedsShut: false }),
    key,
    () => time.nowMs,
  );
  return { links, check, planned, changes: () => changes };
};

const HELD = { access: 'links', delaySeconds: 0 } as const;
const issue = (links: Links, audience: 'white' | 'black' = 'white', hours = 12) => {
  const link = links.issue(audience, 'club', hours);
  const { pass } = withoutPass(`/${link?.path ?? ''}x`);
  if (link === null || pass === null) throw new Error('no link');
  return { link, pass };
};

describe('links to what a team’s viewers see', () => {
  it('are signed as nginx looks at them, and tell apart what is asked through them', () => {
    const { links } = open({ nowMs: 1_700_000_000_500 });
    const { link, pass } = issue(links);
    const until = 1_700_000_000 + 12 * 3600;
    const signature = createHash('md5').update(`${until} white ${link.id} ${KEY}`).digest('base64url');
    expect(link.path).toBe(`v/white/${until}/${link.id}/${signature}/`);
    expect(withoutPass(`/${link.path}viewers/white.json`)).toEqual({ path: '/viewers/white.json', pass });
    for (const path of ['/', '/viewers/white.json', '/v/all/1/a/b/x', `/${link.path.slice(0, -1)}`])
      expect(withoutPass(path)).toEqual({ path, pass: null });
  });

  it('open their own team’s document and nothing else; forged ones nothing', () => {
    const { links, check } = open({ nowMs: 0 });
    const { pass } = issue(links);
    expect([check.at('white', null), check.at('black', null)]).toEqual([200, 200]);
    links.setRule('white', HELD);
    links.setRule('black', HELD);
    expect(check.at('white', pass)).toBe(200);
    expect([check.at('black', pass), check.at('white', null), check.at('all', null)]).toEqual([403, 403, 200]);
    const forged: readonly Partial<Pass>[] = [
      ...[{ until: pass.until + 1 }, { id: 'other' }, { signature: pass.signature.toLowerCase() }],
      ...[{ signature: '' }, { signature: `${pass.signature}A` }],
    ];
    for (const part of forged) expect(check.at('white', { ...pass, ...part })).toBe(403);
    expect(check.at('black', { ...pass, audience: 'black' })).toBe(403);
    expect(open({ nowMs: 0 }, 'another key').check.at('white', pass)).toBe(403);
  });

  it('end when they are over, and at once when they are taken back; what is shut opens to nobody', () => {
    const time = { nowMs: 0 };
    const { links, check, planned, changes } = open(time);
    links.setRule('white', HELD);
    const [first, second] = [issue(links, 'white', 1), issue(links, 'white', 2)];
    expect(planned[0]?.ms).toBe(HOUR_MS);
    expect(links.revoke(second.link.id)).toMatchObject({ state: 'revoked' });
    expect([check.at('white', second.pass), check.at('white', first.pass)]).toEqual([410, 200]);
    expect([links.revoke(second.link.id), links.revoke('none')]).toEqual([null, null]);
    const before = changes();
    time.nowMs = HOUR_MS;
    expect(check.at('white', first.pass)).toBe(410);
    planned[0]?.run();
    expect(changes()).toBe(before + 1);
    expect(links.accessState().closed).toEqual({ white: [second.link.id, first.link.id], black: [] });
    links.setRule('white', { access: 'public', delaySeconds: 0 });
    expect([check.at('white', null), check.at('white', first.pass)]).toEqual([200, 410]);
    links.setRule('white', { access: 'off', delaySeconds: 0 });
    expect([check.at('white', null), check.at('white', issue(links).pass)]).toEqual([404, 404]);
    time.nowMs += 25 * HOUR_MS;
    expect(links.all().map(({ state }) => state)).toEqual(['over']);
  });

  it('outlive the server, with what was settled', () => {
    const time = { nowMs: 0 };
    const { links } = open(time);
    links.setRule('black', { access: 'links', delaySeconds: 90 });
    const [good, revoked] = [issue(links, 'black'), issue(links, 'black')];
    links.revoke(revoked.link.id);
    const again = open(time);
    expect(again.links.rules().black).toEqual({ access: 'links', delaySeconds: 90 });
    expect(again.links.all().map(({ state }) => state)).toEqual(['revoked', 'good']);
    expect([again.check.at('black', good.pass), again.check.at('black', revoked.pass)]).toEqual([200, 410]);
  });

  it('in a return game open nothing of the other team, and do so again when the colours are as they were', () => {
    const time = { nowMs: 0 };
    const { links, check, changes } = open(time);
    for (const team of ['white', 'black'] as const) links.setRule(team, HELD);
    const [first, reversed] = [false, true].map((turned) => ({ series: 'first', turned }));
    if (first === undefined || reversed === undefined) throw new Error('no games');
    const early = issue(links);
    links.seat(first, false);
    const [reds, blues] = [issue(links), issue(links, 'black')];
    const before = changes();
    links.seat(reversed, false);
    // Who listens is sent out at once.
    expect(changes()).toBe(before + 1);
    const all = [early, reds, blues];
    expect(all.map(({ pass }) => check.at(pass.audience, pass))).toEqual([410, 410, 410]);
    expect(links.all().map(({ state }) => state)).toEqual(['turned', 'turned', 'turned']);
    const redsNow = issue(links, 'black');
    expect(check.at('black', redsNow.pass)).toBe(200);
    const again = open(time);
    again.links.seat(reversed, false);
    expect(all.map(({ pass }) => again.check.at(pass.audience, pass))).toEqual([410, 410, 410]);
    expect(again.check.at('black', redsNow.pass)).toBe(200);
    again.links.seat(first, false);
    expect(all.map(({ pass }) => again.check.at(pass.audience, pass))).toEqual([200, 200, 200]);
    expect(again.check.at('black', redsNow.pass)).toBe(410);
  });

  it('B20 from before an update open nothing in a game with colours reversed, nor later: nobody knows whose they are', () => {
    const time = { nowMs: 0 };
    const { links } = open(time);
    links.setRule('white', HELD);
    const { pass } = issue(links);
    const { body = '' } = shelf.documents.read('viewers') ?? {};
    const before = body.replaceAll(/,"(seating|isUnclear)":\w+/g, '');
    shelf.documents.write([{ name: 'viewers', version: 1, body: before }]);
    const [first, reversed] = [false, true].map((turned) => ({ series: 'first', turned }));
    if (first === undefined || reversed === undefined) throw new Error('no games');
    const updated = open(time);
    updated.links.seat(reversed, true);
    expect(updated.links.all().map(({ state }) => state)).toEqual(['unclear']);
    const [inReturn, again] = [issue(updated.links), open(time)];
    for (const seating of [reversed, first]) {
      again.links.seat(seating, seating.turned);
      expect(again.check.at('white', pass)).toBe(410);
    }
    again.links.seat(reversed, true);
    expect(again.check.at('white', inReturn.pass)).toBe(200);
  });

  it('may be revoked while their team has the other colour', () => {
    const { links, check } = open({ nowMs: 0 });
    links.setRule('white', HELD);
    links.seat({ series: 'first', turned: false }, false);
    const { link, pass } = issue(links);
    links.seat({ series: 'first', turned: true }, false);
    expect(links.revoke(link.id)).toMatchObject({ state: 'revoked' });
    links.seat({ series: 'first', turned: false }, false);
    expect(check.at('white', pass)).toBe(410);
  });

  it('what nobody understands opens nothing, at the next start either, and is kept', () => {
    shelf.documents.write([{ name: 'viewers', version: 1, body: '{"rules":{"white":{"access":"everybody"}}}' }]);
    for (const { check } of [open({ nowMs: 0 }), open({ nowMs: 0 })])
      expect([check.at('white', null), check.at('black', null), check.at('all', null)]).toEqual([404, 404, 200]);
    expect(shelf.damaged.troubles()).toMatchObject([{ params: { document: 'viewers', loss: 'viewers' } }]);
  });

  it('are not without number', () => {
    const { links } = open({ nowMs: 0 });
    for (let at = 0; at < MOST_LINKS; at += 1) issue(links);
    expect(links.issue('white', '', 1)).toBeNull();
  });
});
