import type { ContentOf, GraphicId } from 'chess-match/client';

/** What the fields of a graphic's content are given. */
export interface FieldsProps<G extends GraphicId> {
  readonly content: ContentOf<G>;
  readonly onChange: (content: ContentOf<G>) => void;
}
