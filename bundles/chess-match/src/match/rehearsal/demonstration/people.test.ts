import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoPeople } from '../../../show';
import { judgeRequest } from '../../gate/guard/http/judge';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'graphics', 'public');
const SERVED = '/bundles/chess-broadcast/graphics/dist/';

it('has a picture that is there, and that pages get, for every person and team of the demonstration', () => {
  const { white, black, arbiters, commentators } = demoPeople({ white: 'A', black: 'B' }, 'en');
  const everybody = [...white.people, ...black.people, ...arbiters, ...commentators];
  const pictures = [...everybody.map(({ photo }) => photo), white.logo, black.logo];
  expect(new Set(pictures).size).toBe(everybody.length + 2);
  for (const picture of pictures) {
    expect(existsSync(join(PUBLIC, picture?.slice(SERVED.length) ?? 'none'))).toBe(true);
    expect(judgeRequest('GET', picture ?? '')).toMatchObject({ passes: true });
  }
});
