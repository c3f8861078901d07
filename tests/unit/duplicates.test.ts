import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Of a function's body or a pattern: shorter ones (`value.toFixed(1)`, `/^\d+$/`) hold no fact. */
const minChars = 26;

/** The code of a function or pattern without its types, with its parameters and variables numbered: what it does, under any name. */
function normalise(node: Node): string {
  const numbers = new Map<string, string>();
  const declare = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') numbers.set(String(pattern.name), `$${numbers.size}`);
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left);
  };
  const print = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(print).join()}]`;
    if (!isNode(value)) return typeof value === 'object' && value ? JSON.stringify(value) : String(value);
    if (value.type === 'Identifier') return numbers.get(String(value.name)) ?? String(value.name);
    if (value.type === 'Literal') return String(value.raw);
    if (value.type.includes('Function') && Array.isArray(value.params)) value.params.forEach(declare);
    if (value.type === 'VariableDeclarator') declare(value.id);
    if (value.type === 'Property' && value.computed !== true && isNode(value.key))
      return `${String(value.key.name ?? value.key.value)}:${print(value.value)}`;
    if (value.type === 'MemberExpression' && value.computed !== true && isNode(value.property))
      return `${print(value.object)}.${String(value.property.name)}`;
    const { init, id, ...fields } = value;
    return `${value.type}(${Object.entries({ init, ...(value.type === 'VariableDeclarator' ? { id } : {}), ...fields })
      .filter(
        ([field]) => !/^(?:type|start|end|range|typeAnnotation|returnType|typeParameters|typeArguments)$/.test(field),
      )
      .map(([, part]) => print(part))
      .join()})`;
  };
  return print(node);
}

interface Fact {
  readonly place: string;
  readonly code: string;
}

/** Functions and patterns at the top of a file. */
function listFacts(file: string, text: string): Fact[] {
  return parseSync(file, text).program.body.flatMap((statement): Fact[] => {
    const declared: unknown =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (!isNode(declared)) return [];
    const parts: [id: unknown, value: unknown][] =
      declared.type === 'FunctionDeclaration'
        ? [[declared.id, declared]]
        : declared.type === 'VariableDeclaration' && Array.isArray(declared.declarations)
          ? declared.declarations.map(({ id, init }) => [id, init])
          : [];
    return parts.flatMap(([id, value]) => {
      if (!isNode(id) || !isNode(value)) return [];
      const isFact = value.type.includes('Function') || (value.type === 'Literal' && 'regex' in value);
      const { start, end } = isNode(value.body) ? value.body : value;
      if (!isFact || Number(end) - Number(start) < minChars) return [];
      return [{ place: `${String(id.name)} ${file}`, code: normalise(value) }];
    });
  });
}
const listTwice = (facts: readonly Fact[]): string[] =>
  [...Map.groupBy(facts, ({ code }) => code).values()]
    .filter((found) => found.length > 1)
    .map((found) => found.map(({ place }) => place).join(', '));

describe('functions and patterns', () => {
  it('stand in one place each', () => {
    const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.endsWith('.d.ts') && !file.includes('/languages/'),
    );
    expect(files.length).toBeGreaterThan(500);
    const facts = files.flatMap((file) => listFacts(file, readFileSync(resolve(root, file), 'utf8')));
    expect(facts.length).toBeGreaterThan(1000);
    expect(listTwice(facts)).toEqual([]);
  });
});
