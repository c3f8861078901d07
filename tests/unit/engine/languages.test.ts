import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../lib/engine/brief/index.ts';
import { findDates } from '../../../lib/engine/brief/numbers/dates.ts';
import { assessGravity, assessHarm } from '../../../lib/engine/gate/index.ts';
import { templateNames } from '../../../lib/engine/languages/all-template-names.ts';
import type { Examples } from '../../../lib/engine/languages/examples.ts';
import { languages } from '../../../lib/engine/languages/index.ts';
import { getShape } from '../../../lib/engine/modules.ts';
import { detectLanguage } from '../../../lib/engine/read/language.ts';
import { readText } from '../../../lib/engine/read/text.ts';

const root = resolve(import.meta.dirname, '../../..');
const files = import.meta.glob<{ readonly examples?: Examples }>('../../../lib/engine/languages/??.ts', {
  eager: true,
});
const allExamples = Object.entries(files).map(([file, { examples }]) => [file.slice(-5, -3), examples] as const);

/** As long in other languages as a file of its own. */
const shortParts = new Set(['lib/engine/languages/zh/audience-replies.ts']);

describe('the languages', () => {
  it('are each registered', () => {
    expect(
      Object.keys(files)
        .map((file) => file.slice(-5, -3))
        .sort(),
    ).toEqual(languages.map(({ code }) => code).sort());
  });

  it('have the names of templates that they have registered', () => {
    const named = globSync('lib/engine/languages/??/template-names.ts', { cwd: root }).map(
      (file) => file.split('/')[3],
    );
    expect(named.sort()).toEqual(Object.keys(templateNames).sort());
  });

  it('have no file of their own for less than twenty lines', () => {
    const short = globSync('lib/engine/languages/??/*.ts', { cwd: root }).filter(
      (file) => !shortParts.has(file) && readFileSync(resolve(root, file), 'utf8').trimEnd().split('\n').length < 20,
    );
    expect(short).toEqual([]);
  });

  it('have twelve months, or none', () => {
    expect(languages.filter(({ months }) => months && months.length !== 12)).toEqual([]);
  });

  it.each(allExamples)('%s does what its examples show', (code, examples) => {
    if (examples === undefined) throw new Error(`languages/${code}.ts exports no examples`);
    const { grave, harmless, harmful, date } = examples;
    expect(assessGravity({ title: grave, lead: '', body: '' }, code)).toBe('grave');
    expect(assessGravity({ title: harmless, lead: '', body: '' }, code)).toBe('light');
    if (harmful !== undefined) expect(assessHarm([harmful], code)).toBeDefined();
    expect(assessHarm([harmless], code)).toBeUndefined();
    const [text, at] = date;
    expect(findDates(text)[0]?.at).toBeCloseTo(at, 1);
  });

  it.each(allExamples.filter(([, examples]) => examples?.article))('%s lays its article out', (code, examples) => {
    const { article = '', form } = examples ?? {};
    const document = readText(article);
    expect(detectLanguage(article)).toBe(code);
    const [first] = makeBrief({ ...document, metadata: { ...document.metadata, language: code } }, {}).modules ?? [];
    expect(first && getShape(first)).toBe(form);
  });
});

/** Letters that English does without, but for those of names in comments. */
const foreign = /[\u0400-\u04ff\u0620-\u064a\u0904-\u0939\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff\uac00-\ud7af]/u;

/** A Latin letter that English does without, within a word. */
const accented = /[a-z][à-öø-ÿœąćęłńśźżğışőű]|[à-öø-ÿœąćęłńśźżğışőű][a-z]{2}/iu;
/** Letters that are no language's words. */
const noWords: readonly string[] = [
  // Vowels, by which a heap of consonants is no word.
  'lib/engine/read/image.ts',
  'lib/engine/read/pdf/noise.ts',
];

/** Most plain English words in the regular expressions of rooms that read what a source says; the numbers only shrink. */
const maxEnglish = 42;
/** The same where pages, files and style sheets are read: names of classes, fields, fonts and buttons, English in any language. */
const maxNames = 675;

/** Words in regular expressions that are no language: addresses, schema.org's types, agencies, symbols of units, codes. */
const noLanguage = new Set(
  'https http www com co ly twitter pic HowTo Recipe Claim Review Report AP AFP EPA Reuters dpa Getty CEO CTO CFO COO Twitter Facebook Instagram LinkedIn kg lbs km Wh Hz PS hp mph kcal String raw US HK NZ ISBN doi pp CHF EUR GBP USD RM CDATA hellip ar fa ur alpha beta rc dev HN'.split(
    ' ',
  ),
);

