import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'em',
  saying: 'disse|afirmou|explicou',
  sayingBefore: 'disse|afirmou',
  introducing: 'os|as|uma',
  noFirstNames: 'Nov[ao]',
  speakerParticles: 'da|dos',
  nameJoints: 'do|dos|das',
  quoting:
    'destacou|destaca|ressaltou|ressalta|completou|completa|comentou|comenta|defendeu|defende|criticou|critica|lamentou|lamenta|garantiu|garante|contou|conta|avaliou|avalia|reforçou|concluiu|conclui|pontuou|observou|acrescenta|sublinhou|sublinha|referiu|refere|frisou',
  offices: String.raw`(?:[Pp]residente|[Mm]inistr[oa]|[Pp]refeit[oa]|[Ss]enador(?:a)?|[Dd]eputad[oa]|[Dd]iretor(?:a)?|[Pp]orta-voz|[Pp]rofessor(?:a)?|[Ss]ecretári[oa](?:-geral)?|[Ee]mbaixador(?:a)?|[Tt]reinador(?:a)?|[Vv]ereador(?:a)?|[Ff]undador(?:a)?|[Gg]overnador(?:a)?|[Cc]oordenador(?:a)?)`,
};
