export type PictureCategory = 'photos' | 'logos';

/** Where the server takes files of the show's asset categories, and serves them from. */
const ASSETS = '/assets/chess-broadcast';

/** What it answers to a file that it kept, under a name of its own making. */
interface Kept {
  readonly file: { readonly url: string };
}

/** Puts a picture among the show's assets. @returns its address on this server, or null when it was not taken */
export const uploadPicture = async (category: PictureCategory, file: File): Promise<string | null> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch(`${ASSETS}/${category}`, { method: 'POST', body });
    return response.ok ? ((await response.json()) as Kept).file.url : null;
  } catch {
    return null;
  }
};
