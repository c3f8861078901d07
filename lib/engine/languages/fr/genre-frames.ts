import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Personne : | Mon père, au petit déjeuner : | {h}',
    'thoughts | Linge : dehors. | Fenêtres : ouvertes. | {h}',
    'proclaim | Moi, avec le seul parapluie du groupe : | {h}',
  ],
  price: [
    'nobody | Mon compte : 12 euros | Moi : | {h}',
    'thoughts | Besoin : aucun. | Mais c’est en promo. | {h}',
    'proclaim | Moi, qui justifie ça à la maison : | {h}',
    'reality | Ce que j’ai dit à la maison | « Trois fois rien » | Ce que ça coûte | {n}',
  ],
  review: [
    'nobody | Tout le monde : bonjour | Moi, neuf avis clients plus tard : | {h}',
    'thoughts | Rien n’est en panne. | Tout marche encore. | {h}',
    'proclaim | Moi, au vendeur qui n’a rien demandé : | {h}',
  ],
  release: [
    'nobody | Mon ordi, en pleine réunion : | Redémarrer maintenant ? | {h}',
    'thoughts | Ça marche. | Personne n’y touche. | {h}',
    'proclaim | Moi, avec deux versions de retard : | {h}',
  ],
  deploy: [
    'nobody | Vendredi, 16 h 58 | Moi : | {h}',
    'thoughts | On est vendredi. | Les tests étaient verts. | {h}',
    'proclaim | Moi, le doigt sur le rollback : | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    'météo|pluies?|averses?|neige|gel|soleil|ensoleillé|nuages|nuageux|canicule|vague de froid|orages?|températures?|degrés|parapluies?|rafales?',
  price:
    'prix|moins chère?s?|pas chère?s?|promotions?|promo|soldes|réductions?|remises?|bons plans?|bon plan|coupons?|rabais|économies',
  review: 'test|testée?s?|avis|verdict|notre note|critique|prise en main|points forts|points faibles|on a essayé',
  release: 'nouvelle version|versions?|sortie|mise à jour|mises à jour|disponible dès|nouveautés|bêta|notes de version',
  deploy:
    "déploiements?|déployée?s?|déployer|mise en production|en production|retour arrière|hotfix|pipeline|d['’]astreinte|kubernetes",
};
