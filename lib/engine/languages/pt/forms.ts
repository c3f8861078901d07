import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: '(?:o que )?(?:mais )?gost(?:ámos|amos|ei)|(?:pontos )?positivos?|qualidades|prós',
  dislikes: '(?:o que )?(?:menos|não) gost(?:ámos|amos|ei)|(?:pontos )?negativos?|defeitos|contras',
  verdict: 'vere?dicto|veredito|conclus(?:ão|ões)|considerações finais',
  pros: 'vantagens?|prós|benefícios|pontos fortes|a favor',
  cons: 'desvantagens?|contras?|riscos|pontos fracos',
  questionLabel: 'p(?:ergunta)?',
  answerLabel: 'r(?:esposta)?',
  releaseNew: 'nov[oi]',
  releaseImproved: 'alter|melhor',
  releaseMended: 'corrig',
  versus: 'ou|contra|o',
  difference: 'diferenças? entre',
  lifeDates: 'nascid[oa]|nasceu em',
  saidAt: 'disse',
  dateOpeners: 'em',
  totals: 'média',
  pictureCredit: 'foto|fotografia|crédito',
  pictureCreditBy: 'por|de',
  stepLabel: 'passo',
};
