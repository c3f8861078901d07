import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'bueno|al menos|por lo menos|todavía no|aún no|casi|siempre|nunca|nadie|nada|dos veces|otra vez|supuestamente|por desgracia|desgraciadamente|quizás|tal vez|algún día|perdón|ni siquiera|en teoría|por ahora|más o menos',
  platitudes:
    'recomiend*|espero|quiero|me gustaría|orgullo*|agradec*|gracias|importan*|juntos|juntas|alianza*|oportunidad*|futuro|éxito*|solucion*|solución|clientes|comunidad*|compromi*|comprometid*|innova*|apoy*|garantiz*|seguiremos|trabajando|desarroll*|responsab*|fortalec*|calidad|contribu*|fundamental*|estratég*|impuls*',
  assents: 'sí|por supuesto|claro|desde luego|sin duda',
  laughs: 'ríe|ríen|rió|risas|risa|bromea|bromeó|bromeaba|sonríe|sonrió|ironiz*',
  contrasts:
    'pero|sino|sin embargo|aunque|en cambio|al contrario|ni siquiera|ni|salvo|a pesar de|aun así|en vez de|en lugar de|al final|solo|en teoría',
  comparisons: 'más * que|menos * que|mejor que|peor que|tan * como|demasiado * para|tanto que',
};
