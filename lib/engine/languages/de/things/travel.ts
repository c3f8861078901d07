import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: [
    'elektroautos?|e-autos?|ladesäulen?|wallbox~|elektromobilität',
    'Meine Ladesäule ist immer die besetzte.|Ich kenne jedes Café neben einer Steckdose.|Meins kommt an. Mit ausgeschalteter Heizung.|Mein Kabel ist genau einen Meter zu kurz.',
  ],
  flight: [
    'flüge|flug|flugzeuge?|airlines?|flughäfen|flughafen|lufthansa|ryanair|billigflieger',
    'Mittelsitz, nehme ich an.|Ich bin am Gate. Seit gestern.|Ich habe bei der Landung geklatscht. Allein.|Meine Knie saßen in Reihe zwölf. Ich in dreizehn.',
  ],
  train: [
    'bahn|züge|zugverkehr|zugfahrt(?:en)?|deutsche bahn|bahnhof|bahnhöfe|bahnfahr~|bahncard|nachtzug|nachtzüge|deutschlandticket|regionalexpress',
    'Meiner ist ein Ersatzbus.|Ich bin gerannt. Er steht immer noch da.|Jemand sitzt auf meinem Platz. Es ist der falsche Wagen.|Meiner fährt heute von Gleis sieben. Nein, zwei.',
  ],
  bus: [
    'busse|bus|straßenbahn~|trams?|u-bahn|öpnv|nahverkehr|linienbus',
    'Erst kommt keiner, dann kommen drei.|Meiner fuhr los, als ich winkte.|Der Fahrer kennt meinen Sprint. Aus dem Spiegel.|Ich war einmal zu früh. Meiner leider auch.',
  ],
  formulaOne: [
    'formel[ -]?1~|f1|rennfahrer|motorsport|grand prix',
    'Ich suche seit einer Stunde einen Parkplatz.|Ich habe in der Waschanlage den Motor abgewürgt.|Mein Boxenstopp dauert eine Stunde. Mit Bockwurst.|Ich nehme die Kurve an der Kasse auf zwei Rollen.',
  ],
  car: [
    'autos?|pkw|suvs?|cabrio|limousine|kombi|gebrauchtwagen|neuwagen',
    'Meins macht ein Geräusch. Ich drehe das Radio lauter.|Und wo parke ich das?|Ein Lämpchen leuchtet. Ich habe es überklebt.|Meins wird gewaschen, wenn es regnet.|In meinem liegt eine Pommes von 2018.',
  ],
  bike: [
    'fahrräder|fahrrad~|radweg~|e-bikes?|radfahr~|rennräder|rennrad|mountainbikes?',
    'Meins hat einen Korb und einen Platten.|Ich habe 21 Gänge. Ich nutze den einen.|Meins ist abgeschlossen. Der Schlüssel ist im Büro.|Mich hat eine Oma überholt. Zweimal.',
  ],
  roadblock: [
    '~sperrung(?:en)?|stau|staus|staugefahr|stauprognose|umleitung(?:en)?|verkehrschaos|stockender verkehr',
    'Ich kenne eine Abkürzung. Alle anderen auch.|Das Kennzeichen vor mir kann ich auswendig.|Das Hörbuch ist durch. Die Kekse auch.',
  ],
  parking: [
    'parkplätze?|parkplatz~|parkhaus|parkgebühren|anwohnerparken',
    'Ich bewege das Auto nicht mehr. Der Platz ist gut.|Ich stehe auf Deck zwei. Oder vier. Es war gelb.|Ich bin um den Block gefahren, bis Dienstag war.|Ich war kurz stolz. Dann las ich das Schild.',
  ],
  camping: [
    'camping~|wohnmobile?|caravan~|wohnwagen|zelte?n?|vanlife|campingplatz',
    '{camping/campingplatz/zelte?n?} Beim ersten Regen schlafe ich im Auto.|{wohnmobile?/caravan/caravaning/wohnwagen/vanlife} Freiheit heißt: rückwärts einparken vor Publikum.|{camping/campingplatz/zelte?n?} Ich habe nur die Hälfte der Stangen dabei.|Ich kenne jetzt den ganzen Abend der Nachbarn.|Ich habe neun Dosen dabei. Und keinen Öffner.',
  ],
  hotel: [
    'hotels?|~hotels?|ferienwohnung(?:en)?|hostel|ferienhaus',
    'Ich bin wegen der kleinen Shampoos hier.|Ich habe dreimal gefrühstückt. Seit acht Uhr.|Meine Karte öffnet jede Tür außer meiner.|Mein Handtuch liegt seit sechs am Pool. Ich nicht.',
  ],
  schoolHolidays: [
    'schulferien|sommerferien|herbstferien|ferien',
    'Der erste Schultag ist rum. Wie lange noch?|„Mir ist langweilig.“ Es ist Tag eins, neun Uhr.|Ich kann jetzt alle Strophen vom Autolied.|Danach brauche ich eine Woche Urlaub.',
  ],
  holidays: [
    'urlaub|urlaubs(?!anspr|geld)~|kreuzfahrt(?:en)?|reiseziele?|reisetipps?|pauschalreisen?|städtereisen?|städtetrips?|roadtrips?',
    'Ich habe noch zwei Tage Urlaub.|Mein Koffer ist noch vom letzten gepackt.|Neun Bücher eingepackt. Gelesen: die Speisekarte.|Heimweh ab der ersten Autobahnausfahrt.|Alles ist gebucht. Nur der Chef weiß es noch nicht.',
  ],
  outing: [
    'ausflugsziele?|ausflugstipps?|ausflüge|ausflug|tagesausflug|wochenendtrips?|sehenswürdigkeiten',
    'Ich war bis zum Kühlschrank. Schöne Strecke.|Zehn Jahre hier. Gesehen habe ich den Parkplatz.|Wir sind umgekehrt. Einer musste mal.|Die Brote waren weg, bevor wir an der Ampel waren.',
  ],
  beach: [
    'strände?n?|strand~|(?:urlaub|ferien|tag) an der (?:nord|ost)see|badesee',
    'Der Sand ist noch in meiner Tasche. Vom letzten Jahr.|Ich war eingecremt. Außer dort, wo ich rot bin.|Ich habe eine Muschel dabei. Sie riecht jetzt.|Eine Möwe kennt mein Fischbrötchen persönlich.',
  ],
  boat: [
    'boote?n?|segeln|segler~|segelboot~|segeltörn|yachten?|regatta|regatten|tauchen|tauchgang|tauchgänge|tauchkurs~|kanus?|kajaks?|paddeln|hausboot~',
    'Ich werde in der Badewanne seekrank.|Mein Tretboot fährt nur im Kreis.|Die Mütze habe ich schon. Der Rest kommt noch.|Ich habe gewunken. Wir waren noch angebunden.',
  ],
  toll: [
    'maut|mautgebühr~|pkw-maut|mautstellen?|vignetten?|citymaut',
    'Ich stand zu weit weg. Mit Arm, Bein und Schirm.|Meine klebt. Die von 2019 auch noch.',
  ],
  speedCamera: [
    'blitzer~|~blitzer|radarfallen?|tempolimits?|tempo[- ](?:30|100|130)|geschwindigkeitskontrollen?|bußgeldkatalog',
    'Das einzige Foto, auf dem ich nicht blinzle.|Ich bremse. Ich bin auf dem Fahrrad.',
  ],
  scooter: [
    'e-?scooter~|elektroroller~|e-roller~|tretroller|leihroller',
    'Meiner blieb stehen. Mitten auf der Brücke, Zone zu Ende.|Ich nutze sie als Hindernisparcours.',
  ],
  ferry: [
    'fähren?|~fähren?|fährverbindung(?:en)?|fährverkehr|fährhafen',
    'Ich sehe meine noch. Sie wird kleiner.|Ich bin auf Deck drei. Das Auto vielleicht auch.',
  ],
  passport: [
    'reisepass~|reisepässe|personalausweis~|passfotos?|ausweisfoto|reisedokumente?|visum|visa-?freiheit|kinderreisepass',
    'Auf dem Foto sehe ich aus wie der Grund der Kontrolle.|Meiner ist gültig. Zu Hause in der Schublade.',
  ],
  suitcase: [
    'koffer|~koffer|kofferpacken|handgepäck~|reisegepäck|gepäck~|packlisten?|reisetaschen?|rucksäcke|rucksack',
    'Ich sitze drauf. Er ist zu. Jetzt kann ich nicht aufstehen.|Gepackt für jedes Wetter. Außer für dieses.|Meiner macht gerade schöne Tage in Lissabon.',
  ],
  jetLag: [
    'jetlag|zeitzonen?|innere uhr|biorhythmus|chronotypen?',
    'Den habe ich jeden Montag. Vom Sofa.|Es ist vier Uhr früh. Mein Magen möchte Schnitzel.',
  ],
  satNav: [
    'navis?|navigationsgerät~|navigations-?apps?|google maps|landkarten?|stadtpläne|stadtplan|wanderkarten?|straßenkarten?|street view',
    'Meins sagt „bitte wenden“. Seit Dienstag.|Ich bin links abgebogen. Darum stehe ich im Acker.|Zusammenfalten kann ich sie nicht. Zerknüllen schon.',
  ],
  robotaxi: [
    'robotaxis?|robo-?taxis?|robotertaxis?|autonome[sn]? (?:fahren|autos?|fahrzeuge?n?|busse)|selbstfahrend~|fahrerlos~',
    'Und wer schimpft dann über die anderen?|Ich bremse trotzdem mit. Auf der Fußmatte.',
  ],
  drivingTest: [
    'führerschein~|fahrschul~|fahrprüfung(?:en)?|fahrstunden?|fahrlehrer~|fahranfänger~',
    'Beim dritten Mal hat es geklappt. Dem Prüfer geht es gut.|Auf dem Foto bin ich 17. Und rosa ist er auch noch.',
  ],
  petrol: [
    'benzinpreise?|spritpreise?|dieselpreise?|kraftstoffpreise?|tankstellen?|tankrabatt|tanken|e10',
    'Ich tanke immer für zwanzig Euro. Problem gelöst.|Zwölf Kilometer gefahren, um einen Cent zu sparen.',
  ],
  tyres: [
    'winterreifen|sommerreifen|reifenwechsel|ganzjahresreifen|allwetterreifen|autoreifen|reifentests?|schneeketten',
    'Meine liegen im Keller. Es schneit.|Ich kann das selbst. Theoretisch, mit Video.',
  ],
  pothole: [
    'schlagl(?:och|öcher)|straßenschäden|straßenbelag|flüsterasphalt|kopfsteinpflaster',
    'Unseres hat inzwischen einen Namen. Und Enten.|Mein Kaffee kennt jedes einzelne.',
  ],
  roundabout: [
    'kreisverkehr~|kreisel',
    'Ich bin schon dreimal rum. Schöne Blumen.|Ich nahm die vierte Ausfahrt. Es gab drei.',
  ],
  trafficLight: [
    'ampeln?|~ampeln?|ampelphasen?|ampelmännchen|zebrastreifen|fußgängerüberweg~|grüner pfeil',
    'Ich habe immer Rot. Auch zu Fuß.|Ich habe neunmal gedrückt. Dann geht es schneller.',
  ],
  taxi: [
    'taxis?|taxifahr~|ride-?sharing|ride-?pooling|fahrdienst~',
    'Ich schaue die ganze Fahrt nur auf den Zähler.|Ich sitze hinten und bremse mit.',
  ],
  commute: [
    'pendler~|pendeln|berufsverkehr|arbeitsweg~|feierabendverkehr|fahrgemeinschaft(?:en)?|park and ride',
    'Meiner hat elf Schritte. Ich komme trotzdem zu spät.|Ich kenne alle aus der 7:42. Gesprochen wird nie.',
  ],
  motorbike: [
    'motorräder?n?|motorrad~|mopeds?|vespas?|harleys?|motorroller',
    'Die Jacke habe ich schon. Dann war das Geld alle.|Meins war ein Mofa. Bergauf habe ich geschoben.',
  ],
  tourist: [
    'touristen?|tourismus~|touristin|übertourismus|gästezahlen|übernachtungszahlen|stadtführung(?:en)?|reiseführer',
    'Ich wohne hier. Ich halte nur den Plan verkehrt.|Ich bin nur dem Schirm gefolgt. Es war die falsche Gruppe.',
  ],
  customs: [
    'zollkontrollen?|zollfrei~|zollgebühr~|zollbeamt~|duty-?free|freigrenzen?',
    'Ich melde einen Käse an. Man riecht ihn schon.|Ich habe nichts dabei. Rot werde ich trotzdem.',
  ],
  carWash: [
    'waschanlagen?|waschstraßen?|autowäsche|truckwash',
    'Ich bleibe drin sitzen. Das ist mein Kino.|Einmal mit Wachs, bitte. Dann kam eine Taube.',
  ],
  lostProperty: [
    'fundb(?:üro|üros)|fundsachen?|fundstücke?|verlorene[rn]? (?:schlüssel|geldbörse|koffer)',
    'Ich habe den Schirm geholt. Und die Mütze dagelassen.|Da wohnen alle meine linken Handschuhe.',
  ],
};
