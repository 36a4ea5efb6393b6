import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project';

const FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'] as const;

/** The text of the MIT licence, for packages that name it and hold no text of it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** What a package says of its licence at the head of its program; "" where it says nothing. */
const headOf = (folder: string, main: unknown): string => {
  const path = join(folder, typeof main === 'string' ? main : 'index.js');
  const [head = ''] = (existsSync(path) ? /\/\*!?[\s\S]*?\*\//.exec(readFileSync(path, 'utf8')) : null) ?? [];
  return head.includes('@license') ? head : '';
};

const noticeOf = (name: string): string => {
  const folder = join(PROJECT_FOLDER, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const file = FILES.map((one) => join(folder, one)).find(existsSync);
  const stated = `${String(manifest['license'])}\n\n`;
  const head = headOf(folder, manifest['main']);
  const text = file === undefined ? stated + (head === '' ? MIT : head) : readFileSync(file, 'utf8');
  return `${name} ${String(manifest['version'])}\n\n${text.trim()}\n`;
};

/** The licences of packages that go out with ours, as they ask for. */
export const noticesOf = (names: readonly string[]): string => names.map(noticeOf).join(`\n${'-'.repeat(78)}\n\n`);
