/** How much of a text is looked at: enough to be sure, quick on books. */
const sampleLength = 4000;

/** Scripts that name a language by themselves (or by its likeliest one). Tried in order: Japanese uses Han too. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
];

/** Languages by script, for trusting what a page says of itself. Absent: Latin. */
const scriptOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(scripts.map(([, language]) => [language, language])),
  fa: 'ar',
  ur: 'ar',
  ps: 'ar',
  ckb: 'ar',
  yi: 'he',
  uk: 'ru',
  bg: 'ru',
  be: 'ru',
  mk: 'ru',
  sr: 'ru',
  kk: 'ru',
  mn: 'ru',
  mr: 'hi',
  ne: 'hi',
  yue: 'zh',
};

/** Letters that one language of a script has and its likeliest one has not. */
const tellingLetters: readonly (readonly [RegExp, string])[] = [
  [/[پچژگ]/u, 'fa'],
  [/[ٹڈڑےں]/u, 'ur'],
  [/[іїєґ]/iu, 'uk'],
];

/** Everyday words, chosen so that few are shared. */
const words: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and of to is that it was for with are this have from they you be not which their has but',
    de: 'der die und das ist nicht ein eine zu den mit von sich auf auch dem wird sind für im werden als',
    fr: 'le les des et est une dans que qui pour pas sur au avec plus ce sont par du aux cette ils',
    es: 'el los las y que en una es por con para se del como su más pero este fue lo sus ha',
    pt: 'o os as e que em uma um é por com para não do da dos das no na se mais como foi ao',
    it: 'il che di la è per una sono con non gli del della dei nel alla anche più si da le questo',
    nl: 'de het een en van is dat niet op te zijn met voor die aan ook er maar om bij naar wordt',
    sv: 'och att det som är en på av för med till den har inte om ett var jag från kan',
    pl: 'i w na się nie jest że do to z jak od przez po są oraz tym dla który ma',
    // What designers fill pages with must not count as French.
    la: 'et in est ut non ad sed qui quod cum sit dolor amet lorem ipsum enim esse elit nunc nec quis eiusmod',
    tr: 'bir ve bu için ile da de çok olarak daha gibi ne olan kadar sonra en ama değil her var',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** Fewer hits say nothing: names and titles hold stray words of any language. */
const fewestHits = 3;

/**
 * BCP 47 language of a text. `declared` (a page's `lang`) is believed when it fits the script and no other language
 * clearly speaks from the words: it is missing or wrong on a good part of pages. Undefined when nothing can be told.
 */
export function detectLanguage(text: string, declared?: string): string | undefined {
  const sample = text.slice(0, sampleLength);
  const claim = canonical(declared);
  const claimed = claim?.split('-')[0];
  const script = detectScript(sample);
  if (script) {
    if (claimed && scriptOf[claimed] === script) return claim;
    const telling = tellingLetters.find(([letter, language]) => scriptOf[language] === script && letter.test(sample));
    return telling?.[1] ?? script;
  }
  const spoken = detectByWords(sample);
  if (claimed && !scriptOf[claimed] && (!spoken || spoken === claimed || !words[claimed])) return claim;
  return spoken ?? (claimed && !/\p{L}/u.test(sample) ? claim : undefined);
}

/** The language a non-Latin script stands for; undefined for Latin and for text without letters. */
function detectScript(sample: string): string | undefined {
  const latin = count(sample, /\p{Script=Latin}/gu);
  for (const [letters, language] of scripts) {
    // A character of Chinese or Japanese says as much as several Latin letters.
    const weight = /^(?:ja|zh|ko)$/.test(language) ? 3 : 1;
    const found = count(sample, letters);
    // A few kana in Chinese text are quotations; in Japanese they are never under a tenth.
    if (language === 'ja' && found * 10 < count(sample, /\p{Script=Han}/gu)) continue;
    if (found > 0 && found * weight > latin) return language;
  }
  return undefined;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function detectByWords(sample: string): string | undefined {
  const said = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = Object.entries(words)
    .map(([language, list]) => ({ language, count: said.filter((word) => list.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = hits;
  if (!first || !second || first.count < fewestHits || first.count < second.count * 1.2) return undefined;
  return first.language;
}

function canonical(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
