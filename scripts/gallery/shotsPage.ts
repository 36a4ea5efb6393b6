export interface ShotsSection {
  readonly graphic: string;
  /** Pictures beside the page, without their ending. */
  readonly names: readonly string[];
}

const figure = (name: string): string =>
  `<figure><a href="${name}.png"><img loading="lazy" src="${name}.png" alt="" width="960" height="540"></a><figcaption>${name}</figcaption></figure>`;

const section = ({ graphic, names }: ShotsSection): string =>
  `<section id="${graphic}"><h2>${graphic}</h2><div class="grid">${names.map(figure).join('')}</div></section>`;

/** What graphics stand on in the studio: nothing, a dark and a bright picture, and one with everything in it. */
const BACKGROUNDS: Readonly<Record<string, string>> = {
  dark: '#14171c',
  bright: '#e9edf2',
  grey: '#7b8087',
  busy: 'repeating-conic-gradient(#d7a86e 0 25%, #5b3a26 0 50%) 0 0 / 90px 90px',
};

const STYLE = `
  body { margin: 24px; font: 16px system-ui, sans-serif; background: #23272e; color: #e8eaed; }
  nav { position: sticky; top: 0; padding: 8px 0; background: #23272e; z-index: 1; }
  nav a, label { color: inherit; margin-right: 12px; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--width, 620px), 1fr)); gap: 16px; }
  figure { margin: 0; }
  img { width: 100%; height: auto; display: block; background: var(--behind); }
  figcaption { padding: 4px 0; }
  ${Object.entries(BACKGROUNDS)
    .map(([name, value]) => `body:has(#behind-${name}:checked) { --behind: ${value}; }`)
    .join('\n  ')}
  body:has(#large:checked) { --width: 1200px; }
`;

const toggle = (name: string, index: number): string =>
  `<label><input type="radio" name="behind" id="behind-${name}"${index === 0 ? ' checked' : ''}> ${name}</label>`;

/** A page to look through the pictures, on backgrounds of choice. */
export const shotsPage = (sections: readonly ShotsSection[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Graphics in every state</title><style>${STYLE}</style>
<nav><div>${sections.map(({ graphic }) => `<a href="#${graphic}">${graphic}</a>`).join('')}</div>
<div>${Object.keys(BACKGROUNDS).map(toggle).join('')}<label><input type="checkbox" id="large"> large</label></div></nav>
${sections.map(section).join('\n')}
</html>
`;
