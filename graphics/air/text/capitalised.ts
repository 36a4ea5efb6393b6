/** A kind of result at the beginning of a caption: "мат" → "Мат". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
