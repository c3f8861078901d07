import type { Frames } from './frames.ts';

const fr: Frames = {
  told: [
    'chat | Alors, raconte un peu. | {h} | L’addition, s’il vous plaît.',
    'chat | À quoi tu penses ? | {h} | Je croyais que c’était à moi.',
    'chat | Tu as lu l’article ? | {H} | Ça, c’est le titre.',
    'chat | Où vous voyez-vous dans cinq ans ? | {h} | On vous rappellera.',
    'nobody | Personne : | Moi à chaque soirée : | {h}',
    'nobody | Tout le monde : Bonjour ! | Moi, avant le café : | {h}',
    'thoughts | Tu dors ? | Oui. | {h}',
    'thoughts | Demain, lever à six heures. | On dort. | {h}',
    'proclaim | Moi, après un seul article | {h}',
    'proclaim | Le beau-frère, au repas de Noël | {h}',
    'nobody | Absolument personne : | Moi, à trois heures du matin : | {h}',
    'chat | Tu dors, chéri ? | {h} | Bonne nuit.',
    'sign | {h} | Je dis ça, je dis rien',
    'scale | Tout ce que je dois faire aujourd’hui | {h}',
  ],
  trouble: [
    'calm | {h} | Ça va bien se passer.',
    'calm | {h} | On verra ça lundi.',
    'calm | {h} | Ce n’est pas mon service.',
  ],
  fall: ['chart | Le plan sur cinq ans | {h}', 'chart | Ce que disait la diapo | {h}'],
  opinion: ['sign | {h} | C’est pas faux', 'sign | {h} | Je persiste et je signe'],
  about: [
    'verdict | Parler de la météo | Quarante minutes sur « {t} »',
    'buttons | Faire mon travail | Tout lire sur « {t} » | Moi, chaque lundi',
    'tug | Huit heures de sommeil | Encore un article sur « {t} » | Moi',
    'levels | « {t} » ? Jamais entendu. | Lire le titre | Lire l’article | Corriger des inconnus',
    'reality | Attentes | Deux minutes sur « {t} » | Réalité | Il fait nuit dehors',
    'before-after | 21 h | Juste un article sur « {t} » | 3 h | Toutes les notes de bas de page',
    'domino | Un article sur « {t} » | Toute ma personnalité',
    'fork | Lire l’article | Avoir un avis tout de suite | « {t} »',
  ],
  genres: {
    paperwork: [
      'levels | Ignorer « {t} » | Lire la première ligne | La relire trois fois | Appeler maman',
      'chat | Vous avez des passions ? | {h} | D’autres passions ?',
    ],
    politics: [
      'chat | Pas de politique à table. | {h} | Et voilà.',
      'proclaim | Le beau-frère, au repas de Noël | {h}',
    ],
    product: [
      'chat | Tu en as déjà un. | {h} | Où est notre argent ?',
      'nobody | Mon compte : 12 euros | Moi : | {h}',
      'tug | Mon livret A | « {t} » | Jour de paie',
    ],
    software: [
      'chat | T’as deux minutes ? | {h} | Ça fait trois heures.',
      'calm | {h} | Chez moi, ça marche.',
      'reality | Estimation | Deux heures de « {t} » | Réalité | On est jeudi',
    ],
    science: [
      'chat | Tu as sorti les poubelles ? | {h} | Donc non.',
      'thoughts | Vaisselle : sale. | Factures : à payer. | {h}',
    ],
    sports: ['proclaim | Moi, dernier footing en 2014 | {h}', 'chat | On peut parler de nous ? | {h} | De nous deux.'],
    markets: [
      'chat | Mon argent est en sécurité ? | {h} | Je vais demander ailleurs.',
      'calm | {h} | J’investis à long terme.',
    ],
    screen: [
      'chat | Un épisode et au lit. | {h} | Il est quatre heures.',
      'tug | Prendre l’air | « {t} » | Mon week-end',
    ],
    food: [
      'chat | On mange quoi ? | {h} | Des pâtes, donc.',
      'reality | La recette | « {t} » | Ma cuisine | Une pizza livrée',
    ],
    outing: [
      'chat | Tu fais quoi ce week-end ? | {h} | Je pensais au canapé.',
      'buttons | « {t} » | Le canapé | Moi, le samedi',
    ],
    animals: [
      'chat | Où étais-tu toute la semaine ? | {h} | On mange à six heures.',
      'nobody | Tous : endormis | Mon chat, à quatre heures : | {h}',
    ],
    business: [
      'chat | Ça tenait dans un mail ? | {h} | Oui.',
      'nobody | Chef : Des questions ? | Moi, à 17 h 59 : | {h}',
    ],
    research: [
      'proclaim | Moi, après avoir lu le résumé | {h}',
      'chat | Tu as lu l’article ? | {H} | Ça, c’est le titre.',
    ],
  },
};

