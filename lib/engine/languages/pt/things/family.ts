import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  baby: ['bebês?|bebés?|recém-nascid[oa]s?', 'Aqui ninguém dorme desde terça.'],
  toys: ['brinquedos?|lego|playmobil|quebra-cabeças?', 'Achei um no escuro. Com o pé.'],
  thesis: [
    'tcc|teses?|monografias?|dissertaç(?:ão|ões)|doutoramentos?|doutorados?',
    'Já tenho o título. E os agradecimentos.|O meu se chama final_final_3_agora_vai.',
  ],
  university: [
    'universidades?|faculdades?|vestibular(?:es)?|calour[oa]s?|caloiros?|campus|ensino superior|universitári[oa]s?',
    'Eu ia pelo bandejão.|Dormi na terceira fila. A aula era sobre sono.',
  ],
  teacher: [
    'professor(?:es|as?)?|docentes?|sala de aula|salas de aula|reunião de pais',
    'Ainda levanto a mão. Em reunião.|Encontrei a minha no mercado. Falei “presente”.',
  ],
  firstSchoolDay: [
    'volta às aulas|regresso às aulas|primeiro dia de aulas?|materia(?:l|is) escolar(?:es)?|início das aulas',
    'Eu voltaria só pelo estojo novo.|Eu tinha doze canetinhas. Até o primeiro recreio.',
  ],
  languageCourse: [
    'cursos? de (?:inglês|idiomas|espanhol|francês|línguas)|(?:aprender|estudar) (?:inglês|alemão|italiano|línguas)|duolingo|línguas estrangeiras|vocabulário',
    'Sei dizer que o elefante bebe leite.|Pedi em espanhol perfeito. Era portunhol.',
  ],
  spelling: [
    'ortografia|gramática|crases?|erros? de português|acordo ortográfico|vírgulas?|pontuação|erros? ortográficos?',
    'Só vejo o erro depois do “enviar”.',
  ],
  dictionary: [
    'dicionários?|palavra do ano|glossários?|scrabble',
    'Procuro uma palavra e leio até o jantar.|O meu segura o sofá.',
  ],
  playground: [
    'parquinhos?|parques? infanti(?:l|s)|playgrounds?|pula-?pulas?|escorregador(?:es)?',
    'Eu testo o balanço primeiro. Por segurança.|Metade da areia está no meu sapato.',
  ],
  grandparents: ['avós|avó|avô|vovó|vovô|netos|bisavós?', 'A minha pergunta se já comi. Enquanto eu como.'],
  siblings: [
    'irmãos|irmãs|irmão mais (?:novo|velho)|gêmeos|gémeos|filhos? únicos?|caçulas?',
    'Um corta, o outro escolhe. Com régua.|Sou o mais velho. O abajur sobrou para mim.',
  ],
  inLaws: [
    'sogras?|sogros?|cunhad[oa]s?|reuni(?:ão|ões) de família|almoço de família',
    'Elogiei o jiló uma vez. Desde então há jiló.|Levo o cachorro. Aí falam do cachorro.',
  ],
  genealogy: [
    'genealog~|árvores? genealógicas?|antepassados|ancestrais|origem dos sobrenomes|sobrenomes mais comuns|brasão de família',
    'Eu esperava um conde. Achei seis tropeiros.|Alguém em 1640 já tinha meu nariz.',
  ],
  names: [
    'nomes? de (?:bebês?|bebés?|meninas?|meninos?|cachorros?)|nomes mais populares|apelidos|nomes? próprios?',
    'Na minha sala eram quatro. Eu era “o outro”.|Minha mãe passa antes pelo do cachorro.',
  ],
  nursery: [
    'creches?|jardim de infância|jardins de infância|babás?|educação infantil|pré-?escolas?',
    'No portão houve choro. Era meu.',
  ],
  kidsParty: [
    'festas? infanti(?:l|s)|festas? de aniversário|festinhas?|pinhatas?|lembrancinhas?',
    'Vieram seis. Pareciam sessenta. Estou na despensa.|Ganhei a dança das cadeiras. Houve lágrimas.',
  ],
  bedtime: [
    'histórias? (?:para|de) dormir|hora de dormir|contos? de fadas|canç(?:ão|ões) de ninar|fada do dente',
    'Li bem baixinho. Acordei na página quatro.|Pulei uma página. Fui denunciado.',
  ],
  parenting: [
    'parentalidade|criação de filhos|educar (?:os )?filhos|disciplina positiva|mães que trabalham',
    'Contei até três. Ninguém sabe o que vem depois.|“Porque sim.” Com a voz da minha mãe.',
  ],
  pocketMoney: ['mesadas?|cofrinhos?|semanadas?', 'Pedi aumento. Mamãe perguntou do meu quarto.'],
  birthday: ['aniversários?', 'As velas não couberam. Usei uma lâmpada.'],
};
