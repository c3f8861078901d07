import type { Outline } from '../../brief/outline.ts';

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
] as const;
export type Genre = (typeof genres)[number];

const any = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');

const signs: Readonly<Record<Genre, RegExp>> = {
  product: any(
    'phones?|smartphones?|iphone|macbook|laptops?|headsets?|airpods|keyboard|tablets?|gadgets?|deals?|sale|discounts?|black friday|coupe|convertible|sedans?|suvs?|horsepower|model year',
    'handys?|preis|rabatt|angebote?|neuwagen|prix|promo|precio|oferta|preço|prezzo|aanbieding',
  ),
  software: any(
    'software|developers?|code|coding|api|apis|servers?|bugs?|exploit|open[- ]source|framework|compiler|linux|kernel|browser|javascript|python|webassembly|wasm|database|deploy\\w*|devsecops|devops|cloud|asynchronous|passwords?|app store|release notes|programming|repository',
    'entwickler|quellcode|programmier\\w*|sicherheitslücke|logiciel|développeurs?|programador\\w*|desarrollador\\w*|sviluppator\\w*|ontwikkelaars?',
  ),
  science: any(
    'nasa|astronauts?|telescopes?|planets?|moons?|jupiter|mars|spacecraft|lunar|galax(?:y|ies)|universe|physicists?|scientists?|quantum|particles?|chaos theory|chemists?|biologists?|orbit\\w*|asteroids?',
  ),
  sports: any(
    'games?|goals?|scored|assists?|coach|quarterback|touchdowns?|innings?|playoffs?|season|league|championship|undefeated|halftime|nhl|nba|nfl|football|soccer|hockey|basketball|tournament|teammates?',
    'tor|tore|bundesliga|trainer|mannschaft|spieltag',
  ),
  markets: any(
    'stocks?|shares|shareholders?|investors?|nasdaq|dow|s&p|wall street|earnings|oil prices?|crude|bonds?|yields?|tariffs?|trade deal|futures|dividends?|ipo|equities|forecast',
  ),
  politics: any(
    'president|senat(?:e|ors?)|congress|republicans?|democrat(?:s|ic)?|election|campaign|candidates?|parliament|minister|impeachment|tories|labour party|governor|white house|legislat\\w+|vote(?:rs?|d)?',
    'bundestag|kanzler\\w*|minister\\w*|wahl|partei|assemblée|députés?|projet de loi|sénat|gouvernement',
  ),
  screen: any(
    'games?|jedi|level design|boss fights?|lightsabers?|playthrough|singers?|films?|movies?|director|trailer|netflix|disney\\+?|series|episodes?|season finale|star (?:wars|trek)|box office|actors?|actress|songs?|albums?|soundtrack|gameplay|xbox|playstation|streaming',
  ),
  food: any(
    'recipes?|ingredients|bake|baking|oven|tablespoons?|teaspoons?|cups? of|restaurants?|chefs?|dishes|menu|sauce|halibut|cheese|bread|dessert|cuisine|cooking',
  ),
  outing: any(
    'things to do|festivals?|concerts?|exhibition|museum|tickets?|weekend|hotel|flights?|travel\\w*|tourists?|beach|hik(?:e|ing)',
  ),
  paperwork: any(
    'tax(?:es)?|certificates?|forms?|insurance|regulation|compliance|identity management|deductions?|invoice|applicants?|permits?|social security',
    'steuer\\w*|formular\\w*|bescheinigung|versicherung\\w*|patientenakte|behörden?|impôts?|certificat|salaire|cotisations?|assurance|déclaration',
  ),
  animals: any(
    'cats?|kittens?|dogs?|pupp(?:y|ies)|whales?|ducks?|birds?|penguins?|pets?|owners?|veterinar\\w+|shelter',
  ),
  business: any(
    'chief \\w+ officer|ceo|executives?|strategy|acquisitions?|startups?|company|companies|managers?|marketing|employees|workplace|quarterly|leadership|mindset|entrepreneurs?|clients?|meetings?',
  ),
  research: any(
    'abstract|et al|experiments?|we propose|in this paper|datasets?|baselines?|hypothes[ie]s|literature|methodology|findings|theorem|matri(?:x|ces)|empirical|researchers?|passage retrieval',
  ),
};

/** Letters of a text that show its genre. */
const opening = 3000;
/** What a word in the title is worth, and each new one in the text; how much it takes. */
const worth = { inTitle: 4, distinct: 2, again: 0.5, least: 9 };
/** Without a word in the title it takes so many different ones. */
const manyWords = 5;

/** The genre whose words a text uses most; undefined when it uses none often. */
export function genreOf(title: string, { sentences }: Pick<Outline, 'sentences'>): Genre | undefined {
  const text = sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, opening);
  const found = genres
    .map((genre) => {
      const told = text.match(signs[genre])?.map((word) => word.toLowerCase()) ?? [];
      const titled = title.match(signs[genre])?.length ?? 0;
      const again = Math.min(told.length, 16) * worth.again;
      const words = new Set(told);
      if (titled === 0 && words.size < manyWords) return { genre, value: 0 };
      return { genre, value: titled * worth.inTitle + words.size * worth.distinct + again };
    })
    .sort((a, b) => b.value - a.value)[0];
  return found !== undefined && found.value >= worth.least ? found.genre : undefined;
}
