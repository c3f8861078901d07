import type { SourceDocument } from '../document.ts';

/**
 * Death, violence, abuse, disaster and grave illness, over all languages: nothing to joke about. Word stems where a
 * language bends its words.
 */
const grave = new RegExp(
  [
    String.raw`\b(?:dead|dies|died|dying|deaths?|deadly|killed|kills|killing|killer|murder\w*|suicid\w*|stabb\w*|shooting|shot dead|gunm[ae]n|massacre|terroris\w*|hostages?|kidnap\w*|rape[ds]?|rapist|sexual(?:ly)? (?:abuse\w*|assault\w*)|molest\w*|paedophil\w*|pedophil\w*|child abuse|tortur\w*|genocide|war crimes?|airstrikes?|bomb(?:s|ed|ings?)|casualt\w*|fatal\w*|earthquakes?|tsunami|famine|refugees?|plague|epidemic|cancer|miscarriage|funeral|mourn\w*|overdose|plane crash|wildfires?|holocaust|slavery|lynch\w*|eating disorder)\b`,
    String.raw`(?<!\p{L})(?:tot(?:e|en|er)?|gestorben|stirbt|starb|tödlich\w*|getötet|mord\w*|ermord\w*|selbstmord|suizid|anschlag\w*|geisel\w*|vergewaltig\w*|missbrauch\w*|erdbeben|krieg\w*|flüchtlinge?|morts?|mortel\w*|décès|décédé\w*|tué\w*|meurtr\w*|assassin\w*|attentat\w*|otages?|viols?|violée?s?|séisme|guerre|muert[eoa]s?|murió|mueren|asesin\w*|atentado\w*|secuestr\w*|violaci\w+|terremoto|guerra|mort[oaei]s?|morreu|assassinat\w*|sequestr\w*|estupr\w*|uccis\w*|omicid\w*|attentat\w*|ostagg\w*|stupr\w*|dood|doden|gedood|overleden|vermoord|moord\w*|aanslag\w*|gijzel\w*|verkracht\w*|aardbeving|oorlog)(?!\p{L})`,
    '死亡|死者|死去|殺害|殺人|自殺|殺さ|遺体|地震|津波|テロ|戦争|虐待|遇难|身亡|去世|死了|杀害|谋杀|自杀|恐怖袭击|爆炸|战争|性侵',
    // Whole words with their prefixes: the stem of "died" opens "saving".
    String.raw`(?<!\p{L})[وفبل]?(?:ال)?(?:قتل|قتيل|قتلى|مقتل|وفاة|توفيت?|انتحار|هجوم|هجمات|تفجير|تفجيرات|رهائن|اغتصاب|زلزال|حرب|ضحايا)(?!\p{L})`,
  ].join('|'),
  'giu',
);

/** How far into a text its subject shows. */
const opening = 2500;

/** Whether a document tells of something nobody should joke about: named in its title or description, or twice early on. */
export function isGrave({ metadata, blocks }: SourceDocument): boolean {
  const named = `${metadata.title ?? ''} ${metadata.description ?? ''}`;
  if (named.search(grave) >= 0) return true;
  const text = blocks
    .flatMap((block) =>
      'text' in block ? [block.text] : block.type === 'list' ? block.items.map((item) => item.text) : [],
    )
    .join(' ')
    .slice(0, opening);
  return (text.match(grave)?.length ?? 0) >= 2;
}
