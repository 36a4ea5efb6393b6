import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { readPages } from '../../bundles/chess-match/src/http/builtPages';

/** Gives away the pages and documents of a folder as any web server does. It does not listen yet. */
export const staticServer = (folder: string): Server => {
  const pages = readPages(folder);
  const documents = readdirSync(join(folder, 'viewers'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    documents.map((path) => [
      path.slice(folder.length),
      { type: 'application/json', body: { plain: readFileSync(path) } },
    ]),
  );
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const file = pages.get(path) ?? files.get(path);
    response
      .writeHead(file === undefined ? 404 : 200, { 'content-type': file?.type ?? 'text/plain' })
      .end(file?.body.plain);
  });
};
