import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'beh|insomma|almeno|non ancora|quasi|sempre|mai|nessuno|niente|nulla|due volte|di nuovo|purtroppo|forse|un giorno|scusate|neanche|nemmeno|in teoria|per ora|più o meno',
  platitudes:
    'consigli*|spero|vorrei|voglio|orgogli*|grati|grato|ringrazi*|grazie|importan*|insieme|partner*|opportunità|futuro|success*|soluzion*|clienti|comunità|impegn*|innova*|sosten*|garant*|continu*|svilupp*|responsab*|rafforz*|qualità|contribu*|fondament*|strateg*',
  assents: 'sì|certo|certamente|ovviamente|senza dubbio|assolutamente',
  laughs: 'ride|ridendo|scherza|scherzando|scherzato|sorride|sorridendo|ironizza',
  contrasts:
    'ma|però|tuttavia|eppure|invece|anzi|nonostante|neanche|nemmeno|né|tranne|comunque|anche se|al contrario|piuttosto|in teoria|solo',
  comparisons: 'più * che|più * di|meno * di|meglio di|peggio di|così * che|troppo * per|tanto che',
};
