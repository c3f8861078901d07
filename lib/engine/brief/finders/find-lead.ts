import type { Item } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';
import { shortenLead } from '../shortening/lead-cuts.ts';
import { opensAway, pointsAway } from '../standing/leaning.ts';
import { rateStanding } from '../standing/standing.ts';
import { addsNumber } from '../text/brackets.ts';
import { verb } from '../text/clause-signs.ts';
import { capitalize, countTextWords, listTerms, overlap } from '../text/text.ts';
import { createForeign, joinShownAbove, minStanding, type Scored, type Statement } from './choose-statements.ts';
import { findHeading, type Shown } from './statement-heading.ts';

/** Drawn letters: set large, and drawn whole. Reports in Spanish or French open with sentences of 220 to 280. */
const maxLeadChars = { large: 200, whole: 290 } as const;
const betterLead = 1.3;
export const repeated = 0.75;
/** Repeats more than half of the title with few new terms; titles of fewer than `title` terms are names. */
const restated = { title: 3, share: 0.55, newTerms: 5 };

export function restates(
  { heading, body = '' }: Pick<Item, 'heading' | 'body'>,
  terms: ReadonlySet<string>,
  title: string,
  titled: ReadonlySet<string>,
) {
  const added = [...terms].filter((term) => !titled.has(term)).length;
  const isNew = added >= restated.newTerms || addsNumber(`${heading} ${body}`, title);
  return titled.size >= restated.title && overlap(titled, terms) >= restated.share && !isNew;
}

/** A paper's finding that only repeats its title is no news; one that answers a topic ("X and Y") shares its terms. */
export const findsTitle = (terms: ReadonlySet<string>, titled: ReadonlySet<string>): boolean =>
  overlap(terms, titled) >= repeated && overlap(titled, terms) >= repeated;

export const minUnder = 4;

/** Loss of a main fact by the share of the title's terms that it says again, where it adds no number. */
const saidLoss = 0.6;
/** Loss of one whose words point at another sentence: beside an equal that stands alone, that one leads. */
const awayLoss = 0.6;
/** Weight of standing alone beside being the main fact, in log-odds of both. */
const leadStands = 0.25;

export function findLead(
  reading: Reading,
  scored: readonly Scored[],
  titles: readonly ReadonlySet<string>[],
  under: ReadonlySet<string>,
): Statement | undefined {
  const { leads, title = '', statementWords: words } = reading;
  const titled = new Set(listTerms(title, words));
  const shown = joinShownAbove(reading);
  const isForeign = createForeign(reading);
  const able = leads.flatMap(({ sentence, lead }): { readonly statement: Statement; readonly value: number }[] => {
    const one = scored.find((other) => other.sentence === sentence) ?? {
      sentence,
      resolved: { text: sentence.text },
      merit: 1,
      stands: 1,
    };
    const { resolved } = one;
    const own = chooseLeadForm(findHeading(one, reading, titled), one, words);
    // The model was not trained on summaries, so the stricter rules apply.
    const min = sentence.index < 0 ? minStanding.summary : minStanding.mainFact;
    if (own === undefined || own.stands < min || isForeign(own.heading)) return [];
    if (opensAway(own.quoted ?? own.heading, reading.words)) return [];
    const stands =
      (own.known ?? 1) * reading.stands({ text: own.quoted ?? own.heading, source: resolved.text, sentence, shown });
    const terms = new Set(listTerms(own.heading, words));
    const saysTitle = sentence.isFinding
      ? findsTitle(terms, titled)
      : restates(own, terms, title, titled) || titles.some((other) => overlap(terms, other) >= repeated);
    if (stands < minStanding.lead || saysTitle) return [];
    // A subtitle may be the start of the same sentence.
    if (under.size >= minUnder && overlap(under, terms) >= repeated) return [];
    const item: Item = {
      heading: own.heading,
      ...(own.body === undefined ? {} : { body: own.body }),
      ...(own.isInseparable ? { isInseparable: true } : {}),
      sentence: [resolved.antecedent, sentence.text, own.origin].filter(Boolean).join('\n'),
    };
    const statement = { item, scored: { ...one, stands }, value: 1, rank: 1, terms };
    const pointing = pointsAway(own.quoted ?? own.heading, reading.words) ? awayLoss : 0;
    const loss =
      pointing + (addsNumber(`${own.heading} ${own.body ?? ''}`, title) ? 0 : saidLoss * overlap(titled, terms));
    return [{ statement, value: lead + leadStands * Math.log(stands / (1.01 - stands)) - loss }];
  });
  return able.toSorted((a, b) => b.value - a.value)[0]?.statement;
}

/** The whole form where it can be set large, unless a shorter one stands clearly better; else the longest. */
function chooseLeadForm(own: Shown | undefined, one: Scored, words: Reading['words']): Shown | undefined {
  const isParted = own?.quoted !== undefined || own?.body !== undefined;
  const whole = isParted ? undefined : shortenLongLead(one, words, maxLeadChars.large);
  if (own === undefined || whole === undefined) return own ?? whole ?? findLongLead(one, words);
  return own.stands > whole.stands * betterLead ? own : { ...own, ...whole };
}

const minOpeningWords = 6;

function findLongLead(one: Scored, words: Reading['words']): Shown | undefined {
  const found = shortenLongLead(one, words, maxLeadChars.whole);
  const [opening = ''] = found?.heading.split(/[,،，、](?:\s|$)/u) ?? [];
  const says = [verb, words.verbSign].some((sign) => sign?.test(`${found?.heading} `));
  return says || countTextWords(opening) >= minOpeningWords ? found : undefined;
}

function shortenLongLead({ resolved: { text } }: Scored, words: Reading['words'], budget: number): Shown | undefined {
  const form = shortenLead(text, budget, words);
  return form === undefined ? undefined : { heading: capitalize(form), stands: rateStanding(text, form, words) };
}
