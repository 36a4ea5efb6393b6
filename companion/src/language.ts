import type { DropdownChoice } from '@companion-module/base';

export type Language = 'en' | 'ru';

export const LANGUAGE_CHOICES: DropdownChoice<Language>[] = [
  { id: 'en', label: 'English' },
  { id: 'ru', label: 'Русский' },
];
