import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    String.raw`onbeperkte? toegang|(?:maak|creëer) (?:een|je) account|al (?:abonnee|lid)\?|word (?:nu )?(?:abonnee|lid|donateur)|abonneer|log in (?:om|of)|registreer (?:je|u|gratis)|om verder te lezen|(?:op elk moment|maandelijks) (?:opzegbaar|opzeggen|uitschrijven)|in je (?:inbox|mailbox)|schrijf je in voor`,
    String.raw`externe (?:inhoud|content)|ingesloten (?:inhoud|content)|persoonsgegevens (?:kunnen|worden)|toestemming (?:geven|voor cookies)`,
    String.raw`(?:doe|geef) een donatie|doneer|steun (?:ons|onze|onafhankelijke)|onafhankelijke journalistiek `,
    String.raw`geen (?:\p{L}+ )?(?:beleggingsadvies|advies|aanbeveling) (?:tot|om|en)|weerspiegel(?:t|en) niet noodzakelijk|aan deze informatie kunnen geen rechten`,
    String.raw`(?:reacties|opmerkingen) (?:worden|zijn|moeten) (?:\p{L}+ )?(?:gemodereerd|verwijderd|gesloten|geplaatst)|(?:foutje|fout|taalfout) (?:gezien|gevonden|ontdekt)|heb (?:je|jij|u) (?:een tip|informatie)|tip de redactie`,
    String.raw`(?:perscontact|noot voor de pers)|voor (?:meer|nadere) informatie:?,? (?:\p{L}+ )?(?:neem|bel|mail|kijk|ga|zie)|aanmelden (?:kan|via|voor)`,
    String.raw`^(?:update|correctie|rectificatie|noot van de redactie):|^\(?(?:anp|belga)\)?\.?$`,
    String.raw`^(?:redacteur|redactrice|verslaggever|verslaggeefster|correspondent|columnist|journalist) (?:bij|voor|van|in) [^.]{3,120}\.?$`,
    String.raw`klik hier|lees ook|whatsapp-?kanaal|verzendkosten|gratis artikelen|^(?:auteur|tekst|bron|door):`,
    String.raw`^(?:het laatste|al het) nieuws|^gepubliceerd op \d`,
  ].join('|'),
  preview: [
    String.raw`^(?:hier|dit|hieronder) (?:zijn|volgen|vind je|lees je|staan) (?:\p{L}+ ){0,3}(?:\d+|tips|redenen|antwoorden|feiten|alle|de belangrijkste)|alles wat je (?:moet|wilt) weten|wij? (?:leggen|zetten|zochten|vroegen|verzamelden) (?:\p{L}+ ){0,5}(?:uit|op een rij|uitgezocht)|(?:zetten|zet|alles|feiten|tips|vragen|antwoorden|staan) (?:\p{L}+ ){0,4}op een rij(?:tje)?\.?$|dit moet je weten`,
    '^in (?:dit|deze) (?:artikel|gids|blog),? (?:lees|leg|vertel|bespreken|laten|vind)',
  ].join('|'),
  indirect: '(?:waarom)',
  bio: String.raw`is (?:een |de )?(?:[\p{L}-]+ ){0,3}(?:journaliste?|schrijver|schrijfster|auteur|redacteur|redactrice|correspondente?|columniste?|hoogleraar|onderzoeker)|schrijft (?:\p{L}+ ){0,3}(?:voor|over)`,
};
