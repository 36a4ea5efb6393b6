import { err, ok, type Result } from '../../../games/common/result';
import type { Category } from './categories';
import { fileNameOf } from './fileName';
import { isPicture } from './pictures';
import { problem, wrongEnding, type UploadProblem } from './problems';
import type { Received } from './receive';
import type { CleanSvg } from './svgWorker';
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

const examineSvg = async ({ content }: Received, cleanSvg: CleanSvg): Promise<Result<Uint8Array, UploadProblem>> => {
  if (content.length > SVG_LIMIT_BYTES) return tooLarge('drawing', SVG_LIMIT_BYTES);
  const cleaned = await cleanSvg(content.toString('utf8'));
  return cleaned === null ? err(problem('upload/unreadable_svg', {})) : ok(Buffer.from(cleaned));
};

const examineTheme = ({ content }: Received): Result<Uint8Array, UploadProblem> => {
  if (content.length > THEME_LIMIT_BYTES) return tooLarge('theme', THEME_LIMIT_BYTES);
  return isTheme(content.toString('utf8')) ? ok(content) : err(problem('upload/unsafe_theme', {}));
};

/** Whether a received file is what its name says and may lie in a category; a drawing comes back cleaned. */
export const examine = async (
  category: Category,
  received: Received,
  cleanSvg: CleanSvg,
): Promise<Result<Examined, UploadProblem>> => {
  const name = fileNameOf(category, received.name);
  if (name === null) return err(wrongEnding(category, received.name));
  const { base, ending } = name;
  const wrong = problem('upload/wrong_content', { name: base, ending });
  const content =
    ending === 'svg'
      ? await examineSvg(received, cleanSvg)
      : ending === 'css'
        ? examineTheme(received)
        : isPicture(ending, received.content)
          ? ok(received.content)
          : err(wrong);
  return content.ok ? ok({ base, content: content.value }) : content;
};
