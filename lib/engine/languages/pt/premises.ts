import type { Premises } from '../premise-words.ts';

export const premises: Premises = {
  why: {
    signs: 'por que|por quê|porquê',
    lines:
      'Perguntei à minha mãe. “Porque sim.”|Eu perguntava isso o dia todo. Aos quatro anos.|No meu caso, quase sempre: estava em promoção.',
  },
  elected: {
    signs: 'eleit[oa] (?:presidente|prefeit[oa]|para)|reeleit[oa]',
    lines: 'Também já fui eleito. Não veio mais ninguém.|Fui representante de turma. Prometi um escorrega.',
  },
  agreement: {
    signs: 'acordo (?:com|entre|sobre)|chegam a acordo',
    lines: 'Nós negociamos uma pizza desde as seis.|Eu disse sim. Não estava ouvindo.',
  },
  aboutUs: {
    signs: 'quem somos|sobre nós',
    lines: 'Na hora de me apresentar, esqueço meu nome.|Disse o nome e um hobby. O hobby é inventado.',
  },
};
