import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SEVERE = new Set(['serious', 'critical']);

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

interface AxeWindow {
  readonly axe?: { run(options: unknown): Promise<{ readonly violations: readonly Finding[] }> };
}

/** WCAG 2.2 A and AA and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const describeFinding = ({ id, impact, nodes }: Finding): string =>
  nodes
    .map(({ target, failureSummary }) => `${impact ?? ''} ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`)
    .join('\n');

const findings = async (page: Page): Promise<readonly Finding[]> => {
  // Once for each page that is loaded: to compile it takes as long as to look, and what has run before is quicker.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as AxeWindow;
    if (axe === undefined) throw new Error('axe did not load.');
    const { violations: found } = await axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return found.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ target, failureSummary }) => ({
        target: target.map(String),
        failureSummary: failureSummary ?? '',
      })),
    }));
  }, TAGS);
};

/** What axe finds serious or critical on the page as it stands, one line per element. */
export const severeFindings = async (page: Page): Promise<readonly string[]> =>
  (await findings(page)).filter(({ impact }) => impact !== null && SEVERE.has(impact)).map(describeFinding);

/** Asserts that axe finds nothing serious or critical (contrast, labels, roles, focus) on the page as it stands. */
export const expectNoSeriousFindings = async (page: Page): Promise<void> => {
  expect(await severeFindings(page)).toEqual([]);
};

/** Asserts that axe finds nothing at all. */
export const expectNoFindings = async (page: Page): Promise<void> => {
  expect((await findings(page)).map(describeFinding)).toEqual([]);
};
