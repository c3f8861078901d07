import type { Things } from '../../words/thing-words.ts';

export const online: Things = {
  password: ['mots? de passe', 'Le mien est collé à l’écran.|Je réinitialise le mien chaque matin. Un rituel.'],
  wifi: [
    'wi-?fi|fibre|5g|box internet|haut débit',
    'Chez moi, ça marche. À la fenêtre. Sur un pied.|J’ai demandé le code avant de dire bonjour.',
  ],
  newsletter: [
    'e-?mails?|courriels?|messagerie|newsletter',
    '4 312 non lus. Question suivante.|« Voir pièce jointe. » Il n’y en avait pas. Deux fois.',
  ],
  browser: [
    'navigateurs? (?:web|internet)|firefox|chrome|onglets',
    'J’ai déjà 43 onglets ouverts.|L’un d’eux joue de la musique. Je cherche encore.',
    'fresh',
  ],
  socialPost: [
    'instagram|facebook|twitter|tweets?|tiktok|influenceu~|linkedin',
    'Mon dernier post : deux « j’aime ». Dont le mien.|J’ai aimé une photo de 2016. À deux heures du matin.',
  ],
  updates: [
    'mises? à jour (?:windows|ios|android|logicielles?|de sécurité|du système)|ios \\d+|android \\d+',
    '« Me le rappeler demain. » Je dis ça depuis Pâques.|Plus qu’un pour cent. Hier aussi.',
  ],
  captcha: [
    'captchas?|recaptcha|je ne suis pas un robot',
    'Le poteau compte ? Encore recalé.|J’ai coché tous les bus. L’un était une boulangerie.',
  ],
  spam: [
    'spams?|phishing|hameçonnage|courriers? indésirables?|démarchage téléphonique|arnaques? (?:au|aux|par) (?:sms|cpf|mails?|colis)',
    'Un prince m’écrit. Mon chef, jamais.|L’invitation était dedans. C’était samedi.',
  ],
  cookieBanner: [
    'bandeaux? cookies?|cookies? (?:tiers|publicitaires)|rgpd|politique de confidentialité|données personnelles|cnil|conditions générales',
    'Tout accepter. Je voulais juste la recette.|J’ai fait défiler. J’ai peut-être vendu la voiture.',
  ],
  cloud: [
    'icloud|google drive|dropbox|onedrive|stockage en ligne|cloud',
    'Le mien est plein. De captures disant qu’il est plein.|Je paie pour plus. Pour des photos du sol.',
  ],
  groupChat: [
    'whatsapp|groupes? de discussion|discussions? de groupe|telegram|messenger',
    '84 messages. Pour savoir qui fait la salade.|J’ai quitté le groupe. Tout le monde a vu. Je suis revenu.',
  ],
  voiceMessage: [
    'messages? voca(?:l|ux)|notes? vocales?|messageries? vocales?|répondeurs?',
    'Neuf minutes. J’ai répondu « ok ».|Au bip, je raccroche.',
  ],
  screenshot: [
    "captures? d[’']écran|screenshots?",
    'J’en ai mille. Je n’en ai revu aucune.|Je l’ai envoyée à la personne concernée.',
  ],
  backup: [
    'sauvegardes? (?:de données|informatiques?|automatiques?|en ligne)|backups?|récupération de données|clés? usb',
    'J’en fais une par an. La dernière en 2018.|Elle est sur une clé. La clé est à la lessive.',
  ],
  emoji: [
    'émojis?|emojis?|émoticônes?|smileys?',
    'Je croyais qu’il pleurait de rire. On me console.|Je mets le pouce. Ma nièce dit que je suis fâché.',
  ],
  searchEngine: [
    'moteurs? de recherche|recherche google|référencement|seo|wikipédia|wikipedia',
    'Ma dernière recherche : « œuf dur minutes ». Encore.|Je voulais une date. Je connais tous les Capétiens.',
  ],
  app: [
    'applis?|applications? (?:mobiles?|gratuites?|de rencontres?)|apps|app store|google play',
    'L’une me rappelait de boire. Elle a renoncé.|Quatre écrans pleins. J’utilise la lampe de poche.',
  ],
  qrCode: [
    'qr ?codes?|codes?-barres?',
    'J’ai scanné. Mon téléphone m’a montré mon menton.|Moi, j’aime les menus qu’on peut tacher.',
  ],
  onlineBanking: [
    'banques? en ligne|applis? bancaires?|paypal|iban|prélèvements? (?:automatiques?|sepa)|virements? (?:instantanés?|bancaires?)',
    'Je regarde mon solde. D’un seul œil.|J’ai recopié 27 caractères. Le zéro était un O.',
  ],
  website: [
    'sites? (?:web|internet)|wordpress|erreur 404|noms? de domaine|refonte du site',
    'Le mien est en construction. Depuis 1999.|Douze visiteurs ! Dont moi, neuf fois.',
  ],
  clickbait: [
    'putaclic|pièges? à clics?|vidéos? virales?|le buzz|doomscrolling|unboxing',
    'J’en suis au numéro onze. Même pas surpris.|Je voulais dormir. Puis un type a nettoyé un tapis.',
  ],
  onlineReview: [
    'avis (?:google|clients?|en ligne|amazon|tripadvisor)|faux avis|commentaires de clients|notes? des clients',
    'Je ne lis que les une étoile. Pour les histoires.|J’ai mis quatre à la soupe de maman. On a parlé.',
  ],
  forum: [
    'forums? (?:internet|de discussion|en ligne)|espace commentaires|reddit|discord|jeuxvideo\\.com',
    'Ma question date de 2011. Réponse : « C’est bon, merci ».|J’ai écrit un pavé. Puis j’ai fait un thé.',
  ],
};
