import type { TitleWords } from '../title-words.ts';

export const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ )?\p{L}+ (?:des tages|der woche|des monats|des jahres)|lieblings\p{L}+|podcast|videos?|fotos?|bilder|bildergalerie|exklusiv|eilmeldung|news|newsticker|update|live|kommentar|kolumne|meinung|analyse|anzeige|pressemitteilung|meldung|aktuelles|serie|leserbrief`,
  promises: String.raw`alles,? was (?:du|sie|man|ihr) (?:wissen|beachten)|was (?:du|sie|man|ihr) (?:wissen|beachten|jetzt)|das (?:musst|müssen|sollten|solltest) (?:du|sie|man|ihr)|das sind (?:die|unsere)|so (?:geht|gelingt|klappt|funktioniert|einfach)|jetzt (?:lesen|kaufen|bestellen|informieren)|mehr (?:dazu|erfahren|lesen)|online (?:kaufen|bestellen|shop)|günstig kaufen|tipps (?:und|&|\+) tricks|infos (?:und|&)|alle infos|einfach erklärt|der (?:große|ultimative|komplette) (?:guide|ratgeber|überblick)|shops?(?:, \p{L}+)*, online kaufen|kostenlos(?:er)? download`,
  sites:
    '(?:offizielle[rns]? )?(?:start|web|internet|home)seiten?|offizielle[rns]? (?:homepage|website|portal|webauftritt|internetauftritt|shop)|internetauftritt|webauftritt|willkommen',
};
