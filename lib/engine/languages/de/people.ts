import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'in|aus',
  sayingNouns: 'sagt|sagte|erklärt|erklärte|betont|betonte|meint|meinte|warnt|warnte|fordert|forderte|schreibt|schrieb',
  sayingBeforeNouns: 'sagt|sagte|erklärt|erklärte|betont|betonte|meint|meinte|so|schreibt|schrieb',
  particles: 'von|der|den',
  noFirstNames: 'Nord',
  address: 'Herr|Frau',
  familyTitles: 'Herr|Frau',
  speakerParticles: 'von|der|den',
  bylineParticles: 'von|der|den',
  nameJoints: 'von|vom|zu|zur|der|den|und',
  and: 'und',
  articleJoints: 'der|den',
  quoting:
    'so|findet|fand|lobt|lobte|kritisiert|kritisierte|fordert|forderte|fügt|fügte|ergänzt|ergänzte|berichtet|berichtete|erzählt|erzählte|bekräftigt|bekräftigte|mahnt|mahnte|resümiert|resümierte|verspricht|versprach|urteilt|urteilte|erläutert|erläuterte|konstatiert|konstatierte|unterstreicht|unterstrich|versichert|versicherte|beklagt|beklagte|klagt|klagte|antwortet|antwortete|schwärmt|schwärmte|zeigt sich|zeigte sich|freut sich|freute sich|gibt|hält|stellt',
  offices: String.raw`(?:[\p{L}-]*(?:[Dd]irektor|[Mm]inister|[Bb]otschafter|[Pp]räsident|[Cc]hef|[Ss]precher|[Tt]rainer|[Kk]anzler|[Ff]orscher|[Ee]xperte|[Ee]xpertin|[Bb]eauftragter?|[Ll]eiter|[Ff]ührer|[Mm]eister|[Pp]olitiker|[Aa]nwalt|[Aa]nwältin|[Ss]ekretär|[Ww]issenschaftler|[Pp]rofessor|[Kk]oordinator|[Kk]ommissar|[Bb]ischof|[Bb]ischöfin|[Rr]at|[Rr]ätin|[Mm]anager|[Ss]ieger|[Ww]eltmeister|[Pp]romoter|[Bb]erater|[Kk]apitän|[Gg]ründer|[Aa]utor|[Rr]egisseur|[Oo]brist|[Vv]orstand|[Aa]bgeordneter?|[Vv]orsitzender?|[Ii]ntendant|[Pp]astor|[Pp]farrer|[Ss]enator|[Pp]sychologe|[Pp]sychologin|[Öö]konom|[Ss]türmer|[Tt]orwart)(?:in)?|CEO|Papst|König|Königin|Prinz|Prinzessin|MK|Rabbi)`,
};
