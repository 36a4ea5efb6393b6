import { CATEGORIES, type Category } from './categories';

/** Why a file was not taken, or not removed. */
export type UploadCode =
  | 'upload/not_multipart'
  | 'upload/no_file'
  | 'upload/one_file'
  | 'upload/too_large'
  | 'upload/wrong_ending'
  | 'upload/wrong_content'
  | 'upload/unsafe_theme'
  | 'upload/unreadable_svg'
  | 'upload/full'
  | 'upload/busy'
  | 'upload/broken_off'
  | 'upload/gone'
  | 'upload/failed';

export interface UploadProblem {
  readonly code: UploadCode;
  readonly status: number;
  /** What, where, and what to do, in one line. */
  readonly message: string;
}

const STATUS: Readonly<Record<UploadCode, number>> = {
  'upload/not_multipart': 415,
  'upload/no_file': 400,
  'upload/one_file': 400,
  'upload/too_large': 413,
  'upload/wrong_ending': 415,
  'upload/wrong_content': 415,
  'upload/unsafe_theme': 422,
  'upload/unreadable_svg': 422,
  'upload/full': 409,
  'upload/busy': 429,
  'upload/broken_off': 400,
  'upload/gone': 410,
  'upload/failed': 500,
};

export const problem = (code: UploadCode, message: string): UploadProblem => ({ code, status: STATUS[code], message });

export const wrongEnding = (category: Category, given: string): UploadProblem =>
  problem(
    'upload/wrong_ending',
    `"${given}" may not lie in ${category}. Upload one of: ${CATEGORIES[category].join(', ')}.`,
  );
