import type { JsonObject, SomeCompanionConfigField } from '@companion-module/base';
import { LANGUAGE_CHOICES, type Language } from './language';
import type { Server } from './link/server';
import { wordsIn } from './words';

/** What is set of a connection; a key is kept apart, as a secret. */
export interface Config extends JsonObject {
  host?: string;
  port?: number;
  secure?: boolean;
  trustsAny?: boolean;
  language?: Language;
}

export interface Secrets extends JsonObject {
  key?: string;
}

const PORT = 9090;

export const languageIn = ({ language }: Config): Language => language ?? 'en';

/** Where the server is, by what was set; null where that does not say it. */
export const serverIn = (
  { host = '127.0.0.1', port = PORT, secure = false, trustsAny = false }: Config,
  secrets: Secrets | undefined,
): Server | null => {
  const name = host.trim();
  if (name === '' || /[\s/]/.test(name) || !Number.isInteger(port) || port < 1 || port > 65_535) return null;
  return { host: name, port, isSecure: secure, trustsAny, key: (secrets?.key ?? '').trim() };
};

export const configFields = (language: Language): SomeCompanionConfigField[] => {
  const words = wordsIn(language).settings;
  return [
    { id: 'host', type: 'textinput', label: words.host, width: 8, default: '127.0.0.1' },
    { id: 'port', type: 'number', label: words.port, width: 4, default: PORT, min: 1, max: 65_535 },
    { id: 'key', type: 'secret-text', label: words.key, width: 12, description: words.keyHint },
    { id: 'secure', type: 'checkbox', label: words.secure, width: 6, default: false },
    {
      id: 'trustsAny',
      type: 'checkbox',
      label: words.trustsAny,
      width: 6,
      default: false,
      isVisibleExpression: '$(options:secure)',
    },
    { id: 'language', type: 'dropdown', label: words.language, width: 6, choices: LANGUAGE_CHOICES, default: 'en' },
  ];
};
