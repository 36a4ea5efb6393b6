/** Gives a text at the beginning of a caption or a sentence: "мат" → "Мат". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
