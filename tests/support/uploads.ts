import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './server';

/** The smallest picture there is: one dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const JPEG = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'zones.jpg'));

/** A red field. */
export const WEBP = Buffer.from(
  'UklGRkgAAABXRUJQVlA4IDwAAAAQAwCdASoYABAAPpE4l0eloyIhMAgAsBIJQBdl0AAQNgAA/u7T3/4DdfFtMv/3OB/3OB/3OB/HM1mAAAA=',
  'base64',
);

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>';

/** As that program writes every drawing. */
export const ILLUSTRATOR =
  '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [' +
  '<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">]><svg xmlns:x="&ns_extend;" xmlns="http://www.w3.org/2000/svg" width="8">' +
  '<switch><foreignObject requiredExtensions="&ns_extend;"/><g x:extraneous="self"><rect width="8" height="8"/></g></switch></svg>';

/** Three thousand million letters, if one lets it. */
export const LAUGHS = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a9;</text></svg>`;

export const THEME = ':root[data-theme] { --accent: #123456; --plate: rgb(1 2 3 / 90%); }\n';

export interface UploadReply {
  readonly status: number;
  readonly text: string;
}

/** Uploads a file as a browser's form does, under an address of its own choosing. */
export const uploadFile = async (
  { url }: Pick<TestServer, 'url'>,
  folder: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  field = 'file',
): Promise<UploadReply> => {
  const body = new FormData();
  body.append(field, new Blob([content]), name);
  const response = await fetch(`${url}${folder}`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
};
