import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    // Abos und Briefe
    String.raw`nachrichten aufs handy|bei social media|den tag kompakt|topstor(?:y|ie)s der woche|jederzeit (?:\p{L}+ )?(?:abmelden|abbestellen|kündigen|kündbar)|unbegrenzten? zugang|alle zwei wochen sonntags|(?:konto|profil) (?:erstellen|anlegen)|bereits (?:abonnent|registriert|mitglied)|e-?paper`,
    // Einwilligung
    String.raw`externe[nrm]? inhalte?|inhalte von \p{L}+ (?:angezeigt|anzuzeigen|laden|erlauben)|personenbezogene daten (?:können|werden|könnten)|mit einem klick anzeigen|empfohlene[rn]? redaktionelle[rn]? inhalt|diesen inhalt sehen, weil|nein,? danke|weiter in dieser ansicht|lesezeit:? \d`,
    // Geld
    String.raw`(?:frei zugänglichen|unabhängigen|guten,? freien?) journalismus|unterstützen sie (?:unsere|uns|mit)|machen sie mit und|^jetzt (?:unterstützen|spenden|mitmachen)|\p{L}+ zahl ich|sind sie dabei\?|finden sie auch\?`,
    // Haftung
    String.raw`keine (?:anlageberatung|rechtsberatung|aufforderung zum (?:kauf|verkauf))|ersetz(?:t|en) (?:\p{L}+ )?keine (?:\p{L}+ )?(?:beratung|diagnose)|totalverlust des eingesetzten|grundsätzlich mit einem risiko verbunden|nicht (?:\p{L}+ ){0,3}(?:die|der) (?:meinung|ansicht|auffassung) der redaktion|ohne gewähr|finanzielle belastung darstellen`,
    // Kommentare und Fehler
    String.raw`(?:ihre |die )?kommentare (?:müssen|dürfen|werden|sollten|sind|themenbezogen)|kommentarfunktion|(?:verantwortung|haftung) für den inhalt liegt|externe links sind|löschung (?:\p{L}+ ){0,3}von beiträgen|beleidigungen, schimpf|unterschwellige beleidigungen|fehler gefunden|^jetzt melden|hat ihnen (?:dieser|der) (?:artikel|beitrag)|antworten zu diesem eintrag|pings sind|teil(?:e|en sie|t) (?:deine|ihre|eure) (?:tipps|meinung|erfahrung)`,
    // Anmeldung und Kontakt
    String.raw`bitten um (?:\p{L}+ )?anmeldung|einwahldaten|bei rückfragen|vereinbarung von interviews|(?:gerne?|ihnen|euch|für (?:rück|weitere )?(?:fragen|auskünfte|informationen)) (?:\p{L}+ ){0,3}zur verfügung\.$|haben (?:sie )?hinweise (?:zu|auf|über)|melden sie (?:sich )?vertraulich|(?:präsentiert|bietet|bieten) (?:ihnen )?unsere? |in unserem (?:großen|aktuellen) (?:überblick|vergleich|ticker)|kosten(?:frei|los)en \p{L}*(?:rechner|vergleich)`,
    // Vermerke
    String.raw`^mit (?:informationen|material) (?:der|von|aus|des)|nachrichtenagenturen (?:afp|ap|dpa|reuters)|hervorhebung durch|^(?:ergänzung|nachtrag|update|korrektur)(?: \d)?:|ich euch schon hier`,
    String.raw`^(?:freie[r]? |leitende[r]? |stellvertretende[r]? )?(?:redakteur|autor|korrespondent|journalist|reporter|volontär)(?:in)?,? (?:in|bei|beim|der|des|für|im|mit) [^.]{3,160}\.?$`,
    String.raw`gratis-?artikel|(?:am|zuerst|zunächst) [^.]{3,30} in (?:der|dem|den|„|») ?[^.]{3,40} (?:erschienen|veröffentlicht)|finde(?:t|n sie) uns auf|verlinkt uns|erhalten sie die aktuelle ausgabe|printausgabe|dann bist du (?:hier|auf dieser seite)|in der kommentarspalte|im verlinkten (?:beitrag|artikel)|^(?:autor(?:in|en)?|text|redaktion|quelle): |versandkosten|nachnahme\p{L}*|lieferungen (?:nach|innerhalb|erfolg)|(?:online|als pdf) (?:\p{L}+ )?(?:abrufbar|verfügbar) (?:unter|auf)|whatsapp-?kanal|das war['’]?s für heute|auszug aus unseren?|finden sich (?:\p{L}+ ){0,6}(?:auf|unter) \p{L}+\.\p{L}{2,4}`,
    String.raw`^(?:zuletzt )?(?:aktualisiert|veröffentlicht|stand)(?: am)?:? ?\d|^(?:t(?:ae|ä)glich )?aktuelle (?:meldungen|nachrichten|news|infos?|informationen|\p{L}+-nachrichten)(?:,| und| zu| aus| rund)`,
  ].join('|'),
  preview: [
    String.raw`^(?:die|das|alles?) wichtigste[n]? (?:infos?|informationen|fragen|antworten|fakten|punkte|tipps)(?: [^.!?]{0,60})?[.:]?$`,
    String.raw`^wir (?:erklären|verraten|beantworten|klären|fassen|geben|stellen|zeigen|haben|sagen),? (?:\p{L}+,? ){0,6}(?:alles|ihnen|euch|dir|die wichtigsten|was|wie|warum|wer|zusammengetragen|zusammengestellt|zusammengefasst|vor|zusammen)`,
    String.raw`(?:dieser|unser) (?:ratgeber|artikel|beitrag|überblick|text) (?:zeigt|erklärt|verrät|fasst|gibt|beantwortet|stellt)|an dieser stelle soll|soll heute als|(?:können sie|kann man) (?:\p{L}+ ){0,5}nachlesen|^hier (?:ist|sind|kommen|folgen|gibt es) (?:der|die|das|alle|ein)|^(?:möglich|folgende) sind folgende|^das sind (?:die|unsere) (?:\p{L}+ )?(?:fakten|tipps|antworten|gründe)|^im (?:überblick|folgenden)|wissen sie auch,`,
    String.raw`^\p{L}+ \p{L}+ im gespräch mit`,
  ].join('|'),
  indirect: String.raw`(?:warum|wieso|weshalb|(?:was|wann|wohin|woher|welche[rsmn]?) (?=[^,]*$)|wie (?:es|das|die|der|sie|er) (?=[^,]*, (?:warum|wie|was|wer|und)))`,
  bio: String.raw`ist (?:(?:eine?|freie[r]?|leitende[r]?|der|die|seit [^.]{2,20}) )?(?:[\p{L}-]+ ){0,3}\p{L}*(?:autor|redakteur|journalist|professor|korrespondent|dozent|kolumnist|referent|forscher|wissenschaftler|reporter)(?:in)?|(?:schreibt|berichtet|arbeitet) (?:\p{L}+ ){0,4}(?:für|über|als|bei)`,
};
