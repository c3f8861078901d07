/** A term of an alternative with what must stand in any text that it matches. */
export interface Term {
  readonly source: string;
  /** The letters that it is. */
  readonly letters?: string;
  /** A group's, behind its opening: `(?:`, `(?<!`. */
  readonly alternatives?: readonly Alternative[];
  readonly opened?: string;
  /** Whether it matches without taking a letter: `^`, a look around. */
  readonly isEmpty?: boolean;
  /** How often, where that is not just once. */
  readonly repeated?: string;
}
export type Alternative = readonly Term[];

const escaped = /\\(?:[pPkq]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|.)/suy;
const letterClass = /\[(?:\\.|[^\]\\])*\]/suy;
const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
/** Letters, marks and spaces that stand for themselves; the last is another term where it is repeated. */
const plain = /[^\\[\](){}^$.|*+?]+(?![*+?{])|[^\\[\](){}^$.|*+?]/uy;
const opening = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;
/** Signs that an escape turns into letters. */
const escapedSign = /^\\[^\p{L}\p{N}]$/u;
const capture = /(?<!\\)\((?!\?)|\(\?<(?![=!])/;

/** Whether a pattern has groups that are counted or named: its parts mean something else by themselves. */
export const hasCaptures = (source: string): boolean => capture.test(source);

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Reads up to the end of the group that is open. */
  readAlternatives(): Alternative[] {
    const all: Alternative[] = [];
    let terms: Term[] = [];
    for (;;) {
      const next = this.#source.charAt(this.#at);
      if (next === '|' || next === ')' || next === '') {
        all.push(terms);
        terms = [];
        if (next !== '|') return all;
        this.#at++;
      } else terms.push(this.#readTerm(next));
    }
  }

  #readTerm(first: string): Term {
    const from = this.#at;
    const own = this.#readOwn(first);
    const repeated = '*+?{'.includes(this.#source.charAt(this.#at) || ' ') ? this.#take(quantifier) : '';
    const source = this.#source.slice(from, this.#at);
    return { ...own, source, ...(repeated !== '' && { repeated }) };
  }

  #readOwn(first: string): Omit<Term, 'source'> {
    if (first === '(') return this.#readGroup();
    if (first === '[') {
      this.#take(letterClass);
      return {};
    }
    if (first === '\\') {
      const taken = this.#take(escaped);
      if (/^\\b$/i.test(taken)) return { isEmpty: true };
      return escapedSign.test(taken) ? { letters: taken.slice(1) } : {};
    }
    const letters = this.#take(plain);
    if (letters !== '') return { letters };
    this.#at++;
    return first === '^' || first === '$' ? { isEmpty: true } : {};
  }

  #readGroup(): Omit<Term, 'source'> {
    const opened = this.#take(opening);
    const alternatives = this.readAlternatives();
    this.#at++;
    return { alternatives, opened, ...(/[=!]$/.test(opened) && { isEmpty: true }) };
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [taken = ''] = pattern.exec(this.#source) ?? [];
    this.#at += taken.length;
    return taken;
  }
}

export const parsePattern = (source: string): readonly Alternative[] => new PatternReader(source).readAlternatives();

export const writeAlternative = (terms: Alternative): string => terms.map(({ source }) => source).join('');

/** More letters make a text no rarer to speak of. */
const maxNeeded = 8;

const rate = (needed: readonly string[]): number => Math.min(maxNeeded, ...needed.map(({ length }) => length));

/**
 * Returns letters of which at least one run stands in any text that an alternative matches; nothing where it may match without
 * any.
 */
export function findNeeded(terms: Alternative): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  const offer = (needed: readonly string[]) => {
    if (needed.length > 0 && (best === undefined || rate(needed) > rate(best))) best = needed;
  };
  let run = '';
  for (const { letters, alternatives, isEmpty, repeated } of terms) {
    const isOnce = repeated === undefined;
    if (letters !== undefined && isOnce) run += letters;
    else if (isEmpty !== true) {
      offer(run === '' ? [] : [run]);
      run = '';
      const inside = isOnce ? alternatives?.map(findNeeded) : undefined;
      if (inside?.every((needed) => needed !== undefined)) offer(inside.flat());
    }
  }
  offer(run === '' ? [] : [run]);
  return best;
}
