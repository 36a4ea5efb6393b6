import { renderSVG } from 'uqr';

/** A text for a camera, as the address of a picture. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`;
