import { themeFileOf, themeOf } from './themes';

/**
 * Resolves when the file's rules hold, or when it cannot be had: a missing file must not keep a live picture off air.
 */
const addStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });

/** Gives the page its colours; resolves when it may be painted. */
export const applyTheme = async (config: Readonly<Record<string, unknown>>, search: string): Promise<void> => {
  document.documentElement.dataset.theme = themeOf(config, search);
  const file = themeFileOf(config);
  if (file !== null) await addStyles(file);
};