const it: Frames = {
  told: [
    'chat | Allora, parlami di te. | {h} | Il conto, per favore.',
    'chat | A cosa pensi? | {h} | Credevo a me.',
    'chat | Hai letto l’articolo? | {H} | Quello è il titolo.',
    'nobody | Nessuno: | Io a ogni festa: | {h}',
    'nobody | Tutti: Buongiorno! | Io, prima del caffè: | {h}',
    'thoughts | Dormi? | Sì. | {h}',
    'thoughts | Domani sveglia alle sei. | A nanna. | {h}',
    'proclaim | Io, dopo un solo articolo | {h}',
    'proclaim | Lo zio, al pranzo di Natale | {h}',
    'nobody | Assolutamente nessuno: | Io, alle tre di notte: | {h}',
    'chat | Hai mangiato? | {h} | Ti porto la pasta.',
    'scale | Tutto quello che devo fare oggi | {h}',
  ],
  trouble: [
    'calm | {h} | Tutto sotto controllo.',
    'calm | {h} | Se ne parla lunedì.',
    'calm | {h} | Vabbè.',
    'sign | {h} | E niente, fa già ridere così',
  ],
  fall: ['chart | Il piano quinquennale | {h}', 'chart | Quello che diceva la slide | {h}'],
  opinion: ['sign | {h} | Niente domande, grazie', 'sign | {h} | L’ho detto e lo ripeto'],
  about: [
    'verdict | Parlare del tempo | Quaranta minuti su «{t}»',
    'buttons | Fare il mio lavoro | Leggere tutto su «{t}» | Io, ogni lunedì',
    'tug | Otto ore di sonno | Un altro articolo su «{t}» | Io',
    'levels | «{t}»? Mai sentito. | Leggere il titolo | Leggere l’articolo | Correggere gli sconosciuti',
    'reality | Aspettativa | Due minuti di «{t}» | Realtà | Fuori è buio',
    'before-after | Ore 21 | Solo un articolo su «{t}» | Ore 3 | Tutte le note a piè di pagina',
    'domino | Un articolo su «{t}» | Tutta la mia personalità',
    'fork | Leggere l’articolo | Avere subito un’opinione | «{t}»',
  ],
  genres: {
    product: [
      'chat | Ne hai già uno. | {h} | Dove sono i nostri soldi?',
      'nobody | Saldo: 12 euro | Io: | {h}',
      'tug | I miei risparmi | «{t}» | Giorno di paga',
    ],
    software: [
      'chat | Hai due minuti? | {h} | Sono passate tre ore.',
      'calm | {h} | Da me funziona.',
      'reality | Stima | Due ore di «{t}» | Realtà | È già giovedì',
    ],
    science: [
      'chat | Hai portato giù la spazzatura? | {h} | Quindi no.',
      'thoughts | Piatti: sporchi. | Bollette: lì. | {h}',
    ],
    sports: ['proclaim | Io, ultima corsa nel 2014 | {h}', 'chat | Possiamo parlare di noi? | {h} | Di noi due.'],
    markets: [
      'chat | I miei soldi sono al sicuro? | {h} | Chiedo a un altro.',
      'calm | {h} | Io penso a lungo termine.',
    ],
    politics: [
      'chat | A tavola niente politica. | {h} | Ecco, appunto.',
      'proclaim | Lo zio, al pranzo di Natale | {h}',
    ],
    screen: ['chat | Un episodio e a nanna. | {h} | Sono le quattro.', 'tug | Prendere aria | «{t}» | Il mio weekend'],
    food: [
      'chat | Che si mangia? | {h} | Quindi pasta in bianco.',
      'reality | La ricetta | «{t}» | La mia cucina | Pizza a domicilio',
    ],
    outing: [
      'chat | Programmi per il weekend? | {h} | Pensavo al divano.',
      'buttons | «{t}» | Il divano | Io, ogni sabato',
    ],
    paperwork: [
      'levels | Ignorare «{t}» | Leggere la prima riga | Rileggerla tre volte | Chiamare mamma',
      'chat | Hai qualche hobby? | {h} | Altri hobby?',
    ],
    animals: [
      'chat | Dove sei stato? | {h} | La cena era alle sei.',
      'nobody | Tutti: dormono | Il mio gatto, alle quattro: | {h}',
    ],
    business: ['chat | Non bastava una mail? | {h} | Bastava.', 'nobody | Capo: Domande? | Io, alle 17:59: | {h}'],
  },
};

export const romance = { fr, it } as const;
