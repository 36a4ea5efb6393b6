import { expect, it } from 'vitest';
import { forShadowRoot } from './styles';

const CSS = `@font-face{font-family:"Golos Text";font-style:normal;font-weight:400 900;src:url(./fonts/golos.woff2) format("woff2-variations");unicode-range:U+0000-00FF,U+0131}
:root,:root[data-theme=night]{--ink:#fff}:root[data-theme=paper]{--ink:#000}.root{color:var(--ink)}`;

it('rules of a page are those of a shadow root, and the faces of the document stand apart', () => {
  const { rules, faces } = forShadowRoot(CSS);
  expect(rules.trim()).toBe(
    ':host,:host([data-theme=night]){--ink:#fff}:host([data-theme=paper]){--ink:#000}.root{color:var(--ink)}',
  );
  expect(faces).toEqual([
    { family: 'Golos Text', file: './fonts/golos.woff2', weight: '400 900', range: 'U+0000-00FF,U+0131' },
  ]);
});
