import { uploadText, type Language } from 'chess-match/client';

export type PictureCategory = 'photos' | 'logos';

/** Where the server takes files of the show's asset categories, and serves them from. */
const ASSETS = '/assets/chess-broadcast';

const NOT_REACHED: Readonly<Record<Language, string>> = {
  en: 'The server did not answer. Upload the picture again.',
  ru: 'Сервер не ответил. Загрузите картинку ещё раз.',
};

/** What it answers: the file under a name of its own making, or why it was not taken. */
type Answer =
  | { readonly ok: true; readonly file: { readonly url: string } }
  | { readonly ok: false; readonly error: Parameters<typeof uploadText>[0] };

/** The picture's address on this server, or why it was not taken, in words. */
export type Uploaded = { readonly url: string } | { readonly refusal: string };

/** Puts a picture among the show's assets. */
export const uploadPicture = async (category: PictureCategory, file: File, language: Language): Promise<Uploaded> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch(`${ASSETS}/${category}`, { method: 'POST', body });
    const answer = (await response.json()) as Answer;
    return answer.ok ? { url: answer.file.url } : { refusal: uploadText(answer.error, language) };
  } catch {
    return { refusal: NOT_REACHED[language] };
  }
};
