import { matchWords } from '../languages/patterns.ts';
/** What the request's notes ask of the picture itself, beside its layout and look. */
export interface PictureWishes {
  /** None at all, or in the colours they were drawn in instead of the brand's. */
  readonly drawings?: 'none' | 'full';
  readonly numbers?: 'none';
  /** The source's own picture. */
  readonly photo?: 'with' | 'none';
  /** How many points at most, where the notes say a number. */
  readonly points?: number;
}

/** Names in the languages that the extension speaks; what stands before or after says whether it is wanted. */
const named = {
  drawings:
    /(?<!\p{L})(?:drawings?|illustrations?|icons?|emojis?|zeichnung(?:en)?|illustration(?:en)?|symbole|dessins?|icônes?|dibujos?|ilustraciones|iconos?|desenhos?|ilustrações|ícones?|disegni|illustrazioni|icone|tekening(?:en)?|illustraties|iconen|rysunk(?:i|ów)|ilustracj[ei]|ikon[y]?)(?!\p{L})|イラスト|アイコン|插图|插畫|图标|그림|삽화|아이콘|رسوم(?:ات)?/giu,
  numbers:
    /(?<!\p{L})(?:numbers|figures|statistics|stats|zahlen|chiffres|números|cifras|numeri|cifre|cijfers|getallen|liczb)(?!\p{L})|数字|数値|숫자|أرقام/giu,
  photo:
    /(?<!\p{L})(?:photos?|photographs?|fotos?|fotografías?|fotografias?|photographies?|fotografie|foto['’]s|zdję(?:cie|cia|ciem|ć)|(?:page|article|source)['’]s (?:own )?(?:picture|image))(?!\p{L})|写真|照片|사진|صور(?:ة|ا)?(?!\p{L})/giu,
} as const;

const fullColor = matchWords(({ brief }) => brief?.pictureWishes?.fullColor, 'giu');

/** Right before a name: "no", "without any", "don't show". */
const deniedBefore =
  /(?:(?<!\p{L})(?:no|not|without|never|avoid|skip|drop|leave out|don['’]t|do not|hide|remove|kein\w*|nicht|ohne|weder|pas de|pas d['’]|sans|aucun\w*|sin|sem|não|senza|niente|geen|niet|zonder|bez|żadnych)\s+(?:\p{L}+\s+)?|(?:不要|不用|别|無|无|没有)\p{L}{0,2}|بدون\s(?:ال)?|(?<!\p{L})لا\s)$/iu;
/** Right after one, in languages that deny there. */
const deniedAfter =
  /^(?:なし|無し|(?:は|を)?(?:不要|いらない|使わない|入れない)|\s?(?:없이|없는|없음)|[을를은는]?\s?(?:빼|넣지|쓰지))/u;

/** Whether the first mention of a name wants it or not; undefined where it is not mentioned. */
function wants(pattern: RegExp, notes: string): boolean | undefined {
  const [found] = notes.matchAll(pattern);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return (
    !deniedBefore.test(notes.slice(Math.max(0, found.index - 40), found.index)) && !deniedAfter.test(notes.slice(end))
  );
}

/** Counts in words, in every language, and the noun that they count. */
const counts: readonly (readonly [number, RegExp])[] = (
  [
    ['one|ein|einen|un|uno|um|één|jeden', '一|한', 1],
    ['two|zwei|deux|dos|dois|due|twee|dwa', '二|两|二つ|두', 2],
    ['three|drei|trois|tres|três|tre|drie|trzy', '三|세', 3],
    ['four|vier|quatre|cuatro|quatro|quattro|cztery', '四|네', 4],
    ['five|fünf|cinq|cinco|cinque|vijf|pięć', '五|다섯', 5],
    ['six|sechs|seis|sei|zes|sześć', '六|여섯', 6],
    ['seven|sieben|sept|siete|sete|sette|zeven|siedem', '七|일곱', 7],
  ] as const
).map(([latin, other, count]) => [
  count,
  new RegExp(
    `(?<![\\p{L}\\d])(?:${latin}|${count})\\s+(?:(?:main|key|bullet|wichtigste|short)\\s+)?(?:points?|bullets|items|rows|(?:stich)?punkte?|puntos?|pontos?|itens|punti|punten|punt|punkt(?:y|ów)?|نقاط)(?!\\p{L})|(?<!\\d)(?:${count}|${other})\\s?(?:つ|個|点|项|個の|个)?(?:に絞|だけ|の(?:要点|項目|ポイント)|要点|点|가지|개)`,
    'iu',
  ),
]);

/** How many points the notes ask for in a number ("only three points"), 1–7; undefined where they don't. */
export function askedCount(notes: string): number | undefined {
  if (notes === '') return undefined;
  return counts.find(([, pattern]) => pattern.test(notes))?.[0];
}

export function readPictureWishes(notes: string): PictureWishes {
  if (notes === '') return {};
  const [drawings, numbers, photo] = [named.drawings, named.numbers, named.photo].map((name) => wants(name, notes));
  const points = askedCount(notes);
  return {
    ...(drawings === false ? { drawings: 'none' } : wants(fullColor, notes) ? { drawings: 'full' } : {}),
    ...(numbers === false ? { numbers: 'none' } : {}),
    ...(photo === undefined ? {} : { photo: photo ? 'with' : 'none' }),
    ...(points === undefined ? {} : { points }),
  };
}
