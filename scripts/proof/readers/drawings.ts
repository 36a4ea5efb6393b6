import { cleanSvg } from '../../../bundles/chess-match/src/match/gate/guard/uploads/cleanSvg';
import { UPLOAD_TEXTS } from '../../../bundles/chess-match/src/texts/uploads';
import { inEach, type Reader } from './reader';

const WHOLE = `<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY red "#f00">]>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <style>.a { fill: &red; }</style>
  <g class="a" transform="scale(2)"><path d="M0 0h9v9z"/><text x="1" y="8">A &amp; B</text></g>
</svg>
`;

/** Logos and photos that are drawings. */
export const DRAWINGS: Reader = {
  name: 'drawing .svg',
  whole: [WHOLE],
  read: (text) =>
    cleanSvg(text) === null
      ? [{ place: null, words: inEach((language) => UPLOAD_TEXTS[language]['upload/unreadable_svg']({})) }]
      : [],
};
