import { tidy } from './text.ts';

/** "3.", "#3", "Step 3:", "第3", "3 Bake": a number a heading or item may carry itself. */
const ownNumber =
  /^\s*(?:(?:step|tip|reason|rule|way|lesson|schritt|tipp|étape|paso|passo|stap|regel)\s+)?[#№]?\s*(?<number>\d{1,2})(?:\s*[.):：、]|\s*[-–—]\s|(?<bare>\s+)(?=\p{L})|\s*$)\s*/iu;

/** The number in front of a text, and where its words start; "10 g salt" is an amount, so a bare one needs a capital. */
function numbered(text: string): { number: number; start: number } | undefined {
  const found = ownNumber.exec(text);
  if (found?.groups === undefined) return undefined;
  const start = found[0].length;
  if (found.groups.bare !== undefined && !/^\p{Lu}/u.test(text.slice(start))) return undefined;
  return { number: Number(found.groups.number), start };
}

/** The number that a heading or item carries itself; undefined when none. */
export const numberOf = (text: string): number | undefined => numbered(text)?.number;

/** "Step 3" and nothing more: its text is the step. */
export const bareNumber = /^\p{L}*\s*[#№]?\d{1,2}\s*[.:]?$/u;

/** A text without its own number. */
export const withoutNumber = (text: string) => tidy(text.slice(numbered(text)?.start ?? 0)) || text;

/** "7 ways to…": how many things a title promises in figures, 3–20. */
export function promisedCount(title: string): number | undefined {
  const found =
    /(?:^|[\s:："“(])(\d{1,2})\s+(?!(?:percent|per cent|prozent|million|billion|years?|jahre|ans|años|days?|hours?|minutes?|months?|weeks?|people|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}/iu.exec(
      title,
    )?.[1];
  const count = Number(found ?? 0);
  return count >= 3 && count <= 20 ? count : undefined;
}
