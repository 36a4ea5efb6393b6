/** All style sheets of the element as one text, put in by its build (vite.element.config.ts). */
const STYLES = '%styles%';

/**
 * Gives a root its styles: as a sheet, which pages allow that allow no styles in their text; in browsers that do not
 * know that, as a text.
 */
export const dress = (root: ShadowRoot): void => {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = document.createElement('style');
  style.textContent = STYLES;
  (root as ShadowRoot).append(style);
};
