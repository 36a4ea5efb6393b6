import { uploadText } from '../../../../texts';
import { CATEGORIES, type Category } from './categories';
import type { UploadCode, UploadParams } from './codes';

/** A refusal as a page and a script are told it. */
export interface UploadProblem {
  readonly code: UploadCode;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  /** What, where, and what to do, in one line of English; a page says it in its own language. */
  readonly message: string;
}

const STATUS: Readonly<Record<UploadCode, number>> = {
  'upload/not_multipart': 415,
  'upload/no_file': 400,
  'upload/one_file': 400,
  'upload/too_large': 413,
  'upload/wrong_ending': 415,
  'upload/wrong_content': 415,
  'upload/too_many_pixels': 413,
  'upload/undecodable': 422,
  'upload/unsafe_theme': 422,
  'upload/unreadable_svg': 422,
  'upload/full': 409,
  'upload/busy': 429,
  'upload/broken_off': 400,
  'upload/gone': 410,
  'upload/failed': 500,
};

export const problem = <C extends UploadCode>(code: C, params: UploadParams[C]): UploadProblem => {
  const coded = { code, params };
  return { ...coded, status: STATUS[code], message: uploadText(coded, 'en') };
};

export const wrongEnding = (category: Category, name: string): UploadProblem =>
  problem('upload/wrong_ending', { name, category, endings: CATEGORIES[category] });
