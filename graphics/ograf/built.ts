/** A face of a font, as a file of the package. */
export interface BuiltFace {
  readonly family: string;
  /** Below the package. */
  readonly file: string;
  readonly weight: string;
  readonly range: string;
}

/*
 * The build puts into these two what it made of the style sheets (scripts/ograf/styles.ts): rules for a shadow root,
 * and apart from them the faces, which a browser reads of a document alone.
 */
export const STYLES = '__OGRAF_STYLES__';
export const FACES = '__OGRAF_FACES__';

export const facesOf = (text: string): readonly BuiltFace[] => JSON.parse(text) as readonly BuiltFace[];
