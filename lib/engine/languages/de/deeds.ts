import type { Premises } from '../words/premise-words.ts';

/** Replies to deeds and to shapes of headlines. */
export const deeds: Premises = {
  why: {
    signs: 'warum|wieso|weshalb',
    lines:
      'Habe ich meine Mutter auch gefragt. „Darum.“|Mit vier war das mein einziges Wort.|Bei mir ist der Grund meistens: Es war im Angebot.|Einmal nachgefragt. Seitdem führe ich Protokoll.',
  },
  whatIs: {
    signs:
      'was (?:ist|sind|bedeutet|heißt|bedeuten) (?:(?:eine?|der|die|das) )?\\S+(?: \\S+)?(?= ?(?:\\?|$|und |[:–—|-] ))|unterschiede? zwischen|begriffserklärung',
    lines:
      'Bei dem Wort nicke ich seit Jahren.|Ich habe es schon zweimal benutzt. Auf gut Glück.|Den Kindern habe ich etwas erzählt. Mit Drachen.|Ich weiß genau, was es ist. Bis jemand fragt.',
  },
  elected: {
    signs:
      '(?:zum|zur|als) .{1,50} (?:wieder)?gewählt|wiedergewählt|neu gewählt|wählt (?:neuen?|neues)|wahlsieg(?:er|erin)?|neuer vorstand|neue vorsitzende',
    lines:
      'Ich wurde auch mal gewählt. Es kam sonst keiner.|Ich war Klassensprecher. Versprochen war eine Rutsche.|Kurz auf dem Klo gewesen. Schon war ich Kassenwart.|Zu Hause stimmen wir über Pizza ab. Ich verliere.',
  },
  agreement: {
    signs:
      'einigen sich|einigt sich|geeinigt|einigung|vereinbar(?:en|t|ung|ungen)|kompromiss(?:e)?|\\p{L}*abkommen|handelsdeal',
    lines:
      'Wir einigen uns seit sechs auf eine Pizza.|Bei uns gilt: Ich habe recht, du suchst den Film aus.|Ausgemacht waren 20 Grad. Dann ging ich raus.|Ich habe Ja gesagt. Zugehört hatte ich nicht.',
  },
  invests: {
    signs: 'investiert|investieren|investition(?:en)?|investitionsoffensive|\\p{L}*investment(?:s)?|investor(?:en)?',
    lines:
      'Ich habe alles in eine Sache gesteckt: ein Raclette.|Ich habe die guten Müllbeutel gekauft. Mein Portfolio.|Mein Geld arbeitet. Nur nie für mich.|Ich habe 30 Tupperdosen. Und neun Deckel.',
  },
  launches: {
    signs:
      'stell(?:t|en) (?!.{0,60}(?:strafanzeige|antrag|frage)).{1,60} vor|präsentier(?:t|en)|vorgestellt|bringt .{1,40} auf den markt|weltpremiere|markteinführung|launcht',
    lines:
      'Ich habe den Vorgänger noch. Originalverpackt.|Ich hatte auch etwas Neues. Einen Pony. Selbst geschnitten.|Erst habe ich geklatscht. Dann geguckt, was es ist.|Bei meiner Präsentation ging der Beamer nicht an.',
  },
  wins: {
    signs:
      '(?<!\\d)gewinnt(?! .{0,30}wahl)|gewinnen gegen|siegt|siegen|besiegt|(?:auswärts|heim|kanter|derby|etappen|pokal|doppel)?sieg|triumphiert',
    lines:
      'Ich habe meinen Neffen geschlagen. Er ist fünf.|Ich gewinne auch. Gegen die Mikrowelle, kurz vor null.|Mein letzter Sieg war beim Topfschlagen.|Ich gewann mal einen Goldfisch. Das zahle ich heute noch.',
  },
  loses: {
    signs:
      'verlier(?:t|en) (?:\\S+ ){0,2}gegen|verlier(?:t|en) bei .{1,40}\\d|verlier(?:t|en) mit \\d|niederlage(?:n)?|unterliegt|scheidet aus|absteiger|abstiegskampf',
    lines:
      'Ich verliere beim Memory. Gegen eine Vierjährige.|Mich hat man als Letzten gewählt. Nach der Bank.|Ich habe absichtlich verloren. Ab der zweiten Minute.|Ich war nah dran. Beim Bus vorhin auch.',
  },
  firstEver: {
    signs: 'zum ersten mal|erstmals|erstmalig|\\p{L}*debüt|\\p{L}*premiere|so etwas gab es noch nie',
    lines:
      'Ich habe erstmals gebügelt. Jetzt ist es ein Top.|Mein erster Pfannkuchen klebt noch an der Decke.|Mein Debüt war ein Baum. Im Schultheater.|Ich war heute auf der zweiten Seite von Google.',
  },
  comeback: {
    signs: 'comeback(?:s)?|rückkehrer?|kehr(?:t|en) .{0,40}zurück|wieder da|meldet sich zurück|wiedervereint',
    lines:
      'Ich kam auch zurück. Der Schirm stand noch da.|Von allen verabschiedet. Dann musste ich noch mal aufs Klo.|Meine Schlaghose auch. Gefragt hat keiner.',
  },
  newRules: {
    signs:
      'verbiete(?:t|n)|verboten|verbote?|\\p{L}*(?:fahr|handy|park|böller|werbe|tempo|rauch|alkohol|einweg)verbot(?:e|s)?|neuen? (?:regeln?|vorschrift(?:en)?|regelung(?:en)?|verordnung)|neues gesetz|gesetzentwurf|gesetzesänderung',
    lines:
      'Ich erfahre so etwas immer zuletzt. Vom Ordnungsamt.|Bei uns gilt: keine Schuhe im Flur. Ich hüpfe.|Beim Mau-Mau erfinde ich so etwas. Wenn ich verliere.|Mein Mitbewohner hat auch Regeln. Laminiert.',
  },
  warned: {
    signs:
      'warn(?:t|en) vor(?! .{0,40}(?:krieg|tod|kokain|drogen|gewalt|angriff|virus|terror|hunger|betrug|flut|brand|rassis|antisem))',
    lines:
      'Meine Mutter hat auch gewarnt. Vor nassen Haaren.|„Der Teller ist heiß.“ Ich habe nachgeprüft.|Auf der Bank stand „frisch gestrichen“. Auf meiner Hose jetzt auch.',
  },
  haveYourSay: {
    signs:
      'bürgerbeteiligung|(?:ihre|deine|eure) meinung|meinung gefragt|mitreden|mitbestimmen|jetzt abstimmen|bürgerdialog|bürgerforum',
    lines:
      'Ich habe neun Seiten geschrieben. Über die Tonnen.|Ich nahm „Sonstiges“. Das Feld war zu klein für mich.|Mich hat mal einer gefragt. Er fragt nicht mehr.|Ich habe „sehr zufrieden“ angekreuzt. Ich wollte heim.',
  },
  criticises: {
    signs: 'kritisier(?:t|en)(?!.*(?:militär|krieg|angriff))|kritik|schießt gegen|rügt|bemängelt',
    lines:
      'Meine Mutter beginnt mit: „Ich sage ja nichts.“|Meine stand auf einem Zettel. Auf meinem Joghurt.|So etwas nehme ich gut auf. Bis Weihnachten.|Meine Tochter sah meine Jacke an. Nur so an.',
  },
  rejects: {
    signs: 'lehn(?:t|en) .{0,60}ab|abgelehnt|weist .{1,50}zurück|weigert sich|erteilt .{1,30}absage',
    lines:
      'Meine Katze auch. Es war das teure Futter.|Ich sage „mal schauen“. Das heißt Nein, mit Keks.|Ich habe mal Nein gesagt. Dann schleppte ich die Couch.|Meine EC-Karte sagt auch Nein. Vor der ganzen Schlange.',
  },
  moved: {
    signs:
      'zieht um|ziehen um|\\p{L}*umzug|umgezogen|neuer standort|neuen standort|neue räume|neuen räumen|neues zuhause|neue adresse',
    lines:
      'Ich bin auch umgezogen. Ans andere Sofaende.|Auf meiner Kiste steht „Diverses“. Auf den elf anderen auch.|Ich trug die Stehlampe. Dreimal.|Mein Wasserkocher ist in Kiste 40. Noch zu.',
  },
  renamed: {
    signs: 'umbenannt|umbenennung|neuer name|neuen namen|heißt (?:jetzt|künftig|nun)|umfirmier\\p{L}*',
    lines:
      'Meine Mutter ruft erst alle anderen. Dann den Hund.|Meine Datei heißt „final_neu_2“. Sie ist es nicht.|Im Café heiße ich auf dem Becher „Uhr“.',
  },
  mystery: {
    signs: '\\p{L}*rätsel(?:haft\\p{L}*)?|rätselt|geheimnis(?:se|volle\\p{L}*)?|mysteri\\p{L}*',
    lines:
      'Bei uns hat keiner das letzte Stück gegessen.|Krümel im Bett. Der Hund war es nicht.|Meins ist ein Kabel. Keiner weiß, wozu es gehört.|Ein Lichtschalter im Flur tut nichts. Seit 2009.',
  },
  sequel: {
    signs:
      '(?:teil|folge|staffel|band|ausgabe|kapitel) \\d+|\\d+\\. (?:\\p{L}*auflage|staffel|folge|ausgabe|teil|\\p{L}*forum|(?!geburts|todes|jahres|gedenk|hochzeits)\\p{L}*tage?)|fortsetzung|(?:zweite|dritte|vierte) (?:staffel|auflage|ausgabe)',
    lines:
      'Beim ersten bin ich eingeschlafen. War gut.|Ich habe den Anfang verpasst. Wer ist der mit Hut?|Ich warte auf die Gesamtausgabe. Seit 2004.',
  },
  bestOf: {
    signs:
      'top[- ]?\\d+|die \\d+ (?:besten|schönsten|wichtigsten|beliebtesten)|best[- ]of|\\d+ (?:besten|schönsten|schöne|beste)|rangliste|\\p{L}*ranking|hitliste|die (?:besten|schönsten|beliebtesten)',
    lines:
      'Meins steht immer auf Platz elf.|Ich hätte Pommes auf die Eins gesetzt. Überall.|Platz sieben habe ich. Ich dachte, ich wäre besonders.|Ich habe gleich bis Platz eins gescrollt.',
  },
  forecast: {
    signs:
      'prognosen?|(?<!mit )ausblick|vorhersagen?|\\p{L}*-vorhersage|die zukunft (?:der|des|von)|zukunft (?:der|des|von)|für die zukunft|sagt .{1,30}voraus|so könnten? .{1,60}aussehen',
    lines:
      'Mein Horoskop sagte Post voraus. Es war der Zahnarzt.|Ich sehe ein Nickerchen kommen. Gegen drei.|Mir waren fliegende Autos versprochen. Ich fahre Bus.|Ich weiß noch nicht mal, was es abends gibt.',
  },
  grant: {
    signs:
      'förder(?:t|ung|ungen|mittel|gelder|programme?|bescheid)|gefördert|zuschuss|zuschüsse|subvention(?:en)?|(?!versicherungs|kranken)\\p{L}*prämie(?:n)?|stipendi(?:um|en)|finanzspritze',
    lines:
      'Meine Förderung kam in der Geburtstagskarte. Von Oma.|Mein Antrag hat neun Seiten. Mir fehlt Anlage K.|Mein letzter Geldgeber war die Zahnfee.|Ich beantrage auch etwas. Taschengeld, rückwirkend.',
  },
  merger: {
    signs:
      'übernahmen?|fusionier(?:t|en)|(?<!-)fusion (?:von|mit)|akquisition(?:en)?|\\p{L}*partnerschaft(?:en)?|allianz (?=mit|für|zwischen)|joint venture|schließen sich zusammen',
    lines:
      'Wir haben auch fusioniert. Jetzt haben wir zwei Waffeleisen.|Beim Zusammenziehen musste ein Sofa weg. Meins.|Ich habe die Decke übernommen. Die ganze.|Wir teilen alles. Sie hat das Ladekabel.',
  },
  certified: {
    signs:
      'zertifi(?:kat|kate|zierung|zierungen|ziert)|gütesiegel|\\p{L}*siegel|diplom(?:e)?|akkreditier\\p{L}*|absolvent(?:en|innen)?|urkunden?',
    lines:
      'Ich habe eine Teilnehmerurkunde. Gerahmt.|Ich habe das Seepferdchen. Schriftlich.|Auf meiner steht „war stets bemüht“. Mit Stempel.',
  },
  fair: {
    signs:
      'tag der offenen tür|(?!toten|trauer|christ)\\p{L}{2,}messe(?= (?:in|20\\d\\d|für|zeigt))|fachmesse|leitmesse|\\p{L}*ausstellung(?:en)?|ausgestellt|schnuppertag',
    lines:
      'Elf Kulis und ein Knautschball. Keine Ahnung, von wem.|Ich gehe langsam durch, Hände hinterm Rücken.|Ich war wegen der Gummibärchen da. Und wegen des Stuhls.',
  },
  donates: {
    signs: '\\p{L}*spenden?|spendet(?:e)?|gespendet|spendenaktion|benefiz\\p{L}*|guter zweck|guten zweck',
    lines:
      'Ich gab ein Fondueset weg. Weihnachten kam es zurück.|Beim Kuchenverkauf habe ich das meiste selbst gekauft.|Ich gab alte Pullis her. Einen habe ich zurückgekauft.',
  },
  renovated: {
    signs:
      '\\p{L}*saniert|\\p{L}*sanierung(?:en)?|renovier(?:t|ung|ungen)|\\p{L}*umbau|umgebaut|\\p{L}*neubau|restaurier(?:t|ung)|modernisier(?:t|ung)|\\p{L}*baustellen?',
    lines:
      'Ich habe eine Wand geschafft. Jetzt ist es eine Akzentwand.|Unser Flur ist fast fertig. Seit 2016.|Ich wollte nur eine Glühbirne wechseln.|Die Fußleisten haben wir. Hinterm Schrank.',
  },
  hours: {
    signs:
      'öffnungszeiten|betriebsferien|sommerpause|winterpause|betriebsurlaub|(?:bleibt|bleiben) .{0,30}geschlossen|schließzeiten|sprechzeiten',
    lines:
      'Erst rüttle ich an der Tür. Dann lese ich das Schild.|Ich komme immer um 18:01 Uhr. Sie winken dann.|Ich habe auch zu. Zwischen eins und vier.',
  },
  reveals: {
    signs: 'enthüllt|verr(?:ät|aten)|gesteht|gibt zu|plaudert|packt aus|bricht (?:ihr|sein) schweigen',
    lines:
      'Ich gestehe auch etwas: Die Vase war nicht die Katze.|Geheimnisse sind bei mir sicher. Ich vergesse sie.|Ich habe es nur einer erzählt. Der Friseurin.|Ich verrate nicht, wo die guten Kekse sind.',
  },
  aboutUs: {
    signs:
      '(?<=^|[-–|:] )über (?:uns|mich)|wir über uns(?= ?(?:$|[-–|:]))|unser team|wer wir sind|was wir tun|das sind wir|im porträt|stell(?:t|en) sich vor',
    lines:
      'In Vorstellungsrunden vergesse ich meinen Namen.|Name, Hobby, fertig. Das Hobby war erfunden.|Auf dem Teamfoto lächle ich. Alle anderen blinzeln.',
  },
  reachesFinal: {
    signs:
      '(?:halb|viertel|achtel)finale|endspiel|finale|qualifizier(?:t|en) sich|(?:wm|em)-qualifikation|playoffs?|titelkampf',
    lines:
      'Ich war mal im letzten Level. Dann hat Mama gesaugt.|Ich kam auch bis ans Ende. Vom Buffet.|Den Jubel habe ich geübt. Mehr nicht.',
  },
  backs: {
    signs:
      'unterstütz(?:t|en|ung)|steht .{0,30}(?:hinter|an der seite)|setzt sich .{0,20}für|macht sich stark|stellt sich hinter|befürwortet',
    lines:
      'Ich helfe auch. Ich behalte die Leiter im Blick.|Beim Umzug bringe ich die Brötchen.|Ich feuere an. Vom Sofa, aber laut.|Ich sagte „Du schaffst das“. Dann war Mittag.',
  },
  starts: {
    signs: 'starte(?:t|n)|beginn(?:t|en)|auftakt|startschuss|spatenstich|(?:los geht|geht es los|geht’s los)|fängt an',
    lines:
      'Ich fange Montag an. Ich sagte nicht, welchen.|Ich bin auch in der Aufwärmphase. Mit Decke.|Ich habe die Datei geöffnet. Das reicht für heute.|Gleich. Ich suche nur noch einen schöneren Stift.',
  },
  ends: {
    signs:
      'das ende (?:der|des|von)(?! lebens)|ende einer ära|verabschiedet sich|alles vorbei|letzte chance|geht zu ende|zum letzten mal',
    lines:
      'Ich verabschiede mich eine Stunde. In der Tür.|Im Glas ist noch ein Löffel. Den hebe ich auf.|Ich mache nie etwas fertig. Frag meine Handcreme.',
  },
  opinion: {
    signs: 'kommentar|kolumne|glosse|leitartikel|leserbriefe?|gastbeitrag|essay',
    lines:
      'Ich habe auch Ansichten. Vor allem zu Mayonnaise.|Ich schrieb mal der Zeitung. Es ging um eine Hecke.|Meine sage ich im Auto. Bei geschlossenem Fenster.',
  },
  apologises: {
    signs: 'entschuldigt sich|entschuldigen sich|bittet um entschuldigung|um verzeihung|entschuldigung',
    lines:
      'Ich entschuldige mich bei Stühlen.|Ich schickte Blumen. Der falschen Nachbarin. Sie strahlt.|Ich sagte Sorry. Dafür, dass es falsch ankam.',
  },
  whoIs: {
    signs:
      'alles (?:über|wissenswerte|was du)|das müssen sie|was (?:sie|man|du) .{0,30}wissen (?:müssen|muss|musst|sollten)|fragen und antworten|wer ist|faq|häufige fragen|wissenswertes',
    lines:
      'Ich las zwei Zeilen. Jetzt bin ich zu Hause Experte.|Ich habe beim Essen genickt. Keiner fragte nach.|Mir reicht die Überschrift. Damit komme ich durchs Essen.',
  },
  worthIt: {
    signs:
      'lohnt (?:sich|es)|was lohnt|vor- und nachteile|pro (?:und|&) contra|welche[rs]? .{1,40} (?:ist|passt|soll)|oder doch (?:besser|lieber)|wirklich lohnt',
    lines:
      'Ich habe beide Seiten gelesen. Dann nahm ich das blaue.|Erst eine Liste gemacht. Dann meine Schwester gefragt.|Ich habe sechs Wochen überlegt. Jetzt ist es aus.',
  },
  review: {
    signs: 'rezension(?:en)?|im (?:ersten )?test|testbericht|filmkritik|buchkritik|angespielt|ausprobiert',
    lines:
      'Unser Toaster bekommt vier Sterne. Er bemüht sich.|Meine einzige Kritik bisher: „Passt.“ Es war Suppe.|Ich las so lange darüber, bis es ausverkauft war.',
  },
  superlative: {
    signs:
      '(?:größte|längste|höchste|kleinste|älteste|schnellste|beste)[rsn]? .{0,40}der welt|weltgrößte\\p{L}*|superlative|im spitzenfeld',
    lines:
      'Ich schälte mal eine Kartoffel am Stück. Ohne Zeugen.|Ich habe den höchsten Pappstapel der Straße.|Ich habe den längsten Kassenbon der Familie.',
  },
  yesNo: {
    signs:
      '(?<=^|[:–—] )(?!.*(?:islamist|corona|covid|krieg|hitler|mein kampf|krebs|tot[e ]))(?:kann|können|wird|werden|ist|sind|hat|haben|soll|sollte|darf|muss|lässt|plant|kommt|gibt es|droht) .{6,90}\\?',
    lines:
      'Ich warf eine Münze. Die liegt jetzt unterm Kühlschrank.|Da hilft nur eins: wissend brummen.|Ich habe meine Schwester gefragt. Sie fragt jetzt mich.',
  },
  seeks: {
    signs:
      '(?<!polizei )sucht (?:neue[nrs]?|den|die|das|einen?|ihren?|seinen?|weiter|noch|dringend|händeringend|\\d+)(?! (?:zeugen|täter|vermisst))|(?<!(?:zeugen|mörder|täter) )(?<!(?:(?:er|og|eur|ent|ist|or|ant|at|ärt)[:*_/-]*in(?:nen)?|(?:kraft|kräfte|leitung|leute|mitarbeiter|helfer|lehrer|pfleger|entwickler|verkäufer|fahrer|leiter|referent|trainer|berater|erzieher|praktikant|auszubildende|azubi|freiwillige|ehrenamtliche|kolleg)\\p{L}*|m/w/d\\)?) (?:[^.!?]{1,40} )?)gesucht|auf der suche nach',
    lines:
      'Ich suche auch. Meine Brille. Sie sitzt auf meinem Kopf.|Ich bin seit Dienstag dran. Es ist die Fernbedienung.|Ich rufe „Wo ist das?“ und stehe davor.',
  },
  saves: {
    signs: 'sparen|spart|energiesparen|stromsparen|einsparungen|\\p{L}*sparmaßnahmen|sparkurs|sparprogramm',
    lines:
      'Ich mache das Licht aus. Dann suche ich die Tür.|Ich schneide die Tube auf. Da ist noch eine Woche drin.|Ich spüle Gefrierbeutel. Sie hängen bei den Socken.',
  },
};
