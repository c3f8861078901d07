import type { Things } from '../../words/thing-words.ts';

export const food: Things = {
  mushrooms: [
    'setas(?! de sevilla)|champiñones|hongos comestibles',
    'Las mías crecen en lata.|Solo distingo las de la pizza.',
  ],
  cake: [
    'tartas?|pasteles?|bizcochos?|galletas?|magdalenas?|repostería|turrón',
    'El mío salió plano, pero orgulloso.|Me comí la masa. Ya no hay pastel.|Se hundió por el centro. Lo llamo cuenco.',
  ],
  bread: [
    'panes|panader~|masa madre|barras? de pan|pan (?:integral|caser[oa]|artesanal|de (?:molde|pueblo|masa madre))',
    'El mío sirve de martillo.|Compré una barra. Llegó sin punta.',
  ],
  pizza: ['pizzas?|pizzerías?', 'Mi horno se llama reparto a domicilio.|Solo quería un trozo. El trozo era redondo.'],
  pasta: [
    'pasta (?:fresca|italiana|carbonara|casera)|platos? de pasta|espaguetis|macarrones|lasañas?|fideos',
    'La mía se pega. A todo.|Camisa blanca, salsa roja. El resto ya lo sabéis.',
  ],
  iceCream: ['helados?|heladerías?', 'Una bola. O sea, el bote.|Diez minutos mirando sabores. Vainilla.'],
  chocolate: ['chocolates?|bombones', 'Era para mañana. Aún es hoy.|Lo escondo detrás de las lentejas. De mí.'],
  cocktails: [
    'cócteles|cóctel(?! molotov| de)|ginebra(?=,|:| rosa| casera)|mojitos?|whisky|tequila',
    'El mío es hielo y una sombrillita.|Agité con ganas. La tapa no estaba puesta.',
  ],
  wine: ['vinos?|bodegas?|viñedos?|vendimia', 'Yo lo elijo por la etiqueta.|Noto madera. Y corcho. Mucho corcho.'],
  beer: ['cervezas?|cervecerías?', 'Yo vengo por las aceitunas.|La hice en casa. Aún huele el trastero.'],
  coffee: [
    'cafés?|espresso|capuchino|baristas?',
    'No me hable antes del segundo.|En el vaso ponía otro nombre. Me lo tomé igual.',
  ],
  tea: [
    'té|infusiones|yerba mate',
    'El mío sigue en el microondas. Desde ayer.|Tengo catorce clases. Tomo siempre la misma.',
  ],
  yogurt: ['yogur(?:es)?', 'El mío está al fondo. Desde mayo.|Yo chupo la tapa. Con visitas también.'],
  potatoes: ['patatas?|papas fritas', 'Las mías vienen en bolsa. Con sal.|«No pido, ya picaré de las tuyas.» Soy yo.'],
  vegetarian: [
    'vegetarian~|vegan~|ensaladas?|verduras?',
    'Las patatas fritas son plantas.|Yo sí como tomate. En forma de kétchup.',
  ],
  grill: [
    'barbacoas?|parrilladas?|asados?|chuletón',
    'El mío: carbón por fuera, esperanza por dentro.|Yo sujeto las pinzas. Es un cargo.',
  ],
  recipe: [
    'recetas?(?! médicas?| electrónicas?)|cocinar|gastronomía',
    'En la foto era otra cosa.|En mi cocina sonó la alarma de humo.|Tenía dos de nueve ingredientes. Es una tostada.',
  ],
  diet: [
    'dietas? (?:mediterráneas?|saludables?|keto|detox|milagro)|ponerse a dieta|ayuno intermitente',
    'Empiezo el lunes. No he dicho cuál.|Cené ensalada. Al lado de lo otro.',
  ],
  breakfast: [
    'desayunos?|desayunar|brunch|avena|cereales de desayuno|muesli|granola|churros',
    'La pizza de ayer cuenta como cereal.|«Hoy ligero», dije. Llegaron los churros.',
  ],
  avocado: ['aguacates?|guacamole', 'Duro, duro, duro. Parpadeé. Marrón.|Tengo nueve huesos en vaso. Y ningún árbol.'],
  pumpkin: ['calabazas?', 'Iba a dar miedo. Es clavada a mi tío.|Compré una grande. Noveno día de crema.'],
  cheese: [
    'quesos?|queserías?|manchego|cabrales|mozzarella|fondue|raclette',
    'Corté una cuña para todos. Ya no hay cuña.|Mi nevera ya huele a premio.',
  ],
  sandwich: [
    'bocadillos?|bocatas?|sándwich(?:es)?|emparedados?|fiambreras?',
    'Encontré uno en la mochila. De antes del verano.|Le di un mordisco. El jamón salió entero.',
  ],
  restaurant: [
    'restaurantes?|estrellas? michelin|camarer[oa]s?|menú degustación|comida rápida|alta cocina',
    '«Que aproveche.» «Igualmente», le dije.|Me leí toda la carta. Croquetas.',
  ],
  buffet: [
    'bufés?|buffets?|bufet|canap[eé]s(?! abatibles?)|de tapas|ruta de (?:la )?tapas?|pinchos? de tortilla|pintxos?|catering|aperitivos?',
    'Solo iba a mirar. Tres veces.|El último queda ahí, el de la vergüenza. Ya no.',
  ],
  burger: [
    'hamburguesas?|kebabs?|perritos? calientes?|tacos al pastor|taquerías?|burritos?',
    'Mordí por delante. Salió todo por detrás.|«Sin cebolla», pedí. Llegó solo cebolla.',
  ],
  sushi: [
    'sushi|palillos chinos|ramen|wasabi|gyozas?',
    'Creía que lo verde era guacamole.|Con los palillos, yo pincho.',
  ],
  pancakes: [
    'tortitas?|crepes?|creps|gofres?|panqueques?|filloas?',
    'La primera sale mal. Yo solo hago primeras.|Le di la vuelta en el aire. Sigue en la lámpara.',
  ],
  spicyFood: [
    'comidas? picantes?|chiles (?:rellenos|jalapeños|verdes)|jalapeños?|guindillas?|salsas? picantes?|pimientos de padrón',
    '«Un poco picante», dije. No siento las orejas.|Luego me froté el ojo. Solo una vez.',
  ],
  tomatoes: [
    'tomates?|gazpacho|salmorejo|kétchup|ketchup',
    'Coseché uno. Lo partimos en cuatro.|Los míos siguen verdes. Es octubre.',
  ],
  onions: ['cebollas?', 'Yo no lloro. Yo cocino.|Corté media. Lloró hasta el vecino.'],
  garlic: ['ajos?|alioli|ajoblanco', '«Un diente.» Puse la cabeza.|En el metro tengo cuatro asientos para mí.'],
  asparagus: [
    'espárragos?|calçots?|calçotadas?',
    'Servilleta puesta. La mancha está en la espalda.|«Poca mayonesa», dije. Ya va medio bote.',
  ],
  berries: [
    'fresas?|arándanos|cerezas|frambuesas?|frutos rojos',
    'Una a la cesta, dos para mí.|Compré un kilo. A casa llegó la bolsa.',
  ],
  jam: [
    'mermeladas?|conservas? caseras?|encurtidos?|pepinillos?|fermentados?',
    'Salieron once tarros. Y un techo de cocina.|«Te dejo el tarro aflojado», dije. No era verdad.',
  ],
  fruit: [
    'frutas?|plátanos?|sandías?|mandarinas?|fruteros?',
    'La mía es de adorno. Le está saliendo pelo.|Doy golpecitos a las sandías. No sé para qué.',
  ],
  leftovers: [
    'sobras|fecha de caducidad|consumo preferente|desperdicio alimentario|táper(?:es)?',
    'Queda una cucharada. Guardo la olla entera.|Yo huelo primero. Luego que huela otro.',
  ],
  spices: [
    'especias?|hierbas aromáticas|albahaca|perejil|romero y tomillo|canela|cúrcuma|azafrán',
    'Mi nuez moscada venía con el piso.|La maceta del súper duró tres días. Récord.',
  ],
  oatMilk: [
    'leches? vegetal(?:es)?|bebidas? (?:de avena|vegetal(?:es)?|de soja|de almendras?)|leche de (?:avena|almendras?|soja)|sin lactosa',
    'Tengo tres para las visitas. Toman el café solo.|La espuma me salió perfecta. En la nariz.',
  ],
  water: [
    'agua (?:mineral|del grifo|embotellada|con gas)|beber agua|botellas? de agua|hidratación|hidratarse|litros de agua',
    'Bebo dos litros al día. Se llama café.|Mi botella marca las horas. Voy por las ocho.',
  ],
  picnic: [
    'pícnics?|picnics?|merenderos?',
    'Éramos cuarenta. Casi todos hormigas.|Llevé de todo. Menos mantel, cuchillo y pan.',
  ],
  thanksgiving: [
    'pavo (?:relleno|asado|de navidad)|cenas? de (?:navidad|nochebuena)|comida de navidad|cochinillo|pollo asado|acción de gracias',
    'Por dentro sigue congelado. Ya han llamado al timbre.|Me toca la mesa de los niños. Me sobran rodillas.',
  ],
};
