import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: [
    'museen|museums?|museums(?:besuch|shop|nacht|insel|tag)|~museum|kunstausstellung(?:en)?|winterausstellung|ausstellung(?:en)?|gemälde~|galerien|vernissage~|kunsthalle',
    'Erst ins Café, dann in den Shop.|Ich habe lange davorgestanden. Es war der Feuerlöscher.|In Saal eins lese ich alles. Danach nichts mehr.|Ich war zu nah dran. Das haben alle gehört.',
  ],
  books: [
    'bücher|~bücher|buch der woche|buch(?:tipps?|preis|handlung|handlungen|laden|läden|empfehlung|empfehlungen|club|vorstellung|besprechung|cover)|romane?n?|krimis?|bestseller~|rezension(?:en)?|lesestoff|bücherwurm|taschenbuch~',
    'Ich bin auf Seite zwölf. Seit März.|Mein Stapel ist höher als die Lampe. Er trägt sie.|Ich lese erst die letzte Seite. Wegen der Nerven.|Ich besitze es zweimal. Gelesen: null.',
  ],
  poems: [
    'gedichte?n?|lyrik~|poesie|poetry ?slams?|haikus?|reime|balladen?',
    'Der Dichter wollte damit sagen: Pause.|Walle, walle, manche Strecke. Weiter kann ich nicht.|Auf „Herz“ reimt sich bei mir immer „März“.',
  ],
  logo: [
    'logos?|webdesign|schriftart(?:en)?|fonts?|grafikdesign|corporate design|titelseite',
    'Können wir das Logo größer machen?|Mein Neffe hätte es für eine Pizza gemacht.|Das alte war besser. Angesehen habe ich es nie.|Es ist dasselbe Blau. Aber mit Konzept.',
  ],
  horoscope: [
    'horoskope?|~horoskope?|sternzeichen',
    'Meins sagt: Wäsche waschen.|Meins versprach Geld. Es war ein Einkaufschip.|Ich lese immer noch das vom Nachbarn. Sicher ist sicher.',
  ],
  library: [
    'bibliothek(?:en)?|bücherei(?:en)?|stadtbücherei|stadtbibliothek|bücherhallen?|bibliothekar~|bücherbus|öffentlicher bücherschrank',
    'Meins ist überfällig. Seit der Schulzeit.|Mein Ausweis ist wie neu. Von 2009.',
  ],
  audioGuide: [
    'audioguides?|museumsführung(?:en)?|kuratorenführung(?:en)?|führung durch',
    'Meiner sprach Niederländisch. Ich habe trotzdem genickt.|Ich höre Nummer 14. Ich stehe vor Nummer 3.',
  ],
  newspaper: [
    'zeitungen|tageszeitungen|wochenzeitung|zeitschriften?|lokalzeitung|magazin-?cover|titelblatt|abendzeitung',
    'Ich lese sie immer. Beim Fischauspacken.|Nur das Rätsel. Sieben waagerecht fehlt noch.',
  ],
  modernArt: [
    'moderne kunst|zeitgenössische kunst|gegenwartskunst|abstrakte kunst|skulpturen?|lichtinstallation(?:en)?|kunstinstallation(?:en)?|biennale|kunstwerke?n?|kunstaktion(?:en)?|aquarelle?n?',
    'Ich habe mich draufgesetzt. Es war keine Bank.|Unseres hängt am Kühlschrank. Künstler: vier Jahre.',
  ],
  streetArt: [
    'graffitis?|street-?art|streetart|~graffiti|wandbild(?:er)?|wandmalerei(?:en)?|banksy|murals?|spraydosen?',
    'Ich habe mal eine Wand bemalt. Mit drei. Im Flur.|Ich stand lange davor. Es war ein Wasserfleck.',
  ],
  drawing: [
    'zeichnen(?! sich)|zeichenkurs~|malbuch|malbücher|ausmalbild(?:er)?|malen|malkurs~|skizzenbuch|skizzenbücher|illustrator(?:in|en|innen)?|ölfarben|buntstifte?n?|kritzel~',
    'Es ist ein Pferd. Man muss es nur wissen.|Ich kann das Haus vom Nikolaus. Manchmal.',
  ],
  typography: [
    'typografie|typographie|comic sans|kalligraf~|kalligraph~|hand-?lettering|handschrift(?:en)?|schönschrift|füller|füllfederhalter',
    'Meinen Einkaufszettel kann keiner lesen. Ich auch nicht.|Auf der Geburtstagskarte wird es rechts immer eng.',
  ],
  colours: [
    'farbe des jahres|trendfarben?|viva magenta|pantone|farbpaletten?|farbtrends?|farbenlehre|farbkonzepte?',
    'Mein Jahr war beige. Mich fragt ja keiner.|Ich hätte Rosa gesagt. Man hat mich korrigiert.',
  ],
  designChair: [
    'designpreise?|design ?week|designwoche|designklassiker|bauhaus|produktdesign~|industriedesign|designerstühle?|designerlampen?|designmesse|formgebung',
    'Ich habe mich draufgesetzt. Dann kam der Wärter.|So eine Lampe habe ich. Vom Sperrmüll.',
  ],
  architecture: [
    'architekten?|architektur(?:preis|büro|biennale|führung)?|architektin|wolkenkratzer~|hochh(?:aus|äuser)n?|brutalismus|grundrisse?|glashaus|glasfassaden?',
    'Und wer putzt da die Fenster?|Mein bestes Werk: zwei Stühle und eine Decke.',
  ],
  crafts: [
    'basteln|bastel(?:ideen|anleitung|anleitungen|tipps?|nachmittag|set|material|kleber|vorlagen?)|origami|heißklebe~|pappmaché|salzteig|glitzer|fensterbild(?:er)?|laterne ?basteln|upcycling|makramee|kastanienmännchen|diy-idee~|diy-\\p{L}+',
    'Der Glitzer ist jetzt in der Butter.',
  ],
  pottery: [
    'töpfern|töpfer(?:kurs|kurse|markt|scheibe|ei|eien)|keramik~|tonkrüge|tongefäße',
    'Eine Vase. Oder ein Aschenbecher. Sie entscheidet.|Alle in der Familie haben jetzt schiefe Tassen.',
  ],
  woodworking: [
    'tischler~|schreiner~|holzarbeiten|schnitzen|schnitzkurs|vogelhaus bauen|palettenmöbel|drechseln|laubsägen?|holzwerken|zimmerleute',
    'Zweimal abgesägt, immer noch zu kurz.|Drei Beine sind gleich lang. Das ist eine Mehrheit.',
  ],
  knitting: [
    'stricken|strick(?:muster|anleitung|anleitungen|mütze|nadeln|café|trends?)|häkeln|häkel~|nähen|näh(?:maschine|maschinen|kurs|anleitung|projekte|café)|strickwolle|schafwolle|merinowolle|handarbeit(?:en)?|sticken|schnittmuster',
    'Mein Schal ist im zweiten Jahr. Er hat zwei Reihen.|Sollte ein Pulli werden. Ist eine sehr lange Socke.|Wolle habe ich für drei Leben. Und eine halbe Mütze.|Ich habe mir den Ärmel ans Hosenbein genäht.',
  ],
};
