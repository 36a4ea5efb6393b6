/** Where the server takes files of the show's asset category `photos`, and serves them from. */
const PHOTOS = '/assets/chess-broadcast/photos';

/** What it answers to a file that it kept, under a name of its own making. */
interface Kept {
  readonly file: { readonly url: string };
}

/** Puts a photo among the show's assets. @returns its address on this server, or null when it was not taken */
export const uploadPhoto = async (file: File): Promise<string | null> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch(PHOTOS, { method: 'POST', body });
    return response.ok ? ((await response.json()) as Kept).file.url : null;
  } catch {
    return null;
  }
};
