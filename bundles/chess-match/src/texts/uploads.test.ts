import { describe, expect, it } from 'vitest';
import type { UploadParams } from '../match/gate/guard/uploads/codes';
import { LANGUAGES, uploadText } from './index';

const SAMPLES: UploadParams = {
  'upload/not_multipart': {},
  'upload/no_file': {},
  'upload/one_file': {},
  'upload/too_large': { what: 'file', limitKb: 10 * 1024 },
  'upload/wrong_ending': { name: 'a.bmp', category: 'logos', endings: ['png', 'svg'] },
  'upload/wrong_content': { name: 'a.png', ending: 'png' },
  'upload/too_many_pixels': { name: 'a.png', megapixels: 50, side: 16384 },
  'upload/undecodable': { name: 'a.png' },
  'upload/unsafe_theme': {},
  'upload/unreadable_svg': {},
  'upload/full': { category: 'photos' },
  'upload/busy': {},
  'upload/broken_off': {},
  'upload/gone': { name: 'a.png', category: 'logos' },
  'upload/failed': {},
};
const told = Object.entries(SAMPLES).map(([code, params]) => ({ code, params: { ...params } }));

describe('why an uploaded file was not taken', () => {
  it.each(LANGUAGES)('is said in %s, each code in words of its own', (language) => {
    const texts = told.map((problem) => uploadText(problem, language));
    expect(new Set(texts).size).toBe(told.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|^upload\//);
  });

  it('names file, kinds and size', () => {
    const say = (code: keyof UploadParams) => uploadText({ code, params: { ...SAMPLES[code] } }, 'ru');
    expect(say('upload/wrong_ending')).toBe('«a.bmp» не годится для эмблем. Загрузите файл одного из видов: png, svg.');
    expect(say('upload/too_large')).toBe('Файл больше 10 МБ. Уменьшите его и загрузите снова.');
    const small = { code: 'upload/too_large', params: { what: 'drawing', limitKb: 1000 } };
    expect(uploadText(small, 'en')).toBe('The drawing is larger than 1000 kB. Make it smaller and upload it again.');
  });

  it('is the code where this build does not know it', () => {
    expect(uploadText({ code: 'upload/of_tomorrow', params: {} }, 'ru')).toBe('upload/of_tomorrow');
  });
});
