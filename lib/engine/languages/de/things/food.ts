import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  mushrooms: [
    'pilze?n?|pilz(?:sammler|saison|suche|sucher|pfanne|risotto|berater)~|pfifferlinge?|steinpilz~|champignons?|fliegenpilz~|schwammerl~',
    'Meine wachsen in der Dose.|Ich habe einen Riesen gefunden. Und nicht mehr zum Auto.|Ich kenne genau einen. Er liegt auf der Pizza.',
  ],
  cake: [
    'kuchen|~kuchen|torten?|~torten?|muffins?|~muffins?|plätzchen|~plätzchen|kekse|backen|backrezept~|gebäck|biskuit~|lebkuchen|bienenstich|tortenboden|sahnetorte|buttercreme',
    'Meiner ist flach geworden, aber stolz.|Der Teig schmeckte schon vorher. Jetzt fehlt Teig.|In der Mitte eingesunken. Jetzt ist es eine Schüssel.|Ich habe nur den Rand begradigt. Viermal.|Puderzucker drüber. Man sieht fast nichts.',
  ],
  bread: [
    'brote?|~brot|brotbacken|brötchen|sauerteig~|baguettes?|bäckerei~|bäcker|croissants?|laugenbrezeln?|brezeln?|hefezopf|zwiebelbrot',
    'Meins kann man auch als Hammer benutzen.|Mein Sauerteig hieß Kevin. Er ist ausgezogen.|Ein ganzes gekauft. Zu Hause fehlte der Knust.',
  ],
  pizza: [
    'pizza|pizzen|pizza(?:teig|ofen|bäcker|lieferdienst|bote|karton)~|pizzeria|pizzerien',
    'Mein Ofen heißt Lieferdienst.|Ich wollte nur ein Stück. Vor dem Schneiden war es eins.|Rund ist meine nicht. Eher Sardinien.|Der Bote duzt mich. Und kennt den Hund.',
  ],
  pasta: [
    'pasta|nudeln?|~nudeln|nudelsalat|spaghetti|lasagne|carbonara|maultaschen|gnocchi|spätzle',
    'Meine kleben. An allem.|Für zwei gekocht. Es reicht bis Donnerstag.|Ich habe eine an die Wand geworfen. Sie hängt noch.|Weißes Hemd, rote Soße. Den Rest kennt ihr.',
  ],
  iceCream: [
    'eiscreme|speiseeis|eisdielen?|eissorten?|vanilleeis|eisbecher|kugel eis|eiskugeln?|softeis|eiscafés?|erdbeereis|wassereis|stracciatella',
    'Eine Kugel. Ich meine: eine Packung.|Zehn Minuten vor der Theke. Dann: Vanille.|Oben ist die Kugel. Auf dem Schuh auch.',
  ],
  chocolate: [
    'schokolade~|~schokolade|pralinen?|schoko(?:riegel|osterhase|aufstrich|kuss|küsse|creme|hase|nikolaus)~|nuss-?nougat-?creme|nutella|kakao',
    'Die war für morgen. Es ist noch heute.|Ich verstecke sie hinter den Linsen. Vor mir.|Nur eine Reihe, sagte ich. Dann eine Spalte.',
  ],
  cocktails: [
    'cocktails?|~cocktails?|mocktails?|gin tonic|gin|longdrinks?|sazerac|mojitos?|aperol|spritz|hugo spritz',
    'Meiner besteht aus Eis und Schirmchen.|Ich bestelle nach Farbe. Es kam eine Wunderkerze mit.|Gut geschüttelt. Der Deckel war nicht drauf.',
  ],
  wine: [
    'wein|weine|weinen?|rotweine?n?|weißweine?n?|riesling|weingut|weingüter|winzer~|rioja|rosé|sekt|champagner|weinprobe~|weinberge?|weinlese|weinkenner|dekantieren|sommelier~',
    'Ich suche ihn nach dem Etikett aus.|Ich schmecke Kork. Ich habe ihn reingedrückt.|Ich habe geschwenkt. Das Tischtuch ist jetzt ein Rosé.',
  ],
  beer: [
    'bier|biere|brauerei~|brauer|craft ?beer|oktoberfest~|biergarten|biergärten|alkoholfreies bier|bierdeckel|weißbier|maßkrug',
    'Ich bin nur wegen der Brezel hier.|Selbst gebraut. Die Kellertür klemmt seitdem.|Aus meinem Deckel ist ein Kartenhaus geworden.',
  ],
  coffee: [
    'kaffee~|~kaffee|espresso~|cappuccino|barista~|filterkaffee|kaffeemaschinen?|kaffeebohnen|siebträger~|french press',
    'Vor dem zweiten bitte nicht ansprechen.|Meine Maschine will entkalkt werden. Ich auch.|Auf dem Becher steht „Gabi“. Ich heiße Frank.|Entkoffeiniert? Und wofür ist der dann?',
  ],
  tea: [
    'tee|tees|kräutertee|grüntee|früchtetee|teebeutel|teekannen?|matcha~|teetrinker~|ostfriesentee|wasserkocher',
    'Meiner ist kalt. Ich hatte ihn vergessen.|Ich habe 14 Sorten. Ich trinke die eine.|Der Beutel zieht seit dem Frühstück. Er kann laufen.',
  ],
  yogurt: [
    'joghurts?|~joghurts?|quark|skyr|kefir|naturjoghurt',
    'Meiner steht ganz hinten. Seit Mai.|Ich lecke den Deckel ab. Auch vor Gästen.|Mit der Knickecke. Die Hälfte ist jetzt am Hemd.',
  ],
  potatoes: [
    'kartoffeln?|~kartoffeln|kartoffel(?:salat|ernte|suppe|puffer|brei|gerichte?|anbau|acker|auflauf)~|pommes|bratkartoffeln|chips-?tüten?|püree|kartoffelklöße',
    'Meine sind schon Chips.|Meine haben Arme bekommen. Sie winken mir zu.|„Ich nehme keine, ich esse bei dir mit.“ Das bin ich.',
  ],
  vegetarian: [
    'vegetari~|vegan~|veggie~|salate?n?|~salat|gemüse|~gemüse|fleischlos~|tofu|grünkohl|brokkoli|pflanzliche ernährung|rosenkohl',
    'Pommes sind Pflanzen.|Ich verstecke es unterm Püree. Mit 38.|Esse ich täglich. Als Ketchup.',
  ],
  grill: [
    'grillen|grill|grills|gasgrill~|holzkohlegrill~|kugelgrill~|grillkohle|barbecue|bbq|grill(?:saison|abend|party|fest|rezepte|meister|gut|zange|würstchen)|steaks?|beef maker',
    'Bei mir ist außen Kohle und innen Hoffnung.|Ich halte die Zange. Das ist ein Amt.|Um elf war es fertig. Da hatten wir den Salat schon auf.|Eine Stunde gewedelt. Mit der Pizzakarte.',
  ],
  recipe: [
    'rezepte?n?|~rezepte?|kochbuch|kochbücher|kochen(?! hoch)|kochkurs~|kochshow~|eintopf|eintöpfe|aufläufe|auflauf|suppen?|(?!nebel)~suppe|mittagessen|abendessen|resteessen|feierabendküche',
    'Auf dem Foto sah es anders aus.|Bei mir ging der Rauchmelder an.|Von neun Zutaten hatte ich zwei. Es gibt Toast.|„Für vier Personen.“ Ich möchte nicht gestört werden.|Statt Safran nahm ich Senf. Farblich top.',
  ],
  diet: [
    'abnehmen|diäten?|kalorien~|intervallfasten|~diät|abspecken',
    'Ich fange am Montag an. Welcher, ist noch offen.|Ich esse nur noch schnell die Reste auf.|Ich hatte Salat. Daneben.|Ich wollte nur die Schublade leer essen. Vorher.',
  ],
  breakfast: [
    'frühstück|frühstücks(?:ideen|brett|rezepte|tisch|pause|flocken)|brunch~|porridge|müslis?|haferflocken|cornflakes|overnight oats|haferbrei',
    'Die Pizza von gestern zählt als Getreide.|In der Packung ist nur noch Staub. Und eine Rosine.',
  ],
  avocado: [
    'avocados?|guacamole|avocado(?:kern|baum|creme|brot)~',
    'Steinhart, steinhart, kurz geblinzelt, braun.|Drei Kerne ziehe ich. Seit 2020. Im Wasserglas.',
  ],
  pumpkin: [
    'kürbis|kürbisse?n?|kürbis~|hokkaido',
    'Sollte gruselig werden. Es wurde Onkel Heinz.|Wir sind bei Tag neun der Suppe.',
  ],
  cheese: [
    'käse|~käse|käse(?:platte|theke|sorten|fondue|spätzle|brot|igel)|mozzarella|parmesan|camembert|raclette~|gouda|fondue',
    'Eine Scheibe aufs Brot, eine für mich. Platte leer.|Ich esse um die Löcher herum. Nein, eigentlich nicht.',
  ],
  sandwich: [
    'pausenbrote?|brotdosen?|brotzeit|stullen?|butterbrot~|sandwiches|sandwich|lunch-?box~|bento~|frischhaltedosen?|tupper~',
    'Im Ranzen war noch eins. Von vor den Ferien.|Ich habe 20 Dosen. Und 14 Deckel, alles andere.',
  ],
  restaurant: [
    'restaurants?|gasthaus|gasthäuser|gaststätten?|wirtshaus|wirtshäuser|speisekarten?|sternekoch|sterneköche|michelin-?sterne?n?|kellner~|fast ?food|imbiss|gastronomie',
    '„Guten Appetit“, sagte sie. „Ebenfalls“, sagte ich.|Ich lese die ganze Karte. Dann nehme ich Schnitzel.',
  ],
  buffet: [
    'buffets?|büfett?|büffet|all you can eat|fingerfood|häppchen|schnittchen|catering|snacks?|kaltes? platten?',
    'Nur mal gucken, was es gibt. Zum dritten Mal.|Ich habe hoch gestapelt. Unten war Nachtisch.',
  ],
  burger: [
    'burger|hamburger rezept~|cheeseburger|döner~|hotdogs?|currywurst|bratwürste|bratwurst|tacos?',
    'Vorne reingebissen. Hinten kam alles raus.|„Mit allem und scharf“, sagte ich. Das Hemd auch.',
  ],
  sushi: [
    'sushi~|essstäbchen|wasabi|dim sum|dumplings',
    'Ich dachte, das Grüne sei Avocado.|Mit den Stäbchen bin ich gut. Im Aufspießen.',
  ],
  pancakes: [
    'pfannkuchen|waffeln?|crêpes?|kaiserschmarrn|palatschinken|eierkuchen',
    'Der Erste misslingt immer. Ich habe nur Erste.|Ich habe ihn gewendet. Er hängt an der Lampe.',
  ],
  spicyFood: [
    'chilis?|chili(?:schoten?|sauce|öl)|chilischoten?|scharfes essen|peperoni|jalape[nñ]os?|scharfmacher',
    '„Mittelscharf“, sagte ich. Ich höre nichts mehr.|Danach habe ich mir das Auge gerieben. Einmal.',
  ],
  tomatoes: [
    'tomaten?|~tomaten|tomaten(?:sorten|suppe|pflanzen|haus|sauce|soße|salat|anbau)|ketchup',
    'Ich habe eine geerntet. Wir haben sie geviertelt.|Meine sind grün. Es ist Oktober.',
  ],
  onions: [
    'zwiebeln?|zwiebel(?:suppe|kuchen|ringe)',
    'Ich weine nicht. Ich koche nur.|Drei sind geschnitten. Die vierte sehe ich nicht mehr.',
  ],
  garlic: [
    'knoblauch~|bärlauch~|tzatziki|aioli',
    '„Eine Zehe.“ Ich habe die Knolle genommen.|In der Bahn habe ich jetzt einen Vierersitz für mich.',
  ],
  asparagus: [
    'spargel|spargel(?:zeit|saison|hof|ernte|stecher|cremesuppe|schäler)',
    'Ich schäle seit Ostern.|Die Spitzen habe ich schon. Wer möchte Stiele?',
  ],
  berries: [
    'erdbeeren?|erdbeer(?:feld|felder|zeit|saison)|himbeeren?|heidelbeeren?|kirschen|kirschernte|selbstpflücken|selber pflücken',
    'Eine ins Körbchen, zwei in mich. Man müsste mich wiegen.|Ein Pfund gekauft. Zu Hause war es ein Blatt.',
  ],
  jam: [
    'marmeladen?|konfitüren?|einkochen|einmachen|einmachgl(?:as|äser)|sauerkraut|eingelegte gurken|gewürzgurken|fermentieren|gelee',
    'Elf Gläser sind es geworden. Und eine Zimmerdecke.|Ich kriege das Glas nicht auf. Vorgelockert ist es.',
  ],
  fruit: [
    'obst|obst(?:korb|salat|teller|fliegen|baum|bäume|wiesen|schale)|streuobstwiesen?|bananen?|ananas|mangos?|wassermelonen?|melonen?|birnen|äpfel|apfelernte|orangen|zitronen',
    'Meins ist Dekoration. Es bekommt langsam Fell.|Ich klopfe auf die Melone. Ich weiß nicht, warum.',
  ],
  leftovers: [
    'essensreste|resteverwertung|mindesthaltbarkeit~|lebensmittelverschwendung|haltbarkeitsdatum|abgelaufene lebensmittel|verfallsdatum',
    'Ein Löffel ist noch drin. Ich stelle den Topf zurück.|Ich rieche dran. Dann riecht jemand anders dran.',
  ],
  spices: [
    'gewürze?n?|gewürzregal|kräuter|kräuter(?:garten|beet|butter|wanderung|spirale|topf)|basilikum|petersilie|schnittlauch|rosmarin|pfefferminze|kurkuma|zimt',
    'Mein Muskat ist noch von der Vormieterin.|Mein Topf vom Supermarkt lebte drei Tage. Rekord.',
  ],
  oatMilk: [
    'hafermilch|haferdrinks?|mandelmilch|sojamilch|pflanzenmilch|milchalternativen|laktosefrei~|milchschaum',
    'Drei Sorten habe ich da. Die Gäste trinken schwarz.|Der Schaum war extra. Er klebt an der Nase.',
  ],
  water: [
    'mineralwasser|leitungswasser|trinkflaschen?|wassersprudler|sprudel|genug trinken',
    'Ich trinke zwei Liter am Tag. Man nennt es Kaffee.|Ich bestelle „still“. Dann rede ich doch.',
  ],
  picnic: [
    'picknicks?|picknick(?:korb|decke|decken|plätze|wiese)',
    'Wir hatten 40 Gäste. Alles Ameisen.|Alles dabei. Außer Decke, Messer und Brot.',
  ],
  thanksgiving: [
    'gänsebraten|weihnachtsgans|martinsgans|weihnachtsessen|festessen|sonntagsbraten|braten|brathähnchen|festtagsmenü~',
    'Innen ist sie noch gefroren. Die Gäste sitzen schon.|Ich sitze am Kindertisch. Meine Knie sind höher.',
  ],
};
