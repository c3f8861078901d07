import { listQuantities } from '../../brief/numbers/quantities.ts';
import { withParents } from '../../drawings/domains.ts';
import { listMain, readDomains } from '../../drawings/matching/read-domains.ts';
import { findLanguage } from '../../languages/index.ts';
import { type TalkedOf, talkedOf } from '../../languages/words/joke-words.ts';
import type { Need } from '../../languages/words/title-words.ts';
import { meets } from '../material/aim.ts';
import type { Material } from '../material/material.ts';

/** Minimum scores of a domain that a title, and that only the opening names: one word may have another meaning. */
export const minScores = { ofTitle: 4, ofLead: 6 } as const;
const minWords = { broad: 3, narrow: 2 } as const;
const brief = 400;
const opening = 2500;
const kept = 2;
/** Narrower subjects in the title are preferred. */
const broad: ReadonlySet<string> = new Set(['internet', 'sport', 'retail']);
/** Topics whose texts are mostly not about everyday things: on 40 pages their lines made sense in 3 of 19 cases. */
const vague: ReadonlySet<string> = new Set([
  'energy',
  // Law, firms, habits.
  'internet',
  'fashion',
  'farming',
  'photography',
  'tv',
  'shipping',
  'social-media',
  // Heat in a laboratory; love stories of a book fair.
  'weather',
  'love',
  'jobs',
  'retail',
  'aviation',
]);
/** As for things: a cracked phone is a reply to a new one alone. */
const needs: Partial<Readonly<Record<TalkedOf, Need>>> = { phones: 'fresh', ai: 'fresh', gadgets: 'fresh' };

const known: ReadonlySet<string> = new Set(talkedOf);
const isTalkedOf = (name: string): name is TalkedOf => known.has(name);

export function findSubjects(
  { title, outline, language }: Pick<Material, 'title' | 'outline' | 'language'>,
  minScore: number = minScores.ofTitle,
): readonly TalkedOf[] {
  const own = findLanguage(language);
  // A title with a price is about the price.
  if (own === undefined || listQuantities(title, own).some(({ kind }) => kind === 'money')) return [];
  const text = outline.sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, opening);
  const isShort = text.length < brief;
  const found = listMain(readDomains({ title, text }, own))
    .filter(({ name, score, isInTitle, words }) => {
      const isShown = broad.has(name) ? words.size >= minWords.broad : words.size >= minWords.narrow || isShort;
      return isInTitle && score >= minScore && isShown;
    })
    .toSorted((a, b) => Number(broad.has(a.name)) - Number(broad.has(b.name)))
    .flatMap(({ name }) => {
      const spoken = withParents(name).find(isTalkedOf);
      if (spoken === undefined || (vague.has(spoken) && !isShort)) return [];
      const need = needs[spoken];
      return need === undefined || meets(title, need, own) ? [spoken] : [];
    });
  return [...new Set(found)].slice(0, kept);
}
