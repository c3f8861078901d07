import { TokenType, tokenizer } from '@csstools/css-tokenizer';

export interface Declaration {
  readonly selector: string;
  readonly rule: number;
  readonly property: string;
  readonly value: string;
}

/** Characters and declarations read; larger sheets are component collections with the brand at the start. */
const maxChars = 1_000_000;
const maxDeclarations = 40_000;
const maxValueChars = 1000;
const deepest = 30;

export function* readDeclarations(css: string): Generator<Declaration> {
  const source = tokenizer({ css: css.slice(0, maxChars) });
  const rules: string[] = [];
  let text = '';
  let depth = 0;
  let count = 0;
  let rule = 0;
  while (!source.endOfFile() && count < maxDeclarations) {
    const [type, raw] = source.nextToken();
    if (type === TokenType.Comment) continue;
    if (type === TokenType.OpenParen || type === TokenType.Function) depth++;
    else if (type === TokenType.CloseParen) depth = Math.max(0, depth - 1);
    if (type === TokenType.OpenCurly) {
      // Rules nested deeper than the limit count as the last one above it.
      if (rules.length < deepest) rules.push(text.trim());
      text = '';
      depth = 0;
      rule++;
    } else if (type === TokenType.CloseCurly || (type === TokenType.Semicolon && depth === 0)) {
      const declaration = toDeclaration(text, rules.at(-1), rule);
      if (declaration) {
        count++;
        yield declaration;
      }
      text = '';
      if (type === TokenType.CloseCurly) rules.pop();
    } else if (text.length < maxValueChars * 4) text += raw;
  }
}

function toDeclaration(text: string, selector: string | undefined, rule: number): Declaration | undefined {
  const colon = text.indexOf(':');
  if (selector === undefined || colon < 1) return undefined;
  const name = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .replace(/!\s*important\s*$/i, '')
    .trim();
  if (!/^-{0,2}[\w-]+$/.test(name) || !value || value.length > maxValueChars) return undefined;
  return { selector, rule, property: name.startsWith('--') ? name : name.toLowerCase(), value };
}

const maxNested = 8;

export function withVariables(value: string, properties: ReadonlyMap<string, string>): string {
  let text = value;
  for (let step = 0; step < maxNested && text.includes('var('); step++) {
    text = text
      .replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, otherwise = '') => {
        return properties.get(name) ?? otherwise.trim();
      })
      .slice(0, maxValueChars);
  }
  return text;
}
