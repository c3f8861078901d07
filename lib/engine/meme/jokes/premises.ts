import { listQuantities } from '../../brief/numbers/quantities.ts';
import { findLanguage, type Language } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { type Premise, premises } from '../../languages/words/premise-words.ts';
import { listReplyLines } from '../material/reply-lines.ts';

interface Held {
  readonly premise: Premise;
  readonly lines: readonly string[];
}

const manyThings = 5;
const initials = { min: 2, pattern: /(?<![\p{L}\p{N}-])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu } as const;

function countsThings(title: string, language: Language): boolean {
  const [, number = ''] = /^(\d{1,2})\s+\p{L}/u.exec(title) ?? [];
  const isMeasured = listQuantities(title, language).some(({ start, kind }) => start === 0 && kind !== 'count');
  return Number(number) >= manyThings && !isMeasured;
}

function hasInitials(title: string): boolean {
  const found = new Set(title.match(initials.pattern));
  return found.size >= initials.min && (title.match(/\p{Ll}/gu)?.length ?? 0) > title.length / 2;
}

const measured: Partial<Readonly<Record<Premise, (title: string, language: Language) => boolean>>> = {
  listed: countsThings,
  initials: hasInitials,
};
export const isMeasured = (premise: Premise): boolean => premise in measured;

export function findPremises(title: string, language: string): readonly Held[] {
  const own = findLanguage(language);
  const known = own?.jokes?.premises;
  if (own === undefined || known === undefined) return [];
  return premises.flatMap((premise): readonly Held[] => {
    const { signs, lines } = known[premise] ?? {};
    if (lines === undefined) return [];
    const measure = measured[premise];
    const isHeld = measure ? measure(title, own) : signs !== undefined && matchOwn(own, signs).test(title);
    return isHeld ? [{ premise, lines: listReplyLines(lines, title, own) }] : [];
  });
}
