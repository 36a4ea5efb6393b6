import { GRAPHIC_IDS } from '../../../show';
import { leadsToRescue, roleText, troubleText, type Language } from '../../../texts';
import { GRAPHIC_NAMES } from '../../../texts/graphicNames';
import { BY_ITSELF } from '../../crew';
import type { Trouble } from '../../base/troubles';
import { START_TEXTS } from './texts';

/** Folders of dashboard/, beside those that are opened first while a match can be played. */
const OTHER_PAGES = [
  'arbiter',
  'commentator',
  'roster',
  'setup',
  'prompter',
  'sheets',
  'after',
  'health',
  'rescue',
] as const;
/** Those that are not called by a job. */
const CALLED = ['prompter', 'sheets', 'after', 'rescue'] as const;
type CrewPage = 'director' | 'operator' | (typeof OTHER_PAGES)[number];

const STYLE = `
  :root { color-scheme: dark; }
  body { margin: 0; padding: 2rem 1rem 4rem; background: #11151c; color: #eef2f7;
    font: 18px/1.5 "Noto Sans", "Segoe UI", Roboto, Arial, sans-serif; }
  main { max-width: 52rem; margin: auto; }
  h1 { margin: 0; } h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
  ul { margin: 0; padding: 0; list-style: none; } li { padding: .15rem 0; }
  .wrong { padding: .5rem 1rem; border-left: .4rem solid #ff6b5e; background: #2a1a1c; }
  a { color: #9cc6ff; } .first a { font-size: 1.3rem; font-weight: 600; } p { color: #c3ccd8; }`;

const panel = (name: string): string => `/bundles/chess-broadcast/dashboard/dist/${name}/index.html${BY_ITSELF}`;
const picture = (name: string): string => `/bundles/chess-broadcast/graphics/dist/${name}/index.html`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const row = (address: string, name: string, what: string): string =>
  `<li><a href="${escaped(address)}">${name}</a>${what === '' ? '' : ` — ${what}`}</li>`;

const isCalled = (name: CrewPage): name is (typeof CALLED)[number] => CALLED.some((called) => called === name);

/** Most pages are called by the job they are made for. */
const nameOf = (name: CrewPage, language: Language): string =>
  isCalled(name) ? START_TEXTS[language][name] : roleText(name, language);

const crewRow = (name: CrewPage, language: Language, what = ''): string =>
  row(panel(name), nameOf(name, language), what);

/** How the server stands for somebody who begins. */
export interface Beginning {
  /** The address of the page of viewers at home; null where there is none. */
  readonly viewers: string | null;
  /** Why nothing is accepted; empty while a match can be played. */
  readonly findings: readonly Trouble[];
}

/** What is opened first, and what else there is. */
interface Rows {
  readonly above: string;
  readonly first: readonly string[];
  readonly others: readonly string[];
}

const rowsOfMatch = (language: Language, viewers: string | null): Rows => {
  const texts = START_TEXTS[language];
  return {
    above: '',
    first: [
      crewRow('director', language, texts.director),
      crewRow('operator', language, texts.operator),
      ...(viewers === null ? [] : [row(viewers, texts.viewers, texts.viewersFor)]),
    ],
    others: OTHER_PAGES.map((name) => crewRow(name, language)),
  };
};

const rowsOfRescue = (language: Language, findings: readonly Trouble[]): Rows => {
  const why = findings.map((finding) => `<p>${escaped(troubleText(finding, language))}</p>`);
  // Where there is no room on the disk, there is nothing to decide.
  const first = findings.some(({ code }) => leadsToRescue(code)) ? 'rescue' : 'health';
  return {
    above: `<div class="wrong">${why.join('\n')}</div>`,
    first: [crewRow(first, language, first === 'rescue' ? START_TEXTS[language].rescueFor : '')],
    others: (['director', 'operator', ...OTHER_PAGES] as const)
      .filter((name) => name !== first)
      .map((name) => crewRow(name, language)),
  };
};

/** All pages and pictures with links; while nothing is accepted, why and what to do before them. */
export const startPage = (language: Language, { viewers, findings }: Beginning): string => {
  const texts = START_TEXTS[language];
  const other = language === 'ru' ? 'en' : 'ru';
  const isRescue = findings.length > 0;
  const { above, first, others } = isRescue ? rowsOfRescue(language, findings) : rowsOfMatch(language, viewers);
  const crew = [...others, row('/dashboard/', '/dashboard/', texts.dashboard)];
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
${above}<h2>${texts.first}</h2>
<ul class="first">${first.join('\n')}</ul>
${isRescue ? '' : `<p>${texts.demonstration}</p>\n`}<h2>${texts.crew}</h2>
<ul>${crew.join('\n')}</ul>
<h2>${texts.pictures}</h2>
<p>${texts.picturesHow}</p>
<ul>${pictures.join('\n')}</ul>
</main>
</html>
`;
};
