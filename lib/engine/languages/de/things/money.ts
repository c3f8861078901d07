import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: [
    'steuererklärung~|steuerberat~|finanzamt|finanzämter|steuerrecht~|steuertipps?|steuerbescheid~|einkommensteuer|mehrwertsteuer|elster|steuererstattung',
    'Meine Belege wohnen in einem Schuhkarton.|Arbeitszimmer: der Tisch mit dem Bügelbrett.|Ich habe einen Beleg gefunden. Er ist jetzt weiß.|Ich bin fast fertig. Der Bleistift ist gespitzt.',
  ],
  credit: [
    'kredite?n?|~kredite?|zinsen|girokonto|sparkonto|~zinsen|dispo~',
    'Meine Karte wurde bei einem Kaffee abgelehnt.|Ich zahle noch den Toaster ab.|Mein Sparschwein hat abgelehnt.|Mein Erspartes passt in die Türablage vom Auto.',
  ],
  shares: [
    'aktien~|börsen?|börsen~|etfs?|trading|dax|bitcoin~|krypto~|aktienfonds',
    'Ich besitze ein Glas voll Kleingeld.|Ich habe ganz oben gekauft. Schöne Aussicht.|Ich habe gestern verkauft. Das sieht man heute.|Mein Depot ist die Schublade mit dem Pfand.',
  ],
  insurance: [
    'haftpflicht~|hausratversicherung~|kfz-versicherung~|autoversicherung~|reiseversicherung~|zusatzversicherung~|versicherer|versicherungs(?:tarif|tarife|vergleich|schutz|beiträge|police|makler|wechsel)|versicherung(?:en)?',
    'Meine zahlt alles. Außer dem, was passiert ist.|Ich versichere seit 2017 ein verlorenes Handy.',
  ],
  pension: [
    'rente|renten(?:alter|erhöhung|versicherung|paket|reform|beginn|eintritt|punkte|lücke)|altersvorsorge|betriebsrente~|riester~|frührente',
    'Noch 31 Jahre. Und vier Stunden bis heute Abend.|Meine Vorsorge ist ein Glas mit der Aufschrift „später“.',
  ],
  blackFriday: [
    'black[- ]friday~|cyber[- ]monday|prime day|schnäppchen~|sommerschlussverkauf|winterschlussverkauf|räumungsverkauf',
    '40 Prozent gespart. Bei etwas, das ich nicht brauche.|Ich besitze jetzt zwei Fritteusen. Ich frittiere nie.',
  ],
  voucher: [
    'gutscheine?n?|~gutscheine?|rabattcodes?|rabattaktion(?:en)?|treuepunkte|bonuskarten?|payback',
    'Meiner gilt in einem Laden, der jetzt Bäckerei ist.|Neun Stempel habe ich. Das Café ist zu.',
  ],
  saving: [
    'geld sparen|spartipps?|haushaltsbuch|haushaltsbücher|konsumsparen|sparsam~|sparfuchs|sparfüchse|minimalis(?:mus|ten|tisch)',
    'Am Kaffee habe ich gespart. Dann kam die Maschine.|Ich bin gelaufen statt gefahren. Am Bäcker vorbei.',
  ],
  cash: [
    'bargeld~|bezahlsystem~|kontaktlos~|münzen|kleingeld|euromünzen?|geldautomat~|mobiles bezahlen|kartenzahlung',
    'Ich bin der mit den Centstücken an der Kasse.|Ich hätte es passend. In der anderen Jacke.',
  ],
  lottery: [
    'lotto~|lotterie~|jackpots?|eurojackpot|tombola|tombolas|gewinnspiele?|verlosung(?:en)?',
    'Drei Richtige hatte ich. Übers ganze Jahr.|Ich habe mal einen Schinken gewonnen. Mit 40 Losen.',
  ],
  auction: [
    'auktion(?:en|s~)?|auktions~|versteigerung(?:en)?|versteigert|ebay',
    'Ich habe gegen mich geboten. Und gewonnen.|Ich hatte mich nur gekratzt. Die Vase ist hässlich.',
  ],
  fleaMarket: [
    'flohmarkt~|flohmärkte?n?|trödelmarkt~|trödelmärkte?|second-?hand~|secondhand~|hofflohmarkt|sozialkaufhaus',
    'Ich wollte verkaufen. Jetzt habe ich eine Lampe mehr.|Ich habe hart verhandelt. Es war mein Toaster.',
  ],
  selfCheckout: [
    'selbstbedienungskassen?|sb-kassen?|self-checkout~|selbst-?scanner-?kassen?|supermarktkassen?',
    'Bitte warten, Hilfe kommt. Wegen einer Zucchini.|Ich habe die Brötchen als Melone gebucht.',
  ],
  subscription: [
    'abos?|~abos?|abonnements?|probeabo~|mitgliedsbeitrag|mitgliedsbeiträge|kündigungsbutton',
    'Mein Probemonat war im März 2021 zu Ende.|Ich zahle drei, die ich vergessen habe. Oder vier.',
  ],
  returns: [
    'garantie(?:fall|zeit|ansprüche|verlängerung)|gewährleistung|rückgaberecht|umtausch|retouren?|kassenbons?|bonpflicht|rücksendung(?:en)?',
    'Der Bon lag im Karton. Der Karton lag im Weg.|Bis Dienstag galt sie. Am Mittwoch ging es kaputt.',
  ],
  mall: [
    'einkaufszentr(?:um|en)|kaufhäuser|kaufhaus|shoppingcenter|shopping-?malls?|rolltreppen?|fußgängerzonen?',
    'Ich kenne da vor allem die Bank. Die zum Sitzen.|Ich kam am falschen Ausgang raus. Andere Stadt.',
  ],
  openingHours: [
    'öffnungszeiten|ladenöffnungszeiten|ladenschluss~|verkaufsoffene[rn]? sonntage?|sonntagsöffnung',
    'Die Läden haben offen, wenn ich im Büro bin.|Ich stehe immer in der Mittagspause davor. In deren.',
  ],
  flatHunting: [
    'wohnungssuche|wohnungsbesichtigung(?:en)?|mietwohnung(?:en)?|mietpreise?|mietspiegel|immobilienpreise|immobilienmarkt|immobilienmakler~|kaltmiete|nebenkosten~|wohnungsmarkt',
    '„Charmant“ heißt: Die Dusche steht in der Küche.|Wir waren vierzig. Ich sagte, ich sei der Klempner.',
  ],
  supplyChain: [
    'lieferketten?~|lieferengpass|lieferengpässe|lieferschwierigkeiten|lieferzeit(?:en)?|ausverkauft|wieder lieferbar',
    'Mein Sofa ist seit März auf See.|Den Letzten hat der Mann vor mir genommen.',
  ],
  leasing: [
    'leasing~?|leasen|~leasing|autofinanzierung|ratenkauf|ratenzahlung|finanzierungsrechner|drei-wege-finanzierung',
    'Beim Mixer sind noch elf Raten offen.|Ich habe das Kleingedruckte gelesen. Es hat gewonnen.',
  ],
  parcel: [
    'pakete?n?|paketdienst~|paketbot~|paketzusteller~|packstation(?:en)?|versandkosten|dhl|hermes-?paket~',
    'Meins ist beim Nachbarn. Bei welchem, weiß keiner.|Den ganzen Tag gewartet. Geklingelt hat es beim Duschen.|Ein riesiger Karton. Drin: ein Bleistift.|Ich nehme alle für das Haus an. Außer meins.',
  ],
  supermarket: [
    'supermarkt|supermärkte|discounter|aldi|lidl|rewe|edeka|einkaufszettel',
    'Ich wollte eigentlich nur Milch.|Meine Schlange war die kürzere. Bis ich kam.|Der Zettel liegt zu Hause. Auf dem Kühlschrank.|Ich war hungrig. Jetzt besitze ich sieben Käse.',
  ],
};
