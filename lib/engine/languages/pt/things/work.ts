import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    'home office|teletrabalho|coworking|volta ao escritório|regresso ao escritório',
    'Meu escritório é a mesa da cozinha.',
  ],
  forms: ['formulários?|burocracia|papelada', 'Com certeza me falta uma folha.'],
  salary: [
    'sal[aá]rios?|salaria(?:l|is)|holerites?|contracheques?|décimo terceiro|13º salário|subsídio de férias',
    'O meu caiu na sexta. No sábado já tinha ido.|Fui pedir aumento. Saí com um grampeador novo.',
  ],
  cv: [
    'currículos?|curriculum vitae|cartas? de apresentação',
    'Inglês fluente: eu peço a pizza.|Hobbies: leitura e viagens. Ou seja, celular e sofá.',
  ],
  jobInterview: [
    'entrevistas? de emprego|entrevistas? de trabalho|processos? seletivos?',
    'Meu defeito? Respondi “pão de queijo”.|Daqui a cinco anos? Eu disse: no feriado.',
  ],
  apprentice: [
    'estagi[aá]ri[oa]s?|estágios?|jovem aprendiz|jovens aprendizes|trainees?',
    'Já sei fazer três tipos de café.|Sou eu que converso com a impressora.',
  ],
  boss: [
    'gestão de pessoas|gestão de equipes?|microgestão|liderança (?:empresarial|tóxica)|cursos? de liderança',
    'Lidero uma equipe pequena. São samambaias.|Em casa mando eu. Já me deixaram.',
  ],
  toDoList: [
    'listas? de tarefas|produtividade|procrastina~|gestão do tempo',
    '“Fazer a lista.” Feito. Chega por hoje.|Eu anoto o que já fiz. Só para riscar.',
  ],
  deadline: [
    'prazos? (?:fina(?:l|is)|de inscri~|de entrega)|deadlines?',
    'Meu melhor trabalho começa um dia depois.|Antes, lavei o forno. Era urgente.',
  ],
  slides: [
    'powerpoint|apresentaç(?:ão|ões) de slides|falar em público|oratória',
    'No meu último está “Perguntas?”. Tomara que não.|Tudo pronto. Só falta o cabo certo. Sempre.',
  ],
  spreadsheet: [
    'excel|planilhas?|folhas? de cálculo|google sheets|tabelas? dinâmicas?',
    'Ordenei a coluna A. Só a coluna A.|Na minha célula agora diz 4 de julho.',
  ],
  videoCall: [
    'videochamadas?|videoconferências?|chamadas? de vídeo|reuni(?:ão|ões) (?:on-?line|virtua(?:l|is)|por zoom)|microsoft teams|google meet',
    'Falei cinco minutos. No mudo.|Todo mundo deu tchau. Eu procurava o botão.',
  ],
  webinar: [
    'webin[aá]r(?:es|ios?|s)?|cursos? on-?line|ead|e-learning',
    'Estou assistindo. E passando roupa.|Estou em nove. Diploma, só o de natação.',
  ],
  teamBuilding: [
    'team ?building|confraternizaç(?:ão|ões)|festas? da firma|festas? da empresa|amigo secreto|amigo oculto',
    'Tirei o chefe. Comprei uma caneca.|Dei uma vela. Ganhei a mesma vela de volta.',
  ],
  canteen: [
    'cantinas?|refeitórios?|merenda|marmitas?|hora do almoço|lancheiras?',
    'A minha acabou às nove. Vai ser um dia longo.|O arroz de sexta conhece a semana inteira.',
  ],
  fourDayWeek: [
    'semana de (?:quatro|4) dias|escala 6x1|jornada 4x3|meio período|banco de horas',
    'Quatro dias eu já faço. Espalhados por cinco.|Minha sexta está pronta há anos.',
  ],
  innovation: [
    'inovaç(?:ão|ões)|inovador(?:es|as?)?|disruptiv[oa]s?|design thinking',
    'Para isso temos uma sala com pufes.|Agora eu uso os post-its verdes.',
  ],
  digitalisation: [
    'digitalização|transformação digital|sem papel|governo digital',
    'Imprimi o e-mail sobre o assunto.|A gente imprime, assina e escaneia de novo.',
  ],
  sustainability: [
    'sustentabilidade|sustentáve(?:l|is)|lixo zero|pegada de carbono',
    'Tenho uma sacola cheia de sacolas.|Tenho cinco copos reutilizáveis. Todos em casa.',
  ],
  change: [
    'gestão da mudança|metodologias? áge(?:l|is)|scrum|gestão ágil',
    'Já passei por quatro. A garrafa térmica ficou.|Aqui mudou a cor do crachá.',
  ],
  merger: [
    'fus(?:ão|ões) (?:entre|com|de empresas)|fusões e aquisições|joint ventures?',
    'Fomos morar juntos. Agora há três torradeiras.|Eu fundi dois restos de geleia. Foi hostil.',
  ],
  quarterlyFigures: [
    'resultados? trimestra(?:l|is)|balanços? trimestra(?:l|is)|(?:primeiro|segundo|terceiro|quarto) trimestre|[1-4]t\\d\\d',
    'Aqui: um guarda-chuva a menos, duas canetas a mais.|Minha previsão é cautelosa. Hoje é dia 20.',
  ],
  investor: [
    'investidor(?:es|as?)?|capital de risco|rodadas? de investimento|crowdfunding|financiamento coletivo',
    'Minha avó já botou dez reais em mim.|Preciso de um. É para um sofá.',
  ],
  startUp: [
    'start-?ups?|empreendedor(?:es|as?)?|empreendedorismo|unicórnios?',
    'A mesa de pebolim eu já tenho. Falta a ideia.|Minha melhor ideia foi no banho. Escorreu.',
  ],
  tradeFair: [
    'feiras? de negócios|feiras? do livro|feiras? do setor|bienal do livro|salão do automóvel|web summit|feira internacional',
    'Voltei com nove sacolas de pano.|Passei três vezes no estande do brigadeiro.',
  ],
  survey: [
    'pesquisas? de (?:opinião|satisfação)|questionários?|inquéritos? de satisfação|enquetes?',
    'Eu marco sempre o do meio.|“Só dois minutos.” Foi há uma hora.',
  ],
  statistics: [
    'estatísticas?|infográficos?|gráficos? de pizza',
    'Em média, minhas meias combinam.|Eu sou a fatia “outros”.',
  ],
  ranking: [
    'rankings?|top (?:10|20|50|100)',
    'Em casa estou em segundo. Atrás do gato.|Fiquei pertinho do primeiro milhão.',
  ],
  pressRelease: [
    'comunicados? de imprensa|notas? à imprensa|assessoria de imprensa|press releases?',
    'Nossa geladeira informa: vazia.|Antes do café, não comento.',
  ],
  hotline: [
    'atendimento ao cliente|sac|centra(?:l|is) de atendimento|call centers?|apoio ao cliente|telemarketing',
    'Sei assobiar a musiquinha inteira.|“Sua ligação é importante.” Há quarenta minutos.',
  ],
};
