/** Things that die, are killed or lie dead in talk only: what machines, trades, fashions and offices are made of. */
const thing = `(?:e-?mails?|print|paper|newspapers?|magazines?|blogs?|blogging|cable|vinyl|cds?|dvds?|fax(?:es)?|landlines?|voicemail|desktops?|pcs?|laptops?|tablets?|smartphones?|phones?|batter(?:y|ies)|wi-?fi|web|internet|websites?|homepages?|seo|cookies?|passwords?|captchas?|spreadsheets?|powerpoint|slides?|meetings?|offices?|cubicles?|commutes?|lunch(?:es)?|retail|malls?|cash|cheques?|coins?|penn(?:y|ies)|ties?|jeans?|small talk|chivalry|romance|weekends?|punk|disco|rock|jazz|formats?|languages?|frameworks?|monoliths?|microservices|agile|scrum|javascript|jquery|php|perl|cobol|flash|apps?|features?|servers?|databases?|jobs?|threads?|process(?:es)?|containers?|pods?|sessions?|connections?|links?|tests?|bugs?|buttons?|headphone jacks?|ports?|keyboards?|engines?|motors?|diesel|cars?|lawns?|houseplants?|plants?|weeds?|germs?|bacteria|moss|moods?|vibes?|jokes?|memes?|trends?|joy|fun|creativity|productivity|motivation|momentum|deals?|bills?|proposals?|projects?|plans?|ideas?|rumou?rs?|myths?|dreams?|brands?|products?|services?|streams?)`;
/** Behind the thing nothing that makes it somebody: no "death of a phone maker's founder". */
const alone = String.raw`(?=\s*(?:$|[.,:;!?)"”’'»]|(?:in|is|are|as|and|or|by|at|for|from|was|were|has|have|will|when|with|on|to|that|which|before|after)(?!\p{L})))(?!['’]s(?!\p{L}))`;
const determiner = `(?:(?:the|a|an|all|your|our|my|its|their|that|this|every|any) )?`;
const adjective = String.raw`(?:(?!(?:in|at|by|on|near|inside|outside|during|after|with|for|from|and|as|while|of|his|her|him|them|two|three|four|five|several|many)\s)[a-z-]+ )?`;

