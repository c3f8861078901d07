/**
 * Death, violence, abuse, crime, disaster and grave illness: nothing to joke about. Word stems where a language bends its
 * words. English stands for names and quotations in any text; the others only in texts of their own, as "tot" is Dutch for
 * "until" and "Krebs" is a name.
 */
const english = String.raw`dead|dies|died|dying|deaths?|deadly|kill(?:ed|s|ing|ers?)?|murder\w*|suicid\w*|stabb\w*|shootings?|shot (?:dead|to death)|slain|traged(?:y|ies)|tragic|tragically|harrowing|burned (?:\p{L}+ )?(?:boy|girl|child|man|woman)|behead\w*|corpses?|drown(?:ed|ing|s)?|bodies of|death toll|child porn\w*|prostitut\w*|human trafficking|sex traffick\w*|arson\w*|starv(?:ed|ing|ation)|orphans?|gunm[ae]n|gunfire|massacre|terroris\w*|hostages?|kidnap\w*|abduct\w*|rape[ds]?|rapist|sexual(?:ly)? (?:abuse\w*|assault\w*|harass\w*)|molest\w*|paedophil\w*|pedophil\w*|child abuse|domestic violence|tortur\w*|genocide|war crimes?|airstrikes?|invasion|bomb(?:s|ed|ings?)|casualt\w*|fatal\w*|earthquakes?|tsunami|hurricane|famine|refugees?|plague|epidemic|cancer|tumou?rs?|dementia|leuk[a]?emia|miscarriage|stillb\w+|funeral|mourn\w*|obituar\w*|overdose|plane crash|car crash|wildfires?|strandings?|holocaust|slavery|lynch(?:ed|ings?)|eating disorder|inmates?|convicted|sentenced|prosecutors?|indicted|manslaughter|assault(?:ed|s)?|arrested|mentally ill|missing (?:girl|boy|child|woman|man|plane|flight)|siege|riots?|tear gas|violence|hospitali[sz]ed|intensive care|terminally ill|life-threatening|diseases?|illness|syndrome|meth|heroin|opioids?|addict(?:s|ion)|laid off|layoffs?|job cuts|injur(?:ed|y|ies)|accidents?|wounded|victims?|militants?|insurgents?|soldiers?|troops|inflammation|survivors?|civilians?|rescuers|rubble|collapsed|severe burns|grie(?:f|v(?:e[ds]?|ing))|detainees?|indictment|burn victims?`;

