import { GRAPHIC_IDS } from '../../show';
import { roleText, type Language } from '../../texts';
import { GRAPHIC_NAMES } from '../../texts/graphicNames';
import { BY_ITSELF } from '../crew';
import { START_TEXTS } from './texts';

/** Folders of dashboard/, beside those that are opened first and the rescue's. */
const OTHER_PAGES = ['arbiter', 'commentator', 'roster', 'setup', 'health'] as const;

const STYLE = `
  :root { color-scheme: dark; }
  body { margin: 0; padding: 2rem 1rem 4rem; background: #11151c; color: #eef2f7;
    font: 18px/1.5 "Noto Sans", "Segoe UI", Roboto, Arial, sans-serif; }
  main { max-width: 52rem; margin: auto; }
  h1 { margin: 0; } h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
  ul { margin: 0; padding: 0; list-style: none; } li { padding: .15rem 0; }
  a { color: #9cc6ff; } .first a { font-size: 1.3rem; font-weight: 600; } p { color: #c3ccd8; }`;

const panel = (name: string): string => `/bundles/chess-broadcast/dashboard/dist/${name}/index.html${BY_ITSELF}`;
const picture = (name: string): string => `/bundles/chess-broadcast/graphics/dist/${name}/index.html`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const row = (address: string, name: string, what: string): string =>
  `<li><a href="${escaped(address)}">${name}</a>${what === '' ? '' : ` — ${what}`}</li>`;

/** All pages and pictures with links. @param viewers the address of the page of viewers at home; null where there is none */
export const startPage = (language: Language, viewers: string | null): string => {
  const texts = START_TEXTS[language];
  const other = language === 'ru' ? 'en' : 'ru';
  const first = [
    row(panel('director'), roleText('director', language), texts.director),
    row(panel('operator'), roleText('operator', language), texts.operator),
    ...(viewers === null ? [] : [row(viewers, texts.viewers, texts.viewersFor)]),
  ];
  const crew = [
    ...OTHER_PAGES.map((name) => row(panel(name), roleText(name, language), '')),
    row(panel('rescue'), texts.rescue, ''),
    row('/dashboard/', '/dashboard/', texts.dashboard),
  ];
  const pictures = GRAPHIC_IDS.map((id) => {
    const { name, what } = GRAPHIC_NAMES[language][id];
    return row(picture(id), name, what);
  });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${STYLE}
</style>
<main>
<h1>${texts.title}</h1>
<a href="/?lang=${other}" lang="${other}">${texts.other}</a>
<h2>${texts.first}</h2>
<ul class="first">${first.join('\n')}</ul>
<p>${texts.demonstration}</p>
<h2>${texts.crew}</h2>
<ul>${crew.join('\n')}</ul>
<h2>${texts.pictures}</h2>
<p>${texts.picturesHow}</p>
<ul>${pictures.join('\n')}</ul>
</main>
</html>
`;
};
