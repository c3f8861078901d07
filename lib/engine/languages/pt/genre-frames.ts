import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Ninguém: | Meu pai, no café da manhã: | {h}',
    'thoughts | Roupa: no varal. | Janelas: abertas. | {h}',
    'proclaim | Eu, com o único guarda-chuva da turma: | {h}',
  ],
  price: [
    'nobody | Minha conta: no vermelho | Eu: | {h}',
    'thoughts | Precisar, não preciso. | Mas está em promoção. | {h}',
    'proclaim | Eu, explicando em casa: | {h}',
    'reality | O que eu disse em casa | “Quase de graça” | O que custa | {n}',
  ],
  review: [
    'nobody | Todos: bom dia | Eu, depois de nove avaliações: | {h}',
    'thoughts | Não quebrou nada. | Funciona tudo. | {h}',
    'proclaim | Eu, para o vendedor que nem perguntou: | {h}',
  ],
  release: [
    'nobody | Meu notebook, no meio da reunião: | Reiniciar agora? | {h}',
    'thoughts | Funcionou. | Ninguém mexe em nada. | {h}',
    'proclaim | Eu, com duas versões de atraso: | {h}',
  ],
  deploy: [
    'nobody | Sexta-feira, 16h58 | Eu: | {h}',
    'thoughts | É sexta-feira. | Os testes passaram. | {h}',
    'proclaim | Eu, com o dedo no rollback: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    'meteorologia|previsão do tempo|chuvas?|aguaceiros?|neve|geada|sol|nuvens|nublado|onda de calor|trovoadas?|temperaturas?|graus|guarda-chuvas?',
  price:
    'preços?|mais barat[oa]s?|barat[oa]s?|descontos?|promoç(?:ão|ões)|saldos|pechincha|cupões|cupons|ofertas?|poupança|poupar',
  review: 'análise|testámos|testamos|testad[oa]|veredito|veredicto|avaliação|nossa nota|prós e contras|defeitos',
  release: 'nova versão|vers(?:ão|ões)|lançamento|lançad[oa]|atualizaç(?:ão|ões)|novidades|já disponível|beta',
  deploy: 'deploys?|em produção|rollback|hotfix|pipeline|de plantão|kubernetes',
};
