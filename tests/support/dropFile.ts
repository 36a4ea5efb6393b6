import type { Page } from 'playwright-core';

/** Holds a file over the page, and lets it go there. */
export const dropFile = async (page: Page, name: string, text: string): Promise<void> => {
  const transfer = await page.evaluateHandle(
    ([fileName, body]) => {
      const data = new DataTransfer();
      data.items.add(new File([body], fileName));
      return data;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.getByTestId('file-drop').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await page.getByTestId('file-drop').waitFor({ state: 'detached' });
};
