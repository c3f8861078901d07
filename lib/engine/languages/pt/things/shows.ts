import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: [
    'temporadas? \\d+|netflix|episódios?|streaming|telenovelas?|novelas? das (?:seis|sete|nove)',
    'Um episódio, eu disse. Ontem.',
  ],
  film: ['filmes?|cinema|cinemas|trailer|bilheteria', 'Eu dormi no trailer.'],
  podcast: ['podcasts?|audiolivros?', 'Ouço lavando a louça. Ou seja, nunca.'],
  concert: ['concertos?|festiva(?:l|is) de música|turnês?|digressão', 'Na minha frente fica sempre o mais alto.'],
  song: ['canções|canção|músicas?|refr(?:ão|ões)', 'Eu só sei o refrão.'],
  subtitles: [
    'legendas (?:em|de|para)|legendad[oa]s?|dublagem|dublad[oa]s?|dobragens',
    'Leio tão rápido que já sei quem foi.|Olhei para o lado uma vez. Foi o beijo.',
  ],
  karaoke: [
    'karaokê|karaoke|caraoquê|aulas? de canto|calouros|concursos? de canto',
    'Fui buscar o agudo. Ele ficou lá.|Bateram palmas quando larguei o microfone.',
  ],
  radio: [
    'rádios? (?:fm|am|locais|local)|emissoras? de rádio|programas? de rádio|locutor(?:es|as?)?|radialistas?',
    'Fiquei no ar. Esqueci meu nome.|Fico no carro até a música acabar.',
  ],
  vinyl: [
    'vinil|vinis|toca-?discos|gira-?discos|discos de vinil|fitas? cassete|cds|walkman',
    'O meu pula. O meu pula. O meu pula.|Discos eu já tenho. Falta onde tocar.',
  ],
  crimeNovel: [
    'romances? policia(?:l|is)|séries? policia(?:l|is)|true crime|suspense policial|agatha christie|sherlock',
    'Foi o jardineiro. Digo desde a página dois.|Suspeitei de todos. Foi o outro.',
  ],
  horrorFilm: [
    '(?:filmes?|jogos?|contos?|séries?) de terror|zumbis?|zombies|vampiros?|histórias? de fantasmas?',
    'Vi tudo. Entre dois dedos.|Mandei o gato olhar a despensa primeiro.',
  ],
  documentary: [
    'documentários?|docusséries?|filmes? da natureza',
    'Aprendo muito. De olhos fechados.|Agora narro o gato. Com aquela voz.',
  ],
  quizShow: [
    'quiz|quizzes|show do milhão|programas? de perguntas|quem quer ser milionário|trivia',
    'Essa eu sabia. Logo depois da resposta.|Em casa já tenho meio milhão. Ninguém paga.',
  ],
  magician: [
    'mágicos? (?:profissiona~|ilusionista~)|ilusionistas?|truques? de mágica|malabaris~|circos?',
    'Faço coisas sumirem. Era um pacote de bolacha.|“Um voluntário?” Amarrei o tênis por dez minutos.',
  ],
  comedy: [
    'stand-?up|comediantes?|humoristas?|piadas?|tiozão do pavê|piadas de pai',
    'Sei uma só. Esqueço o final.|Ri um segundo depois. E sozinho.',
  ],
  comics: [
    'quadrinhos|histórias? em quadrinhos|banda desenhada|mangás?|animes?|super-?heróis?|turma da mônica|gibis?|marvel',
    'Comprei a capa. Ficou presa na porta do ônibus.|Meu superpoder: acho o último biscoito.',
  ],
  brassBand: [
    'fanfarras?|bandas? (?:filarmónicas?|marcia(?:l|is)|sinfônicas? juven~)|filarmónicas?|trombones?|trompetes?|trompetistas?',
    'Ensaiam aqui do lado. Já sei a parte da tuba.|Me deram o triângulo. E uma nota.',
  ],
};
