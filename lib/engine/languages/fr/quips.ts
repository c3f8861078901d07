import type { QuipWords } from '../quip-words.ts';

export const quips: QuipWords = {
  tags: 'enfin|bon|au moins|du moins|pas encore|presque|toujours|jamais|personne|rien|deux fois|encore une fois|hélas|malheureusement|peut-être|un jour|pardon|même pas|en théorie|pour l’instant|enfin presque|ou presque',
  platitudes:
    "recommand*|j'espère|je souhaite|je voudrais|fier|fiers|fière|fierté|heureux|heureuse|ravi*|remerci*|merci|important*|ensemble|parten*|opportunit*|avenir|succès|solution*|clients|communauté*|engag*|innov*|soutien*|soutenir|garant*|continu*|enjeu*|respons*|développ*|qualité|contribu*|essentiel*|strat*|renforc*",
  assents: 'oui|bien sûr|évidemment|tout à fait|certainement',
  laughs: 'rit|riant|rires|plaisante|plaisantait|plaisanté|sourit|sourire|ironise|rigole|rigolait|s’amuse|amusé',
  contrasts:
    'mais|pourtant|cependant|toutefois|en revanche|au contraire|plutôt que|malgré|même pas|ni|sauf|quand même|bien que|alors que|au lieu de|finalement|en théorie|seulement',
  comparisons: 'plus * que|moins * que|mieux que|pire que|aussi * que|trop * pour|tellement',
};