const own: Readonly<Record<string, string>> = {
  de: String.raw`tot(?:e[nrsm]?)?|tod|todes\p{L}*|gestorben|sterben|stirbt|starb(?:en)?|tödlich\p{L}*|getötet|mord(?:e[ns]?|es|fall\p{L}*|fälle|anschl\p{L}*|opfer\p{L}*|versuch\p{L}*|prozess\p{L}*)?|ermord\p{L}*|selbstmord\p{L}*|suizid\p{L}*|anschl[aä]g\p{L}*|geisel\p{L}*|vergewaltig\p{L}*|missbrauch\p{L}*|erdbeben|krieg(?:s\p{L}*|es)?|flüchtlinge?n?|krebs(?:krank\p{L}*|erkrank\p{L}*|diagnose)?|verurteilt\p{L}*|festgenommen|staatsanwalt\p{L}*|opfer[ns]?|verletzte[nr]?`,
  nl: String.raw`dood|doden|gedood|overleden|vermoord\p{L}*|moord\p{L}*|aanslag\p{L}*|gijzel\p{L}*|verkracht\p{L}*|aardbeving\p{L}*|oorlog\p{L}*|veroordeeld\p{L}*|slachtoffers?|zelfmoord|kanker|misbruik\p{L}*|gewonden?`,
  fr: String.raw`mort(?:e?s|e)?|mortels?|mortelles?|décès|décédé\p{L}*|tuée?s?|meurtr\p{L}*|assassin\p{L}*|attentats?|otages?|viols?|violée?s?|séismes?|guerres?|condamné\p{L}*|suicid\p{L}*|victimes?|blessée?s?`,
  es: String.raw`muert[eoa]s?|murió|murieron|mueren|asesin\p{L}*|atentado\p{L}*|secuestr\p{L}*|violaci\p{L}+|terremotos?|guerras?|condenad[oa]s?|fiscalía|suicid\p{L}*|víctimas?|herid[oa]s?|terrorismo|cáncer`,
  pt: String.raw`mort[oae]s?|morreu|morreram|assassin\p{L}*|sequestr\p{L}*|estupr\p{L}*|sismos?|terremotos?|guerras?|condenad[oa]s?|suicíd\p{L}*|vítimas?|ferid[oa]s?|terrorismo|câncer|cancro`,
  it: String.raw`mort[oaei]|morì|uccis\p{L}*|omicid\p{L}*|ostagg\p{L}*|stupr\p{L}*|terremot[oi]|guerr[ae]|condannat\p{L}*|suicid\p{L}*|vittim[ae]|ferit[oi]|attentat[oi]|assassin\p{L}*|cancro`,
  ru: String.raw`убит\p{L}*|убий(?!ственн)\p{L}*|погиб\p{L}*|умер(?:ла|ли|ло|ший|шая|шие|ших)?|смерт(?!ельно скучн)\p{L}*|теракт\p{L}*|террор\p{L}*|войн(?:а|ы|е|у|ой)|взрыв\p{L}*|изнасил\p{L}*|заложник\p{L}*|землетрясени\p{L}*|катастроф\p{L}*|самоубий\p{L}*|суицид\p{L}*|онколог\p{L}*|похорон\p{L}*|жертв\p{L}*|арестова\p{L}*|ранен\p{L}*|насили\p{L}*`,
  uk: String.raw`убит\p{L}*|вбит\p{L}*|убивств\p{L}*|вбивств\p{L}*|загину\p{L}*|помер(?:ла|ли)?|смерт\p{L}*|теракт\p{L}*|війн(?:а|и|і|у|ою)|вибух\p{L}*|ґвалт\p{L}*|зґвалт\p{L}*|заручник\p{L}*|землетрус\p{L}*|самогубств\p{L}*|похорон\p{L}*|жертв\p{L}*|поранен\p{L}*`,
  pl: String.raw`śmier[ćc]\p{L}*|zmarł\p{L}*|zabi(?:t|ł|j|ci)\p{L}*|zabój\p{L}*|morder\p{L}*|wojn(?:a|y|ie|ę|ą)|zamach\p{L}*|gwałt(?:u|em|y|ów)?|samobój\p{L}*|trzęsieni\p{L}*|ofiar(?:a|y|om|ami)?|zakładni\p{L}*|pogrzeb\p{L}*|zginę\p{L}*|rann(?:y|i|ych)|terroryst\p{L}*`,
  cs: String.raw`smrt\p{L}*|zemřel\p{L}*|zabit\p{L}*|vražd\p{L}*|válk\p{L}*|zahynul\p{L}*|sebevražd\p{L}*|znásiln\p{L}*|zemětřesení|rukojmí|oběť|oběti|obětí`,
  tr: String.raw`öldü\p{L}*|ölüm\p{L}*|öldürül\p{L}*|cinayet\p{L}*|intihar\p{L}*|terör\p{L}*|deprem\p{L}*|tecavüz\p{L}*|savaş(?:ı|ta|ın|lar)?|şehit\p{L}*|katliam\p{L}*|rehine\p{L}*|yaralı\p{L}*`,
  sv: String.raw`död(?:a|ad|ade|ades|lig\p{L}*)?|mord(?:et|en)?|mördad\p{L}*|självmord\p{L}*|våldt\p{L}*|krig(?:et)?|jordbävning\p{L}*|gisslan|omkom\p{L}*|skadad\p{L}*`,
  da: String.raw`død(?:e|ede|elig\p{L}*)?|dræbt\p{L}*|drab(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskælv\p{L}*|gids(?:el|ler)|omkom\p{L}*`,
  no: String.raw`død(?:e|elig\p{L}*)?|drept\p{L}*|drap(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskjelv\p{L}*|gis(?:sel|ler)|omkom\p{L}*`,
  fi: String.raw`kuol(?:i|ivat|lut|leet|ema\p{L}*)|surma\p{L}*|murha\p{L}*|itsemurha\p{L}*|sota|sodan|sodassa|maanjäristy\p{L}*|raiska\p{L}*|panttivan\p{L}*`,
  hu: String.raw`meghalt\p{L}*|halál\p{L}*|megöl\p{L}*|gyilkos\p{L}*|öngyilkos\p{L}*|háború\p{L}*|földrengés\p{L}*|merénylet\p{L}*|túsz\p{L}*`,
  el: String.raw`νεκρ\p{L}*|θάνατ\p{L}*|δολοφον\p{L}*|αυτοκτον\p{L}*|πόλεμ\p{L}*|σεισμ\p{L}*|βιασμ\p{L}*|όμηρ\p{L}*|τρομοκρατ\p{L}*`,
};

