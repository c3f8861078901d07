import type { RowWords } from '../words/row-words.ts';

export const rows: RowWords = {
  sectors: 'acciones',
  copulas: 'son|eran',
  against: 'frente al?|en comparación con|mientras que',
  againstHedges: 'solo|sólo',
  opposed: 'mientras que|pero',
  opinions: 'dicen|dijeron|creen',
  articles: 'el',
  auxiliaries: 'ha|es',
  valueLinks: 'solo',
  valueArticles: 'un|una',
  endsLabel: 'y|e',
  labelArticles: 'los|las',
  listAnd: 'y',
  listOpeners: 'con',
  partArticles: 'una?',
  inPlace: 'en|En',
  areas: '(?:la )?(?:UE|OCDE|eurozona|zona (?:del )?euro|Unión Europea)',
  averages: 'promedio|media|medio',
  followedBy: 'seguid[oa]s? (?:de|por)',
  lastly: 'finalmente|por último',
  moneyWords:
    'dinero|sueldos?|salarios?|ingresos|gan(?:a|an|ó|aron)|costes?|costos?|precios?|ventas|beneficios|gastos?|deudas?|presupuestos?|donaciones',
};
