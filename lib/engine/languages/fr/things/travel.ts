import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: [
    'voitures? électriques?|bornes? de recharge',
    'Ma borne est toujours celle qui est prise.|Je connais tous les cafés avec une prise.',
  ],
  flight: [
    'avions?|aéroports?|compagnies? aériennes?|air france',
    'Siège du milieu, j’imagine.|J’ai applaudi à l’atterrissage. Tout seul.',
  ],
  train: [
    '(?<!en )trains?(?! de (?:mesures|vie|réformes))|sncf|tgv|gares|gare (?:de|du|sncf|tgv)',
    'Le mien est un bus de remplacement.|J’ai sprinté. Départ retardé de vingt minutes.',
  ],
  bus: [
    'bus|tramways?|métro|transports en commun',
    'D’abord aucun, puis trois d’un coup.|Il est parti pendant que je faisais coucou.',
  ],
  formulaOne: [
    'formule 1|f1|grand prix de (?:monaco|france|belgique|formule 1)',
    'Je cherche une place depuis une heure.|J’ai calé dans la station de lavage.',
  ],
  car: [
    'voitures?|automobiles?|suv|berlines?',
    'La mienne fait un bruit. Je monte la radio.|Et ça se gare où ?|Un voyant s’est allumé. J’ai mis du scotch dessus.',
  ],
  bike: [
    'vélos?|cyclistes?|pistes? cyclables?|vtt',
    'Le mien a un panier et un pneu à plat.|Vingt et une vitesses. J’en utilise une.',
  ],
  roadblock: [
    'bouchons (?:sur|autour)|embouteillages?|déviations?',
    'Je connais un raccourci. Les autres aussi.|J’ai changé de file. C’est l’autre qui avance.',
  ],
  parking: [
    'parkings?|stationnement',
    'J’ai une place. Je ne bouge plus la voiture.|Niveau moins deux. Ou moins trois. C’était jaune.',
  ],
  camping: [
    'camping|campings|camping-cars?|toiles? de tente|caravanes?|vans? aménagés?',
    '{camping/toiles? de tente} À la première goutte, je dors dans la voiture.|Neuf boîtes de raviolis. Zéro ouvre-boîte.',
  ],
  hotel: [
    "hôtels?(?! (?:de (?:ville|police|région)|du département|des impôts|particuliers?))|gîtes?|chambres? d[’']hôtes?|airbnb",
    'Je suis venu pour les petits shampoings.|J’ai pris trois petits-déjeuners. Depuis huit heures.',
  ],
  schoolHolidays: [
    'vacances scolaires|grandes vacances',
    'Premier jour fini. Il en reste combien ?|« Je m’ennuie. » Jour un, neuf heures.',
  ],
  holidays: [
    'vacances|croisières?|congés',
    'Il me restait trois jours. J’ai attendu le plombier.|Neuf livres dans le sac. J’ai lu la carte des glaces.',
  ],
  outing: [
    'balades?|escapades?|sorties en famille',
    'Je suis allé jusqu’au frigo. Beau parcours.|Les sandwichs n’ont pas passé le premier feu rouge.',
  ],
  beach: [
    'plages?|bord de mer|surf',
    'Le sable est encore dans mon sac. De l’an dernier.|J’ai mis de la crème partout. Sauf sur les pieds.',
  ],
  boat: [
    'bateaux?|voiliers?|yachts?|régates?',
    'J’ai le mal de mer dans la baignoire.|J’ai la casquette. Le reste suivra.',
  ],
  toll: [
    "péages?|télépéages?|vignettes? (?:autoroutes?|crit[’']?air)|crit[’']?air|autoroutes? payantes?",
    'Arrêt parfait. À cinquante centimètres de la machine.|J’ai pris la bonne file. C’était celle des badges.',
  ],
  speedCamera: [
    'radars? (?:automatiques?|fixes?|tronçons?|mobiles?|de chantier|routiers?|feux? rouges?)|excès de vitesse|limitations? de vitesse|80 km\\/h|110 km\\/h|contraventions?',
    'La seule photo où je ne cligne pas des yeux.|Je freine. À vélo.',
  ],
  scooter: [
    'trottinettes?(?: électriques?)?',
    'La mienne s’est arrêtée au milieu du pont. Fin de zone.|Je m’en sers comme parcours d’obstacles.',
  ],
  ferry: [
    'ferry|ferrys|ferries|traversiers?',
    'Je vois encore le mien. Il rapetisse.|Je suis au pont trois. La voiture, peut-être aussi.',
  ],
  passport: [
    "passeports?|cartes? d[’']identité|photos? d[’']identité",
    'Sur la photo, on comprend le contrôle.|Le mien est valable. Dans le tiroir, chez moi.',
  ],
  suitcase: [
    'valises?|bagages?|bagage (?:à main|cabine)|sacs? à dos',
    'Je suis assis dessus. Si je me lève, tout sort.|J’ai prévu tous les temps. Sauf celui qu’il fait.',
  ],
  jetLag: [
    'jet ?lag|décalage horaire|fuseaux? horaires?|horloge (?:biologique|interne)',
    'Moi, c’est le lundi. En revenant du canapé.|Il est quatre heures. Mon estomac veut du gratin.',
  ],
  satNav: [
    'gps|google maps|waze|cartes? (?:routières?|ign|michelin)|street view',
    'Le mien dit « faites demi-tour ». Depuis mardi.|J’ai tourné à gauche. Maintenant, il y a des moutons.',
  ],
  robotaxi: [
    'robotaxis?|taxis? autonomes?|(?:voitures?|véhicules?|navettes?) autonomes?|conduite autonome|sans chauffeur|waymo',
    'Et qui râle contre les autres ?|Je freine quand même. Sur le tapis.',
  ],
  drivingTest: [
    'permis de conduire|auto-?écoles?|examen du permis|conduite accompagnée|code de la route',
    'Eu au troisième essai. L’examinateur va bien.|Sur la photo, j’ai 18 ans et une frange.',
  ],
  petrol: [
    "prix (?:de l[’']essence|de l[’']essence|du gazole|du diesel|des carburants|à la pompe)|stations?-service|carburants?|gazole",
    'Moi, je mets toujours vingt euros. Réglé.|J’ai fait douze kilomètres pour gagner un centime.',
  ],
  tyres: [
    'pneus?|pneumatiques?|chaînes à neige|roue de secours|crevaisons?',
    'Les miens sont à la cave. Il neige.|Je sais en changer un. En théorie, avec vidéo.',
  ],
  pothole: [
    "nids?-de-poules?|nids? de poules?|dos d[’']âne|ralentisseurs?",
    'Le nôtre a un prénom. Et des canards.|Mon café les connaît tous.',
  ],
  roundabout: [
    'ronds?-points?|giratoires?|carrefour giratoire',
    'J’en suis à trois tours. Jolies fleurs.|J’ai pris la quatrième sortie. Il y en avait trois.',
  ],
  trafficLight: [
    'feux? (?:rouges?|tricolores?|de signalisation|piétons?)|passages? piétons?',
    'Il est toujours rouge pour moi. Même à pied.|J’ai appuyé neuf fois. Ça va plus vite.',
  ],
  taxi: [
    'taxis?|vtc|chauffeurs? de taxi',
    'Je ne regarde pas la ville. Je regarde le compteur.|Assis derrière, je freine aussi.',
  ],
  commute: [
    'heures? de pointe|trajets? domicile-travail|covoiturage|navetteurs?|rer [a-e]|trajets? quotidiens?',
    'Le mien fait onze pas. J’arrive en retard.|Celui de 7 h 42, on se connaît tous. Personne ne parle.',
  ],
  motorbike: [
    'motos?|motards?|motardes?|harley-davidson|vespas?|mobylettes?|scooters?',
    'J’ai le blouson. Le budget s’est arrêté là.|Moi, c’était une mobylette. Les côtes, à pied.',
  ],
  tourist: [
    'touristes?|tourisme|surtourisme|touristiques?|visites? guidées?|guides? touristiques?',
    'J’habite ici. Je tiens juste le plan à l’envers.|J’ai suivi le parapluie. C’était un autre groupe.',
  ],
  customs: [
    'douanes?|douaniers?|douanières?|duty-?free',
    'J’ai un fromage à déclarer. Il s’en charge.|Je n’ai rien. Et je rougis quand même.',
  ],
  carWash: [
    'stations? de lavage|lavages? (?:auto|de voitures?)|lavage automatique|laver sa voiture',
    'Je reste dedans. C’est mon cinéma.|Avec cire, s’il vous plaît. Puis un pigeon est passé.',
  ],
  lostProperty: [
    'objets trouvés|objets perdus|clés perdues|portefeuilles? (?:perdus?|trouvés?)|valises? perdues?',
    'J’ai récupéré mon parapluie. J’y ai laissé mon bonnet.|Tous mes gants gauches vivent là-bas.',
  ],
};
