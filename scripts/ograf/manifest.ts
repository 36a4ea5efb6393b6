import type { Language } from '../../bundles/chess-match/src/texts';
import { GRAPHIC_NAMES } from '../../bundles/chess-match/src/texts/graphicNames';
import { frameOf } from '../../bundles/chess-match/src/show/zones';
import { fieldsOf, type ExportedId, type FieldName } from '../../graphics/air/host/fields';
import { OGRAF_WORDS, type CommonName } from './words';

/** The oldest browser that the build is for (build.ts). */
const OLDEST_CEF = '103';

type Property = Readonly<Record<string, unknown>>;
type Name = FieldName | CommonName;

/** One of a few, by their labels; the first, "", says nothing. */
const choice = (labels: Readonly<Record<string, string>>): Property => ({
  gddType: 'select',
  enum: Object.keys(labels),
  gddOptions: { labels },
});

const LINE: Property = { gddType: 'single-line' };

const kindOf = (name: Name, language: Language): Property => {
  const { asShow, asBrowser, sides, languages, themes } = OGRAF_WORDS[language];
  switch (name) {
    case 'side':
      return choice({ '': asShow, ...sides });
    case 'language':
      return choice({ '': asBrowser, ...languages });
    case 'theme':
      return choice(themes);
    case 'state':
      return { gddType: 'multi-line' };
    default:
      return LINE;
  }
};

/** How the graphic is fed is no part of how it is called in a list. */
const COMMON: readonly CommonName[] = ['server', 'key', 'language', 'theme', 'state'];
const isCommon = (name: Name): boolean => COMMON.some((common) => common === name);

const DEFAULTS: Readonly<Partial<Record<Name, string>>> = { theme: 'night' };

const property = (name: Name, order: number, language: Language): Property => ({
  // Some hosts' forms give nothing but texts.
  type: 'string',
  ...OGRAF_WORDS[language].fields[name],
  ...kindOf(name, language),
  default: DEFAULTS[name] ?? '',
  order,
  hidden: isCommon(name),
});

const SCHEMA = 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json' as const;

/** The manifest of an exported graphic (OGraf 1). @param language of the host's lists and forms */
export const manifestOf = (graphic: ExportedId, main: string, version: string, language: Language) => {
  const { name, what } = GRAPHIC_NAMES[language][graphic];
  const { width, height } = frameOf(graphic);
  const fields: readonly Name[] = [...fieldsOf(graphic), ...COMMON];
  return {
    $schema: SCHEMA,
    id: `chess-broadcast-${graphic}`,
    version,
    name: `${OGRAF_WORDS[language].product}: ${name}`,
    description: what,
    author: { name: 'Chess Broadcast' },
    main,
    supportsRealTime: true,
    supportsNonRealTime: false,
    stepCount: 1,
    schema: {
      type: 'object' as const,
      properties: Object.fromEntries(fields.map((field, order) => [field, property(field, order, language)])),
    },
    renderRequirements: [
      {
        resolution: { width: { ideal: width }, height: { ideal: height } },
        frameRate: { min: 25 },
        engine: [{ type: 'CEF', version: { min: OLDEST_CEF } }],
      },
    ],
  };
};
