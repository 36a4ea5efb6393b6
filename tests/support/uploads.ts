import type { TestServer } from './server';

/** The smallest picture there is: one dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>';

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
