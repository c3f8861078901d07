import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: [
    'pleine conscience|méditation|méditer|relaxation',
    'Je n’ai pensé à rien. Sauf à une pizza.|J’ai inspiré. Le téléphone a sonné.',
  ],
  dentist: [
    'dentistes?|brosses? à dents|dentifrices?|fil dentaire|détartrage|appareils? dentaires?|soins dentaires',
    '« Tous les jours », ai-je dit. Le fil était neuf.|Je raconte très bien avec deux mains dans la bouche.',
  ],
  vitamins: [
    'vitamines?|vitamine [a-k]\\d*|compléments? alimentaires?|superaliments?|antioxydants?|smoothies?',
    'Dans mon soda, il y a une rondelle de citron.|Les miennes sont en forme d’ours. J’en suis à douze.',
  ],
  backPain: [
    'mal de dos|maux de dos|mal au dos|bonne posture|ergonom~|torticolis|chaises? de bureau',
    'Je viens de me redresser. C’est déjà passé.|J’ai ramassé un stylo. Je reste un peu en bas.',
  ],
  steps: [
    '10[ . ]?000 pas|pas par jour|podomètres?|montres? (?:connectées?|de sport)|bracelets? connectés?|strava',
    'J’agite le bras sur le canapé. Plus 400.|La mienne dit « bougez ». Je l’ai enlevée.',
  ],
  sleep: [
    "dormir|sommeil|siestes?|insomnies?|ronflements?|ronfler|mélatonine|endormissement|s[’']endormir",
    'Il est trois heures et je lis des articles dessus.|Ma spécialité, c’est devant la télé.',
  ],
  morningRoutine: [
    'routines? (?:matinales?|du matin)|miracle morning|se lever tôt|lève-tôt|club de 5 ?h~',
    'La mienne : encore cinq minutes, puis courir.|Debout à cinq heures. De retour au lit à cinq heures dix.',
  ],
  waitingRoom: [
    "salles? d[’']attente|médecins? traitants?|rendez-vous médica(?:l|ux)|doctolib|médecins? généralistes?",
    'J’ai lu le magazine de 2014. Deux fois.|J’ai dit bonjour. Depuis, on se tait tous.',
  ],
  glasses: [
    'lunettes?(?: de soleil| de vue)?|lentilles de contact|opticiens?|verres progressifs|examen de la vue',
    'J’en ai trois paires. Je n’en vois aucune.|Je les ai cherchées partout. Elles étaient sur mon nez.',
  ],
  sauna: [
    'saunas?|spas?|thalasso~|massages?|hammams?|jacuzzis?|thermes|cures? thermales?',
    'Trois minutes. Puis j’ai un rendez-vous.|Tout était silencieux. Sauf mon ventre.',
  ],
  selfCare: [
    'self-?care|prendre soin de soi|anti-?stress|gestion du stress|déstress~|détox (?:digitale|numérique)|slow life|lâcher prise',
    'La mienne, c’est le verrou de la salle de bains.|Je me détends le plus vite possible.',
  ],
};
