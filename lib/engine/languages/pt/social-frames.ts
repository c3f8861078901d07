import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Cabeleireiro: E as novidades? | Eu: | {h}',
    'nobody | Chefe: Alguma dúvida? | Eu, às 17h58: | {h}',
    'nobody | Colega: Oi. | Eu: | {h}',
    'exchange | Oi, é a mamãe. Alguma novidade? | {h}',
    'exchange | E o que você aprendeu hoje no trabalho? | {h}',
    'chat | Alguma novidade? | {h} | Sobre você, eu quis dizer.',
    'chat | Diz uma coisa bonita. | {h} | Boa noite.',
    'proclaim | Eu, para o colega que só disse “bom dia” | {h}',
    'proclaim | Eu, explicando ao gato por que o jantar atrasou | {h}',
    'proclaim | Meu discurso no casamento, primeira frase | {h}',
    'thoughts | Celular longe. | Olhos fechados. | {h}',
    'shocked | Eu, lendo o celular do vizinho no ônibus: {h}',
  ],
  named: [
    'thoughts | Como era o nome? | Deixa. Dorme. | {t}!',
    'exchange | Planos para hoje à noite? | {t}.',
    'chat | Em que você está pensando? | {t}. | Achei que era em mim.',
    'nobody | Meu encontro: Hobbies? | Eu, na hora: | {t}',
    'tug | Tudo o que preciso fazer hoje | {t} | Eu',
    'exchange | Suas três grandes paixões? | {t}, comer e dormir.',
    'butterfly | Eu | Doze abas abertas: {t} | Isto é um hobby?',
    'levels | {t}? Nunca ouvi falar. | Ler uma página | Abrir doze abas | Explicar nas festas',
    'tempted | Eu | O que eu deveria fazer | {t}',
    'domino | Um clique em “{t}” | A minha tarde inteira',
  ],
  spoken: [
    'exchange | Rápido, uma frase sobre “{t}”! | {l}',
    'chat | Em que você está pensando? | {l} | Ou seja, “{t}” de novo.',
    'nobody | Meu encontro: E você, o que faz? | Eu, tema “{t}”: | {l}',
    'nobody | Todos: jantando | Eu, ao ouvir “{t}”: | {l}',
    'proclaim | Eu, depois de uma página sobre “{t}” | {l}',
    'proclaim | “{t}”, explicado para um bebê | {l}',
    'thoughts | Dorme. | Não pensa em “{t}”. | {l}',
    'sign | {l} | “{t}”, em uma frase',
    'chat | Tema: “{t}”. Você tem um minuto. | {l} | Foram quatro segundos.',
    'shocked | Eu, descobrindo “{t}”: {l}',
  ],
};
