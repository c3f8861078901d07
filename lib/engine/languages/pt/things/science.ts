import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinossauros?|t[- .]?rex|tiranossauros?|jurássic[oa]s?',
    'Aos cinco, sabia todos os nomes. Hoje, nem a senha.|Acabei de pisar num. De plástico.',
  ],
  digging: [
    'arque[oó]log~|escavaç(?:ão|ões)|fósse(?:l|is) (?:de|do|da|encontrad~|descobert~)|idade da pedra|neandertais|neandertal|múmias?',
    'Embaixo do meu sofá há uma camada de 2016.|Aqui em casa era um biscoito. Fim de terça-feira.',
  ],
  volcano: [
    'vulc(?:ão|ões)|vulcânic[oa]s?|lava',
    'O meu era vinagre com bicarbonato.|Conheço. De esquentar sopa no micro-ondas.',
  ],
  particle: [
    'física de partículas|acelerador(?:es)? de partículas|cern|quântic[oa]s?|físic[oa]s? quântic[oa]s?|fusão nuclear|elétrons|eletrões',
    '{física de partículas/acelerador(?:es)? de partículas} As minhas moram embaixo da cama.|{quântic[oa]s?} Meu gato está e não está no sofá.',
  ],
  aliens: [
    'alienígenas?|extraterrestres?|óvnis?|ovnis?|marcianos?',
    'Viram nossa cozinha e seguiram viagem.|Era um poste. Eu já tinha acenado.',
  ],
  eclipse: [
    'eclipses?|superlua|lua de sangue|auroras? borea(?:l|is)',
    'Olhei na hora certa. Para o lado errado.|Eu tinha os óculos especiais. E uma nuvem.',
  ],
  brain: [
    'treino cerebral|exercícios? para o cérebro|neurociências?|testes? de qi|memorização|palavras cruzadas|sudokus?',
    'No meu toca uma música só. Desde segunda.|Estou na cozinha e não sei por quê.',
  ],
  rocket: ['foguetes?|nasa|marte|astronautas?|espacia(?:l|is)', 'Tem estacionamento lá em cima?'],
};