/** Written without spaces or borders of words that a pattern could see. */
const unbroken =
  '死亡|死者|死去|殺害|殺人|自殺|殺さ|遺体|地震|津波|テロ|戦争|虐待|逮捕|がん患者|遇难|身亡|去世|死了|杀害|谋杀|自杀|恐怖袭击|爆炸|战争|性侵|癌症|被捕|判刑|사망|숨진|숨졌|숨지|살해|살인|자살|테러|전쟁|지진|성폭행|성폭력|성추행|학대|참사|희생자|사상자|인질|유족|장례|암 환자';

// Whole words with their prefixes: the stem of "died" opens "saving".
const arabic = String.raw`(?<!\p{L})[وفبل]?(?:ال)?(?:قتل|قتيل|قتلى|مقتل|وفاة|توفيت?|انتحار|هجوم|هجمات|تفجير|تفجيرات|رهائن|اغتصاب|زلزال|حرب|ضحايا|سرطان|اعتقال)(?!\p{L})`;

const patterns = new Map<string, RegExp>();

/** Grave words in a text of a BCP 47 language: English ones and its own; those of all languages where it is not known. */
export function graveWords(language: string | undefined): RegExp {
  const key = language?.slice(0, 2).toLowerCase() ?? '';
  const known = patterns.get(key);
  if (known) return known;
  const others = key === '' ? Object.values(own) : Object.hasOwn(own, key) ? [own[key]] : [];
  const pattern = new RegExp(
    [`(?<![\\p{L}\\p{N}])(?:${[english, ...others].join('|')})(?![\\p{L}\\p{N}])`, unbroken, arabic].join('|'),
    'giu',
  );
  // Languages are named by the source: only those with words of their own are remembered.
  if (key === '' || Object.hasOwn(own, key)) patterns.set(key, pattern);
  return pattern;
}

/** Of those the ones that stand in much that is not grave: half as many. */
export const mild =
  /^(?:accidents?|injur\p{L}*|diseases?|illness|syndrome|life-threatening|arrested|sentenced|convicted|prosecutors?|soldiers?|inmates?|layoffs?|addicts?|addiction|victims?|troops|inflammation|survivors?|civilians?|rescuers|rubble|collapsed|grie\p{L}*|detainees?|indictment|indicted|orphans?|starv\p{L}*|opfer[ns]?|verletzte[nr]?|missbrauch\p{L}*|misbruik\p{L}*|verurteilt\p{L}*|festgenommen|slachtoffers?|victimes?|blessée?s?|víctimas?|herid[oa]s?|vítimas?|ferid[oa]s?|vittim[ae]|ferit[oi]|жертв\p{L}*|ofiar\p{L}*|condannat\p{L}*|condamné\p{L}*|condenad\p{L}*|veroordeeld\p{L}*|逮捕|被捕|判刑|اعتقال)$/iu;

/** What one mention is enough of, and no length of time makes light. */
export const atrocity =
  /^(?:genocide|holocaust|slavery|massacre|lynch\p{L}*|rape[ds]?|rapist|tortur\p{L}*|child (?:abuse|porn\p{L}*)|molest\p{L}*|p(?:a?e)dophil\p{L}*|sexual(?:ly)? (?:abus|assault)\p{L}*|war crimes?)$/iu;