/** The words in regular expressions of a file, without escapes, classes of letters, group names and what is put in. */
function wordsInPatterns(text: string): readonly string[] {
  const literal =
    /(?<=[(,=:?!&|[]\s*)\/(?![*/\s])((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+)\/[dgimsuvy]*(?=[\s.,;)\]])/g;
  const template = /(?:String\.raw|RegExp\(\s*)`([^`]*)`/g;
  return [literal, template]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, body = '']) => body))
    .flatMap((body) => {
      const bare = body
        .replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ')
        .replace(/\\{1,2}[pPu]\{[^}]*\}|\\u[\da-f]{4}|\(\?<\w+>|\\.|\[(?:\\.|[^\]])*\]/gi, ' ');
      return (bare.match(/(?<![\p{L}$])[a-z]{2,}(?!\p{L})/giu) ?? []).filter((word) => !noLanguage.has(word));
    });
}

/**
 * Uses of word lists of all languages at once, which are slow and match words that mean something else in the page's own
 * language. The number only shrinks: a rule takes the page's language (`perPageLanguage`), unless none is known where it reads.
 */
const maxJoins = 163;

/** Functions that join all languages' alternatives where they are given no languages, and the place of that argument. */
const joins: Readonly<Record<string, number>> = {
  joinAlternatives: 1,
  joinFigures: 1,
  joinForms: 1,
  joinPeople: 1,
  joinPieces: 1,
  joinProse: 1,
  joinRows: 1,
  joinWords: 1,
  matchLowerWords: 1,
  matchWords: 2,
};

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `joinProse('and')`, `getUnits(undefined)`; a join of the page's languages has one more argument. */
function isOfAll({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return false;
  const name = String(callee.name);
  const [only] = given;
  const isUnknown = isNode(only) && only.name === 'undefined' && given.length === 1;
  return (name in joins && given.length <= (joins[name] ?? 0)) || (/^get\p{Lu}/u.test(name) && isUnknown);
}

const isNamed = (value: unknown, names: ReadonlySet<string>): boolean =>
  Array.isArray(value)
    ? value.some((one) => isNamed(one, names))
    : isNode(value) &&
      ((value.type === 'Identifier' && names.has(String(value.name))) ||
        Object.values(value).some((one) => isNamed(one, names)));

type IsJoin = (node: Node) => boolean;

/** A function of the file that hands a parameter on to a join: each of its calls is a join. */
function findAlias(node: Node, isJoin: IsJoin): string | undefined {
  const made = node.type === 'VariableDeclarator' && isNode(node.init) ? node.init : node;
  if (!/^(?:Arrow)?Function/.test(made.type) || !isNode(node.id) || !Array.isArray(made.params)) return undefined;
  const given = new Set(made.params.flatMap((param) => (isNode(param) ? [String(param.name)] : [])));
  const handsOn = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(handsOn)
      : isNode(value) && ((isJoin(value) && isNamed(value.arguments, given)) || Object.values(value).some(handsOn));
  return handsOn(made.body) ? String(node.id.name) : undefined;
}

function listAliases(value: unknown, isJoin: IsJoin): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listAliases(one, isJoin));
  if (!isNode(value)) return [];
  const own = findAlias(value, isJoin);
  return [...(own ? [own] : []), ...Object.values(value).flatMap((one) => listAliases(one, isJoin))];
}

const countIn = (value: unknown, isJoin: IsJoin): number =>
  Array.isArray(value)
    ? value.reduce((sum: number, one) => sum + countIn(one, isJoin), 0)
    : isNode(value)
      ? findAlias(value, isJoin) === undefined
        ? Object.values(value).reduce((sum: number, one) => sum + countIn(one, isJoin), Number(isJoin(value)))
        : 0
      : 0;

/** Joins of a file, with the calls of its own functions that only join (twice over, where one calls another). */
function countJoins(program: unknown): number {
  let isJoin: IsJoin = isOfAll;
  for (let depth = 0; depth < 2; depth++) {
    const aliases = new Set(listAliases(program, isJoin));
    isJoin = (node) =>
      isOfAll(node) || (node.type === 'CallExpression' && isNode(node.callee) && aliases.has(String(node.callee.name)));
  }
  return countIn(program, isJoin);
}

const programs = new Map<string, unknown>();
function parse(file: string): unknown {
  const known = programs.get(file) ?? parseSync(file, readFileSync(resolve(root, file), 'utf8')).program;
  programs.set(file, known);
  return known;
}

const withoutComments = (file: string) =>
  readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');

/** Literals that look like a language's code: names of elements and marks. */
const noCodes: Readonly<Record<string, readonly string[]>> = {
  tr: ['lib/engine/read/blocks/table.ts', 'lib/engine/read/pptx/table.ts'],
  pt: ['lib/engine/read/pptx/chart.ts', 'lib/engine/read/pptx/diagram.ts'],
  no: [
    'lib/engine/brief/finders/prose/votes.ts',
    'lib/engine/meme/templates/verdict.ts',
    'lib/engine/meme/templates/props.ts',
  ],
  it: ['lib/engine/brief/standing/standing.ts'],
};

const codes = languages.map(({ code }) => code);
const choiceOfCodes = new RegExp(`\\^(?:\\(\\?:)?(?:${codes.join('|')})(?:[|)]|\\\\b|$)`);

/** Codes of languages in strings, at the start of patterns and in names of imported files. */
function listCodes(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listCodes);
  if (!isNode(value)) return [];
  if (value.type === 'ImportDeclaration' && isNode(value.source)) {
    const file = /languages\/([a-z]{2})(?:\/|\.ts$)/.exec(String(value.source.value))?.[1];
    return file && codes.includes(file) ? [file] : [];
  }
  const { value: text, regex } = value;
  const pattern = typeof regex === 'object' && regex !== null && 'pattern' in regex ? String(regex.pattern) : '';
  const own = (typeof text === 'string' && codes.includes(text)) || choiceOfCodes.test(pattern);
  return [...(own ? [pattern || String(text)] : []), ...Object.values(value).flatMap(listCodes)];
}

describe('the rules', () => {
  const rules = globSync('lib/engine/**/*.ts', { cwd: root }).filter(
    (file) => !file.startsWith('lib/engine/languages/'),
  );

  it.each([
    ["if (language.startsWith('de')) f();", ['de']],
    ["import { en } from '../../languages/en.ts';", ['en']],
    ["import { themes } from '../languages/en/themes.ts';", ['en']],
    ['const isSecond = /^(?:de|nl)/.test(language);', ['^(?:de|nl)']],
    ['const isEnglish = /^en\\b/i.test(language);', ['^en\\b']],
    ["const code = findLanguage(tag)?.code ?? 'en';", ['en']],
    ["import { findLanguage } from '../languages/index.ts';", []],
    ['const name = /^(?:www|de|m)[.]/;', []],
  ])('name a language: %s', (text, named) => {
    expect(listCodes(parseSync('rule.ts', text).program)).toEqual(named);
  });

  it('name no language', () => {
    const named = rules.flatMap((file) =>
      listCodes(parse(file))
        .filter((code) => !noCodes[code]?.includes(file))
        .map((code) => `${file}: ${code}`),
    );
    expect(named).toEqual([]);
  });

  it('hold no word of a script but Latin', () => {
    expect(rules.length).toBeGreaterThan(300);
    expect(rules.filter((file) => foreign.test(withoutComments(file)))).toEqual([]);
  });

  it('hold no word with letters that English does without', () => {
    const held = rules.filter((file) => accented.test(withoutComments(file)));
    expect(held.filter((file) => !noWords.includes(file))).toEqual([]);
  });

  it.each([
    ["const a = joinProse('and');", 1],
    ["const a = joinProse('and', among);", 0],
    ["const a = matchWords(pick, 'giu');", 1],
    ["const a = matchWords(pick, 'iu', among);", 0],
    ['const a = getUnits(undefined);', 1],
    ['const a = getUnits(words.language);', 0],
    ['const any = (field) => joinProse(field); const a = any(1) + any(2);', 2],
    ['const any = (f) => joinProse(f); const all = (f) => `^(?:${any(f)})$`; const a = [all(1), all(2), any(3)];', 3],
    ["function read(text) { return text + joinProse('and'); } read('a'); read('b');", 1],
  ])('join all languages: %s', (text, count) => {
    expect(countJoins(parseSync('rule.ts', text).program)).toBe(count);
  });

  it('join all languages in fewer places than before', () => {
    const found = rules.map((file) => countJoins(parse(file)));
    const count = found.reduce((sum, one) => sum + one, 0);
    expect(count).toBeLessThanOrEqual(maxJoins);
    expect(count).toBeGreaterThan(0);
  });

  it('hold fewer plain English words than before', () => {
    const inRooms = /engine\/(?:brief|compose|drawings|gate|meme)\//;
    const countWords = (files: readonly string[]) =>
      files.flatMap((file) => wordsInPatterns(withoutComments(file))).length;
    const [english, names] = [true, false].map((isIn) =>
      countWords(rules.filter((file) => inRooms.test(file) === isIn)),
    );
    // Found at all: a pattern that finds none would pass for ever.
    expect(english).toBeGreaterThan(0);
    expect(english).toBeLessThanOrEqual(maxEnglish);
    expect(names).toBeGreaterThan(0);
    expect(names).toBeLessThanOrEqual(maxNames);
  });
});
