/** Labels for what schema.org has as names of fields, as pages show them. */
interface SchemaWords {
  readonly ingredients: string;
  readonly steps: string;
  readonly time: string;
  readonly servings: string;
  readonly price: string;
  readonly rating: string;
}

const words = (ingredients: string, steps: string, time: string, servings: string, price: string, rating: string) => ({
  ingredients,
  steps,
  time,
  servings,
  price,
  rating,
});
const english = words('Ingredients', 'Steps', 'Time', 'Makes', 'Price', 'Rating');
const byLanguage: ReadonlyMap<string, SchemaWords> = new Map([
  ['de', words('Zutaten', 'Schritte', 'Zeit', 'Ergibt', 'Preis', 'Bewertung')],
  ['fr', words('Ingrédients', 'Étapes', 'Temps', 'Pour', 'Prix', 'Note')],
  ['es', words('Ingredientes', 'Pasos', 'Tiempo', 'Para', 'Precio', 'Valoración')],
  ['pt', words('Ingredientes', 'Passos', 'Tempo', 'Rende', 'Preço', 'Avaliação')],
  ['it', words('Ingredienti', 'Passaggi', 'Tempo', 'Per', 'Prezzo', 'Valutazione')],
  ['nl', words('Ingrediënten', 'Stappen', 'Tijd', 'Voor', 'Prijs', 'Beoordeling')],
  ['ja', words('材料', '手順', '時間', '分量', '価格', '評価')],
  ['zh', words('材料', '步骤', '时间', '份量', '价格', '评分')],
  ['ar', words('المكونات', 'الخطوات', 'الوقت', 'الكمية', 'السعر', 'التقييم')],
]);

/** The labels in a document's language; English where there are none in it. */
export const schemaWords = (language = ''): SchemaWords => byLanguage.get(language.split('-')[0] ?? '') ?? english;
