/** What a page says beside its fenced code. */
const withoutFences = (text: string): string => text.replace(/^```.*?^```/gms, '');

/** Texts in backticks, fenced code aside. */
export const codeSpans = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** One call of npm, as a page writes it. */
export interface NpmCommand {
  readonly script: string;
  /** With their dashes. */
  readonly options: readonly string[];
}

/** Every call of a script, in code and beside it. */
export const commandsOf = (text: string): readonly NpmCommand[] =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z][a-z:]*)|(start|test)\b)((?:(?! && )(?:\\\n|[^`\n#|]))*)/g)].map(
    ([, run, own, rest = '']) => ({ script: run ?? own ?? '', options: rest.match(/(?<=\s)--[a-z][a-z-]*/g) ?? [] }),
  );

/** Targets of links and pictures inside the project. */
export const linksOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)|\ssrc="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

/** By what a link reaches the headings of a page, as GitHub names them. */
export const headingsOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
