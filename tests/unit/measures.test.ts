import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
/** A node above a number, and the field of it in which the number stands. */
type Step = readonly [parent: Node, field: string];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const children = (node: Node): (readonly [field: string, child: Node])[] =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [field, child] as const),
  );

/** A half needs no name: it is a middle, a radius or a rounding. */
const isDecimal = ({ type, value }: Node): boolean =>
  type === 'Literal' && typeof value === 'number' && !Number.isInteger(value) && value !== 0.5;

const countDecimals = (node: Node): number =>
  isDecimal(node) ? 1 : children(node).reduce((sum, [, child]) => sum + countDecimals(child), 0);

const names: Readonly<Record<string, string>> = {
  VariableDeclarator: 'init',
  Property: 'value',
  AssignmentPattern: 'right',
  PropertyDefinition: 'value',
};
const carriers: Readonly<Record<string, (node: Node, field: string) => boolean>> = {
  UnaryExpression: () => true,
  ArrayExpression: () => true,
  ParenthesizedExpression: () => true,
  TSAsExpression: () => true,
  TSSatisfiesExpression: () => true,
  BinaryExpression: ({ operator }) => /^[-+*/%]|\*\*$/.test(String(operator)),
  ConditionalExpression: (_, field) => field !== 'test',
  LogicalExpression: ({ operator }) => operator === '??',
  ArrowFunctionExpression: (_, field) => field === 'body',
  // Math.max, Math.round: what goes in is what comes out.
  CallExpression: ({ callee }, field) =>
    field === 'arguments' && isNode(callee) && isNode(callee.object) && callee.object.name === 'Math',
};

/**
 * Whether a decimal has a name: it stands in a table or constant at the top of its file, or is the only decimal in what a
 * `const name =`, a `key:` or a default is computed from.
 */
function isNamed(path: readonly Step[]): boolean {
  const isInFunction = path.some(([{ type }]) => type.includes('Function'));
  if (!isInFunction) return path.some(([{ type }]) => type === 'VariableDeclarator');
  for (const [parent, field] of path.toReversed()) {
    if (names[parent.type] === field) {
      const value = parent[field];
      return isNode(value) && countDecimals(value) === 1;
    }
    if (carriers[parent.type]?.(parent, field) !== true) return false;
  }
  return false;
}

function listBare(node: Node, path: readonly Step[] = []): number[] {
  if (isDecimal(node)) return isNamed(path) ? [] : [Number(node.value)];
  return children(node).flatMap(([field, child]) => listBare(child, [...path, [node, field]]));
}

const bareIn = (text: string): number[] => {
  const { program } = parseSync('measures.ts', text);
  return isNode(program) ? listBare(program) : [];
};

describe('decimals without a name', () => {
  it.each([
    ['const gap = 0.3;', []],
    ['const bids = { own: 0.95, other: 0.4 };', []],
    ["const weights = new Map([['list', 0.8]]);", []],
    ['function f(size: number) { const gap = Math.round(size * 0.3); return gap; }', []],
    ['const f = () => g({ lineHeight: 1.2 });', []],
    ['const f = (share = 0.3) => share;', []],
    ['const f = (x: number) => x / 2 + 0.5;', []],
    ['const f = (x: number) => g(x, 0.3);', [0.3]],
    ['function f(x: number) { return x > 0.4; }', [0.4]],
    ['const f = (x: number) => { const isFar = x > 0.4; return isFar; };', [0.4]],
    ['const f = (x: boolean) => { const sure = x ? 0.9 : 0.6; return sure; };', [0.9, 0.6]],
    ['function f(x: number) { const score = 0.3 * x + 0.7; return score; }', [0.3, 0.7]],
  ])('%s', (text, bare) => {
    expect(bareIn(text)).toEqual(bare);
  });

  it.each([
    ['brief', 0],
    ['compose', 0],
    ['scenery', 0],
    ['drawings', 0],
    ['brand', 0],
    ['read', 0],
    ['gate', 0],
    ['paint', 0],
    ['image-words', 0],
    ['export', 0],
    ['maps', 0],
    ['series', 0],
    ['meme', 0],
  ])('are at most so many in %s: %i', (room, bound) => {
    const files = globSync(`lib/engine/${room}/**/*.ts`, { cwd: root }).sort();
    expect(files).not.toEqual([]);
    const found = files.flatMap((file) => {
      const bare = bareIn(readFileSync(resolve(root, file), 'utf8'));
      return bare.map((value) => `${file}: ${value}`);
    });
    expect(found.slice(bound)).toEqual([]);
  });
});

/** A bound that only shrinks: entrypoints and workers are short by nature, others are merged into the file they serve. */
const maxTiny = 51;
const minLines = 20;

describe('files under 20 lines', () => {
  it('grow no more, apart from languages', () => {
    const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.endsWith('.d.ts') && !file.includes('/languages/'),
    );
    expect(files.length).toBeGreaterThan(500);
    const tiny = files
      .filter((file) => readFileSync(resolve(root, file), 'utf8').split('\n').length <= minLines)
      .sort();
    expect(tiny.slice(maxTiny)).toEqual([]);
  });
});

/**
 * Comment lines for a hundred lines of code, apart from languages: a comment stays for a reason, unit, default, source or
 * example. The bounds only shrink.
 */
const maxComments = { all: 5.2, room: 12.1 };
const minRoomLines = 200;

function countComments(text: string): { readonly comments: number; readonly code: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let isWithin = false;
  const comments = lines.filter((line) => {
    const isComment = isWithin || /^\s*(?:\/\/|\{?\/\*)/.test(line);
    if (isComment) isWithin = !line.trimStart().startsWith('//') && !line.includes('*/');
    return isComment;
  }).length;
  return { comments, code: lines.length - comments };
}

const sum = <Field extends string>(all: readonly Readonly<Record<Field, number>>[], field: Field): number =>
  all.reduce((total, one) => total + one[field], 0);

describe('comments', () => {
  it.each([
    ['const a = 1;\n// why\n\nconst b = 2;', 1, 2],
    ['/** Pixels. */\nconst a = 1; // behind code', 1, 1],
    ['/**\n * Why.\n */\nconst a = 1;', 3, 1],
    ["const address = 'https://example.org';", 0, 1],
    ['{/* why */}', 1, 0],
  ])('%j has %i of them', (text, comments, code) => {
    expect(countComments(text)).toEqual({ comments, code });
  });

  it('grow no denser, in all rooms together and in each', () => {
    const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.includes('/languages/'),
    );
    const rooms = Map.groupBy(files, (file) => /^lib\/engine\/[^/]+(?=\/)|^lib\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file);
    const counted = [...rooms].map(([room, own]) => {
      const texts = own.map((file) => countComments(readFileSync(resolve(root, file), 'utf8')));
      return { room, comments: sum(texts, 'comments'), code: sum(texts, 'code') };
    });
    expect((sum(counted, 'comments') / sum(counted, 'code')) * 100).toBeLessThan(maxComments.all);
    const dense = counted.filter(
      ({ comments, code }) => code >= minRoomLines && (comments / code) * 100 >= maxComments.room,
    );
    expect(dense.map(({ room, comments, code }) => `${room}: ${comments} of ${code}`)).toEqual([]);
  });
});
