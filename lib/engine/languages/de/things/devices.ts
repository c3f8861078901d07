import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  chargers: [
    'ladekabel|ladegeräte?|usb(?:-c)?|netzteile?|powerbanks?|akkulaufzeit|handyakkus?|mehrfachstecker|steckdosenleisten?',
    'Das passende liegt im anderen Haus.|Ich habe eine Schublade voll. Keins passt.|Zwei Prozent. Ich gehe von dieser Wand nicht weg.|Die ganze Nacht geladen. Der Stecker lag daneben.',
  ],
  phone: [
    'smartphones?|handys?|iphones?|foldables?|xda|htc|galaxy s\\d+|galaxy unpacked|pixel \\d+|bildschirmzeit|diensthandys?',
    'Ich wollte nur die Uhrzeit wissen. Vor einer Stunde.|Ich suche meins. Mit seiner Taschenlampe.|Meins fällt mir im Bett immer auf die Nase.',
  ],
  printer: [
    'drucker(?:patronen?|probleme?|treiber|tinte|kauf|test)?|tintenstrahldrucker|laserdrucker|3d-druck(?:er)?|scanner|tintenpatronen?|papierstau|toner',
    'Meiner riecht, wenn ich es eilig habe.|Schwarz-weiß, bitte. Es fehlt aber Gelb.|Meiner druckt Seite zwei. Nur Seite zwei. Vierzigmal.|Ich habe Klappe C geöffnet. Jetzt habe ich Klappe C.',
  ],
  speaker: [
    'alexa|siri|sprachassistent~|sprachsteuerung|smart ?speaker|bluetooth-?lautsprecher',
    'Meine versteht immer „Papa anrufen“.|Ich habe genuschelt. Jetzt kommen 40 Kilo Mehl.|Meine antwortet dem Fernseher. Die zwei verstehen sich.|Ich sage immer bitte. Man weiß ja nie.',
  ],
  ai: [
    'ki|künstliche[rn]? intelligenz|chatgpt|chatbots?|maschinelles lernen|sprachmodelle?|ki-\\p{L}+',
    'Kann sie auch Wäsche falten?|Ich bedanke mich immer. Für später.|Mein Gedicht für Oma reimt sich. Auf „effizient“.|Und wer räumt die Spülmaschine aus?',
  ],
  bugs: [
    'softwarefehler|serverausf(?:all|älle)|programmfehler|programmabst(?:urz|ürze)|bugfix~|bugs|fehlermeldung(?:en)?|patch-?notes|it-panne|computerpanne',
    'Schon mal aus- und wieder eingeschaltet?|Ich habe auf OK geklickt. Gelesen habe ich nichts.|Kommt einer von der IT, geht es sofort wieder.',
  ],
  computers: [
    'windows (?:\\d+|xp|update)|linux|laptops?|notebooks?|computer|festplatten?|ssds?|chromebooks?|macbooks?',
    'Auf meinem Schreibtisch sind 200 Symbole. Virtuell.|Unter dem R liegt ein Stück Toast.|Meiner fährt hoch. So gegen elf.',
  ],
  code: [
    'python|programmieren|programmierung|programmier(?:sprachen?|er)|javascript|quellcode|softwareentwickl~|github|docker|freie software|open source',
    'Gestern ging es noch.|Einen Fehler behoben. Jetzt sind es vier.|Da steht „Nicht anfassen“. Von mir. Keine Ahnung, wieso.|Die Antwort habe ich kopiert. Die Frage leider auch.',
  ],
  graphicsCard: [
    'grafikkarten?|rtx(?: ?\\d+)?|gpus?|geforce|radeon|gaming-?pcs?',
    'Meine schafft Minesweeper. Knapp.|Meine heizt das ganze Zimmer. Solitär läuft top.|Ich spare auf eine. Die ist inzwischen im Museum.',
  ],
  games: [
    'videospiele?|gaming|gamer|playstation|ps[45]|xbox|nintendo|computerspiele?n?|fifa \\d+|minecraft|fortnite|landwirtschafts-simulator~|\\p{L}+ simulator|stardew valley|e-?sport~',
    'Eine Runde noch. Es ist erst drei Uhr nachts.|Ein Neunjähriger hat mich besiegt. Er hat gegähnt.|Ich bin noch im Tutorial. Es geht ums Laufen.|Ich habe virtuell gegossen. Mein Basilikum ist echt hin.',
  ],
  photo: [
    'fotos|fotografie~|fotograf(?:en|in|innen)?|(?<!laufender )kameras?|kameraobjektive?|makrophotos?|makrofotos?|fotoalb(?:um|en)|fotowettbewerb|schnappschüsse',
    'Auf allen ist mein Daumen drauf.|Ich habe 14.000. Davon 9.000 von der Katze.|Einer blinzelt immer. Ich.|Ich sage „Käse“ zu früh. Und dann zu lange.',
  ],
  selfie: [
    'selfies?|selfie-?sticks?|fotobox(?:en)?|fotoautomat~|frontkamera|klassenfotos?|familienfotos?|gruppenfotos?|bewerbungsselfie',
    'Dreißig gemacht. Auf allen sehe ich überrascht aus.|Aus Versehen die Frontkamera. Hallo, Kinn.',
  ],
  keyboard: [
    'tastaturen?|tastenkombination(?:en)?|tastenkürzel|zehnfinger~|zehn-finger-~|computermaus|mauspad',
    'Zwei Finger. Aber die fliegen.|M in E ist kaputt. Ich schr ib trotzd m.',
  ],
  headphones: [
    'kopfhörer~|earbuds?|in-ears?|airpods|headsets?|noise[- ]cancell?ing',
    'Ich nicke mit. Es läuft gar nichts.|Der linke fährt gerade allein S-Bahn.',
  ],
  drone: [
    '(?:foto|kamera|hobby|spielzeug|liefer|mini)-?drohnen?|drohnen(?:aufnahmen|show|führerschein|fotografie|kamera|video)|quadrocopter|ferngesteuert~|modellflug~',
    'Schöner Jungfernflug. Bis zum Nachbarn in die Tanne.|Ich habe Luftbilder. Von meinem erschrockenen Gesicht.',
  ],
  vr: [
    'virtual reality|virtuelle realität|vr-brillen?|datenbrillen?|metaversum|metaverse|augmented reality|vision pro',
    'Ich kämpfte gegen einen Drachen. Es war die Stehlampe.|Ich habe mich auf den Tisch gestützt. Den gab es nur da.',
  ],
  robot: [
    'roboter|~roboter|humanoide[rn]?|robotik',
    'Meiner steckt an der Teppichkante. Wir warten.|Ich habe einen gegrüßt. Es war der Pfandautomat.',
  ],
};
