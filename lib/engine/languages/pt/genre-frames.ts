import type { GenreFrames, GenreSigns } from '../joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Ninguém: | O meu pai, ao pequeno-almoço: | {h}',
    'thoughts | Roupa: estendida. | Janelas: abertas. | {h}',
    'proclaim | Eu, com um só guarda-chuva: | {h}',
  ],
  price: [
    'nobody | A minha conta: 12 euros | Eu: | {h}',
    'thoughts | Preciso: não. | Poupei: muito. | {h}',
    'proclaim | Eu, a explicar em casa: | {h}',
    'reality | O que eu disse | “Quase nada” | O que custa | {n}',
  ],
  review: [
    'nobody | Todos: bom dia | Eu, depois de nove análises: | {h}',
    'thoughts | O meu funciona. | Só tem dois anos. | {h}',
    'proclaim | Eu, ao vendedor: | {h}',
  ],
  release: [
    'nobody | O meu portátil, na reunião: | Reiniciar agora? | {h}',
    'thoughts | Agora funciona. | Ninguém mexe. | {h}',
    'proclaim | Eu, duas versões atrás: | {h}',
  ],
  deploy: [
    'nobody | Sexta-feira, 16h58 | Eu: | {h}',
    'thoughts | É sexta-feira. | Os testes estavam verdes. | {h}',
    'proclaim | Eu, com a mão no botão de voltar: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    'meteorologia|previsão do tempo|chuvas?|aguaceiros?|neve|geada|sol|nuvens|nublado|onda de calor|trovoadas?|temperaturas?|graus|guarda-chuvas?',
  price:
    'preços?|mais barat[oa]s?|barat[oa]s?|descontos?|promoç(?:ão|ões)|saldos|pechincha|cupões|cupons|ofertas?|poupança|poupar',
  review: 'análise|testámos|testamos|testad[oa]|veredito|veredicto|avaliação|nota|prós e contras|defeitos|crítica',
  release: 'nova versão|vers(?:ão|ões)|lançamento|lançad[oa]|atualizaç(?:ão|ões)|novidades|já disponível|beta',
  deploy: 'deploys?|implantação|em produção|rollback|hotfix|pipeline|de prevenção|kubernetes',
};
