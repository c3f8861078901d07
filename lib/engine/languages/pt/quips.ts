import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'bem|enfim|pelo menos|ao menos|ainda não|quase|sempre|nunca|ninguém|nada|duas vezes|de novo|outra vez|supostamente|infelizmente|talvez|um dia|desculpa|desculpe|nem sequer|em teoria|por enquanto|mais ou menos',
  platitudes:
    'recomend*|espero|quero|gostaria|orgulho*|orgulhos*|agradec*|obrigad*|importan*|juntos|juntas|parceri*|oportunidade*|futuro|sucesso*|soluç*|clientes|comunidade*|compromi*|comprometid*|inova*|apoi*|garant*|continu*|desenvolv*|responsab*|fortalec*|qualidade|contribu*|fundament*|estratég*',
  assents: 'sim|claro|com certeza|sem dúvida|é claro',
  laughs: 'riu|risos|rindo|brinca|brincou|sorri|sorriu|ironiza|ironizou',
  contrasts:
    'mas|porém|contudo|no entanto|embora|em vez de|ao contrário|nem|exceto|apesar de|mesmo assim|afinal|ainda assim|em teoria|só',
  comparisons: 'mais * que|mais * do que|menos * que|melhor que|pior que|tão * quanto|demais para|tanto que',
};
