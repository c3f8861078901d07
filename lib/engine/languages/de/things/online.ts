import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: [
    'passwort|passwörter~|passwort-?manager|kennwort|kennwörter|passkeys?|zwei-faktor-~|zwei-faktor-authentifizierung|2fa',
    'Meins klebt am Bildschirm.|Ich setze meins täglich zurück. Das ist Routine.|Hundename, groß geschrieben, Ausrufezeichen. Sicher.|„Zu ähnlich.“ Die Haustiere sind jetzt alle verbraucht.',
  ],
  wifi: [
    'wlan|w-lan|router|fritzbox|glasfaser~|breitband~|mobilfunk~|funkl(?:och|öcher)|5g|mobile daten|schnelles internet|internetausbau|langsames netzwerk',
    'Bei mir geht es. Am Fenster. Auf einem Bein.|Erst frage ich nach dem Code, dann sage ich Hallo.|Im Vertrag steht 250. Das ist wohl der Preis.|Die Glasfaser liegt bei uns. Auf dem Gehweg.',
  ],
  newsletter: [
    'e-mails?|mails|postfach|posteingang|newsletters?|gmail|abwesenheitsnotiz(?:en)?',
    '4.312 ungelesen. Nächste Frage.|Ich habe allen geantwortet. Gemeint war Jutta.|„Siehe Anhang.“ Da war keiner. Zweimal.|Abgemeldet. Seitdem kommt täglich, wie schade das ist.',
  ],
  browser: [
    'browser~|firefox|google chrome|chrome-erweiterung(?:en)?|lesezeichen|browser-?tabs?',
    'Ich habe schon 43 Tabs offen.|In einem läuft Musik. Ich suche noch, in welchem.|600 Seiten für später gespeichert. Später ist voll.',
  ],
  socialPost: [
    'instagram~|facebook~|tweets?|tiktok~|influencer~|follower|linkedin|hashtags?|social media|soziale[nr]? medien|snapchat',
    'Mein letzter Post: zwei Likes. Einer war von mir.|Nachts aus Versehen ein Bild von 2016 geliked.|Mama kommentiert alles. Mit einer Ziege.|Getippt, gelöscht, Käsebrot gemacht.',
  ],
  updates: [
    '\\p{L}+-?updates?|per update|softwareupdate|sicherheitsupdate|ios \\d+|android \\d+|neustart des|vorbereitungsupdate',
    '„Morgen erinnern.“ Das sage ich seit Ostern.|Noch ein Prozent. Gestern war es auch eins.',
  ],
  captcha: [
    'captchas?|recaptcha|bot-?erkennung',
    'Zählt der Ampelmast mit? Ich bin durchgefallen.|Ich habe alle Busse angeklickt. Einer war ein Bäcker.',
  ],
  spam: [
    'spam~|phishing~|werbemails?|spam-?ordner|werbeanrufe?|trickanrufe?',
    'Ein Prinz schreibt mir. Mein Chef nie.|Im Ordner lag die Einladung. Die Feier war am Samstag.',
  ],
  cookieBanner: [
    'cookie-?banner|cookie-?\\p{L}+|dsgvo|datenschutz(?:erklärung|grundverordnung|hinweise|beauftragte|einstellungen)|datenschutz|agb|nutzungsbedingungen',
    'Alle akzeptieren. Ich wollte nur das Kuchenrezept.|Bis unten gescrollt. Vielleicht ist mein Auto jetzt weg.',
  ],
  cloud: [
    'icloud|cloud-?speicher~|cloud-?dienste?n?|google drive|dropbox|onedrive|speicherplatz',
    'Voll. Mit Screenshots davon, dass sie voll ist.|Ich zahle für mehr. Für 900 Bilder vom Fußboden.',
  ],
  groupChat: [
    'gruppenchats?|whatsapp~|messenger(?:dienste?n?|app|apps)?|klassengruppe|blaue haken|chatgruppen?',
    '84 neue. Es geht darum, wer Nudelsalat macht.|Ich bin ausgetreten. Alle haben es gesehen. Bin zurück.',
  ],
  voiceMessage: [
    'sprachnachricht(?:en)?|mailbox|anrufbeantworter',
    'Neun Minuten lang. Ich habe „ok“ getippt.|Beim Piep lege ich auf.',
  ],
  screenshot: [
    'screenshots?|bildschirmfotos?|bildschirmaufnahmen?',
    'Ich habe tausend. Angesehen habe ich keinen.|Ich habe ihn an die geschickt, um die es ging.',
  ],
  backup: [
    'backups?|datensicherung~|datenrettung~|usb-sticks?',
    'Mache ich jedes Jahr. Zuletzt 2018.|Liegt auf einem Stick. Der Stick liegt in der Wäsche.',
  ],
  emoji: [
    'emojis?|emoticons?|smileys?',
    'Ich dachte, der weint vor Lachen. Jetzt trösten mich alle.|Ich nehme den Daumen. Meine Nichte findet das aggressiv.',
  ],
  searchEngine: [
    'suchmaschinen?|suchmaschinen~|google-?suche|googeln|seo|wikipedia-\\p{L}+',
    'Meine letzte Frage: „Ei wie lange“. Wie jede Woche.|Ich wollte ein Datum. Jetzt kenne ich alle Brücken.',
  ],
  app: [
    'apps|~-apps?|app[- ]?stores?|wetter-?app',
    'Eine erinnert mich ans Trinken. Sie hat aufgegeben.|Vier Seiten voll. Ich benutze die Taschenlampe.',
  ],
  qrCode: [
    'qr-codes?|barcodes?|strichcodes?|e-?tickets?|digitale speisekarten?|handytickets?',
    'Gescannt. Mein Handy zeigt mir mein Kinn.|Ich hätte gern eine Karte mit Ketchupfleck.',
  ],
  onlineBanking: [
    'online-?banking~|onlinebanking|paypal~|iban|tan-verfahren|überweisung(?:en)?|echtzeitüberweisung(?:en)?|dauerauftr(?:ag|äge)',
    'Ich schaue den Kontostand an. Mit einem Auge.|22 Stellen abgetippt. Eine war ein O.',
  ],
  website: [
    'webseiten?|websites?|internetseiten?|homepage|homepages|wordpress~|relaunch|fehler 404|domains?',
    'Meine ist im Aufbau. Mit Baggerchen. Seit 1999.|Zwölf Besucher! Neun davon war ich.',
  ],
  clickbait: [
    'clickbait~|doomscrolling|virale[srn]? (?:videos?|hit|trends?|marketing)|viral(?:es|hit)|internethype|unboxing',
    'Ich bin bei Nummer elf. Überrascht hat mich auch die nicht.|Ich wollte schlafen. Dann wusch einer einen Teppich.',
  ],
  onlineReview: [
    'kundenbewertung(?:en)?|online-?bewertung(?:en)?|produkttest~|fünf sterne|sternebewertung|fake-?bewertungen|stiftung warentest',
    'Ich lese nur die mit einem Stern. Wegen der Geschichten.|Mamas Suppe bekam vier von fünf. Es gab ein Gespräch.',
  ],
  forum: [
    'kommentarspalten?|internetforum|internetforen|forenregeln|forums-regeln|discord|diskussionsforum|community forum',
    'Meine Frage ist von 2011. Die Antwort: „Hat sich erledigt.“|Einmal „Hallo zusammen“ getippt. Falscher Bereich.',
  ],
};
