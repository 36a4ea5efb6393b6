/** Where NodeCG takes files of the show's asset category `photos`, and serves them from. */
const PHOTOS = '/assets/chess-broadcast/photos';

/** Puts a photo among the show's assets. @returns its address on this server, or null when it was not taken */
export const uploadPhoto = async (file: File): Promise<string | null> => {
  if (!/\.(png|jpe?g|webp|svg)$/i.test(file.name)) return null;
  const body = new FormData();
  body.append('file', file);
  try {
    const { ok } = await fetch(PHOTOS, { method: 'POST', body });
    return ok ? `${PHOTOS}/${encodeURIComponent(file.name)}` : null;
  } catch {
    return null;
  }
};
