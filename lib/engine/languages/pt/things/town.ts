import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  election: ['coligação|coligações', 'Nós não escolhemos nem uma pizza.'],
  townHall: [
    'câmaras? municipa(?:l|is)|paços? do concelho|repartiç(?:ão|ões) públicas?|loja do cidadão|poupatempo|cartórios?',
    'Sou a senha 87. Estão na 12.|Fui ao guichê 12. Era no 12-A.',
  ],
  council: [
    'vereador(?:es|as?)?|sess(?:ão|ões) da câmara|juntas? de freguesia|assembleias? municipa(?:l|is)|reuni(?:ão|ões) de condomínio',
    'Duas horas sobre um banco. Madeira ou ferro?|Fui só pelo cafezinho. Saí síndico.',
  ],
  consultation: [
    'audiências? públicas?|consultas? públicas?|orçamento participativo|participação cidadã',
    'Éramos onze. Com doze opiniões.|Vim pelo lanche. Agora estou numa comissão.',
  ],
  club: [
    'associaç(?:ão|ões) (?:de moradores|recreativas?|desportivas?|cultura(?:l|is))|clubes? de bairro|agremiaç(?:ão|ões)|coletividades?',
    'Fui uma vez. Hoje sou o tesoureiro.|Demorei a desviar o olhar. Agora faço a ata.',
  ],
  volunteer: [
    'voluntári[oa]s?|voluntariado|mutir(?:ão|ões)',
    'Só perguntei do banheiro. Agora cuido da cantina.|Todos deram um passo atrás. Eu não.',
  ],
  petition: [
    'abaixo-assinados?|petiç(?:ão|ões) públicas?|petiç(?:ão|ões) on-?line|recolha de assinaturas',
    'Mais bolo: três nomes, a mesma letra.|Tive um contra segundas. Vovó assinou.',
  ],
  villageFete: [
    'festas? juninas?|arrai(?:al|ais)|quermesses?|festas? popular(?:es)?|santos populares|festas? de são joão|parques? de diversões|romarias?',
    'Ganhei um ursinho. Por apenas cem fichas.|Só uma pamonha, eu disse. Essa é a terceira.',
  ],
  fireEngine: [
    'caminh(?:ão|ões) d[eo]s? bombeiros?|carros? d[eo]s? bombeiros?|bombeiros? mirins?|quart(?:el|éis) d[eo]s? bombeiros',
    'Aos cinco eu queria um. Aos quarenta também.|Só quero apertar a sirene. Uma vez.',
  ],
  openDay: [
    'portas abertas|dia aberto|noite dos museus|open day',
    'Eu vim pelas canetas grátis.|Só quero ver a porta “Proibida a entrada”.',
  ],
  localElection: [
    'eleiç(?:ão|ões) municipa(?:l|is)|eleiç(?:ão|ões) autárquicas?|autárquicas|mesári[oa]s?|urnas? eletrônicas?|grêmios? estudant~|boletim de voto',
    'Aqui deu três a um. Para a pizza.|Virei representante de turma. Eu estava no banheiro.',
  ],
};
