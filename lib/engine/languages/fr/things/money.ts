import type { Things } from '../../words/thing-words.ts';

export const money: Things = {
  taxes: [
    'impôts?|déclaration de revenus|fiscalité',
    'Mes reçus vivent dans une boîte à chaussures.|J’ai retrouvé le reçu. Il est tout blanc.',
  ],
  credit: [
    "crédits? (?:immobiliers?|à la consommation|conso)|prêts? (?:immobiliers?|personnels?|étudiants?)|taux d[’']intérêt",
    'Ma carte n’est pas passée pour un café.|Je rembourse encore le grille-pain.',
  ],
  shares: [
    'actions en bourse|cac 40|bitcoin|cryptomonnaies?|cryptoactifs?',
    'Je possède un bocal de pièces.|J’ai acheté tout en haut. Belle vue.',
  ],
  insurance: [
    "assurances? (?:auto|habitation|vie|voyage|moto|scolaire|emprunteur)|assureurs?|mutuelles? santé|contrats? d[’']assurance",
    'Je suis couvert pour tout. Sauf ce qui est arrivé.|J’assure encore un portable perdu en 2017.',
  ],
  pension: [
    'retraites?|âge de départ|caisses? de retraite|épargne retraite',
    'Plus que 31 ans. Et quatre heures.|Je m’entraîne déjà. Je regarde les chantiers.',
  ],
  blackFriday: [
    'black friday|cyber monday|prime day|french days|soldes|déstockage',
    '40 % d’économie sur un truc inutile.|Deux friteuses à la maison. Une encore dans son carton.',
  ],
  voucher: [
    "bons? (?:d[’']achat|d[’']achat|de réduction)|cartes? cadeaux?|chèques? cadeaux?|codes? promos?|coupons?|cartes? de fidélité",
    'Valable chez un fleuriste devenu boulangerie.|Neuf tampons sur dix. Le café a fermé.',
  ],
  saving: [
    'faire des économies|économiser|astuces? pour économiser|petit budget|gérer son budget|épargner',
    'J’ai arrêté les cafés dehors. J’ai acheté la machine.|J’y vais à pied. Ça passe devant la pâtisserie.',
  ],
  cash: [
    'argent liquide|espèces sonnantes|paiements? (?:en espèces|sans contact|mobiles?)|pièces? de monnaie|distributeurs? de billets|pièces? jaunes?',
    'Je suis la personne qui compte ses pièces jaunes.|J’avais l’appoint. Dans l’autre manteau.',
  ],
  lottery: [
    'loto|loterie|euromillions?|jackpots?|tombolas?|jeux? à gratter',
    'J’ai eu trois bons numéros. Sur l’année.|J’ai gagné un jambon. Avec quarante tickets.',
  ],
  auction: [
    'enchères?|ventes? aux enchères|commissaires?-priseurs?|adjugée?s?|ebay',
    'J’ai surenchéri sur moi-même. Et j’ai gagné.|Je me grattais le nez. Il est laid, ce vase.',
  ],
  fleaMarket: [
    'brocantes?|vide-greniers?|marchés? aux puces|vinted|leboncoin|friperies?|seconde main|braderies?|dépôts?-ventes?',
    'J’allais vendre. Je reviens avec une lampe.|J’ai négocié dur. C’était mon grille-pain.',
  ],
  selfCheckout: [
    'caisses? automatiques?|caisses? (?:en )?libre-service|hôte(?:sse)?s? de caisse|caissi(?:er|ère)s?',
    'Une courgette m’a battu.|J’ai pesé les poires en bananes. Quelqu’un vient.',
  ],
  subscription: [
    'abonnements?|résiliation|résilier|essai gratuit|sans engagement',
    'Mon mois gratuit a fini en 2021.|J’en paie trois que j’ai oubliés. Ou quatre.',
  ],
  returns: [
    'garanties? (?:légale|constructeur|de deux ans)|tickets? de caisse|droit de rétractation|retours? gratuits?|satisfait ou remboursé',
    'Le ticket était dans le carton. Le carton gênait.|Garanti jusqu’à mardi. En panne mercredi.',
  ],
  mall: [
    'centres? commercia(?:l|ux)|grands magasins|galeries lafayette|escalators?|escaliers? mécaniques?',
    'Moi, je sais où est le banc.|Je suis ressorti ailleurs. Autre code postal.',
  ],
  openingHours: [
    "horaires? d[’']ouverture|ouverture(?:s)? (?:le dimanche|dominicales?)|ouverts? le dimanche",
    'Ouvert quand je travaille. Fermé quand j’arrive.|J’arrive toujours à l’heure de leur sandwich.',
  ],
  flatHunting: [
    "loyers?|locations? d[’']appartement|chercher un appartement|agents? immobiliers?|visites? d[’']appartement|colocations?",
    '« Atypique » : je cuisine depuis mon lit.|On était quarante. J’ai dit que j’étais le plombier.',
  ],
  supplyChain: [
    "chaînes? d[’']approvisionnement|chaînes? logistiques?|pénuries? de (?:composants|matériaux|puces)|ruptures? de stock|délais? de livraison|rupture d[’']approvisionnement",
    'Mon canapé est en mer depuis mars.|Le monsieur devant moi a pris le dernier.',
  ],
  leasing: [
    "leasing|loa|location longue durée|location avec option d[’']achat|crédit-bail|paiement en (?:plusieurs|trois|quatre) fois",
    'Il me reste onze mensualités de mixeur.|J’ai lu les petites lignes. Elles ont gagné.',
  ],
  parcel: [
    'colis|livraisons? (?:à domicile|de colis|express)|livreurs?',
    'Le mien est chez un voisin. Personne ne sait lequel.|J’ai attendu tout le jour. Ça a sonné sous la douche.',
  ],
  supermarket: [
    'supermarchés?|hypermarchés?|carrefour|lidl|aldi',
    'J’étais venu pour du lait.|Ma file était la plus courte. Puis j’y suis allé.',
  ],
};
