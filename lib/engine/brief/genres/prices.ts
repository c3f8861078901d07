import type { Point } from '../../brief.ts';
import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { listItems } from '../outline/outline-text.ts';
import { capitalize, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const amount = String.raw`\d{1,3}(?:[.,’' ]\d{3})*(?:[.,]\d{1,2}|[.,]-)?`;
const getPatterns = perPageLanguage((among) => {
  const sum = String.raw`(?:(?:US|A|C|HK|NZ|R)?[$€£¥₹₩]\s?${amount}|${amount}\s?(?:[€£$]|${joinFigures('currencyBehind', among)}))`;
  const from = `(?:${joinFigures('priceFrom', among)})`;
  /** "from $12 per user / month" */
  const price = new RegExp(
    `^(?:(?:${joinFigures('priceNames', among)})\\s?:\\s*)?(?<price>(?:${from}\\s)?${sum}(?:\\s?(?:/|${joinFigures('pricePer', among)})\\s?.{1,24})?)$`,
    'iu',
  );
  const priced = new RegExp(`^(?<name>\\p{L}.{1,60}?)\\s*(?:[,:–—|-]\\s*)?(?<price>(?:${from}\\s)?${sum})$`, 'iu');
  return { priced, price };
});

const min = { points: 3, share: 0.75 };
const maxNameChars = 60;
const budget = 92;

function listFromItems(items: readonly string[], language: Language | undefined): Point[] {
  const { priced } = getPatterns(language);
  const points = items.flatMap((item): Point[] => {
    const { name = '', price: cost = '' } = priced.exec(tidy(item))?.groups ?? {};
    return name === '' ? [] : [{ heading: capitalize(name.trim()), body: cost.trim(), sentence: item }];
  });
  return points.length >= Math.max(min.points, items.length * min.share) ? points : [];
}

function listFromHeadings(blocks: readonly Block[], language: Language | undefined): Point[] {
  const { price } = getPatterns(language);
  const points = blocks.flatMap((block, index): (Point & { level: number })[] => {
    if (block.type !== 'heading' || measureDrawnLength(block.text) > maxNameChars) return [];
    const [one, two] = [blocks[index + 1], blocks[index + 2]].map((next) =>
      next?.type === 'paragraph' ? tidy(next.text.slice(0, 400)) : '',
    );
    const at = [one, two].findIndex((line) => line !== undefined && price.test(line));
    const cost = price.exec([one, two][at] ?? '')?.groups?.price;
    if (cost === undefined) return [];
    const about = [one, two][at === 0 ? 1 : 0]?.replace(/[.。]$/, '') ?? '';
    const body = about !== '' && measureDrawnLength(`${cost} · ${about}`) <= budget ? `${cost} · ${about}` : cost;
    return [{ heading: tidy(block.text), body, sentence: [block.text, one, two].join('\n'), level: block.level }];
  });
  const isOneRow = new Set(points.map(({ level }) => level)).size === 1;
  return isOneRow && points.length >= min.points ? points.map(({ level: _, ...point }) => point) : [];
}

export function listPricePoints(
  blocks: readonly Block[],
  max: number,
  { language }: LanguageWords,
): readonly Point[] | undefined {
  const lists = blocks.flatMap((block) =>
    block.type === 'list'
      ? [
          listFromItems(
            listItems(block).filter((item) => !isBoilerplate(item, language)),
            language,
          ),
        ]
      : [],
  );
  const letters = blocks.reduce(
    (total, block) => total + (block.type === 'paragraph' || block.type === 'quote' ? block.text.length : 0),
    0,
  );
  const best = [...lists, listFromHeadings(blocks, language)].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const size = best.reduce((total, { sentence }) => total + sentence.length, 0);
  return best.length >= min.points && size * 2 >= letters ? best.slice(0, max) : undefined;
}
