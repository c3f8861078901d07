import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: ['museus?|exposiç(?:ão|ões) de (?:arte|fotografia)|galerias? de arte', 'Primeiro o café, depois a loja.'],
  books: ['livros?|livrarias?|romancistas?', 'Estou na página doze. Desde março.'],
  logo: ['logos?|logotipos?|web design|tipografia', 'Dá para aumentar o logo?'],
  horoscope: ['horóscopos?|signos?|zodíaco', 'O meu manda lavar a roupa.'],
  library: [
    'bibliotecas?|bibliotecári[oa]s?',
    'Devo um livro desde a escola. Mudo de calçada.|Eu cochichava. O celular, não.',
  ],
  audioGuide: [
    'audioguias?|visitas? guiadas?|guias? de áudio',
    'O meu era em holandês. Concordei mesmo assim.|Estou no 14. Na frente do 3.',
  ],
  newspaper: [
    'jornais impressos|jornal impresso|primeiras páginas|capas? (?:dos|de) jornais|bancas? de jornal',
    'O meu forra a gaiola. O canário já leu tudo.|Só quero as cruzadas. Falta a quatro vertical.',
  ],
  modernArt: [
    'arte (?:moderna|contemporânea|abstrata)|esculturas?|instalaç(?:ão|ões) artísticas?|bienal de arte',
    'Sentei em cima. Não era um banco.|A nossa está na geladeira. Autor: quatro anos.',
  ],
  streetArt: [
    'grafites?|grafiteir~|arte urbana|arte de rua|mura(?:l|is) (?:de|na|no|em)|banksy',
    'Pintei nossa parede uma vez. De giz, aos três.|Admirei um por muito tempo. Era mofo.',
  ],
  drawing: [
    '(?:aprender a|como) desenhar|aulas? de desenho|cursos? de desenho|livros? de colorir|rabiscos?|cadernos? de desenho',
    'É um cavalo. É preciso saber.|Faço bonecos. Sem mãos.',
  ],
  typography: [
    'caligrafia|lettering|comic sans|letra cursiva|canetas?-tinteiro|caligraf~',
    'Minha lista do mercado é em código. Até para mim.|Meu B já foi lindo. Depois veio o resto.',
  ],
  colours: [
    'cor do ano|pantone|paletas? de cores|tendências? de cores',
    'Meu ano foi bege. Ninguém me perguntou nada.',
  ],
  designChair: [
    'design (?:de produto|industrial|week)|semana de design|prêmios? de design|bauhaus|móveis de design',
    'Sentei nela. Agora tenho arte nas costas.',
  ],
  architecture: [
    'arquitet[oa]s?|arquitetura(?! d)|arranha-?céus?|brutalismo|brutalista',
    'E quem limpa depois tanto vidro?|Minha melhor obra: duas cadeiras e um lençol.',
  ],
  crafts: [
    'artesanato|trabalhos? manuais|diy|faça você mesmo|scrapbooking|origami',
    'Tem glitter na manteiga.|Era para ser um cisne. É um boleto amassado.',
  ],
  pottery: [
    'cerâmica artesanal|ceramistas?|olaria|oficinas? de cerâmica|aulas? de cerâmica',
    'É um vaso. Ou um cinzeiro. Depende da visita.|A família toda já bebe em caneca torta.',
  ],
  woodworking: [
    'marcenaria|marceneir~|carpintaria|carpinteir~|móveis de paletes?|casas? de passarinho',
    'Cortei duas vezes. Continua curto.|Três pés são iguais. Já é maioria.',
  ],
};
