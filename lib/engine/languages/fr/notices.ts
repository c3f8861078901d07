import type { NoticeWords } from '../words/notice-words.ts';

export const notices: NoticeWords = {
  site: [
    String.raw`accès illimité|créez (?:un|votre) compte|déjà (?:abonné|inscrit)|abonnez-vous|inscrivez-vous (?:à|pour)|connectez-vous (?:pour|afin)|pour (?:lire|poursuivre|continuer) (?:la suite|la lecture|votre lecture)|(?:abonn\p{L}*|essai|premiers? mois)[^.]{0,40} sans engagement|(?:vous )?(?:désinscrire|désabonner)|dans votre boîte`,
    String.raw`contenus? (?:externes?|intégrés?|tiers) |données (?:personnelles )?(?:peuvent|pourront|seront) (?:être )?(?:transmises|communiquées|partagées)`,
    String.raw`fai(?:tes|re) un don|soutenez(?:-nous| notre| un| le journalisme)|journalisme (?:indépendant|de qualité) |grâce à vos dons`,
    String.raw`ne (?:constituent?|saurait constituer) (?:pas|en aucun cas|ni) (?:\p{L}+ ){0,3}(?:conseil|recommandation|offre|incitation)|risques? de perte en capital|n['’]engagent? que|ne reflètent? pas (?:nécessairement|forcément)`,
    String.raw`commentaires (?:sont|seront|doivent) (?:\p{L}+ )?(?:modérés|supprimés|fermés|publiés|respecter)|signalez(?:-nous| une erreur)|avez-vous (?:repéré|trouvé|une information)`,
    String.raw`contacts? presse|pour toute (?:question|demande|information complémentaire)|merci de (?:vous inscrire|confirmer votre)|(?:réservations?|inscriptions?) (?:obligatoires?|au \d|sur le site|par mail)`,
    String.raw`^\(?avec (?:l['’])?(?:afp|reuters|ap|agences?)|^(?:mise à jour|rectificatif|correction)(?: \p{L}+)?:|^ndlr`,
    String.raw`^(?:journaliste|rédact(?:eur|rice)(?: en chef)?|correspondante?|grand reporter) (?:au|à|pour|en|chez|du|de) [^.]{3,120}\.?$`,
    String.raw`articles? gratuits?|offre d['’]essai|cliquez ici|chaîne whatsapp|frais de (?:port|livraison)|^(?:auteure?|texte|source|propos recueillis)\s?:|lire aussi|disponible en pdf`,
    String.raw`^toute l['’]actualité|^retrouvez (?:toute|toutes|tous|l['’]actualité)|^publié le \d`,
  ].join('|'),
  preview: [
    String.raw`^voici (?:\p{L}+ ){0,3}(?:\d+|conseils|astuces|raisons|réponses|idées|ce (?:qu['’]il faut|que l['’]on)|tout ce)|fait le point|on (?:vous )?(?:explique|fait le point)|nous avons (?:rassemblé|sélectionné|réuni|compilé)|tout ce qu['’]il faut savoir|on vous dit tout|suivez le guide|découvrez (?:nos|notre|tout|ici|sans)`,
    '^dans cet article,? (?:nous|vous|on)|^nous (?:vous )?(?:expliquons|présentons|proposons|répondons)',
  ].join('|'),
  indirect: '(?:pourquoi|comment)',
  bio: String.raw`est (?:une?|le|la) (?:[\p{L}-]+ ){0,3}(?:journaliste|auteure?|autrice|rédacteur|rédactrice|correspondante?|chroniqueur|chroniqueuse|professeure?|chercheur|chercheuse)|est (?:journaliste|auteure?|autrice|rédacteur|rédactrice|chercheur|chercheuse|professeure?)|écrit (?:\p{L}+ ){0,3}(?:pour|sur)`,
};
