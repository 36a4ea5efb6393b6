import { err, ok, type Result } from '../../../../games/common/result';
import type { Category } from './categories';
import { fileNameOf } from './fileName';
import { LONGEST_SIDE, MOST_MEGAPIXELS, type PictureEnding } from './pictures';
import { problem, wrongEnding, type UploadProblem } from './problems';
import type { Received } from './receive';
import type { Examiner } from './examiner';
import { isTheme, THEME_LIMIT_BYTES } from './themeCss';

/** A file as it may lie among the assets. */
export interface Examined {
  readonly base: string;
  readonly content: Uint8Array;
}

/** A logo drawn by hand has some kB; what is larger is a photo in a drawing. */
const SVG_LIMIT_BYTES = 1024 * 1024;

const tooLarge = (what: 'drawing' | 'theme', bytes: number): Result<never, UploadProblem> =>
  err(problem('upload/too_large', { what, limitKb: bytes / 1024 }));

const examineSvg = async ({ content }: Received, examiner: Examiner): Promise<Result<Uint8Array, UploadProblem>> => {
  if (content.length > SVG_LIMIT_BYTES) return tooLarge('drawing', SVG_LIMIT_BYTES);
  const cleaned = await examiner.drawing(content);
  return cleaned === null ? err(problem('upload/unreadable_svg', {})) : ok(Buffer.from(cleaned));
};

const examinePicture = async (
  { content }: Received,
  name: string,
  ending: PictureEnding,
  examiner: Examiner,
): Promise<Result<Uint8Array, UploadProblem>> => {
  switch (await examiner.picture(ending, content)) {
    case 'whole':
      return ok(content);
    case 'other_format':
      return err(problem('upload/wrong_content', { name, ending }));
    case 'too_many_pixels':
      return err(problem('upload/too_many_pixels', { name, megapixels: MOST_MEGAPIXELS, side: LONGEST_SIDE }));
    case 'undecodable':
      return err(problem('upload/undecodable', { name }));
  }
};

const examineTheme = ({ content }: Received): Result<Uint8Array, UploadProblem> => {
  if (content.length > THEME_LIMIT_BYTES) return tooLarge('theme', THEME_LIMIT_BYTES);
  return isTheme(content.toString('utf8')) ? ok(content) : err(problem('upload/unsafe_theme', {}));
};

/** Whether a received file is what its name says, whole, and may lie in a category; a drawing comes back cleaned. */
export const examine = async (
  category: Category,
  received: Received,
  examiner: Examiner,
): Promise<Result<Examined, UploadProblem>> => {
  const name = fileNameOf(category, received.name);
  if (name === null) return err(wrongEnding(category, received.name));
  const { base, ending } = name;
  const content =
    ending === 'svg'
      ? await examineSvg(received, examiner)
      : ending === 'css'
        ? examineTheme(received)
        : await examinePicture(received, base, ending, examiner);
  return content.ok ? ok({ base, content: content.value }) : content;
};
