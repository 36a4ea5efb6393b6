import type { Browser } from 'playwright-core';

export interface SheetOptions {
  readonly columns: number;
  /** Of one picture, px. */
  readonly width: number;
  /** 0 to 100. */
  readonly quality: number;
}

/** Many pictures of the frame on one sheet, row after row. @returns JPEG */
export const sheetOf = async (
  browser: Browser,
  pictures: readonly Buffer[],
  { columns, width, quality }: SheetOptions,
): Promise<Buffer> => {
  const height = Math.round((width * 9) / 16);
  const rows = Math.ceil(pictures.length / columns);
  const page = await browser.newPage({ viewport: { width: columns * width, height: rows * height } });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  const style = `body { margin: 0; font-size: 0 } img { width: ${width}px; height: ${height}px }`;
  await page.setContent(`<style>${style}</style>${images.join('')}`);
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  const sheet = await page.screenshot({ type: 'jpeg', quality });
  await page.close();
  return sheet;
};
