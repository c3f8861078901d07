import type { Outline } from '../../brief/outline.ts';
import { foreignWords } from './genre-words.ts';

/** Kinds of sources that have jokes of their own. */
const genres = [
  'product',
  'software',
  'science',
  'sports',
  'markets',
  'politics',
  'screen',
  'food',
  'outing',
  'paperwork',
  'animals',
  'business',
  'research',
  'health',
  'fame',
  'cars',
] as const;
export type Genre = (typeof genres)[number];

/** English words, which texts in other languages use too. */
const english: Readonly<Record<Genre, string>> = {
  product:
    'phones?|smartphones?|iphone|macbook|laptops?|headsets?|airpods|keyboard|tablets?|gadgets?|deals?|sale|discounts?|black friday|model year',
  software:
    'software|developers?|code|coding|api|apis|servers?|bugs?|exploit|open[- ]source|framework|compiler|linux|kernel|browser|javascript|python|webassembly|wasm|database|deploy\\w*|devsecops|devops|cloud|asynchronous|passwords?|app store|release notes|programming|repository',
  science:
    'nasa|astronauts?|telescopes?|planets?|moons?|jupiter|mars|spacecraft|lunar|galax(?:y|ies)|universe|physicists?|scientists?|quantum|particles?|chaos theory|chemists?|biologists?|orbit\\w*|asteroids?',
  sports:
    'games?|goals?|scored|assists?|coach|quarterback|touchdowns?|innings?|playoffs?|season|league|championship|undefeated|halftime|nhl|nba|nfl|football|soccer|hockey|basketball|tournament|teammates?',
  markets:
    'stocks?|shares|shareholders?|investors?|nasdaq|dow|s&p|wall street|earnings|oil prices?|crude|bonds?|yields?|tariffs?|trade deal|futures|dividends?|ipo|equities|forecast',
  politics:
    'president|senat(?:e|ors?)|congress|republicans?|democrat(?:s|ic)?|election|campaign|candidates?|parliament|minister|impeachment|tories|labour party|governor|white house|legislat\\w+|vote(?:rs?|d)?',
  screen:
    'games?|jedi|level design|boss fights?|lightsabers?|playthrough|singers?|films?|movies?|director|trailer|netflix|disney\\+?|series|episodes?|season finale|star (?:wars|trek)|box office|actors?|actress|songs?|albums?|soundtrack|gameplay|xbox|playstation|streaming',
  food: 'recipes?|ingredients|bake|baking|oven|tablespoons?|teaspoons?|cups? of|restaurants?|chefs?|dishes|menu|sauce|halibut|cheese|bread|dessert|cuisine|cooking',
  outing:
    'things to do|festivals?|concerts?|exhibition|museum|tickets?|weekend|hotel|flights?|travel\\w*|tourists?|beach|hik(?:e|ing)',
  paperwork:
    'tax(?:es)?|certificates?|forms?|insurance|regulation|compliance|identity management|deductions?|invoice|applicants?|permits?|social security',
  animals: 'cats?|kittens?|dogs?|pupp(?:y|ies)|whales?|ducks?|birds?|penguins?|pets?|owners?|veterinar\\w+|shelter',
  business:
    'chief \\w+ officer|ceo|executives?|strategy|acquisitions?|startups?|company|companies|managers?|marketing|employees|workplace|quarterly|leadership|mindset|entrepreneurs?|clients?|meetings?',
  research:
    'abstract|et al|experiments?|we propose|in this paper|datasets?|baselines?|hypothes[ie]s|literature|methodology|findings|theorem|matri(?:x|ces)|empirical|researchers?|passage retrieval',
  health:
    'bab(?:y|ies)|allerg(?:y|ies|ic)|diets?|dietary|calories|vitamins?|sleep|workouts?|exercise|weight loss|nutrition|pounds|protein|carbs|peanuts?|hygiene|skin|gym|healthy',
  fame: 'celebrit(?:y|ies)|net worth|red carpet|paparazzi|taylor swift|kardashians?|kylie jenner|royal family|duchess|grammys?|oscars?|amas?|pop star|engagement ring|gossip|feud',
  cars: 'sedans?|suvs?|crossovers?|horsepower|torque|hatchback|coupe|convertible|pickup|mpg|model year|test drive|infotainment|trim levels?|electric cars?|dealership|lexus|nissan|audi|bmw|toyota|porsche|volkswagen|renault|peugeot|fiat',
};

const patterns = new Map<string, RegExp>();

/** The words of a genre, in English and in the language itself. */
function signsOf(genre: Genre, language: string): RegExp {
  const own = foreignWords(language)?.[genre];
  const key = own === undefined ? genre : `${genre} ${language.slice(0, 2)}`;
  const known = patterns.get(key);
  if (known) return known;
  const words = [english[genre], own?.words].filter((each) => each !== undefined).join('|');
  const pieces = own?.pieces === undefined ? '' : `|${own.pieces}`;
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})${pieces}`, 'giu');
  patterns.set(key, pattern);
  return pattern;
}

/** Letters of a text that show its genre. */
const opening = 3000;
/** What a word in the title is worth, and each new one in the text; how much it takes. */
const worth = { inTitle: 4, distinct: 2, again: 0.5, least: 9 };
/** Without a word in the title it takes so many different ones. */
const manyWords = 5;

/** The genre whose words a text uses most; undefined when it uses none often. */
export function genreOf(title: string, { sentences }: Pick<Outline, 'sentences'>, language: string): Genre | undefined {
  const text = sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, opening);
  const found = genres
    .map((genre) => {
      const signs = signsOf(genre, language);
      const told = text.match(signs)?.map((word) => word.toLowerCase()) ?? [];
      const titled = title.match(signs)?.length ?? 0;
      const again = Math.min(told.length, 16) * worth.again;
      const words = new Set(told);
      if (titled === 0 && words.size < manyWords) return { genre, value: 0 };
      return { genre, value: titled * worth.inTitle + words.size * worth.distinct + again };
    })
    .sort((a, b) => b.value - a.value)[0];
  return found !== undefined && found.value >= worth.least ? found.genre : undefined;
}
