import type { UploadCode, UploadParams } from '../match/gate/guard/uploads/codes';
import type { Language } from '../view/language';

type UploadTexts = { readonly [C in UploadCode]: (params: UploadParams[C]) => string };

const KB_IN_MB = 1024;

const en: UploadTexts = {
  'upload/not_multipart': () => 'Send the file as multipart/form-data, in the field "file".',
  'upload/no_file': () => 'There is no file in the field "file", or it is empty.',
  'upload/one_file': () => 'Upload one file at a time.',
  'upload/too_large': ({ what, limitKb }) => {
    const size = limitKb < KB_IN_MB ? `${limitKb} kB` : `${limitKb / KB_IN_MB} MB`;
    return `The ${what} is larger than ${size}. Make it smaller and upload it again.`;
  },
  'upload/wrong_ending': ({ name, category, endings }) =>
    `"${name}" may not lie in ${category}. Upload one of: ${endings.join(', ')}.`,
  'upload/wrong_content': ({ name, ending }) =>
    `"${name}" is no ${ending.toUpperCase()} inside. Export the picture again.`,
  'upload/too_many_pixels': ({ name, megapixels, side }) =>
    `"${name}" has more than ${megapixels} megapixels, or a side of more than ${side} pixels. Make it smaller and upload it again.`,
  'upload/undecodable': ({ name }) =>
    `"${name}" is cut off or damaged. Export the picture again, or copy it anew from where it came.`,
  'upload/unsafe_theme': () => 'A theme holds ":root { --name: value; }" and nothing else: no rules, no url().',
  'upload/unreadable_svg': () => 'This is no SVG that can be read. Save it as plain SVG, or as PNG.',
  'upload/full': ({ category }) => `There is no more room in ${category}. Delete files that are not used any more.`,
  'upload/busy': () => 'Other files are being uploaded. Upload this one again in a moment.',
  'upload/broken_off': () => 'The upload was broken off. Upload the file again.',
  'upload/gone': ({ name, category }) => `There is no file "${name}" in ${category} any more.`,
  'upload/failed': () => 'The server could not do it; see its log.',
};

const WHAT_RU = { file: 'Файл', drawing: 'Рисунок SVG', theme: 'Файл темы' } as const;
const WHERE_RU = { logos: 'эмблем', photos: 'фотографий', themes: 'тем' } as const;

const ru: UploadTexts = {
  'upload/not_multipart': () => 'Отправьте файл как multipart/form-data, в поле «file».',
  'upload/no_file': () => 'Файл пуст или не выбран.',
  'upload/one_file': () => 'Загружайте по одному файлу.',
  'upload/too_large': ({ what, limitKb }) => {
    const size = limitKb < KB_IN_MB ? `${limitKb} КБ` : `${limitKb / KB_IN_MB} МБ`;
    return `${WHAT_RU[what]} больше ${size}. Уменьшите его и загрузите снова.`;
  },
  'upload/wrong_ending': ({ name, category, endings }) =>
    `«${name}» не годится для ${WHERE_RU[category]}. Загрузите файл одного из видов: ${endings.join(', ')}.`,
  'upload/wrong_content': ({ name, ending }) =>
    `«${name}» внутри не ${ending.toUpperCase()}. Сохраните картинку ещё раз из программы, где она сделана.`,
  'upload/too_many_pixels': ({ name, megapixels, side }) =>
    `«${name}»: больше ${megapixels} мегапикселей или сторона больше ${side} пикселей. Уменьшите картинку и загрузите снова.`,
  'upload/undecodable': ({ name }) =>
    `«${name}» обрезан или повреждён. Сохраните картинку ещё раз или скопируйте её заново.`,
  'upload/unsafe_theme': () => 'Тема состоит из «:root { --имя: значение; }» и больше ничего: без правил и url().',
  'upload/unreadable_svg': () => 'Этот SVG не читается. Сохраните его как простой SVG или как PNG.',
  'upload/full': ({ category }) => `Для ${WHERE_RU[category]} больше нет места. Удалите файлы, которые не нужны.`,
  'upload/busy': () => 'Сейчас загружаются другие файлы. Загрузите этот чуть позже.',
  'upload/broken_off': () => 'Загрузка оборвалась. Загрузите файл снова.',
  'upload/gone': ({ name }) => `Файла «${name}» больше нет.`,
  'upload/failed': () => 'Сервер не смог этого сделать; причина в его журнале работы.',
};

export const UPLOAD_TEXTS: Readonly<Record<Language, UploadTexts>> = { en, ru };
