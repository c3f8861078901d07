import type { PeopleWords } from '../words/people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'en|à',
  saying: 'déclaré|explique|affirme|expliqué',
  sayingBefore: 'explique|affirme',
  particles: 'de|la',
  introducing: 'le|la|les|une?',
  noFirstNames: 'Sud|Grande?',
  address: 'Monsieur|Madame',
  familyTitles: 'Mme|M',
  speakerParticles: 'de|du|la|le',
  reporting: 'a déclaré|a dit|a affirmé',
  bylineParticles: 'de|la|le',
  nameJoints: 'de|du|la|le|et',
  and: 'et',
  quoting:
    'a déclaré|a expliqué|a ajouté|a dit|a affirmé|a estimé|a assuré|a souligné|a lancé|déplore|dénonce|insiste|prévient|résume|confie|martèle|rappelle|lance|indique|poursuit|conclut|reconnaît|témoigne',
  offices: String.raw`(?:[Pp]résidente?|(?:[Pp]remi(?:er|ère) )?[Mm]inistre|[Mm]aire|[Ss]énat(?:eur|rice)|[Dd]éputée?|[Dd]irect(?:eur|rice)|[Pp]orte-parole|[Pp]rofesseure?|[Ss]ecrétaire(?: générale?)?|[Pp]atronne?|[Pp]atron|[Aa]mbassad(?:eur|rice)|[Ee]ntraîneure?|[Ss]électionneur|PDG|[Cc]hancelier|[Cc]heffe?|[Pp]réfete?|[Ff]ondat(?:eur|rice))`,
};
