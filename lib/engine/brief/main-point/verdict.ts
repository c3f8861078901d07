import type { Language } from '../../languages/language.ts';
import { joinForms, perPageLanguage } from '../../languages/patterns.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Outline } from '../outline/outline.ts';
import { listShortenings } from '../shortening/shorten.ts';
import type { Reliance } from '../standing/reliance.ts';
import { rateStanding } from '../standing/standing.ts';
import type { Rating } from '../statements/statement-model.ts';
import type { RankedSentence } from '../text/rank.ts';
import { capitalize, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import type { Lead } from './lead.ts';

interface VerdictSource {
  readonly outline: Outline;
  readonly ranked: readonly RankedSentence[];
  readonly ratings: readonly Rating[];
}

interface Review extends VerdictSource {
  readonly title: string | undefined;
  readonly statementWords: LanguageWords;
  readonly isOwned: (text: string) => boolean;
  readonly leans: Reliance;
}

const getPatterns = perPageLanguage((among) => {
  /** "Verdict", "Verdict on the Roamer 5"; no whole sentence. */
  const heading = new RegExp(String.raw`^(?:${joinForms('verdict', among)})(?![\p{L}])`, 'iu');
  /** "Bottom line: …" */
  const label = new RegExp(String.raw`^(?:${joinForms('verdict', among)})\s*[:：–—-]\s*(?=\S)`, 'iu');
  return { heading, label };
});

const maxHeading = 80;

function findVerdicts({ sections, sentences }: Outline, language: Language | undefined): ReadonlySet<string> {
  const { heading, label } = getPatterns(language);
  return new Set([
    ...sections
      .filter((section) => section.heading.length <= maxHeading && heading.test(section.heading))
      .flatMap((section) => section.sentences),
    ...sentences.filter(({ text }) => label.test(text)).map(({ text }) => text),
  ]);
}

const [maxChars, minStanding] = [140, 0.5];

export function findVerdict({
  outline,
  isOwned,
  leans,
  ranked,
  ratings,
  title = '',
  statementWords,
}: Review): { readonly text: string; readonly sentence: string } | undefined {
  const { label } = getPatterns(statementWords.language);
  const verdicts = findVerdicts(outline, statementWords.language);
  if (verdicts.size === 0) return undefined;
  const judged = ranked
    .flatMap((sentence, place) => (verdicts.has(sentence.text) ? [{ sentence, lead: ratings[place]?.lead ?? 0 }] : []))
    .toSorted((a, b) => b.lead - a.lead);
  for (const { sentence } of judged) {
    const { text, index } = sentence;
    const own = text.replace(label, '');
    if (
      !isOwned(text) ||
      isBoilerplate(text, statementWords.language) ||
      /[?？؟]/.test(text) ||
      leans(own, index, title)
    )
      continue;
    const shown = listShortenings(own, statementWords).find((form) => measureDrawnLength(form) <= maxChars);
    if (shown !== undefined && rateStanding(own, shown, statementWords) >= minStanding)
      return { text: capitalize(shown), sentence: text };
  }
  return undefined;
}

/** Bonus of a review's verdict as the main fact, in log-odds. */
const bonus = 2;

const considered = 8;

export function withVerdicts(
  leads: readonly Lead[],
  { outline, ranked, ratings }: VerdictSource,
  language: Language | undefined,
): Lead[] {
  const verdicts = findVerdicts(outline, language);
  const own = ranked.flatMap((sentence, place) =>
    verdicts.has(sentence.text) ? [{ sentence, lead: (ratings[place]?.lead ?? 0) + bonus }] : [],
  );
  return [...leads.filter(({ sentence }) => !verdicts.has(sentence.text)), ...own]
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, considered);
}
