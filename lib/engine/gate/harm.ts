import { makeOnce } from '../keep.ts';
import type { HarmWords } from '../languages/language.ts';
import { joinAlternatives, siftLower } from '../languages/patterns.ts';
import type { Sieve } from '../languages/sieve.ts';
import { withoutHyperbole } from './hyperbole.ts';
import { normalise, splitGateSentences } from './normalise.ts';
import { findGateWords, type SparingWords, wrapGateWords } from './patterns.ts';

const harms = ['hate', 'threat', 'harassment', 'self-harm', 'atrocity'] as const;
type Harm = (typeof harms)[number];

export interface HarmFinding {
  readonly kind: Harm;
  readonly text: string;
  readonly isReported: boolean;
}

interface HarmPatterns {
  readonly lowerLight?: Sieve;
  readonly signs: Sieve;
  readonly full: () => FullPatterns;
}

interface FullPatterns {
  readonly light?: RegExp;
  readonly reported?: RegExp;
  readonly mocking: RegExp;
  readonly insults: RegExp;
  readonly rules: readonly HarmRule[];
}

interface HarmRule {
  readonly kind: Harm;
  readonly pattern: RegExp;
  readonly near?: RegExp;
}

interface RuleSource {
  readonly kind: Harm;
  readonly source: string;
  readonly near?: string;
}

const maxGapChars = 60;

const beside = '[\\s,:-]{0,3}';
const close = '[^.!?\\n]{0,28}?';

const compiled = new WeakMap<SparingWords, HarmPatterns>();

function listRules(harm: HarmWords, wrap: (alternatives?: string) => string): RuleSource[] {
  const groups = wrap(harm.groups);
  const calls = wrap(harm.calls);
  const link = !harm.copula ? beside : `${close}(?:${harm.copula})${close}`;
  const hate = [`${groups}${link}${wrap(harm.dehumanising)}`];
  if (harm.slurs) hate.push(wrap(harm.slurs));
  if (harm.vile) hate.push(`${wrap(harm.vile)}${beside}${groups}`, `${groups}${beside}${wrap(harm.vile)}`);
  const rules: RuleSource[] = [
    { kind: 'self-harm', source: wrap(harm.selfHarm) },
    { kind: 'hate', source: hate.join('|') },
    { kind: 'hate', source: calls, near: groups },
    { kind: 'threat', source: wrap(harm.threats) },
    { kind: 'harassment', source: wrap(harm.pileOns) },
    { kind: 'atrocity', source: wrap(harm.atrocities), near: wrap(harm.praise) },
  ];
  return harm.victims ? [...rules, { kind: 'threat', source: calls, near: wrap(harm.victims) }] : rules;
}

function compile(words: SparingWords): HarmPatterns | undefined {
  const { harm } = words;
  if (!harm) return undefined;
  const known = compiled.get(words);
  if (known) return known;
  const wrap = (alternatives = '(?!)') => wrapGateWords(words, alternatives);
  const matchAny = (source: string) => new RegExp(source, 'giu');
  const rules = listRules(harm, wrap);
  const insults = wrap(harm.insults);
  const patterns: HarmPatterns = {
    signs: siftLower([...new Set([...rules.map(({ source }) => source), insults])].join('|')),
    lowerLight: harm.light === undefined ? undefined : siftLower(wrap(harm.light)),
    full: makeOnce(() => ({
      light: harm.light === undefined ? undefined : matchAny(wrap(harm.light)),
      reported: harm.reported === undefined ? undefined : new RegExp(wrap(harm.reported), 'iu'),
      mocking: new RegExp(`^(?:${beside}|${close}(?:${harm.copula || '(?!)'})${close})$`, 'iu'),
      insults: matchAny(insults),
      rules: rules.map(({ kind, source, near }) => ({
        kind,
        pattern: matchAny(source),
        near: near === undefined ? near : matchAny(near),
      })),
    })),
  };
  compiled.set(words, patterns);
  return patterns;
}

function matches({ pattern, near }: HarmRule, text: string): boolean {
  if (near === undefined) return text.search(pattern) >= 0;
  const others = text.search(pattern) >= 0 ? Array.from(text.matchAll(near)) : [];
  if (others.length === 0) return false;
  return Array.from(text.matchAll(pattern)).some((one) =>
    others.some((other) => {
      const [first, second] = one.index <= other.index ? [one, other] : [other, one];
      return second.index - (first.index + first[0].length) <= maxGapChars;
    }),
  );
}

const name = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}'-]+ \p{Lu}[\p{L}'-]+(?![\p{L}\p{N}])|\p{L}{2,4}(?:${joinAlternatives(({ gate }) => gate?.honorifics)})`,
  'gu',
);
const isCapitalised = (text: string) => !/(?<![\p{L}\p{N}'])\p{Ll}{4}/u.test(text) && /\p{Ll}/u.test(text);
const maxToNameChars = 12;

function mocksPerson(text: string, { insults, mocking }: FullPatterns): boolean {
  const found = text.search(insults) >= 0 && !isCapitalised(text) ? Array.from(text.matchAll(insults)) : [];
  if (found.length === 0) return false;
  return Array.from(text.matchAll(name)).some((person) =>
    found.some((insult) => {
      const end = person.index + person[0].length;
      if (insult.index >= end) return mocking.test(text.slice(end, insult.index));
      const gap = person.index - (insult.index + insult[0].length);
      return gap >= 0 && gap <= maxToNameChars;
    }),
  );
}

function findIn(sentence: string, lower: string, patterns: HarmPatterns, isOwn: boolean): Harm | undefined {
  if (!patterns.signs.test(patterns.lowerLight?.replace(lower, ' _ ') ?? lower)) return undefined;
  const full = patterns.full();
  const text = full.light ? sentence.replace(full.light, ' _ ') : sentence;
  const rule = full.rules.find((each) => matches(each, text));
  if (rule) return rule.kind;
  return isOwn && mocksPerson(text, full) ? 'harassment' : undefined;
}

/** Shorter texts are often detected as another language's. */
const maxUncertainChars = 1000;

/** Prefers a statement that is not merely reported. `sourceChars`: length by which the language was detected. */
export function assessHarm(
  texts: readonly string[],
  language: string,
  sourceChars = texts.reduce((sum, { length }) => sum + length, 0),
): HarmFinding | undefined {
  const isShort = sourceChars <= maxUncertainChars;
  const read = (isShort ? withoutHyperbole(texts) : texts).map(normalise);
  const own = findGateWords(language);
  const all = (isShort ? findGateWords(undefined) : own).flatMap((words) => {
    const patterns = compile(words);
    return patterns ? [{ patterns, isOwn: own.includes(words) }] : [];
  });
  let found: HarmFinding | undefined;
  for (const text of read.flatMap(splitGateSentences)) {
    const lower = text.toLowerCase();
    for (const { patterns, isOwn } of all) {
      const kind = findIn(text, lower, patterns, isOwn);
      if (kind === undefined) continue;
      const isReported = patterns.full().reported?.test(text) ?? false;
      if (!isReported) return { kind, text, isReported };
      found ??= { kind, text, isReported };
    }
  }
  return found;
}
