/** What in a sentence shows which kind of joke it could carry, over the ten languages. */

const any = (...parts: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu');

/** Something does not work, costs too much, or comes too late: nobody is hurt. */
export const trouble = any(
  'fail(?:s|ed)?|failures?|broke|broken|breaks down|outages?|downtime|delay(?:s|ed)?|overdue|went missing|gets? lost|got lost|stuck|w(?:ent|rong)|mistakes?|glitch(?:es|y)?|some issues|crash(?:es|ed|ing)?|exploit|complain(?:s|ed|ts?)?|cancel(?:s|led|ed)|over budget|(?<!not )too (?:expensive|late|slow|long|many|much)|shortages?|leak(?:s|ed)?|nobody knows|no one knows|impossible|gave up|ran out|collaps(?:es|ed)|shut down|recall(?:s|ed)|hacked|banned|confus(?:es|ed|ing)',
  'scheiter\\w*|kaputt|ausfall|ausfälle|ausgefallen|verspät\\w*|verzöger\\w*|fehler|zu (?:teuer|spät|langsam|viele?)|abgestürzt|abgesagt|niemand weiß|unmöglich|panne\\w*',
  'échou\\w*|pannes?|retards?|retardé\\w*|erreurs?|trop (?:cher|tard|lent|long)\\w*|impossible|annulé\\w*|se plaign\\w*',
  'fallaron|falló|fallos?|retras\\w*|error(?:es)?|demasiad[oa]s?|imposible|cancelad\\w*|falhou|falharam|atras(?:o|os|ou|ado)|erros?|impossível',
  'guast\\w*|ritard\\w*|error[ei]|troppo|impossibile|annullat\\w*|mislukt\\w*|storing\\w*|vertrag\\w*|fouten|te (?:duur|laat|langzaam)|onmogelijk|geannuleerd',
);
export const troubleUnspaced = /失敗|故障|遅延|不具合|エラー|足りない|失败|延迟|错误|丢失|不可能/;
export const troubleArabic = /فشل|تأخر|تأخير|أخطاء|مستحيل/;

/** It went down, and it can be counted. */
export const fall = any(
  'fell|falls?|falling|dropp?(?:ed|s|ing)?|declin(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|shrank|shrinks?|shrunk|plunged?|plummet(?:s|ed)?|slump(?:s|ed)?|tumbl(?:es|ed)|halved|lost',
  'sank|sinkt|sinken|gesunken|fiel|fällt|gefallen|geschrumpft|schrumpft\\w*|einbr\\w+|halbiert\\w*|zurückgegangen',
  'baiss\\w*|chut\\w*|recul\\w*|diminu\\w*|cayó|cae|caída|baj[óa]|descend\\w*|disminuy\\w*|caiu|queda|diminuiu|recuou|calat\\w*|calo|crollat\\w*|diminuit\\w*|dald\\w*|daling|gedaald|gekrompen',
);

/** Somebody thinks something should be otherwise. */
export const opinion = any(
  "should(?:n[’']t)?|ought to|deserves?|overrated|underrated|better than|worth it|pointless|nonsense|good enough",
  'sollten?|überbewertet|unterschätzt|besser als|unsinn',
  'devrai(?:t|ent)|mieux que|surestimé\\w*|debería\\w*|mejor que|deveria\\w*|melhor que|dovrebbe\\w*|meglio di|zouden moeten|zou moeten|beter dan|overschat',
);
export const opinionUnspaced = /べき|应该|يجب أن/;

/** Extremes. */
export const superlative = any(
  'most|least|first|only|biggest|largest|smallest|longest|oldest|highest|lowest|fastest|slowest|heaviest|record|every|all|none|nobody|no one|never|always|twice|triple|\\p{L}+ times',
  'einzige[rnsm]?|größte\\w*|kleinste\\w*|älteste\\w*|längste\\w*|höchste\\w*|meisten|erste[rnsm]?|niemand|nie|immer|alle|doppelt\\w*',
  'seule?|premi(?:er|ère)|plus (?:grand|petit|vieux|long|haut)\\w*|tous|toutes|jamais|personne|único|única|mayor|primer[oa]?|todos|nunca|nadie|maior|primeir[oa]|ninguém|unico|unica|più (?:grande|alto|lungo|vecchio)|prim[oa]|tutti|nessuno|enige|grootste|oudste|eerste|alle|niemand|nooit',
);
export const superlativeUnspaced = /最も|初めて|唯一|世界一|最大|最小|第一|最高|最长|從未|从未/;

/** Where one thing stands for another: the rejected behind it. */
export const instead =
  /\s(?:instead of|rather than|anstelle von|anstatt|statt|au lieu (?:de |d[’'])|plutôt que (?:de )?|en lugar de|en vez de|em vez de|ao invés de|invece (?:di |che )|in plaats van|بدلا من|بدلاً من)\s?/iu;
/** "not X but Y": the rejected first. "Not only X" rejects nothing. */
export const notBut =
  /(?<!\p{L})(?:not|nicht|kein(?:e[nmrs]?)?|niet|geen|não|non|no)\s+(?!(?:longer|more|less|fewer|doubt|matter|one|only|just|merely|simply|solely|so much|nur|bloß|lediglich|allein|alleen|slechts|enkel|seulement|uniquement|juste|s[óo]lo|solamente|[úu]nicamente|apenas|somente|soltanto|solamente)(?!\p{L}))(?<no>[^,;:.]{3,48}?)[,]?\s+(?:but(?: rather)?|sondern|maar|mas sim|sino|bensì|ma)\s+(?<yes>[^,;:.]{3,60})/iu;
export const notButUnspaced = /不是(?!只|仅)(?<no>[^，。、]{2,18})[，、]?而是(?<yes>[^，。、]{2,24})/u;

/** What brings what about. */
export const leads =
  /\s(?:(?:has |have |had )?(?:led|leads?) to|(?:has |have )?caused|causes|(?:has )?resulted in|results in|(?:has )?triggered|triggers|führte zu|führt zu|führen zu|verursachte|verursacht|(?:a |ont )?(?:entraîné|provoqué|conduit à)|entraîne|provoque|provocó|provoca|causó|llevó a|causou|provocou|levou a|ha (?:portato a|provocato|causato)|porta a|leidde tot|leidt tot|veroorzaakte|veroorzaakt|أدى إلى|أدت إلى|يؤدي إلى)\s/iu;

/** A heading that really asks. */
export const asks =
  /^(?:what|why|how|who|whose|when|where|which|is|are|was|were|do|does|did|can|could|will|would|should|has|have|was|wer|wie|wo|wann|warum|wieso|weshalb|welche\w*|ist|sind|kann|können|soll\w*|darf|muss|hat|haben|qu[’'eoi]\p{L}*|pourquoi|comment|combien|où|est-ce|faut-il|peut-on|¿.*|por qu[êe]|como|quando|quanto\w*|onde|o que|qual|perché|come|cosa|chi|dove|quanto|quale|wat|wie|hoe|waarom|wanneer|waar|welke|kan|mag|is|zijn|لماذا|كيف|ما|من|متى|أين|هل)(?!\p{L})|(?:何|なぜ|どう|か？|吗？|什么|怎么|为什么|如何)/iu;

/** A choice in a title: between two names. */
export const versus = /\s+(?:vs?\.?|versus|gegen|contre|contra|contro|tegen|مقابل)\s+/iu;
/** Those of them that mean nothing but a contest. */
export const plainVersus = /\s(?:vs?\.?|versus|مقابل)\s/iu;
export const or = { en: 'or', de: 'oder', fr: 'ou', es: 'o', pt: 'ou', it: 'o', nl: 'of', ar: 'أو' } as const;

/** "How to …": what follows is an infinitive in these languages. */
export const howTo: Readonly<Record<string, RegExp>> = {
  en: /^how (?:to|not to)\s+(?<what>.+)$/iu,
  fr: /^comment\s+(?<what>\p{L}+(?:er|ir|re)\s.+)$/iu,
  es: /^c[óo]mo\s+(?<what>\p{L}+(?:ar|er|ir)(?:se)?\s.+)$/iu,
  pt: /^como\s+(?<what>\p{L}+(?:ar|er|ir|or)\s.+)$/iu,
  it: /^come\s+(?<what>\p{L}+(?:are|ere|ire|rre|arsi|ersi|irsi)\s.+)$/iu,
};

/** Openers of a sentence about now, and about a year gone by. */
export const nowOpener =
  /^(?:today|now|nowadays|these days|heute|inzwischen|mittlerweile|aujourd[’']hui|désormais|hoy|ahora|hoje|agora|oggi|adesso|vandaag|tegenwoordig|nu|اليوم|الآن)(?:,\s*|\s+)/iu;
export const thenOpener =
  /^(?:in|im jahr|en|em|nel|في عام)\s+(?<year>(?:1[5-9]|20)\d{2})(?:,\s*|\s+)|^(?:once|früher|damals|autrefois|antes|antigamente|un tempo|una volta|vroeger)(?:,\s*|\s+)/iu;
