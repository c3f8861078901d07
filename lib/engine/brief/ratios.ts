/** A share written as words or as "X in Y", with its place in the text. */
export interface Ratio {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** 0–1, as written: "one in four" is 0.25. */
  readonly share: number;
}

/** Small whole numbers in words, over the languages that part words by spaces. */
export const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one ein eine einer un une uno una um uma een één',
    'two zwei deux dos due dois duas twee',
    'three drei trois tres três tre drie',
    'four vier quatre cuatro quatro quattro',
    'five fünf cinq cinco cinque vijf',
    'six sechs seis sei zes',
    'seven sieben sept siete sete sette zeven',
    'eight acht huit ocho oito otto',
    'nine neun neuf nueve nove negen',
    'ten zehn dix diez dez dieci tien',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

const whole = `\\d{1,4}|${Object.keys(smallNumbers).join('|')}`;
/** What may not follow: the other end of a date, a time or a sum. */
const noShare =
  '(?![\\p{L}\\p{N}%]|[.,:/]\\p{N}|\\s(?:January|February|March|April|May|June|July|August|September|October|November|December|percent|per cent|million|billion|minutes|hours|days|weeks|months|years|ways|parts|Uhr|%))';
const parted = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])(?<part>${whole})\\s(?:in|of|out of|of the|von|auf|sur|de cada|en cada|em cada|su|op de|van de)\\s(?:every\\s)?(?<all>${whole})${noShare}`,
  'giu',
);
/** A fraction in words: followed by what it is a part of, and no ordinal ("a third instance", "the first half of 2020"). */
const fraction = (spaced: string, unspaced: string) =>
  new RegExp(
    `(?<!\\p{L})(?<!(?:first|second|last|other|next|latter)[\\s-])(?:${spaced})(?=\\s(?:of|der|des|von|de|du|d['’]|del|dos|das|di|dei|delle|degli|della|van)(?!\\p{L}|\\s?(?:\\p{N}|(?:an?|einer|eines|une?|una?|uma|uno|een)\\s)))|(?<!\\p{Script=Arabic})(?:${unspaced})(?!\\p{Script=Arabic})`,
    'giu',
  );
const fractions: readonly (readonly [RegExp, number])[] = [
  [fraction('half|die Hälfte|la moitié|la mitad|metade|la metà|de helft', '半数|半分|一半|نصف'), 1 / 2],
  [
    fraction(
      '(?:a|one)[\\s-]third|ein Drittel|un tiers|un tercio|um terço|un terzo|een derde',
      '三分の一|3分の1|三分之一',
    ),
    1 / 3,
  ],
  [
    fraction(
      'two[\\s-]thirds|zwei Drittel|deux tiers|dos tercios|dois terços|due terzi|twee derde',
      '三分の二|3分の2|三分之二|ثلثا',
    ),
    2 / 3,
  ],
  [
    fraction(
      '(?:a|one)[\\s-]quarter|ein Viertel|un quart|un cuarto|um quarto|un quarto|een kwart',
      '四分の一|4分の1|四分之一',
    ),
    1 / 4,
  ],
  [
    fraction(
      'three[\\s-]quarters|drei Viertel|trois quarts|tres cuartos|três quartos|tre quarti|driekwart',
      '四分の三|4分の3|四分之三',
    ),
    3 / 4,
  ],
];

const readAmount = (text: string) => smallNumbers[text.toLowerCase()] ?? Number(text);

/** The shares a text states in words, in order. Two bare numbers side by side are none unless the first is the smaller. */
export function ratiosIn(text: string): Ratio[] {
  const found: Ratio[] = [];
  for (const match of text.matchAll(parted)) {
    const { part = '', all = '' } = match.groups ?? {};
    const share = readAmount(part) / readAmount(all);
    const isYear = readAmount(all) >= 1900 && readAmount(all) <= 2100;
    if (share > 0 && share < 1 && readAmount(all) > 2 && !isYear)
      found.push({ start: match.index, end: match.index + match[0].length, text: match[0], share });
  }
  for (const [pattern, share] of fractions)
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].trimEnd().length, text: match[0].trimEnd(), share });
  return found.sort((a, b) => a.start - b.start);
}
