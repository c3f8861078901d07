import type { SourceDocument } from '../document.ts';

/**
 * Death, violence, abuse, crime, disaster and grave illness, over all languages: nothing to joke about. Word stems where a
 * language bends its words.
 */
const grave = new RegExp(
  [
    String.raw`\b(?:dead|dies|died|dying|deaths?|deadly|killed|kills|killing|killer|murder\w*|suicid\w*|stabb\w*|shootings?|shot dead|gunm[ae]n|gunfire|massacre|terroris\w*|hostages?|kidnap\w*|abduct\w*|rape[ds]?|rapist|sexual(?:ly)? (?:abuse\w*|assault\w*|harass\w*)|molest\w*|paedophil\w*|pedophil\w*|child abuse|domestic violence|tortur\w*|genocide|war crimes?|airstrikes?|invasion|bomb(?:s|ed|ings?)|casualt\w*|fatal\w*|earthquakes?|tsunami|hurricane|famine|refugees?|plague|epidemic|cancer|tumou?rs?|dementia|leuk[a]?emia|miscarriage|stillb\w+|funeral|mourn\w*|obituar\w*|overdose|plane crash|car crash|wildfires?|strandings?|holocaust|slavery|lynch\w*|eating disorder|inmates?|convicted|sentenced|prosecutors?|indicted|manslaughter|assault(?:ed|s)?|arrested|mentally ill|missing (?:girl|boy|child|woman|man|plane|flight)|siege|riots?|tear gas|violence|hospitali[sz]ed|intensive care|terminally ill|life-threatening|lungs?|diseases?|illness|syndrome|meth|heroin|opioids?|addict(?:s|ion)|laid off|layoffs?|job cuts|injur(?:ed|y|ies)|accidents?|wounded|victims?|militants?|insurgents?|soldiers?|burn victims?)\b`,
    String.raw`(?<!\p{L})(?:tot(?:e|en|er)?|tod|todes\w*|gestorben|stirbt|starb|tödlich\w*|getötet|mord\w*|ermord\w*|selbstmord|suizid|anschlag\w*|geisel\w*|vergewaltig\w*|missbrauch\w*|erdbeben|krieg\w*|flüchtlinge?|krebs\w*|verurteilt\w*|festgenommen|staatsanwalt\w*|morts?|mortel\w*|décès|décédé\w*|tué\w*|meurtr\w*|assassin\w*|attentat\w*|otages?|viols?|violée?s?|séisme|guerre|condamné\w*|muert[eoa]s?|murió|mueren|asesin\w*|atentado\w*|secuestr\w*|violaci\w+|terremoto|guerra|condenad[oa]s?|fiscalía|mort[oaei]s?|morreu|assassinat\w*|sequestr\w*|estupr\w*|uccis\w*|omicid\w*|ostagg\w*|stupr\w*|condannat\w*|dood|doden|gedood|overleden|vermoord|moord\w*|aanslag\w*|gijzel\w*|verkracht\w*|aardbeving|oorlog|veroordeeld)(?!\p{L})`,
    '死亡|死者|死去|殺害|殺人|自殺|殺さ|遺体|地震|津波|テロ|戦争|虐待|逮捕|がん患者|遇难|身亡|去世|死了|杀害|谋杀|自杀|恐怖袭击|爆炸|战争|性侵|癌症|被捕|判刑',
    // Whole words with their prefixes: the stem of "died" opens "saving".
    String.raw`(?<!\p{L})[وفبل]?(?:ال)?(?:قتل|قتيل|قتلى|مقتل|وفاة|توفيت?|انتحار|هجوم|هجمات|تفجير|تفجيرات|رهائن|اغتصاب|زلزال|حرب|ضحايا|سرطان|اعتقال)(?!\p{L})`,
  ].join('|'),
  'giu',
);

/** Grave words in harmless company. */
const harmless =
  /\b(?:dead(?: |-)?(?:lines?|locks?|code|ends?|weight|pixels?|letter|simple|sea|zones?)|kill(?:er|ing|ed|s)?(?: |-)?(?:switch|app|features?|process(?:es)?|command|it|time|the (?:process|server|job|container|tab|vibe|mood))|(?:photo|video|film|trouble|sharp|penalty|bull)[ -]?shooting|shooting (?:stars?|video|photos?|percentage|guard)|die[ -]hard|dies? down|died down|brute[ -]force|(?:trade|price|bidding|culture|console|browser|format|turf|tug of|star|flame|edit|streaming|talent) ?-?wars?|war (?:rooms?|driving|chest)|war on (?:plastic|waste|spam|cash)|(?:world|cold|civil) war(?: (?:i+|one|two))?|(?:happy|lucky|by) accidents?|toy soldiers?|star wars|logic bombs?|bath bombs?|photo ?bomb\w*|bomb cyclone|fatal (?:errors?|exceptions?)|heart attack burger|cancer (?:zodiac|horoscope)|tot(?:al)?\b(?= bags?)|tote bags?)/giu;

/** How far into a text its subject shows. */
const opening = 2500;

const lightened = (text: string) => text.replace(harmless, ' ');

/** Whether a text names something nobody should joke about. */
export function namesGravity(text: string): boolean {
  return lightened(text).search(grave) >= 0;
}

/** How much of a text is looked at: its opening, where it says what it is about, and what may be told in passing later. */
const span = { lead: 700, opening };
/** How many grave words make a text grave: that many in the lead, or further on. One or two are told in passing. */
const many = { lead: 2, opening: 4 };

/**
 * Whether a document tells of something nobody should joke about: its title or description names it, or its text keeps
 * coming back to it. A death or a war that is mentioned in passing leaves the rest free to be laughed about.
 */
export function isGrave({ metadata, blocks }: SourceDocument): boolean {
  if (namesGravity(metadata.title ?? '') || countOf(metadata.description ?? '') >= many.lead) return true;
  const text = blocks
    .flatMap((block) => {
      if (block.type === 'figure') return [`${block.caption ?? ''} . ${block.alt ?? ''}`];
      if (block.type === 'list') return block.items.map((item) => item.text);
      return 'text' in block ? [block.text] : [];
    })
    .join(' ')
    .slice(0, span.opening);
  const inLead = countOf(`${metadata.description ?? ''} . ${text.slice(0, span.lead)}`);
  return inLead >= many.lead || countOf(text) >= many.opening;
}

/** Grave words that stand in much that is not: half as many. */
const mild =
  /^(?:accidents?|injur\p{L}*|diseases?|illness|syndrome|lungs?|life-threatening|arrested|sentenced|convicted|prosecutors?|soldiers?|inmates?|layoffs?|addicts?|victims?|verurteilt\p{L}*|festgenommen|condannat\p{L}*|condamné\p{L}*|condenad\p{L}*|veroordeeld|逮捕|被捕|判刑|اعتقال)$/iu;

const countOf = (text: string) =>
  lightened(text)
    .match(grave)
    ?.reduce((sum, word) => sum + (mild.test(word) ? 0.5 : 1), 0) ?? 0;
