/** What in a sentence shows which kind of joke it could carry, over the ten languages. */

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
