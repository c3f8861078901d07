import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'zimmerpflanzen?|topfpflanzen?|grünpflanzen?|gartenpflanzen?|kletterpflanzen?|balkonpflanzen?|orchideen?|kakteen|kaktus|sukkulent~|bougainvill~|hortensien?|blumen|rosen|tulpen|zaubernuss|hamamelis|stauden?|gewächshäuser|gewächshaus|monstera|pilea~',
    'Mein Kaktus hat es nicht geschafft.|Bei mir hat nur das Unkraut Talent.|Meine ist aus Plastik. Ich gieße sie trotzdem.|Ich rede mit ihr. Sie hätte lieber Wasser.|Ich war eine Woche weg. Das nahm sie persönlich.',
  ],
  lawn: [
    'rasen|rasenmäher|mähroboter|rasenpflege|rasenmähen|vertikutier~|englischer rasen',
    'Meiner ist jetzt Blumenwiese. Offiziell.|Ich habe die Hälfte gemäht. Das ist ein Undercut.|Meiner ist zu 90 Prozent Moos. Schön weich.|Das Kabel habe ich gleich mitgekürzt.',
  ],
  garden: [
    'gärten|garten|garten(?:tipps?|arbeit|arbeiten|pflege|ideen|gestaltung|saison|freunde|schau|laube|party)|landesgartenschau|schrebergärten|schrebergarten|kleing(?:arten|ärten|ärtner)~|hochbeete?n?|gemüsebeete?|gärtnern|hobbygärtner~|unkraut|giersch',
    'Alles wächst. Nichts davon habe ich gepflanzt.|Ich habe alles rausgezupft. Das waren die Möhren.',
  ],
  seeds: [
    'saatgut~|aussäen|aussaat~|samentütchen|blumenzwiebeln?|setzlinge?|jungpflanzen|zucchini',
    'Ich säe in geraden Reihen. Die Tauben danken.|Ich hatte nur eine Pflanze. Wer möchte zwölf Zucchini?',
  ],
  hedge: [
    'hecken?|hecken(?:schere|scheren|schnitt)|heckeschneiden|buchsbaum~|gartenz(?:aun|äune)|rückschnitt|obstbaumschnitt',
    'Links kürzer, rechts kürzer. Jetzt ist sie kniehoch.|Sollte ein Schwan werden. Die Straße sagt: Socke.',
  ],
  slugs: [
    'nacktschnecken?|schnecken(?!haus|tempo)|schneckenplage|blattläuse|schädlinge|wühlmäuse|wühlmaus',
    'Mein Salat ist weg. Das Schildchen steht noch.|Ich trage sie rüber. Nachts kommen sie zurück.',
  ],
  trees: [
    'apfelb(?:aum|äume)n?|obstb(?:aum|äume)n?|bäume pflanzen|baumhaus|baumhäuser|baumpflanzung(?:en)?|baumpflanzaktion|eichen|kastanien|lindenbäume',
    'Ich habe einen gepflanzt. Er reicht mir bis zum Knie.|Hoch kam ich. Den Rest weiß die Feuerwehr.',
  ],
  hens: [
    'huhn|hühner|hennen|legehennen|hühnerstall|hühnerhaltung|hühnereier|eier|frühstückseier|frühstücksei|hahn kräht',
    'Meine Eier legt der Supermarkt. Zehn am Stück.|Fünf Minuten, sagte ich. Es waren zwanzig.|Ich wollte Spiegelei. Es ist wieder Rührei.|Ich habe die Packung geprüft. Dann fiel sie runter.',
  ],
  sheep: [
    'schafe?n?|schafs?kunde|lämmer|schäfer~|alpakas?|lamas',
    'Ich bin beim Zählen eingeschlafen.|Im Krippenspiel war ich eins. Hinten links.|Eins hat mich so angesehen. Ich habe mich entschuldigt.',
  ],
  cows: [
    'kühe?n?|kuh|kuhstall|milchvieh|almabtrieb|milchbauern|milchkühe|rinder~',
    'Und bei mir ist die Milch schon wieder leer.|Ich habe zuerst gemuht. Ihr war das peinlich.|Ich bin außen um die Weide gegangen. Zügig.',
  ],
  bees: [
    'bienen?|wildbienen|honigbienen|hummeln?|imker~|bienenstock|bienenstöcke|honig|honigernte|blühwiesen?|blühstreifen',
    'Meine einzige Biene saß in der Limo.|Ich habe extra gesät. Sie fliegen zum Nachbarn.|Ich bleibe ganz ruhig stehen. Dann renne ich.',
  ],
  bears: [
    'braunbär~|eisbär~|bären?|wölfe?|wolfsrudel|pandas?|pandabär~',
    'Ich erschrecke vor dem Nachbarsdackel.|Es hat geraschelt. Es war meine eigene Jacke.|{braunbären?/bären?} Ich würde gern bis März schlafen.',
  ],
  cats: [
    'katzen?|kätzchen|kater (?:gesucht|vermisst)|hauskatzen?|katzen(?:spielzeug|decke|klo|halter|streu|futter|baby|babys|café|sprache|bett|baum)',
    'Hat jemand die Katze gefragt?|Meine mag lieber den Karton.|Meine schläft gerade auf der Lösung.|Ich komme später. Sie liegt auf meinem Arm.|Meine hat einen eigenen Sessel. Es war meiner.',
  ],
  dogs: [
    'hunde?n?|hund|welpen?|hunde(?:schule|futter|halter|training|rassen?|wetter|park|wiese|besitzer|erziehung|hütte)|dackel|labrador~|pudel',
    'Meiner hört aufs Wort. Es heißt „Leckerli“.|Meiner darf nicht ins Bett. Das weiß er. Da oben.|„Der will nur spielen“, sagte ich. Mit der Wurst.|In der Schule hat er bestanden. Ich nicht.',
  ],
  horses: [
    'pferde?n?|ponys?|reiten|reitstall|reitsport|reitunterricht|dressurreit~|springreit~|fohlen|im trab|galopp',
    'Mein Pferd frisst Münzen. Vorm Supermarkt.|Links aufgestiegen. Rechts wieder unten.|Meins kannte nur den Weg zurück zum Stall.',
  ],
  birds: [
    'vögel|vogel(?:arten|haus|häuschen|futter|beobachtung|beobachter|zug|nest|stimmen|gezwitscher|warte|schutz)|gartenvögel|singvögel|meisen?|störche?|storch|eulen?|bartgeier|amseln?|spechte?|rotkehlchen|spatzen|meisenknödel',
    'Auf meinem Balkon landet nur die Taube.|Einer singt vor meinem Fenster. Um 4:10 Uhr.|Das Futter frisst das Eichhörnchen. Alles.|Ich sah etwas ganz Seltenes. Es war eine Tüte.',
  ],
  fish: [
    'hechte?n?|forellen?|karpfen|zander|angeln|angler~|anglertalk|raubfisch~|barsche?|angel(?:rute|ruten|schein|verein|sport|köder)~|fischerhütte',
    'So groß war er. Ehrlich.|Ich hatte einen Stiefel dran. Sogar meine Größe.|Ich stehe um vier auf, um mich hinzusetzen.',
  ],
  hamster: [
    'hamster|meerschweinchen|kaninchen|zwergkaninchen|kleintierst(?:all|älle)|kleintiere?n?|hasen|rennmäuse',
    'Meiner läuft die ganze Nacht. Ich liege daneben.|Unserer gehört dem Kind. Ausmisten tut Papa.',
  ],
  wasps: [
    'wespen?|wespen(?:nest|nester|plage|stich|stiche)|hornissen?~',
    'Ich habe ihnen den Kuchen überlassen. Und den Tisch.|„Ruhig bleiben“, rief ich. Aus dem Auto.',
  ],
  mosquitoes: [
    '(?:stech|tiger)?mücken?|mücken(?:stiche?|plage|schutz|spray)|stechmücken?|tigermücken?|fliegengitter|moskitos?|moskitonetze?',
    'Licht an: Stille. Licht aus: ssss.|Wir waren zu zwölft. Alle wollten zu mir.',
  ],
  spiders: [
    'spinnen(?! die)|spinnennetze?n?|spinnweben?|vogelspinnen?|nosferatu-spinnen?|kreuzspinnen?|weberknechte?',
    'Da steht seit Montag ein Glas. Ich hebe das nicht hoch.|Das Bad gehört jetzt denen. Ich dusche beim Sport.',
  ],
  mouse: [
    'mäuse|maus im (?:haus|keller)|mausefallen?|mäuseplage',
    'Ich stand auf dem Stuhl. Sie saß beim Käse.|Meine Falle hat einen Hausschuh gefangen.',
  ],
  moths: [
    'motten|kleidermotten|lebensmittelmotten|silberfische?n?|silberfischchen',
    'Unsere fraßen den guten Pulli. Nicht den von der Tante.|Ich habe geklatscht. Daneben. Es wirkte wie Applaus.',
  ],
  hedgehog: [
    'igel|igel(?:haus|häuser|station)|siebenschläfer',
    'Ich habe so laut „oh!“ gesagt, dass er sich einrollte.|Winterschlaf hätte ich sofort gebucht.',
  ],
  squirrel: [
    'eichhörnchen',
    'Ich verstecke meine Kekse. Und finde sie nie.|Das Vogelhaus gehört ihnen. Ich fülle nur nach.',
  ],
  pigeon: [
    'tauben|stadttauben?|brieftauben?|taubenplage|möwen?|krähen?',
    'Eine brütet in meinem Blumenkasten. Ich frage vorher.|Ich kaufte Pommes. Sie hatte Pommes.',
  ],
  parrot: [
    'papageie?n?|wellensittiche?n?|kakadus?|sittiche?n?',
    'Meiner kann die Mikrowelle. Ich bin viermal aufgestanden.|Er sagt, was ich am Telefon sage. Zu Besuch.',
  ],
  penguin: ['pinguine?n?', 'So laufe ich. Im Januar. Zum Auto.|Alle im Frack, keiner tanzt. Wie auf unserer Feier.'],
  zoo: [
    'zoos?|~zoo|tierparks?|tierpfleger~|elefanten?|giraffen?|affen|schimpansen?|gorillas?|erdmännchen|streichelzoo|aquarium|aquarien',
    'Der Gorilla und ich sahen gleich aus. Es war Montag.|Vom Tiger sah ich den Schwanz. Von den Pommes alles.',
  ],
  sloth: [
    'faultiere?n?|koalas?|winterschlaf|schildkröten?|landschildkröten?',
    'Endlich jemand mit meinem Tempo.|Den Blick kenne ich. Vor neun, im Spiegel.',
  ],
  whale: [
    'wale|walbeobachtung~|buckelwale?n?|blauwale?n?|pottwale?n?|delfine?n?',
    'Vier Stunden Ausschau gehalten. Viel Wasser gesehen.|Ich habe einen gesehen! Es war ein Tretboot.',
  ],
  octopus: [
    'oktopus|oktopusse|kraken|tintenfische?n?',
    'Acht Arme! Ich scheitere mit zwei am Reißverschluss.|Die kriegen jedes Glas auf. Ich hole den Nachbarn.',
  ],
  seal: [
    'robben|seehunde?n?|seelöwen?|walrosse?|heuler',
    'Ich liege genauso am Strand. Mich fotografiert keiner.|Für Fisch würde ich klatschen. Im Brötchen.',
  ],
  goldfish: [
    'goldfische?n?|gartenteiche?|kois?|zierfische?n?|guppys?',
    'Ich habe den Teich gebaut. Der Reiher dankt.|Meiner heißt Goldi IV. Das Kind kennt nur Goldi.',
  ],
  goat: [
    'ziegen?|ziegenhof|ziegenherde',
    'Sie hat die Wanderkarte gefressen. Da ging es nach Hause.|Wir sind jetzt Freunde. Sie hat meinen Ärmel.',
  ],
  donkey: [
    'esel|eselwanderung~|eselsgeduld',
    'Meiner blieb einfach stehen. Ich verstehe ihn.|Zehn Kilometer gewandert. Neun davon gezogen.',
  ],
  ducks: [
    'enten|entenküken|entchen|schwäne?|schwan|wildgänse|gänse',
    'Ich hatte kein Brot. Sie folgten mir bis zum Bus.|Ich bin ausgewichen. Der Schwan hat zuerst gefaucht.',
  ],
  fox: [
    'füchse|stadtfüchse|fuchswelpen|waschbär~',
    'Unserer kennt den Abfuhrkalender. Ich nicht.|Einer sah in unsere Küche. Er schüttelte den Kopf.',
  ],
  vet: [
    'tier(?:arzt|ärzte|ärztin|ärztinnen|arztpraxis|klinik)|haustiere?n?|haustierhalter~|heimtiere?|tierheime?|futternapf',
    'Sie saß im Wartezimmer. Auf meinem Kopf.|Die Transportbox steht da. Die Katze ist verreist.',
  ],
};
