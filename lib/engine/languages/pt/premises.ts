import type { Premises } from '../words/premise-words.ts';

export const premises: Premises = {
  why: {
    signs: 'por que|por quê|porquê',
    lines:
      'Perguntei para a minha mãe. “Porque sim.”|Eu perguntava isso o dia todo. Aos quatro anos.|No meu caso, quase sempre: estava em promoção.',
  },
  elected: {
    signs: 'eleit[oa] (?:presidente|prefeit[oa]|para)|reeleit[oa]',
    lines: 'Eu também já ganhei. Não apareceu mais ninguém.|Fui representante de turma. Prometi um escorregador.',
  },
  agreement: {
    signs: '(?<!de )acordo (?:com|entre|sobre)|chegam a acordo',
    lines: 'Nós estamos escolhendo a pizza. Desde as seis.|Eu disse sim. Não estava ouvindo.',
  },
  aboutUs: {
    signs: 'quem somos|sobre nós',
    lines: 'Na hora de me apresentar, esqueço meu nome.|Falei meu nome e um hobby. O hobby eu inventei.',
  },
};
