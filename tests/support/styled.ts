import type { Page } from 'playwright-core';

interface Styled {
  readonly document: { adoptedStyleSheets: readonly unknown[] };
}

/**
 * A style of the test's own, on pages, too, that take none from outside their files.
 * @returns what takes it away again
 */
export const styled = async (page: Page, css: string): Promise<() => Promise<unknown>> => {
  const sheet = await page.evaluateHandle(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(css)});
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  })()`);
  return () =>
    sheet.evaluate((gone) => {
      const its = globalThis as unknown as Styled;
      its.document.adoptedStyleSheets = its.document.adoptedStyleSheets.filter((each) => each !== gone);
    });
};
