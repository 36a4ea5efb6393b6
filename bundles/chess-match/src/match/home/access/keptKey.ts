import { newSecret, SECRET_PATTERN } from '../../safety/kept/secret';
import { checkOf } from '../../../checks';
import { documentOf, readDocument, type Shelf, type Kind } from '../../safety/kept/kept';
import { SECRET } from '../../journal/documents';

interface LinksKey {
  readonly key: string;
}

const LINKS_KEY: Kind<LinksKey> = {
  name: `${SECRET}viewers`,
  versions: [1],
  loss: 'links',
  check: checkOf<LinksKey>({
    type: 'object',
    required: ['key'],
    properties: { key: { type: 'string', pattern: SECRET_PATTERN } },
  }),
  instead: null,
};

const made = ({ documents }: Shelf): LinksKey => {
  const key = { key: newSecret() };
  documents.write([documentOf(LINKS_KEY, key)]);
  return key;
};

/** The key by which this house signs links for viewers: made once. @throws where it cannot be written */
export const keptLinksKey = (shelf: Shelf): string => (readDocument(LINKS_KEY, shelf) ?? made(shelf)).key;
