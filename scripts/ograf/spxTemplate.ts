import type { manifestOf } from './manifest';

interface Field {
  readonly title?: unknown;
  readonly default?: unknown;
  readonly enum?: unknown;
  readonly gddOptions?: unknown;
}

/** SPX's own names of what stands in a form. */
const formField = (name: string, index: number, { title, default: value, enum: choices, gddOptions }: Field) => {
  const { labels = {} } = (gddOptions ?? {}) as { readonly labels?: Readonly<Record<string, string>> };
  const items = Array.isArray(choices)
    ? choices.map((one: string) => ({ text: labels[one] ?? one, value: one }))
    : null;
  return {
    field: `f${index}`,
    ftype: items === null ? (name === 'state' ? 'textarea' : 'textfield') : 'dropdown',
    title,
    value,
    ...(items !== null && { items }),
  };
};

/** A text that ends no script. */
const inScript = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/**
 * The graphic as a page with the functions of SPX and CasparCG, for systems that take pages and no packages: it holds
 * the element of the package, and calls it one call after the other.
 */
export const spxTemplate = ({ name, main, schema }: ReturnType<typeof manifestOf>): string => {
  const names = Object.keys(schema.properties);
  const definition = {
    description: name,
    playserver: 'OVERLAY',
    playchannel: '1',
    playlayer: '10',
    webplayout: '10',
    steps: '1',
    out: 'manual',
    dataformat: 'json',
    uicolor: '2',
    DataFields: Object.entries(schema.properties).map(([id, field], index) => formField(id, index, field)),
  };
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <style>
      html,
      body {
        margin: 0;
        overflow: hidden;
        background: transparent;
      }
    </style>
    <script>
      window.SPXGCTemplateDefinition = ${inScript(definition)};
      const FIELDS = ${inScript(names)};
      /* Fields are f0, f1, ... in SPX's forms; by their own names they are known too. */
      const named = (given) =>
        Object.fromEntries(Object.entries(given).map(([id, value]) => [FIELDS[/^f(\\d+)$/.exec(id)?.[1]] ?? id, value]));
      const read = (text) => {
        try {
          return named(typeof text === 'string' ? JSON.parse(text) : text);
        } catch {
          return text;
        }
      };
      const ready = import('./${main}').then(async ({ default: Graphic }) => {
        customElements.define('chess-broadcast-page', Graphic);
        const element = document.body.appendChild(document.createElement('chess-broadcast-page'));
        await element.load({ renderType: 'realtime' });
        return element;
      });
      let last = ready;
      const call = (method, argument) => {
        last = last.then(async () => (await ready)[method](argument)).catch(console.error);
      };
      window.update = (text) => call('updateAction', { data: read(text ?? '') });
      window.play = () => call('playAction');
      window.next = () => call('playAction');
      window.stop = () => call('stopAction');
      window.remove = () => call('stopAction', { skipAnimation: true });
    </script>
  </head>
  <body></body>
</html>
`;
};
