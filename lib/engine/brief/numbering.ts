/** "3.", "#3", "Step 3:", "第3", "3 Bake": a number a heading or item may carry itself; "3.5", "10:30" and "3 – 5" are amounts. */
const ownNumber =
  /^\s*(?<name>(?:step|tip|reason|rule|way|lesson|schritt|tipp|étape|paso|passo|stap|regel|шаг|совет)\s+|[#№]\s*)?(?<number>\d{1,2})(?:\s*[.):：、]|\s*[-–—]\s|(?<bare>\s+)(?=\p{L})|\s*$)\s*(?!\d)/iu;

interface Numbered {
  readonly number: number;
  /** Where the words start. */
  readonly start: number;
  /** Whether no sign parts the number from its words. */
  readonly isBare: boolean;
  /** Whether a word or sign says that it is a number of a row ("Step 3", "#3"). */
  readonly isNamed: boolean;
}

/** The number in front of a text; "10 g salt" is an amount, so a bare one needs a capital. */
function numbered(text: string): Numbered | undefined {
  const found = ownNumber.exec(text);
  if (found?.groups === undefined) return undefined;
  const start = found[0].length;
  const isBare = found.groups.bare !== undefined;
  if (isBare && !/^\p{Lu}/u.test(text.slice(start))) return undefined;
  return { number: Number(found.groups.number), start, isBare, isNamed: found.groups.name !== undefined };
}

/** The number that a heading or item carries itself; undefined when none. */
export const numberOf = (text: string): number | undefined => numbered(text)?.number;

/** "Step 3" and nothing more: its text is the step. */
export const bareNumber = /^\p{L}*\s*[#№]?\d{1,2}\s*[.:]?$/u;

/** Numbers with a sign count a list from so many on, bare ones from so many: "1 Zwiebel, 2 Möhren, 3 Kiwis" are amounts. */
const fewest = { signed: 2, bare: 4 };

/** Whether numbers count up from 1, or down to it; a list in several parts may start again. */
function runOn(numbers: readonly number[]): boolean {
  const counts = (row: readonly number[]) =>
    row[0] === 1 && row.every((number, index) => index === 0 || number === 1 || number === (row[index - 1] ?? 0) + 1);
  return counts(numbers) || counts(numbers.toReversed());
}

/**
 * The texts of one list or row of headings without the numbers that count them. "10 Minuten", "3. Mai" and "20. Jahrhundert"
 * keep theirs: a number counts only where all run on in order from 1, or a word before it says so ("Step 3").
 */
export function withoutNumbers(texts: readonly string[]): string[] {
  const found = texts.map(numbered);
  const given = found.filter((own) => own !== undefined);
  const isBare = given.some((own) => own.isBare);
  const isCounted =
    given.length >= (isBare ? fewest.bare : fewest.signed) &&
    (!isBare || given.length === texts.length) &&
    runOn(given.map(({ number }) => number));
  return texts.map((text, index) => {
    const own = found[index];
    const isNumber = own !== undefined && (isCounted || own.isNamed);
    return (isNumber && text.slice(own.start).trim()) || text;
  });
}

/** "7 ways to…": how many things a title promises in figures, 3–20. */
export function promisedCount(title: string): number | undefined {
  const found =
    /(?:^|[\s:："“(])(\d{1,2})\s+(?!(?:percent|per cent|prozent|million|billion|years?|jahre|ans|años|days?|hours?|minutes?|months?|weeks?|people|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}/iu.exec(
      title,
    )?.[1];
  const count = Number(found ?? 0);
  return count >= 3 && count <= 20 ? count : undefined;
}
