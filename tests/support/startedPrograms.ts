import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** One place in a source where a program is started, and by what expression: `'openbox'`, `process.execPath`. */
export interface Start {
  readonly line: number;
  readonly expression: string;
}

const CHILD_PROCESS = ['child_process', 'node:child_process'];
const STARTS = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'];
const LAUNCHES = ['launch', 'launchPersistentContext', 'launchServer'];

const parse = (text: string): ts.SourceFile => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

const everyNode = (root: ts.Node): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
};

/** The functions of node:child_process that a source knows, by the names it gives them. */
const starters = (nodes: readonly ts.Node[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    if (!CHILD_PROCESS.includes(node.moduleSpecifier.text)) return [];
    const names = node.importClause?.namedBindings;
    if (names === undefined || ts.isNamespaceImport(names)) return [(names ?? node.importClause)?.name?.text ?? ''];
    return names.elements
      .filter(({ name, propertyName }) => STARTS.includes((propertyName ?? name).text))
      .map(({ name }) => name.text);
  });

/** The first argument where the name is called; the whole expression around it where it is handed on instead. */
const startedBy = (name: ts.Identifier): string | null => {
  const { parent } = name;
  if (ts.isImportSpecifier(parent) || ts.isNamespaceImport(parent) || ts.isImportClause(parent)) return null;
  if (ts.isCallExpression(parent) && parent.expression === name) return parent.arguments[0]?.getText() ?? '';
  return parent.getText();
};

const executable = (launch: ts.CallExpression): string => {
  const found = launch.arguments.flatMap(everyNode).find((node): node is ts.PropertyAssignment => {
    return ts.isPropertyAssignment(node) && node.name.getText() === 'executablePath';
  });
  return found?.initializer.getText() ?? launch.getText();
};

const isLaunch = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  LAUNCHES.includes(node.expression.name.text);

/** Everything in a source that starts a program: functions of node:child_process, and browsers. */
export const startsIn = (text: string): readonly Start[] => {
  if (!/child_process|launch/.test(text)) return [];
  const source = parse(text);
  const nodes = everyNode(source);
  const names = starters(nodes);
  return nodes.flatMap((node) => {
    const isStarter = ts.isIdentifier(node) && names.includes(node.text);
    const expression = isStarter ? startedBy(node) : isLaunch(node) ? executable(node) : null;
    if (expression === null) return [];
    return [{ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, expression }];
  });
};

/** The texts that a function is called with in a source: `call('a', 'b')` gives a and b. */
export const textsGivenTo = (call: string, text: string): readonly string[] =>
  everyNode(parse(text)).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== call) return [];
    return node.arguments.flatMap((argument) => (ts.isStringLiteral(argument) ? [argument.text] : []));
  });

/** What a file imports of the project itself. */
const importedBy = (path: string): readonly string[] =>
  ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = join(dirname(path), fileName);
    const places = [target, `${target}.ts`, `${target}.tsx`, join(target, 'index.ts')];
    return places.find((place) => /\.tsx?$/.test(place) && ts.sys.fileExists(place)) ?? [];
  });

const imports = new Map<string, readonly string[]>();

/** A file and all files of the project that it imports, directly or through others. */
export const reachableFrom = (entry: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const follow = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    const files = imports.get(path) ?? importedBy(path);
    imports.set(path, files);
    files.forEach(follow);
  };
  follow(entry);
  return reached;
};
