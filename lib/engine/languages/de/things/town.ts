import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  election: [
    'koalitionsverhandlungen|koalitionsgespräche|regierungsbildung',
    'Wir können uns nicht mal auf eine Pizza einigen.|Wir haben zwei Stunden nach einem Film gesucht.|Unser Kompromiss: Alle sind unzufrieden.',
  ],
  townHall: [
    'rathaus|rathäuser|rathaus~|stadtverwaltung(?:en)?|gemeindeverwaltung|kreisverwaltung|landratsamt',
    'Ich war in Zimmer 12. Zuständig ist 12a.|Im dritten Stock hilft man mir weiter. In den zweiten.',
  ],
  council: [
    'gemeinderat|gemeinderäte|stadtrat|stadträte|gemeinderats~|stadtrats~|kreistag|ortsrat|ortsbeirat|stadtverordnete~|bauausschuss',
    'Zwei Stunden über eine Bank. Holz oder Metall?|Unter „Verschiedenes“ bin ich aufgewacht.',
  ],
  consultation: [
    'bürgerbeteiligung~|bürgerentscheid~|bürgerbegehren|bürgerdialog~|einwohnerversammlung|bürgersprechstunden?|bürgerrat|bürgerräte',
    'Wir waren elf. Und hatten zwölf Meinungen.|Ich kam wegen der Schnittchen. Jetzt bin ich für Tempo 30.',
  ],
  club: [
    'vereins(?:leben|heim|mitglieder|vorsitz|arbeit|vorstand|jubiläum|meier~)|~verein|vereine|vereinen|rotary club|schriftführer~',
    'Ich war einmal da. Jetzt bin ich Kassenwart.|Ich habe zu spät weggesehen. Jetzt führe ich Protokoll.',
  ],
  volunteer: [
    'ehrenamt~|ehrenämter|freiwilligenarbeit|freiwilligendienst|helfer gesucht|freiwillige helfer|ehrenamtliche[nrs]?',
    'Ich suchte nur das Klo. Jetzt mache ich den Ausschank.|Alle anderen sind einen Schritt zurückgegangen.',
  ],
  petition: [
    'petition(?:en)?|unterschriftenaktion(?:en)?|unterschriftenlisten?|unterschriftensammlung',
    'Ich hatte eine gegen Montage. Oma hat unterschrieben.|Mehr Kuchen, drei Namen. Alle in meiner Schrift.',
  ],
  villageFete: [
    'dorffest~|stadtfest~|straßenfest~|volksfest~|sommerfest~|kirmes|kirchweih|kerwe|schützenfest~|jahrmarkt~|jahrmärkte|weinfest~|gemeindefest~',
    'Nur eine Bratwurst, sagte ich. Das war Nummer drei.|Ich stand kurz an der Kuchentheke. Vier Stunden.',
  ],
  fireEngine: [
    'feuerwehrfest~|feuerwehrhaus|feuerwehrhäuser|feuerwehrauto~|feuerwehrfahrzeug~|löschfahrzeug~|drehleiter~|jugendfeuerwehr~|kinderfeuerwehr~|feuerwehrgerätehaus|tag der feuerwehr',
    'Mit fünf wollte ich eins. Mit vierzig immer noch.|Ich will nur einmal auf die Hupe drücken.',
  ],
  openDay: [
    'tag der offenen tür|tage der offenen tür|lange nacht der \\p{L}+|tag des offenen denkmals|schnuppertage?',
    'Ich bin wegen der Kugelschreiber da.|Mich interessiert nur die Tür mit „Zutritt verboten“.',
  ],
  localElection: [
    'kommunalwahl(?:en)?|gemeinderatswahl(?:en)?|stichwahl(?:en)?|wahllokal~|wahlhelfer~|klassensprecher~|elternbeirat~|betriebsratswahl~',
    'Bei uns steht es drei zu eins. Für Pizza.|Ich bin Elternvertreter. Ich war kurz auf dem Klo.',
  ],
};
