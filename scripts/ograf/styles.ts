import type { Plugin } from 'vite';
import type { BuiltFace } from '../../graphics/ograf/built';

const FACE = /@font-face\s*\{([^}]*)\}/g;

const valueOf = (rule: string, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(rule)?.[1]?.trim() ?? '';

const unquoted = (text: string): string => text.replace(/^["']|["']$/g, '');

const faceOf = (rule: string): BuiltFace => ({
  family: unquoted(valueOf(rule, 'font-family')),
  file: unquoted(/url\(([^)]+)\)/.exec(rule)?.[1] ?? ''),
  weight: valueOf(rule, 'font-weight'),
  range: valueOf(rule, 'unicode-range'),
});

/** Style sheets of a page as those of a shadow root, and the faces they hold apart: these a document has. */
export const forShadowRoot = (css: string): { readonly rules: string; readonly faces: readonly BuiltFace[] } => ({
  rules: css
    .replace(FACE, '')
    .replace(/:root((?:\[[^\]]+\])+)/g, ':host($1)')
    .replace(/:root\b/g, ':host'),
  faces: [...css.matchAll(FACE)].map(([, rule = '']) => faceOf(rule)),
});

const put = (code: string, mark: string, text: string): string =>
  code.replace(new RegExp(`["'\`]${mark}["'\`]`), () => JSON.stringify(text));

/** Puts what became of the style sheets into the one module, so that it is all there when it is loaded. */
export const stylesInside = (): Plugin => ({
  name: 'ograf-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
    );
    const { rules, faces } = forShadowRoot(sheets.map(({ source }) => String(source)).join('\n'));
    for (const { fileName } of sheets) Reflect.deleteProperty(bundle, fileName);
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = put(put(file.code, '__OGRAF_STYLES__', rules), '__OGRAF_FACES__', JSON.stringify(faces));
  },
});
