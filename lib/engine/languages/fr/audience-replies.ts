import type { AudienceReplies } from '../note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Chez moi, ça marche.',
    'tired | Et le ticket est pour moi.',
    'smug | On déploie vendredi soir.',
  ],
  nurses: [
    'tired | Tant mieux. Moi, je n’ai pas encore mangé.',
    'doubtful | Et qui le note aux transmissions ?',
    'smug | J’y penserai pendant mes quatre minutes de pause.',
  ],
  teachers: [
    'tired | Oui, ce sera au contrôle.',
    'doubtful | Et ta source, elle est où ?',
    'smug | Je l’ai dit lundi. Personne n’a noté.',
  ],
  students: [
    'caught | Attendez. Ça tombe au partiel ?',
    'tired | Toujours mieux que mon mémoire.',
    'smug | Ma bibliographie est finie.',
  ],
  parents: [
    'tired | Je lirai la suite quand ils auront quitté la maison.',
    'doubtful | Très bien. Et qui garde les enfants ?',
    'smug | Lu entre deux crises de larmes.',
  ],
  founders: [
    'smug | On fait pareil. Mais avec l’IA.',
    'doubtful | Et ça scale, ça ?',
    'tired | Voilà notre prochain pivot.',
  ],
  gamers: [
    'smug | Quête annexe acceptée.',
    'tired | Après cette partie. Promis.',
    'doubtful | C’est encore en accès anticipé ?',
  ],
  designers: [
    'doubtful | Joli. Dans quelle police ?',
    'tired | Et maintenant, le logo en plus gros.',
    'smug | Je l’ai en final_final_v7.',
  ],
  marketers: [
    'smug | Parfait. C’est quoi, le hashtag ?',
    'doubtful | Et l’appel à l’action, il est où ?',
    'tired | Donc un post, quatre reels et une newsletter.',
  ],
  scientists: [
    'doubtful | Et la taille de l’échantillon ?',
    'tired | Le reviewer 2 n’est pas convaincu.',
    'smug | Il faut plus de recherche. La mienne. Avec des fonds.',
  ],
  football: [
    'doubtful | La VAR vérifie encore.',
    'smug | Moi, je l’aurais mise au fond.',
    'tired | Et l’arbitre n’a rien vu, comme toujours.',
  ],
  cycling: [
    'doubtful | Et ça pèse combien ?',
    'smug | Facile. Et en danseuse.',
    'tired | D’accord. Après la pause café.',
  ],
  office: [
    'tired | Ça aurait pu être un mail.',
    'doubtful | C’est dans le compte rendu, ça ?',
    'smug | On se cale un point là-dessus.',
  ],
};