/** Grave words in harmless company: set phrases, metaphors, names of works and firms, and what machines do. */
export const harmless = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    // Machines, trades and fashions.
    `kill(?:er|ing|ed|s)?(?: off)? ${determiner}${adjective}${thing}${alone}`,
    `(?:deaths?|killing) of ${determiner}${adjective}${thing}${alone}`,
    String.raw`(?<=^|[.,:;!?—–-]\s|(?:^|\s)(?:why|if|that|is|says?|think)\s)${determiner}${thing} (?:is|are|isn['’]t|aren['’]t|was|were) (?:not |now |finally |officially |almost |already |far from )?(?:dead|dying)`,
    String.raw`(?:is|are|isn['’]t) ${determiner}${thing} (?:really |finally |officially )?(?:dead|dying)(?= *\?)`,
    `(?:batter(?:y|ies)|phones?|laptops?|wi-?fi|engines?|routers?|printers?|hard (?:drives?|disks?)|servers?) (?:has |have |just |suddenly |finally |always |never |often )*(?:dies|died|dying|dead)`,
    `kill your darlings|to kill a mockingbird|kill bill|dressed to kill|kill(?:ing|ed|s)? two birds|kill(?:er|ing|ed|s)?[ -]?(?:switch|app|features?|process(?:es)?|command|it|time|the (?:process|server|job|container|tab|vibe|mood))`,
    String.raw`killer (?:whales?|bees?|instinct|robots?|deals?|prices?|heels|smile|sudoku|queen|combos?|apps?|features?|tomato(?:es)?)|(?:\p{L}+ killer|\p{L}+-killer)(?= (?:app|feature|switch))|(?:iphone|ipad|tesla|google|netflix|excel|powerpoint|chatgpt|twitter|weed|time|mood|buzz|vibe|joy|productivity|conversion|battery|passion|lady)[ -]?killers?`,
    // Set phrases.
    `dead[ -]?(?:lines?|locks?|code|ends?|weight|pixels?|letters?|simple|sea|zones?|batter(?:y|ies)|links?|tired|serious|air|reckoning|stock|heat|lifts?|pan|set|sprints?|space|cells|poets|keys?|silence|quiet|giveaway|ringers?)|(?:drop|grateful|walking|evil|red|un|brain|half|play(?:ing)?|beat(?:ing)? a)[ -]dead(?: horse| redemption| gorgeous)?|back from the dead|dead man['’]s switch`,
    `(?:photo|video|film|trouble|sharp|penalty|bull)[ -]?shooting|shooting (?:stars?|video|photos?|percentage|guard)|die[ -]hard|dies? down|died down|never dies|brute[ -]force|dying (?:to|for a|of (?:laughter|boredom|embarrassment|curiosity|cringe))|died (?:laughing|of (?:laughter|boredom|embarrassment|cringe))|death (?:by (?:powerpoint|meetings?|slides?|spreadsheets?|chocolate)|stranding|star|metal|valley|cab)|(?:sudden|slow|certain) death(?= (?:overtime|round|play-?off|mode))|bored to death|scared to death|fight to the death(?= (?:over|for|about))|matter of life and death|deadly (?:sins|serious|accurate|dull|boring|silence)`,
    `murder (?:myster(?:y|ies)|hornets?|ballads?|on the dancefloor|on the orient express)|only murders in the building|(?:bloody|blue) murder|(?:get|gets|getting|got) away with murder|(?:career|social|commercial|political) suicide|suicide (?:squad|doors?)|torture tests?|arrested development|identity crisis`,
    String.raw`(?:trade|price|bidding|culture|console|browser|format|turf|tug of|star|flame|edit|streaming|talent) ?-?wars?|war (?:rooms?|driving|chest)|war on (?:plastic|waste|spam|cash)|(?:world|cold|civil) war(?: (?:i+|one|two))?|(?:happy|lucky|by) accidents?|toy soldiers?|logic bombs?|(?:bath|zip|fork|seed|photo|love|truth|f|cherry|stink|e-?mail) ?-?bomb\w*|bomb cyclone|bombs?(?:ed)? at the box office`,
    `riot (?:games|grrrl)|riots? of (?:colou?rs?|flowers)|laugh riot|invasion of (?:privacy|the (?:drones?|robots?|bots|scooters?|body snatchers))|(?:alien|space|british|pitch) invasions?|rainbow six:? siege|siege (?:engines?|weapons?|towers?)`,
    String.raw`(?:bugs?|problems?|delays?|issues|errors?|outages?|glitches) (?:still |that |which )?plague|plague tale|epidemic of (?:meetings?|busyness|spam|buzzwords|clickbait|e-?mails?|bad \p{L}+)|(?:non-?)?fatal (?:errors?|exceptions?|flaws?|warnings?|signals?|attraction)|femmes? fatales?|heart attack burger|cancer (?:zodiac|horoscope)|tropic of cancer|non-?violence|overdose of (?:cuteness|nostalgia|cheese|sugar)`,
    `victims? of (?:its|their|his|her|our) own success|fashion victims?|insult to injury|(?:phone|smartphone|coffee|caffeine|sugar|chocolate|shopping|screen|internet|social media|gaming|tv|e-?mail|adrenaline) addict(?:s|ion)|mourning doves?|totes? bags?`,
    'traged(?:y|ies) of the commons|greek tragedy|tragically (?:hip|bad|uncool)|drown(?:ed|ing|s)? in (?:e-?mails?|work|paper\\w*|meetings?|data|tabs|debt|sauce|notifications?)|drown(?:ed|ing|s)? out|collapsed (?:sections?|menus?|rows?|columns?|view)|survivors? bias|starv(?:ed|ing) (?:threads?|for attention|of bandwidth)',
    // Other languages.
    String.raw`tote[rnsm]? (?:links?|winkel\p{L}*|meer\p{L}*|hose|taste\p{L}*|sprachen?|briefkasten|code)|kalte[rnm]? kriege?s?|krieg der sterne|krebszyklus`,
    String.raw`dode (?:hoek\p{L}*|links?|zee|talen)|koude oorlog`,
    `morte?s? de (?:rire|fatigue|peur|honte)|nature morte|points? morts?|angles? morts?|langues? mortes?|mer morte|guerre (?:froide|des (?:étoiles|prix|boutons))|(?:première|seconde|deuxième) guerre mondiale|assassin['’]s creed`,
    `muert[oa]s? de (?:risa|sueño|aburrimiento|vergüenza)|mar muerto|naturalezas? muertas?|puntos? muertos?|lenguas? muertas?|guerra (?:fría|comercial|de precios|de las galaxias)|(?:primera|segunda) guerra mundial`,
    `mort[oa]s? de (?:rir|cansaço|vergonha|sono)|natureza morta|pontos? mortos?|guerra (?:fria|comercial|de preços|nas estrelas)|(?:primeira|segunda) guerra mundial`,
    `mort[oaie] dal(?:le risate| ridere| sonno)|natur[ae] mort[ae]|punt[oi] mort[oi]|lingu[ae] mort[ae]|guerra (?:fredda|commerciale|dei prezzi)|guerre stellari|(?:prima|seconda) guerra mondiale`,
    String.raw`холодн\p{L}+ войн\p{L}+|звёздны\p{L}+ войн\p{L}+|звездны\p{L}+ войн\p{L}+|взрыв\p{L}* (?:мозга|смеха|вкуса|эмоций)|жертв\p{L}* моды`,
  ].join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
