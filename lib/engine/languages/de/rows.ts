import type { RowWords } from '../words/row-words.ts';

export const rows: RowWords = {
  sectors: 'aktien|werte',
  contrasting: 'während',
  and: 'und',
  or: 'oder',
  changeBy: 'um',
  changeArticles: 'der|die|das',
  copulas: 'sind|waren',
  against: 'im Vergleich zu|verglichen mit|während',
  againstHedges: 'nur',
  opposed: 'während|aber',
  opinions: 'sagten|sagen|gaben an|meinen',
  articles: 'der|die|das',
  auxiliaries: 'hat|ist|wird',
  valueLinks: 'nur',
  valueArticles: 'einen?',
  endsLabel: 'und',
  labelOf: 'der|des|von',
  listAnd: 'und',
  listOpeners: 'mit|darunter',
  partArticles: 'eine?',
  nameOf: 'der|von',
  having: 'hat',
  inPlace: 'in|in der|im|In|In der|Im',
  areas:
    '(?:EU|OECD|G7|G20)(?:-(?:[Dd]urch)?[Ss]chnitt|-Mittel|-Vergleichswert)?|Euro-?[Rr]aum|Euro-?[Zz]one|Europäischen? Union',
  noPlace:
    'Zukunft|Summe|Höhe|(?:Durch)?[Ss]chnitt|Mittel|Jahr(?:en?)?|Vorjahr|Vergleich|Gegensatz|Folge|Rahmen|Zeitraum|Quartal|Halbjahr|Monat|Prozent|Wert|Zeit(?:en)?|Fall|Fällen|Umfang|Anschluss|Zuge|Besitz|Bereich|Verhältnis|Frühjahr|Sommer|Herbst|Winter|Alter|Rechnung|Prinzip|Moment|Übrigen|Euro|Dollar',
  averages: 'Durchschnitt|Schnitt|Mittel|durchschnittlich\\p{L}*',
  followedBy: 'gefolgt von|dann',
  lastly: 'schließlich|zuletzt|am Ende',
  moneyWords:
    'geld(?:er)?|gehälter|gehalt|löhne?|einkommen|verdien(?:t|en|st)|kosten|preise?|umsätze?|umsatz|gewinne?|ausgaben|schulden|vermögen|etats?|gebühren|spenden',
};
