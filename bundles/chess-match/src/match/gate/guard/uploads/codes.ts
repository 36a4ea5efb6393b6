import type { Category, Ending } from './categories';

type Nothing = Readonly<Record<string, never>>;

/** Why a file was not taken, or not removed, with what its text needs. */
export interface UploadParams {
  'upload/not_multipart': Nothing;
  'upload/no_file': Nothing;
  'upload/one_file': Nothing;
  'upload/too_large': { readonly what: 'file' | 'drawing' | 'theme'; readonly limitKb: number };
  'upload/wrong_ending': { readonly name: string; readonly category: Category; readonly endings: readonly Ending[] };
  'upload/wrong_content': { readonly name: string; readonly ending: Ending };
  /** `side` in pixels */
  'upload/too_many_pixels': { readonly name: string; readonly megapixels: number; readonly side: number };
  /** Cut off or damaged. */
  'upload/undecodable': { readonly name: string };
  'upload/unsafe_theme': Nothing;
  'upload/unreadable_svg': Nothing;
  'upload/full': { readonly category: Category };
  'upload/busy': Nothing;
  'upload/broken_off': Nothing;
  'upload/gone': { readonly name: string; readonly category: Category };
  'upload/failed': Nothing;
}

export type UploadCode = keyof UploadParams;
