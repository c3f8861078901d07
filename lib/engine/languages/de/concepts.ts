import type { FurtherConcepts } from '../note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`techn(?:ik|olog)\p{L}*|computer\p{L}*|laptops?|handys?|smartphones?|telefon\p{L}*|apps?|software|internet|online|webseiten?|roboter\p{L}*|drucker\p{L}*|bildschirm\p{L}*|digital\p{L}*|ki|künstliche intelligenz|algorithm\p{L}*|wlan|passw\p{L}*|maschinen?|geräte[ns]?|gerät(?! (?:in|ins|außer|unter|zu|zum|zur|an|aus|immer|nun|jetzt))|fernseher|kameras?|server|tabs`,
  weather: String.raw`wetter\p{L}*|regen|regen(?:schirm|wetter|tag|jacke|tropfen|guss|schauer|wolke)\p{L}*|regnet|regnerisch|schnee\p{L}*|schneit|sonnig|sonne|sturm|stürme|stürmt|stürmisch\p{L}*|gewitter|donner(?!s)\p{L}*|wolken?|bewölkt|winde?s?|windig|windböen?|hitze\p{L}*|nebel|hagel|frost|klima\p{L}*`,
  religion: String.raw`religi\p{L}*|kirche\p{L}*|gott|götter|gottes\p{L}*|bete[nt]?|betete\p{L}*|betende\p{L}*|gebete?|gebets\p{L}*|priester\p{L}*|pfarrer\p{L}*|bibel|moschee\p{L}*|tempel|(?<!(?:ich|wir|sie|du|er|zu|kaum|nicht) )glaubens?|gläubig\p{L}*|heilig\p{L}*|papst|mönche?|nonnen?|engel|predigt\p{L}*|amen|bischof|bischöfe`,
  children: String.raw`kind|kinder\p{L}*|babys?|kleinkind\p{L}*|teenager|söhne?|sohn|tochter|töchter|kita\p{L}*|spielplatz|spielzeug\p{L}*|schulkind\p{L}*`,
  birds: String.raw`vögel\p{L}*|vogel\p{L}*|möwen?|tauben?|enten?|gänse|gans|hühner\p{L}*|huhn|hennen?|eulen?|papagei\p{L}*|adler|schwäne?|spatz\p{L}*|krähen?|raben?|storch|störche|pinguine?|federn?`,
  numbers: String.raw`zahlen?|ziffern?|statistik\p{L}*|prozent\p{L}*|mathe\p{L}*|nummern?`,
  shopping: String.raw`shopping|einkauf\p{L}*|einkäufe|kauf\p{L}*|käuf\p{L}*|gekauft|läden|(?:im|den|dem|einen|jeden|keinen?|der) laden|geschäfte?|supermarkt\p{L}*|rabatt\p{L}*|kasse|kaufhaus|kassenbon|pakete?|schlussverkauf`,
  holidays: String.raw`urlaub\p{L}*|ferien\p{L}*|weihnacht\p{L}*|ostern|silvester|neujahr|feiertage?|strand|strände|hotels?|koffer|reisen?|reise\p{L}*|tourist\p{L}*|flughafen|flüge|flug`,
  work: String.raw`arbeit\p{L}*|jobs?|büro\p{L}*|karriere\p{L}*|kolleg\p{L}*|angestellte\p{L}*|frist\p{L}*|überstunden|schicht\p{L}*|pendel\p{L}*|schreibtisch\p{L}*|weiterarbeiten|beförder\p{L}*|feierabend|beruf\p{L}*`,
  school: String.raw`schul(?!d|ter)\p{L}*|lehrer\p{L}*|unterricht\p{L}*|hausaufgaben?|prüfung\p{L}*|aufs[aä]tze?|klassen?\p{L}*|universität\p{L}*|schüler\p{L}*|student\p{L}*|noten|klausur\p{L}*`,
  cars: String.raw`autos?|autofahr\p{L}*|fahrer\p{L}*|verkehr(?!t)\p{L}*|parkpl[aä]tze?|parken|motor\p{L}*|fahrzeuge?|garagen?|autobahn\p{L}*|lkw|benzin|stau`,
  music: String.raw`musik\p{L}*|lied\p{L}*|songs?|konzerte?|bands|(?:rock|schul|lieblings)band|gitarren?|klavier\p{L}*|sänger\p{L}*|sing(?:t|en)|album|chor|orchester|geigen?|trommel\p{L}*|karaoke`,
};

/** Numbers in words. */
export const numberWords = String.raw`zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:\p{L}+und)?(?:zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig)|(?!jahr)\p{L}*hundert|(?!jahr)\p{L}*tausend|millionen?|milliarden?|dutzend\p{L}*`;
