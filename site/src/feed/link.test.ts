import { expect, it } from 'vitest';
import { linkIn } from './link';

it('a page knows by its address the link it was opened by, and where everybody’s page is', () => {
  expect(linkIn('/v/white/1795302513/aB-_9/c2ln/')).toEqual({ audience: 'white', open: '/' });
  expect(linkIn('/cup/v/black/1/a/b/')).toEqual({ audience: 'black', open: '/cup/' });
  for (const path of ['/', '/cup/', '/v/all/1/a/b/', '/v/white/x/a/b/', '/v/white/1/a/b'])
    expect(linkIn(path)).toBeNull();
});
