import { cuts } from './en/cuts.ts';
import { drawings } from './en/drawings.ts';
import { figures } from './en/figures.ts';
import { forms } from './en/forms.ts';
import { genreFrames, genreSigns } from './en/genre-frames.ts';
import { icons } from './en/icons.ts';
import { notes } from './en/notes.ts';
import { notices } from './en/notices.ts';
import { people } from './en/people.ts';
import { premises } from './en/premises.ts';
import { prose } from './en/prose.ts';
import { replies } from './en/replies.ts';
import { rows } from './en/rows.ts';
import { signs } from './en/signs.ts';
import { socialFrames } from './en/social-frames.ts';
import { steering } from './en/steering.ts';
import { things } from './en/things.ts';
import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { ReadWords, SchemaLabels } from './words/read-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { AimWords, TitleWords } from './words/title-words.ts';

const titles: TitleWords = {
  series: String.raw`(?:\p{L}+ ){1,2}of the (?:day|week|month|year)|podcast|videos?|watch|photos?|pictures|in pictures|gallery|exclusive|breaking(?: news)?|\p{L}*news|update|live|opinion|comment|column|analysis|explainer|sponsored|press release|series|must[- ]read|throwback`,
  promises: String.raw`(?:everything|all|what) (?:you|we|i) (?:need|have|want|ought) to know|here(?:’s|'s| is| are) (?:how|why|what|where|everything|all)|find out|read (?:more|on)|(?:a|the|our|your) (?:complete|ultimate|full|definitive|quick|short|beginner(?:’s|'s|s)?) (?:guide|overview)|complete guide|ultimate guide|step[- ]by[- ]step(?: guide)?|tips (?:and|&) tricks|explained|buy (?:online|now)|order online|and more|free download|what to know|this is (?:how|why|what)`,
  sites: 'official (?:web ?site|home ?page|site|page|shop|store)|home ?page (?:of|for)|web ?site of|welcome',
};

const schemaLabels: SchemaLabels = {
  ingredients: 'Ingredients',
  steps: 'Steps',
  time: 'Time',
  servings: 'Makes',
  price: 'Price',
  rating: 'Rating',
};

const read = {
  dates: {
    stoppedHalves: String.raw`[ap]\.m`,
    halves: String.raw`[ap]\.?m\.?`,
    monthOf: 'of',
    ordinals: 'st|nd|rd|th',
  },
  wall: {
    error: 'error',
    title:
      'page not found|(?:page )?not found|access denied|forbidden|attention required|just a moment|one moment,? please|checking your browser|verify (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|robot check|security check|log ?in|sign ?in|sign ?up|register|coming soon|under construction|(?:currently )?unavailable(?: due to legal reasons)?|service unavailable|maintenance|oops.{0,40}|unsupported browser|subscription required|we value your privacy|before you continue(?: to .{1,30})?',
    says: String.raw`(?:page|article|post|content|file) (?:you(?: are|['’]re|['’]ve)? .{0,40})?(?:could not be|couldn['’]t be|can['’]?t be|cannot be|was not|isn['’]t|is not|is no longer|not) (?:found|available)|(?:couldn|can|could no)['’]?t find (?:the|that|this) page|(?:may|might) have been (?:moved|deleted|removed)|(?:go|return|take me|back) (?:back )?to (?:the |our )?home ?page|(?:log|sign) ?in to (?:continue|read|view|access|see|your)|(?:please|must|need to) (?:log|sign) ?in|already (?:a subscriber|have an account|registered|a member)|don['’]t have an account|forgot(?:ten)? (?:your )?password|create (?:an|a free|your) account|subscribe to (?:continue|read|keep reading)|to continue reading|get unlimited access|(?:we|we and our (?:\S+ )?partners|our partners|this (?:web)?site) (?:use|uses|store and access|store and\/or access) .{0,40}(?:cookies|information on)|accept (?:all )?cookies|(?:click|consent) to (?:consent|our processing)|with your (?:permission|consent)|manage (?:your )?(?:preferences|cookies|consent)|process(?:ing)? (?:of )?(?:your )?personal data|(?:enable|turn on) (?:javascript|cookies)|javascript is (?:disabled|required)|checking your browser|(?:you are|you['’]re) (?:a )?(?:human|not a robot)|completing the captcha|complete (?:a|the) (?:captcha|security check)|unusual traffic|ray id|access (?:cannot|can['’]?t) be granted|not available in your (?:country|region)|don['’]t have permission|check back (?:later|soon)|under construction|this process is automatic|temporarily unavailable`,
  },
  byline: {
    nobody: 'admin|administrator|root|webmaster|editor|user|author|guest|staff|unknown',
    articleBehind: String.raw`(?:of\s)?the`,
    article: 'the',
    unfinished: 'the|to|of',
    filed: String.raw`(?:in\s.+\s)?on`,
    links: 'bio|website|profile|follow|e-?mail|rss',
    offices: String.raw`(?:(?:Senior|Staff|Contributing|Chief|Associate|Deputy|Managing|Political|Science|Business)\s*)*(?:Writer|Reporter|Editor|Correspondent|Columnist|Contributor|Journalist)s?`,
    jobs: 'editor|reporter|writer|correspondent|columnist|contributor|journalist|staff|news',
    endsAt: 'edited|updated|published|posted|photos?|photographs?',
    withinNames: 'and|al|bin',
    label: 'author|text',
    by: 'by',
    kinds: String.raw`(?:more\s+)?(?:stories|articles|posts)|analysis|opinion|written|posted|story|words|text|review(?:ed)?|published|submitted|article|reporting|(?:an\s)?interview`,
  },
  noise: {
    noteMarks: String.raw`note \d{1,3}|citation needed`,
    please: 'please',
    staff: String.raw`(?:additional )?(?:reporting|writing|editing|contributions?) by\b|this (?:article|story|post) (?:was|originally|first)\b|(?:\S{1,30} ){1,12}contributed (?:reporting )?to this (?:report|article|story)\b|page editor\b|have a tip\b|reach the reporters?\b|about the author`,
    bracketed: 'image|photo|credit',
    creditMark: 's?(?: (?:credit|by|courtesy)s?)?',
    notice: String.raw`if you (?:enjoyed|liked) this|enjoy(?:ed)? this (?:article|post|story)|(?:we|\S+(?: \S+)?) may (?:earn|receive) (?:an? )?(?:\S+ )?commission|this (?:document|article|material|content) (?:is subject to copyright|may not be|is protected)|citation:|the views (?:and opinions )?expressed|follow @\w|support (?:our|independent) journalism|want more \S+\?|need more \S+\?|this (?:post|article|page|story|guide) (?:may )?contains? (?:\p{L}+ )?(?:affiliate|sponsored)|this (?:entry|post) was (?:posted|published|written|filed|tagged) (?:in|on|by|under)|posted (?:in|by) .{1,60} (?:and tagged|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|for the latest (?:stories|news|updates)|(?:we|this (?:web)?site|our (?:web)?site) uses? cookies|if you are already a (?:member|subscriber|customer)|this (?:article|post) has \d+ comments?`,
    more: 'read (?:the )?(?:rest|more|full (?:story|article|post))|continue reading|full story|keep reading',
    inBrackets: 'read|more|continue|see also|link|full story|click|edit',
    creditInBrackets: 'source',
    creditLine: String.raw`copyright\b|photographs? by\b`,
    credit: 'photo|image|picture|video|credit',
    comments:
      '(?:join|start) the (?:conversation|discussion)|(?:reader |user )?comments?|leave a (?:reply|comment)|add a comment|post a comment',
    author: 'about the (?:authors?|writer)|author bio',
    others: String.raw`related(?: (?:articles?|stories|posts?|news|content|topics|links|coverage|reading))?|more (?:on|from|about|great|in|like) .{1,60}|more (?:stories|news|articles|posts|coverage|like this)|you (?:may|might) also (?:like|enjoy|be interested in)|most (?:read|popular|viewed|shared|recent)|(?:popular|trending|top|recent|latest|featured) (?:posts?|articles?|stories|news|now|topics)|trending|recommended(?: (?:for you|reading|stories|articles|videos?))?|(?:what to )?read (?:next|more|also)|up next|from (?:around )?the web|sponsored(?: (?:content|links|stories))?|don[’']t miss|editor[’']?s[’']? picks?|see also|also read|breaking news|share this(?: (?:article|story|post|page))?|make \S+ my home ?page`,
    label:
      '(?:the )?(?:article|story|post) continues (?:below|after).{0,60}|continues? (?:below|after advertisement|reading)|scroll (?:down )?(?:to|for) (?:continue|more).{0,30}|(?:advertisement|advertising|sponsored|promoted|ad)(?: (?:content|feature))?|read more|show more|load more|caption|close|share|print|email|copy link|hide caption|toggle caption|enlarge(?: this image)?|loading|play video|watch (?:now|video)',
    sponsored: 'sponsored|promoted|advertorial|paid (?:post|content|partnership)|partner content',
    call: String.raw`sign ?up|subscribe (?:to|now|here)|get a subscription|follow (?:us|me|him|her|them|@?\S+) on|like us on|share this|download (?:the|our) app|click here|get the latest|join (?:our|us)\b`,
  },
  schema: schemaLabels,
  page: {
    related:
      "related|read (?:more|also|next)|see (?:also|more)|more (?:on|from|about)|also (?:read|on|see)|don['’]t miss|recommended|watch|must read|continue reading|click here",
  },
  hyphens: {
    starts: 'self|non|well|half|quasi|first',
    ends: 'based|free|proof|friendly|term|driven|year|week|month|hour|minute|scale|quality|income|made|being|risk|specific|owned|sized|century',
    suspends: 'to|nor|but',
  },
  pdf: {
    unsigned: String.raw`admin\w*|user|owner|unknown|anonymous|author|default`,
    untitled: String.raw`untitled|document\s?\d*|doc\d*|layout \d|title|slide \d+|page \d+|print|scan\w*|cover`,
    goesOn: 'the|of|and|to|a|in|for|with|by',
    pageOf: 'of',
    page: String.raw`page|p\.`,
    substantial:
      'abstract|summary|executive|conclusions?|results?|(?:key )?findings|recommendations?|introduction|overview|highlights|takeaways|in brief|discussion',
    secondary: String.raw`preface|foreword|about (?:us|the authors?)|authors?|contact|q\s?&\s?a|appendix|annex(?:es)?|glossary`,
    leftOut:
      '(?:table of )?contents|references(?: and notes)?|bibliography|works cited|literature cited|(?:end|foot)?notes|index|acknowledge?ments?|copyright|license|colophon|imprint|cover|title page|list of (?:figures|tables)',
    abstract: 'abstract|summary|executive summary',
    aboutFile:
      'key ?words?|index terms|doi|issn|isbn|jel|permanent url|url|cite as|suggested citation|citation|reference|correspondence|received|accepted|published',
    figure: String.raw`fig(?:ure|ura|\.)?|chart|graph|exhibit`,
    table: String.raw`table|tab\.?`,
  },
  pptx: {
    countOf: 'of',
    continuedBare: String.raw`cont\.|cont[’']d|continued|ctd\.?`,
    continued: 'cont|ctd',
    unsigned: 'unknown|none',
    users: 'user|admin(?:istrator)?|owner|author|guest|student',
    untitled: 'title|untitled.*|template|no slide title',
    slide: 'slide',
    series: 'series|data series',
    presentation: 'presentation',
  },
  files: {
    names:
      'images?|vid|photos?|pictures?|pics?|screen ?shots?|captures?|untitled|unnamed|downloads?|files?|scans?|received|clipboard|pasted|source ?image|index|default|thumb(?:nail)?|avatar|logo|banner|header|hero|cover|original',
    fillers: 'am|pm|at|of|images?|copy|edit(?:ed)?|final|small|large',
  },
  pictures: {
    guessed: 'automatically generated|ai-generated content',
    named: 'image|photo|picture|video',
    creditNames: 'credit|source|courtesy',
    credits: 'credits?',
  },
  social: {
    chapters: 'chapters|timestamps?',
    controls:
      'translate(?: post| with .*)?|see translation|show (?:more|original|this thread)|like|reply|share|follow(?:ing)?|repost|edited|promoted|sponsored|ad',
    more: '(?:(?:see|show|read) )?more',
    counts: 'views?|likes?|comments?|reposts?',
    promotions: String.raw`subscribe\b|(?:follow|support|join) (?:me|us|my|our|the (?:channel|newsletter|discord))\b|(?:music|camera|gear|instagram|twitter|tiktok|patreon|discord|business|contact|sponsors?|e-?mail)\s?[:：]|use (?:the )?code\b`,
    pictureLabels: 'no alternative text|image preview|view image|activate to view|diagram|photo|image',
    profilePicture: 'profile picture',
    textInPicture: 'text that says',
    sharedBy: String.raw`(?:Photo|Video|Reel|Image)(?: shared)? by .{1,200} on .{1,40}\d{4}`,
    mayBe: 'May be an? ',
    gone: 'deleted|removed',
  },
} satisfies ReadWords;

const situations: SituationWords = {
  upshots:
    'it turned out|it turns out|turns out|instead|in the end|in reality|in practice|what we got|we ended up|i ended up|it ended up|they ended up',
  foregone: "no wonder|of course|naturally|needless to say|predictably|sure enough|unsurprisingly|to nobody's surprise",
  stages: 'first|at first|then|later|next|now|finally|eventually|and then',
  masks:
    '{b} disguised as {a}|{b} dressed up as {a}|{b} renamed {a}|{b} rebranded as {a}|{a} turns out to be {b}|{a} turned out to be {b}|{a} is really {b}|{a} was really {b}|{a} is basically {b}|{a} is secretly {b}|{a} was secretly {b}',
  reversals: 'instead|not even|neither|except|on the contrary|turns out|only to|in reality|of all things',
  titleTurns: 'but|yet|until|unless|except|so far|only not|not yet|never mind|just not|or not|because|instead',
};

const quips: QuipWords = {
  tags: 'well|at least|not yet|not quite|almost|nearly|always|never|nowhere|nobody|no one|nothing|twice|again|allegedly|apparently|unfortunately|sadly|sort of|kind of|eventually|probably|mostly|sorry|oops|ouch|nope|in theory|so far|not even|not really',
  platitudes:
    "recommend*|i hope|i want to|i would like|i'd like|i love|thrilled|excited|exciting|proud|commit*|delighted|pleased|honored|honoured|grateful|thank*|important*|together|partner*|opportunit*|future|success*|solution*|customers|communit*|ensur*|continu*|look forward|looking forward|dedicated|mission|vision|values|innovat*|support*|working hard|responsib*|the right thing|focus*|serv*|contribut*|strateg*|significant*|essential|crucial|vital",
  assents: 'yes|of course|sure|certainly|absolutely|definitely|no problem',
  laughs: 'laugh*|joke*|joking*|quip*|with a smile|smiles|grin*|chuckl*|wryly|deadpan*',
  contrasts:
    'but|yet|though|although|instead|however|not even|neither|nor|despite|except|unless|anyway|still|on the contrary|turns out|only to|no matter|in reality|in theory|just|supposedly|rather than|until',
  comparisons: 'than|too * to|so * that|as * as|so much so',
};

const aims: AimWords = {
  asides:
    'in inside on onto at from of by with without near under over into upon after before during amid against via through between among despite like than as',
  fresh:
    'new|unveils?|announc\\p{L}*|launch\\p{L}*|introduc\\p{L}*|presents?|debuts?|releas\\p{L}*|worth|wait(?:ing)?|review|tested|best|better|vs|upgrade|upcoming|leak\\p{L}*',
  fails:
    'bugs?|crash\\p{L}*|fails?|failing|failed|fix(?:es|ed|ing)?|broken|outages?|errors?|slow|problems?|issues?|down',
};

const thing = `(?:e-?mails?|print|paper|newspapers?|magazines?|blogs?|blogging|cable|vinyl|cds?|dvds?|fax(?:es)?(?: machines?)?|landlines?|voicemail|desktops?|pcs?|laptops?|tablets?|smartphones?|phones?|batter(?:y|ies)|wi-?fi|web|internet|websites?|homepages?|seo|cookies?|passwords?|captchas?|spreadsheets?|powerpoint|slides?|meetings?|offices?|cubicles?|commutes?|lunch(?:es)?|retail|malls?|cash|cheques?|coins?|penn(?:y|ies)|ties?|jeans?|small talk|chivalry|romance|weekends?|punk|disco|rock|jazz|formats?|languages?|frameworks?|monoliths?|microservices|agile|scrum|javascript|jquery|php|perl|cobol|flash|apps?|features?|servers?|databases?|jobs?|threads?|process(?:es)?|containers?|pods?|sessions?|connections?|links?|tests?|bugs?|buttons?|headphone jacks?|ports?|keyboards?|engines?|motors?|diesel|cars?|lawns?|houseplants?|plants?|weeds?|germs?|bacteria|moss|moods?|vibes?|jokes?|memes?|trends?|joy|fun|creativity|productivity|motivation|momentum|deals?|bills?|proposals?|projects?|plans?|ideas?|rumou?rs?|myths?|dreams?|brands?|products?|services?|streams?)`;
/** Behind the thing nothing that makes it a person: no "death of a phone maker's founder". */
const alone = String.raw`(?=\s*(?:$|[.,:;!?)"”’'»]|(?:in|is|are|as|and|or|by|at|for|from|was|were|has|have|will|when|with|on|to|that|which|before|after)(?!\p{L})))(?!'s(?!\p{L}))`;
const determiner = `(?:(?:the|a|an|all|your|our|my|its|their|that|this|every|any) )?`;
const adjective = String.raw`(?:(?!(?:in|at|by|on|near|inside|outside|during|after|with|for|from|and|as|while|of|his|her|him|them|two|three|four|five|several|many)\s)[a-z-]+ )?`;

const englishLight = [
  // A child asks one who lives.
  String.raw`(?:when|why|how) did you die\?[^?]{0,40}(?:i'm (?:still )?alive|i'm not dead|i am (?:still )?alive)`,
  // Sport, and the unharmed.
  String.raw`(?:was|were|been) (?:\p{L}+ )?beaten (?:(?:in|on|to) (?:the |a |straight )?(?:\p{L}+[- ])?(?:final|finals|semi-?finals?|quarter-?finals?|round|league|cup|sets|derby|play-?offs?|opener|penalties|title|punch)|by (?:\d|\p{L}+ (?:points?|goals?|runs?|wickets?|lengths?|seconds)))|(?:take|takes|took|taking) a beating|the beating (?:heart|drums?|of (?:drums?|wings))`,
  // Kitchens, gardens, cameras and programs.
  String.raw`(?:hard|soft|un)[- ]?shelled|shelled (?:\p{L}+ )?(?:pistachios?|peas|nuts|walnuts?|almonds?|peanuts?|edamame|beans|shrimps?|prawns?|mussels|eggs?|pecans?|hazelnuts?|seeds)|shell(?:ed|ing) (?:out|peas|beans|nuts)|transplant (?:(?:the|your|them|young|healthy) )?(?:\p{L}+ )?(?:seedlings?|plants?|cuttings?|tomatoes|outdoors|outside|shrubs?|trees?|bulbs?|roses?)`,
  String.raw`(?<!(?:in|from|of|on) (?:the |a |this |his |her )?)(?:films?|movies?|videos?|photos?|pictures?|scenes?|series|clips?|footage|episodes?|documentar(?:y|ies)|portraits?|commercials?) (?:(?:has|have|had) )?(?:was|were|been|is|are|being) (?:\p{L}+ )?shot|(?:first|third)-person shooters?|(?:hero|tactical|looter|arena|space|arcade|online|multiplayer|extraction|top-down) shooters?|shooter games?`,
  String.raw`executions? (?:of (?:the |a |an |this |its |your |our )?(?:\p{L}+ )?(?:plans?|strateg(?:y|ies)|code|projects?|programs?|scripts?|tasks?|orders?|contract|ideas?|commands?|work|plays?|vision|tests?|quer(?:y|ies)|design)|times?|orders?|plan|speed|engine|environment|context|quality|flow|model|risk)|(?:code|trade|order|program|script|query|command|test|task|parallel|flawless|perfect|poor|sloppy|clinical|project|strategy|workflow|lazy) executions?|executed by (?:the |a |your )?(?:processor|cpu|server|browser|shell|kernel|script|team|interpreter|engine|system|runtime|program|machine|compiler|client|agent|user)`,
  String.raw`(?:brush|back|breast|side|swim(?:ming)?|butterfly|golf|tennis|pen|paint|key|paddle|rowing|long|short|broad|bold)[- ]?strokes?|(?:two|four)-strokes?|strokes? (?:of (?:luck|genius|paint|colou?r|midnight|the (?:pen|brush|oar))|per|behind|ahead|rate|play|engines?|technique)|(?:hearing|visual|teaching|learning|mobility|sleep|listening|walking|memory|navigation|legal|training|study|decision|first)[- ]aids?|aids? (?:in (?:the )?\p{L}+ing|digestion|recovery|sleep|weight|your|the (?:body|growth|process|digestion|healing|flow|reader|user)|understanding|navigation)`,
  String.raw`remains of (?:the (?:day|week|year|season|meal|dinner|feast|party|old|wall|castle|city|fort|temple|villa|building|church|bridge)|an? (?:\p{L}+ )?(?:villa|castle|fort|temple|wall|settlement|church|building|village|city|ship|road))|casualty (?:department|ward|insurance|insurers?)|wounded (?:pride|ego|vanity|feelings)|starving artists?|hurricane (?:lamps?|lanterns?|glass)`,
  `not (?:yet )?dead(?! bod)|injury (?:list|time|news|crisis|updates?)|injury-hit|beating (?:around|about) the bush`,
  String.raw`death knells?|killer (?:features?|apps?|deals?|whales?|heels|looks?|use cases?)`,
  // Ends in economics, politics and prose hurt nobody.
  String.raw`death spirals?|dead (?:fish|skin(?: cells?)?|cells?|ends?|heat|zones?|weight|lifts?)|(?:the )?(?:collapse|death|fall) of (?:the )?(?:\w*(?:ism|isms|cracy)|(?:housing |stock |crypto )?markets?|currenc(?:y|ies)|coalitions?|prices?|trust)|tortured (?:logic|metaphors?|prose|sentences?|syntax|explanations?|defen[cs]es?|i(?:'ve| have) (?:ever )?(?:seen|heard|read))`,
  // Machines, trades and fashions.
  `kill(?:er|ing|ed|s)?(?: off)? ${determiner}${adjective}${thing}${alone}`,
  `(?:deaths?|killing) of ${determiner}${adjective}${thing}${alone}`,
  String.raw`(?<=^|[.,:;!?—–-]\s|(?:^|\s)(?:why|if|that|is|says?|think)\s)${determiner}${thing} (?:is|are|isn't|aren't|was|were) (?:not |now |finally |officially |almost |already |far from )?(?:dead|dying)`,
  String.raw`(?:is|are|isn't) ${determiner}${thing} (?:really |finally |officially )?(?:dead|dying)(?= *\?)`,
  `(?:batter(?:y|ies)|phones?|laptops?|wi-?fi|engines?|routers?|printers?|hard (?:drives?|disks?)|servers?) (?:has |have |just |suddenly |finally |always |never |often )*(?:dies|died|dying|dead)`,
  // Houseplants; "at the plant" people work.
  String.raw`(?<!(?:at|in|of|near|from|outside) )(?:(?:my|our|the office) plants?|house ?plants?|cact(?:us|i)|succulents?|orchids?|basil(?: plant)?|sourdough(?: starter)?|tamagotchis?)(?:(?: (?:that|i|we|mum|gave|me|bought|had|has|have|is|are|was|were|just|finally|already|slowly|all)){0,4}| [^.!?]{0,40}[.!?] (?:it|they|both|(?:\p{L}+ ){1,2}of them)(?: (?:has|have|is|are|just|finally|already|all))?) (?:died|dies|die|dead|dying)`,
  String.raw`kill(?:ed|ing|s)? (?:(?:my|a|another|every|all my|even|the office|two|three|the only) )(?:\p{L}+ )?(?:house ?plants?|plants?|cact(?:us|i)|succulents?|orchids?|basil)`,
  `kill your darlings|to kill a mockingbird|kill bill|dressed to kill|kill(?:ing|ed|s)? two birds|kill(?:er|ing|ed|s)?[ -]?(?:switch|app|features?|process(?:es)?|command|it|time|the (?:process|server|job|container|tab|vibe|mood))`,
  String.raw`killer (?:whales?|bees?|instinct|robots?|deals?|prices?|heels|smile|sudoku|queen|combos?|apps?|features?|tomato(?:es)?)|(?:\p{L}+ killer|\p{L}+-killer)(?= (?:app|feature|switch))|(?:iphone|ipad|tesla|google|netflix|excel|powerpoint|chatgpt|twitter|weed|time|mood|buzz|vibe|joy|productivity|conversion|battery|passion|lady)[ -]?killers?`,
  // Set phrases.
  `(?:not|never|far from) (?:yet )?dead|dead[ -]?(?:lines?|locks?|code|ends?|weight|pixels?|letters?|simple|sea|zones?|batter(?:y|ies)|links?|tired|serious|air|reckoning|stock|heat|lifts?|pan|set|sprints?|space|cells|poets|keys?|silence|quiet|giveaway|ringers?)|(?:drop|grateful|walking|evil|red|un|brain|half|play(?:ing)?|beat(?:ing)? a)[ -]dead(?: horse| redemption| gorgeous)?|back from the dead|dead man's switch`,
  `(?:photo|video|film|trouble|sharp|penalty|bull)[ -]?shooting|shooting (?:stars?|video|photos?|percentage|guard)|die[ -]hard|dies? down|died down|never dies|brute[ -]force|dying (?:to|for a|of (?:laughter|boredom|embarrassment|curiosity|cringe))|died (?:laughing|of (?:laughter|boredom|embarrassment|cringe))|death (?:by (?:powerpoint|meetings?|slides?|spreadsheets?|chocolate)|stranding|star|metal|valley|cab)|(?:sudden|slow|certain) death(?= (?:overtime|round|play-?off|mode))|bored to death|scared to death|fight to the death(?= (?:over|for|about))|matter of life and death|deadly (?:sins|serious|accurate|dull|boring|silence)`,
  `murder (?:myster(?:y|ies)|hornets?|ballads?|on the dancefloor|on the orient express)|only murders in the building|(?:bloody|blue) murder|(?:get|gets|getting|got) away with murder|(?:career|social|commercial|political) suicide|suicide (?:squad|doors?)|torture tests?|arrested development|identity crisis`,
  String.raw`(?:trade|price|bidding|culture|console|browser|format|turf|tug of|star|flame|edit|streaming|talent) ?-?wars?|war (?:rooms?|driving|chest)|war on (?:plastic|waste|spam|cash)|(?:world|cold|civil) war(?: (?:i+|one|two))?|(?:happy|lucky|by) accidents?|toy soldiers?|logic bombs?|(?:bath|zip|fork|seed|photo|love|truth|f|cherry|stink|e-?mail) ?-?bomb\w*|bomb cyclone|bombs?(?:ed)? at the box office`,
  `riot (?:games|grrrl)|riots? of (?:colou?rs?|flowers)|laugh riot|invasion of (?:privacy|the (?:drones?|robots?|bots|scooters?|body snatchers))|(?:alien|space|british|pitch) invasions?|rainbow six:? siege|siege (?:engines?|weapons?|towers?)`,
  String.raw`(?:bugs?|problems?|delays?|issues|errors?|outages?|glitches) (?:still |that |which )?plague|plague tale|epidemic of (?:meetings?|busyness|spam|buzzwords|clickbait|e-?mails?|bad \p{L}+)|(?:non-?)?fatal (?:errors?|exceptions?|flaws?|warnings?|signals?|attraction)|femmes? fatales?|heart attack burger|cancer (?:zodiac|horoscope)|tropic of cancer|non-?violence|overdose of (?:cuteness|nostalgia|cheese|sugar)`,
  `victims? of (?:its|their|his|her|our) own success|fashion victims?|insult to injury|(?:phone|smartphone|coffee|caffeine|sugar|chocolate|shopping|screen|internet|social media|gaming|tv|e-?mail|adrenaline) addict(?:s|ion)|mourning doves?|totes? bags?`,
  'traged(?:y|ies) of the commons|greek tragedy|tragically (?:hip|bad|uncool)|drown(?:ed|ing|s)? in (?:e-?mails?|work|paper\\w*|meetings?|data|tabs|debt|sauce|notifications?)|drown(?:ed|ing|s)? out|collapsed (?:sections?|menus?|rows?|columns?|view)|survivors? bias|shots? of (?:espresso|vodka|tequila|whiske?y|rum|ginger)|explod(?:ed|es|ing)? (?:with|in|into) (?:joy|laughter|applause|colou?rs?|flavou?rs?)|(?:slides?|spreadsheets?|meetings?|calls?) (?:is|are|was|were) killing (?:me|us)|drown(?:ed|ing|s)? (?:his|her|my|our|their|your|the|it|them)(?: \\p{L}+)? in (?:syrup|sauce|butter|gravy|ketchup|cheese|chocolate|cream|milk)|starv(?:ed|ing) (?:threads?|for attention|of bandwidth)',
  // Killing and dying as figures of speech.
  String.raw`(?:deadlines?|meetings?|heat|cold|homework|commutes?|mondays?|exams?|workouts?|stairs|traffic|bills?|wait(?:ing)?|suspense|silence|boredom|jet lag|hangover|puns?|jokes?|e-?mails?|this|that|it|you|parents|mum|mom|mother|dad|father|boss|teacher|wife|husband|roommate|cat|dog)(?: \w+)? (?:(?:is|are|was|were|has|have|nearly|almost|literally|really|absolutely|totally|just|will|would|would've|gonna|going to) )*(?:kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|slay(?:s|ed|ing)?) (?:me|us|my (?:vibe|mood|productivity|back|feet|knees|wallet|eyes|diet|motivation|soul|phone|battery|evening|weekend|buzz|budget|bandwidth))(?! in )`,
  '(?<!(?:he|she|they|man|husband|wife|boyfriend|girlfriend|father|mother|partner|ex|attack|driver|crash|bullet|gunman|disease|cancer|stroke) )(?:nearly|almost|practically|literally) (?:killed|murdered) (?:me|us)',
  String.raw`(?:would |could |i'd |to )(?:kill|murder|die|commit murder) for (?:a|an|some|this|that|these|those|the)(?! (?:country|cause|king|party|leader))|(?:could|would) murder (?:a|an|some)|to die for|die (?:inside|of (?:laughter|laughing|boredom|embarrassment|cringe|cuteness|shame))|dying (?:inside|laughing|from laughter|of thirst|to \w+)|(?:i'm|i am|im|we're|we are|literally|absolutely) (?:literally |so |already |just )?(?:dead|dying|deceased)(?=$|[.!,😂🤣💀])|dead (?:inside|tired|easy|cheap|good|last|wrong|wood|leg)`,
  String.raw`(?:absolutely |totally |really )?(?:kill(?:ed|s|ing)?|murder(?:ed|s|ing)?|slay(?:ed|s|ing)?|slaughter(?:ed)?|crush(?:ed)?|destroy(?:ed)?) (?:it|(?:that|this|the|her|his|my|our|their|an?) (?:\w+ )?(?:gig|set|open mic|mic|stage|interview|presentation|pitch|performance|audition|exam|test|quiz|song|solo|dance(?: ?floor)?|look|outfit|audience|crowd|game|competition|opposition|karaoke|speech|workout|market|buzz|vibe|appetite|momentum|sale|conversion|clutter|cravings?|plot))`,
  String.raw`killer[ -](?:workouts?|abs|legs?|outfits?|looks?|headlines?|recipes?|riffs?|hooks?|solos?|views?|sound\w*|soundtrack|tracks?|songs?|lines?|content|blow|burgers?|cocktails?|chili|salsa|bargains?|offers?|resum[eé]s?|pitch(?:es)?|slides?|decks?|presentations?|ideas?|designs?|logos?|ads?|shots?|serve|forehand|punchlines?|jokes?|costumes?|clowns? costume)`,
  String.raw`zombies?(?: \w+){0,2}|vampires?|(?:crime|murder|detective|thriller|horror|mystery|gangster|war|zombie|disaster) (?:novels?|fiction|books?|stor(?:y|ies)|films?|movies?|games?|series|shows?|podcasts?|dramas?|writers?|authors?|comics?|thrillers?|boardgames?)|true[- ]crime(?: \w+)?|whodunn?its?|hunger games|squid game|call of duty|world of warcraft|god of war|gears of war|clash of clans|attack on titan|infinity war|art of war|war and peace|war of the worlds|war horse|tug[- ]of[- ]war|cod wars?|pillow fights?|snowball (?:fights?|wars?)|prank wars?|meme wars?|(?:burger|chicken|sandwich|pizza|cola|coffee|chip|tab|vim|editor) wars?|dead by daylight|left 4 dead|walking dead|evil dead|shaun of the dead|day of the dead|death note|death cab|death (?:rolls?|stare|glare|grip)|exploding kittens|bomb (?:recipes?|cyclone|playlist|brownies|lipstick|outfit|shelter cocktail)|(?:chocolate|cocoa|hot chocolate|calorie|glitter|paint|photo|flavou?r|truth|knowledge) ?bomb(?:s|ed|ing)?|bombed (?:the|my|his|her|that|an?) (?:\w+ )?(?:test|exam|interview|audition|joke|set|gig|quiz|pitch)|(?:it|film|movie|joke|sequel|show) (?:totally |really |completely )?bombed`,
  String.raw`shoot(?:s|ing)? (?:your|a|the|my|our|great|better|some|product|portrait|landscape|raw|in raw|hoops|pool|me an? (?:e-?mail|message|text))(?: \w+)? ?(?:photos?|pictures?|portraits?|videos?|films?|shots?|hoops|pool|breeze|basket\w*|landscapes?|weddings?|raw|e-?mail|message|text)?|(?:penalty|three-point|free-throw|hot|cold|sharp|wedding|night|street|portrait) shoot(?:ing|ers?|out)|shots? (?:at|on) (?:goal|target)|shot (?:at (?:the|a|goal|becoming|making|winning|a title)|in (?:the dark|black|colou?r|4k|one take|a single take|the arm|hd)|by (?:the photographer|a drone|drone)|on (?:film|iphone|location))|long shot|shot while (?:travel\w+|on holiday)`,
  "(?<!of (?:the |a |an )?)(?:phone|battery|laptop|tablet|screen|printer|router|watch|car battery|airpods?|headphones?|plants?|houseplants?|succulents?|sourdough(?: starter)?|basil|cactus|tamagotchi|fern|internet|wi-?fi|chat|conversation|party|joke|meme|trend|dream|hype|bugs?|thread|app|website|site|server|process|vibe|hope|romance|chivalry|style|fashion)(?:'s)? (?:just |has |have |had |is |was |are |were |finally |suddenly |already |always |officially |completely |totally |about to |never |slowly |gonna |will )*(?:die[sd]?|dying|dead|killed(?! by| in))",
  String.raw`(?:missing|lost|dead) (?:socks?|sock|remote|keys?|semicolons?|charger|lid|pens?|puzzle pieces?|files?|links?|features?|cats? found|luggage|letters?|commas?|brackets?|pixels?|parcels?)|(?:rage|ragequit|rage-quit)|burn(?:ed|t|ing)? (?:through|out|calories|fat|toast|the (?:toast|cake|dinner|midnight oil)|dinner|rubber|cds?)|blood(?:y)? (?:orange|moon|mary)|heart attack on a plate|drama queens?|road ?kill cafe|graveyard (?:shift|of (?:tabs|projects|ideas|unread))|funeral for (?:my|our|a|the) (?:diet|phone|weekend|sourdough|houseplant)|rip (?:my|to my) (?:diet|wallet|weekend|phone|battery|bank account|inbox|productivity)|obituary for (?:the|my|a) (?:fax\w*|e-?mail|phone|landline|lunch break|weekend)|autopsy of (?:a|the) (?:failed )?(?:launch|sprint|release|project|startup|campaign|meeting)|post-?mortems?|hostage (?:to|by) (?:meetings?|my cat|notifications?|the printer)|held hostage by (?:meetings?|my|our|a cat|notifications?|the printer)|tortured by (?:meetings?|spreadsheets?|powerpoint|choices)|survivors? of (?:mondays?|meetings?|black friday)|victims? of (?:fashion|autocorrect|mondays?|monday|procrastination|my own)|casualt(?:y|ies) of (?:the diet|spring cleaning|autocorrect)|trapped in (?:a |an |another )?(?:meetings?|elevator small talk|group chats?|video calls?|spreadsheets?)|avalanche of (?:\w+ )?(?:e-?mails?|tabs|messages|memes|notifications?|paperwork|orders|toys)|tsunami of (?:\w+ )?(?:e-?mails?|content|memes|tabs|notifications?|orders|messages)|earthquake in the (?:group chat|fandom|market)|epidemic of \w+|explosion of (?:flavou?rs?|colou?rs?|\w+ apps?|\w+ content|interest|creativity)|refugees? (?:of|from) (?:the )?(?:open(?:-plan)? office|twitter|small talk|black friday|meetings?)|violently (?:agree|ill-timed|cute)|fire drills?|fire sales?|plot twists?|killed off (?:a|the|my|his|her) (?:favou?rite )?characters?|funeral potatoes|die-?cast|dice|graveyard smash|drop dead (?:gorgeous|fred)|overkill|buzzkill|painkillers?|roadkill|deadpool|deadwood|deadlift\w*|deadheads?|dead ?eye`,
  String.raw`(?:police|prison|murder|hospital|war|riot) (?:academy film|break game|escape room|drama|mystery party)|accident(?:al)? (?:genius|\w+naire|tourist|discover\w*|hashtags?|repl(?:y|ies)|likes?|purchases?)|by accident|happy accidents?|arrest(?:ed)? development|cardiac arrest of (?:my|our) (?:laptop|wi-?fi)|fashion police|grammar police|attack of the (?:\w+ )?(?:clones|tomatoes|mondays)|snack attacks?|(?:heart|panic) attack(?:s)? (?:at|when|over) (?:the )?(?:price|bill|checkout|inbox|wi-?fi)|sick (?:beat|beats|burn|trick|riff|solo)|crash(?:ed|es)? (?:course|diet|landing page|pad|bandicoot|test dumm(?:y|ies))|(?:app|browser|server|computer|site|system|market|stock|windows|excel|printer) crash(?:es|ed)?`,
].join('|');

const jokes: JokeWords = {
  nouns: {
    standBare: true,
    leads:
      'a|an|the|this|these|those|my|your|his|its|our|their|some|any|many|several|few|each|every|another|of|in|on|with|about|from|by|between|into|under',
    unsure: String.raw`\p{L}+`,
  },
  pack: {
    things:
      'airplane plane battery bed bell bicycle bike bird book novel textbook broom insect calculator calendar camera photo photograph car bus cat kitten coffee espresso tea coin cash compass chip computer laptop phone smartphone dog puppy door water egg email letter newspaper fish flower meal dinner lunch breakfast recipe game petrol gift headphones house passport key password plant vegetable lamp lightbulb map microphone mountain song album pencil package parcel pill vitamin seed crop socket charger puzzle robot rocket spacecraft satellite shield boat ship snow ice suitcase luggage shirt dress stethoscope television tv film movie thermometer boiler trophy prize train tree truck lorry video wallet beach router turbine',
    plural: 's',
  },
  empty:
    'players?|students?|folders|rides|executives|city|country|government|winter|summer|world|life|children|price|page|question|answer|crap|new|best|top|free|online|guide|review|video|photos?|news|home|blog|part|day|days|year|years|week|way|ways|thing|things|tips?|reasons?|people|time|one|two|three|need|stop|build|make|report|survey|task|march|april|may|june|july|january|february|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekly|edition|million|billion|study|research|scientists?|project|world|work|life|help|change|show|shows|says|use|using|get|know|open|better|sales|costs?|prices?|users?|fans|companies|experts?|officials?|members?|results?|figures?|games?|products?|services?|customers?|employees|workers|children|women|men',
  frames: {
    ...socialFrames,
    stated: [
      'chat | So, tell me about yourself. | {h} | Check, please.',
      'chat | What are you thinking about? | {h} | I thought it was me.',
      'chat | Where do you see yourself in five years? | {h} | We’ll call you.',
      'chat | Did you read it? | {H} | That’s the headline.',
      'chat | Did you eat today? | {h} | So that’s a no.',
      'chat | How was your day? | {h} | I meant yours.',
      'chat | Anything to declare? | {h} | Just the bag, please.',
      'chat | It’s 2 a.m. Are you all right? | {h} | Goodnight, Mum.',
      'nobody | Nobody: | Me at every party: | {h}',
      'nobody | Dentist: Open wide. | Me: | {h}',
      'nobody | Lift: silent | Me: | {h}',
      'nobody | My date: Tell me about yourself. | Me: | {h}',
      'nobody | Barista: Name for the cup? | Me: | {h}',
      'nobody | Everyone: Good morning! | Me, before coffee: | {h}',
      'thoughts | You asleep? | Yes. | {h}',
      'thoughts | Big day tomorrow. | Eyes shut. | {h}',
      'thoughts | Early night. | One last headline. | {h}',
      'thoughts | Meeting at eight. | You need this. | {h}',
      'proclaim | Me, after one article | {h}',
      'proclaim | Me, to a driver who did not ask | {h}',
      'proclaim | My neighbour, over the fence | {h}',
      'proclaim | Me at a quiet family dinner | {h}',
      'proclaim | Me, alone with a stranger in a lift | {h}',
      'scale | Everything I have to do today | {h}',
      'scale | All my own problems | {h}',
    ],
    trouble: [
      'calm | {h} | Sounds like a Monday problem.',
      'calm | {h} | I’m sure it’s fine.',
      'calm | {h} | Not my department.',
      'calm | {h} | Have we tried turning it off?',
    ],
    fall: [
      'chart | “Up and to the right,” they said. | {h}',
      'chart | The five-year plan | {h}',
      'chart | What the slide promised | {h}',
    ],
    opinion: ['sign | {h} | I will take no questions', 'sign | {h} | I said what I said'],
    about: [
      'verdict | Small talk about the weather | Forty minutes about {t}',
      'verdict | Solving my own problems | Strong opinions on {t}',
      'buttons | Do my actual job | Read about {t} | Me, every Monday',
      'buttons | Go to bed | One more article about {t} | Me at 1 a.m.',
      'tug | Eight hours of sleep | One more article about {t} | Me',
      'levels | Never heard of {t} | Read one headline | Read the article | Corrected a stranger',
      'levels | No opinion on {t} | A quiet opinion | A loud opinion | Forty-one slides',
      'reality | Expectation | Two minutes on {t} | Reality | It is dark outside',
      'before-after | 9 p.m. | One quick article about {t} | 3 a.m. | Every single footnote',
      'domino | One article about {t} | My whole personality',
      'scale | My deadline, in one hour | One more fact about {t}',
      'iceberg | What I said about {t} | What I wanted to say, with slides',
      'fork | Read the article | Have an opinion right now | {t}',
    ],
    asked: [
      'thoughts | You asleep? | Yes. | {h}',
      'exchange | Any questions? | {h}',
      'nobody | Nobody: | My brain at 3 a.m.: | {h}',
      'chat | Last question for today. | {h} | I meant about the menu.',
      'shocked | Me, in the shower: {h}',
    ],
    listed: [
      'exchange | So, any plans? | {h}',
      'butterfly | Me | Bookmarking “{h}” | Is this progress?',
      'tempted | Me | Doing one of them | {h}',
      'clown | {h} | I’ll do the first one today | Fine, tomorrow | Saved for later',
      'verdict | Doing the first one | Sending “{h}” to a friend',
    ],
    howTo: [
      'exchange | Any plans for the weekend? | {h}',
      'chat | What did you do today? | {h} | You watched a video.',
      'butterfly | Me | Reading how to {h} | Is this a skill?',
      'tempted | Me | My actual to-do list | {h}',
      'buttons | {h} | Watch one more video about it | Me on Sunday',
    ],
    genres: {
      ...genreFrames,
      product: [
        'chat | You already have one. | {h} | Where is our money?',
        'nobody | My bank: Insufficient funds. | Me: | {h}',
        'tug | My savings account | {t} | Payday',
        'buttons | Pay the rent | {t} | Me on payday',
        'verdict | The one I have, which works | {t}',
        'before-after | Monday | Just looking at {t} | Friday | Has read every review',
        'tempted | Me | The one I have, which works | {t}',
        'butterfly | Me | {t} | Is this an investment?',
        'exit | Paying the rent | {t} | Me on payday',
        'exchange | Do we need another one? | {h}',
        'clown | I only read the reviews | I’ll wait for a sale | It’s basically free | {t}',
        'panic | No money left | Payday | {H}',
      ],
      software: [
        'chat | Got two minutes? | {h} | It’s been three hours.',
        'calm | {h} | Works on my machine.',
        'proclaim | Me in a five-minute stand-up | {h}',
        'verdict | Reading the manual | Guessing how {t} works',
        'reality | Estimate | Two hours with {t} | Actual | It is Thursday',
        'iceberg | “It’s a small change” | {t}, the tests, the docs and my weekend',
        'tempted | Me | My unfinished project | {t}',
        'butterfly | Me | {t} | Is this a weekend project?',
        'exchange | Is it a quick fix? | {h}',
        'panic | {h} | Someone else is on call | It’s me',
        'backfire | Try {t} for ten minutes | It works | I touch one thing | I touch one thing',
        'nobody | Nobody: | The team chat, at 6 p.m. on Friday: | {h}',
        'thoughts | It works. | Don’t touch it. | {h}',
      ],
      science: [
        'chat | Did you take the bins out? | {h} | So that’s a no.',
        'thoughts | Sink: full. | Bills: unpaid. | {h}',
        'verdict | Fixing my own leaking tap | Worrying about {t}',
        'proclaim | Me, who failed physics twice | {h}',
        'exchange | So, what’s new with you? | {h}',
        'tempted | Me | My tax return | {t}',
        'butterfly | Me | One article on {t} | Is this a degree?',
        'shocked | Me, at 2 a.m.: {h}',
        'nobody | My alarm: in four hours | Me: | {h}',
      ],
      sports: [
        'chat | Can we talk about us? | {h} | I meant the two of us.',
        'nobody | My neighbours: asleep | Me: | {h}',
        'proclaim | Me, who last ran in 2014 | {h}',
        'verdict | Doing some sport | Shouting about {t} from a sofa',
        'butterfly | Me, on the sofa | {t} | Is this exercise?',
        'exchange | Do you do any sport? | {h}',
        'tempted | Me | The gym | {t}',
        'panic | Match day | It’s only a game | {H}',
        'chat | How was the wedding? | {h} | And the bride?',
      ],
      markets: [
        'chat | Is my money safe with you? | {h} | I’ll ask someone else.',
        'thoughts | Don’t check the markets. | Don’t. | {h}',
        'calm | {h} | I’m in it for the long term.',
        'nobody | My savings: 12 dollars | Me: | {h}',
        'exchange | How’s the retirement plan? | {h}',
        'panic | {h} | I never had any shares | My pension has',
        'butterfly | My savings | {t} | Is this diversification?',
        'shocked | Me, with one share: {h}',
        'proclaim | Me, who owns half a share | {h}',
      ],
      politics: [
        'chat | One rule tonight: no politics. | {h} | And there it is.',
        'proclaim | That one uncle, at every wedding | {h}',
        'thoughts | No more news tonight. | Fine, just one. | {h}',
        'exchange | You look tired. Everything all right? | {h}',
        'tempted | Me | A quiet evening | {t}',
        'exit | A quiet family dinner | {t} | My uncle',
        'nobody | The baby: asleep | The family group chat: | {h}',
        'shocked | Me, five minutes into my holiday: {h}',
      ],
      screen: [
        'chat | One trailer, then bed. | {h} | It’s four in the morning.',
        'nobody | Everyone: No spoilers, please. | Me: | {h}',
        'tug | Fresh air | {t} | My weekend',
        'levels | Hearing of {t} | Reading the reviews | Reading the fan theories | Writing the fan theories',
        'butterfly | Me | {t} | Is this a personality?',
        'exchange | Have you been outside today? | {h}',
        'tempted | Me | My watchlist of 200 | {t}',
        'exit | Eight hours of sleep | {t} | Me on a Tuesday',
        'shocked | Me, to my cat: {h}',
      ],
      food: [
        'chat | What’s for dinner? | {h} | So, toast.',
        'reality | The recipe | {t} | My kitchen | Pizza, delivered',
        'nobody | Waiter: Ready to order? | Me: | {h}',
        'tempted | Me | The salad I packed | {t}',
        'butterfly | Me | {t} | Is this meal prep?',
        'exchange | What’s your love language? | {h}',
        'exit | The salad | {t} | Me',
        'thoughts | You’re not hungry. | You just ate. | {h}',
      ],
      outing: [
        'chat | Plans for the weekend? | {h} | I had a sofa in mind.',
        'buttons | {t} | The sofa | Me on Saturday',
        'thoughts | Stay in this weekend. | Rest. Recover. | {h}',
        'tempted | My weekend | The sofa | {t}',
        'butterfly | Me | Saving the link to {t} | Is this a plan?',
        'panic | The weekend | Nothing planned | {H}',
        'exchange | We never go out any more. | {h}',
        'verdict | Booking {t} in time | Looking at it once a day until it’s full',
      ],
      paperwork: [
        'levels | Ignoring {t} | Reading line one | Looking up line one | Calling my mother',
        'chat | Any hobbies? | {h} | Any other hobbies?',
        'buttons | {t} | Lie down for a moment | Me, an adult',
        'reality | Expectation | {t} in five minutes | Reality | “Where is my birth certificate?”',
        'tempted | Me | {t} | Cleaning the whole kitchen',
        'exit | {t} | Descaling the kettle | Me, an adult',
        'exchange | Adulthood, in one sentence? | {h}',
        'nobody | Nobody: | The letter I did not open: | {h}',
      ],
      animals: [
        'chat | Where have you been all week? | {h} | Dinner was at six.',
        'nobody | Everyone: asleep | My cat at 4 a.m.: | {h}',
        'exchange | And what’s your excuse? | {h}',
        'nobody | My alarm: 6:30 | My dog at 4:12: | {h}',
        'shocked | My cat, reading over my shoulder: {h}',
        'proclaim | Me, to every dog in the park | {h}',
      ],
      business: [
        'chat | Could this have been an e-mail? | {h} | It could.',
        'nobody | Boss: Any other business? | Me, at 5:59 p.m.: | {h}',
        'thoughts | It’s Sunday. | Don’t think about work. | {h}',
        'butterfly | My manager | {t} | Is this a team event?',
        'backfire | A meeting about {t} | It needs a follow-up | The follow-up needs a workshop | The follow-up needs a workshop',
        'exchange | Any wins to share this week? | {h}',
        'proclaim | My manager, back from one conference | {h}',
      ],
      health: [
        'chat | Salad for dinner? | {h} | So, the salad.',
        'nobody | My doctor: Any questions? | Me, who googled it: | {h}',
        'thoughts | Sleep is healthy. | So sleep. | {h}',
        'proclaim | Me, holding a doughnut | {h}',
        'verdict | Going to bed before midnight | Reading about {t} until two',
        'before-after | 1 January | All about {t} | 4 January | All about crisps',
        'butterfly | Me | Reading about {t} | Is this a workout?',
        'tempted | Me | {t} | One more biscuit',
        'exchange | Did you finish your vegetables? | {h}',
      ],
      fame: [
        'chat | Any news from your life? | {h} | From yours.',
        'nobody | My rent: due | My problems: real | {h}',
        'thoughts | It has nothing to do with you. | Sleep. | {h}',
        'calm | {h} | I have chosen a side.',
        'proclaim | Me, who has met none of them | {h}',
        'levels | No opinion on {t} | One small headline | A timeline of events | A wall with red string',
        'exchange | Do we know these people? | {h}',
        'butterfly | Me | {t} | Is this any of my business?',
        'tempted | Me | My own problems | {t}',
        'shocked | Me, who has met none of them: {h}',
      ],
      cars: [
        'nobody | My bank: Insufficient funds. | Me: | {h}',
        'chat | We needed milk. | {h} | And the milk?',
        'proclaim | Me, owner of a bus ticket | {h}',
        'thoughts | You own a bicycle. | You like it. | {h}',
        'tug | My savings account | {t} | Payday',
        'before-after | Monday | Just looking at {t} | Friday | Has picked the colour',
        'tempted | Me | My bicycle, which is paid for | {t}',
        'butterfly | Me | {t} | Is this a sensible family car?',
        'exchange | We only came for a parking space. | {h}',
        'proclaim | Me, on the bus | {h}',
      ],
      research: [
        'chat | Did you do the reading? | {H} | That’s the title.',
        'proclaim | Me, having read the abstract | {h}',
        'levels | Hearing of {t} | Reading the abstract | Looking at the figures | Citing it anyway',
        'tempted | Me | My own thesis | {t}',
        'butterfly | Me | Saving the PDF of {t} | Is this reading?',
        'handshake | Reviewer 1 | Reviewer 2 | Not having read {t}',
        'exchange | How’s chapter one going? | {h}',
      ],
    },
  },
  pictured: '(?:an? |the )?(?:photo|photograph|picture|image|screenshot|close-up|shot|illustration|drawing) of',
  doable: 'ways|tips|things to (?:do|try|see)|steps (?:to|for|that)|ideas|habits|hacks|tricks|recipes|exercises',
  premises,
  aims,
  titles,
  things,
  replies,
  phrases: {
    expectation: 'Expectation',
    reality: 'Reality',
    before: 'Before',
    now: 'Now',
    regret: 'Sorry I asked.',
    starter: 'The {} starter pack',
    simply: 'One does not simply',
    me: 'Me',
    mood: 'Current mood:|My brain at 3 a.m.:|Me, camera off in the meeting:|My last brain cell:|Me, five minutes before the weekend:',
    wordless: 'No caption needed',
    lastStep: 'Pay someone to do it',
  },
  genres: {
    ...genreSigns,
    product:
      'phones?|smartphones?|iphone|macbook|laptops?|headsets?|airpods|keyboard|tablets?|gadgets?|deals?|sale|discounts?|black friday|model year',
    software:
      'software|developers?|code|chatbots?|machine learning|artificial intelligence|algorithms?|exploits?|coding|api|apis|servers?|bugs?|exploit|open[- ]source|framework|compiler|linux|kernel|browser|javascript|python|webassembly|wasm|database|deploy\\w*|devsecops|devops|cloud|asynchronous|passwords?|app store|release notes|programming|repository',
    science:
      'nasa|astronauts?|telescopes?|planets?|moons?|jupiter|mars|spacecraft|lunar|galax(?:y|ies)|universe|physicists?|scientists?|quantum|particles?|chaos theory|chemists?|biologists?|orbit\\w*|asteroids?',
    sports:
      'games?|goals?|scored|assists?|coach|quarterback|touchdowns?|innings?|playoffs?|season|league|championship|undefeated|halftime|nhl|nba|nfl|football|soccer|hockey|basketball|tournament|teammates?',
    markets:
      'stocks?|shares|inflation|retail sales|sales figures|shareholders?|investors?|nasdaq|dow|s&p|wall street|earnings|oil prices?|crude|bonds?|yields?|tariffs?|trade deal|futures|dividends?|ipo|equities|forecast',
    politics:
      'president|senat(?:e|ors?)|congress|republicans?|democrat(?:s|ic)?|election|campaign|candidates?|parliament|minister|impeachment|tories|labour party|governor|white house|legislat\\w+|vote(?:rs?|d)?',
    screen:
      'games?|jedi|level design|boss fights?|lightsabers?|playthrough|singers?|films?|movies?|director|trailer|netflix|disney\\+?|series|episodes?|season finale|star (?:wars|trek)|box office|actors?|actress|songs?|albums?|soundtrack|gameplay|xbox|playstation|streaming',
    food: 'recipes?|ingredients|bake|baking|oven|tablespoons?|teaspoons?|cups? of|restaurants?|chefs?|dishes|menu|sauce|halibut|cheese|bread|dessert|cuisine|cooking',
    outing:
      'things to do|festivals?|concerts?|exhibition|museum|tickets?|weekend|hotel|flights?|travel\\w*|tourists?|beach|hik(?:e|ing)',
    paperwork:
      'tax(?:es)?|certificates?|forms?|insurance|regulation|compliance|identity management|deductions?|invoice|applicants?|permits?|social security',
    animals: 'cats?|kittens?|dogs?|pupp(?:y|ies)|whales?|ducks?|birds?|penguins?|pets?|owners?|veterinar\\w+|shelter',
    business:
      'chief \\w+ officer|ceo|executives?|strategy|acquisitions?|startups?|company|companies|managers?|marketing|employees|workplace|quarterly|leadership|mindset|entrepreneurs?|clients?|meetings?',
    research:
      'abstract|et al|experiments?|we propose|in this paper|datasets?|baselines?|hypothes[ie]s|literature|methodology|findings|theorem|matri(?:x|ces)|empirical|researchers?|passage retrieval',
    health:
      'bab(?:y|ies)|allerg(?:y|ies|ic)|diets?|dietary|calories|vitamins?|sleep|workouts?|exercise|weight loss|nutrition|pounds|protein|carbs|peanuts?|hygiene|skin|gym|healthy',
    fame: 'celebrit(?:y|ies)|net worth|red carpet|paparazzi|taylor swift|kardashians?|kylie jenner|royal family|duchess|grammys?|oscars?|amas?|pop star|engagement ring|gossip|feud',
    cars: 'cars?|trucks?|vehicles|automakers?|sedans?|suvs?|crossovers?|horsepower|torque|hatchback|coupe|convertible|pickup|mpg|model year|test drive|infotainment|trim levels?|electric cars?|dealership|lexus|nissan|audi|bmw|toyota|porsche|volkswagen|renault|peugeot|fiat',
  },
};

const grammar: GrammarWords = {
  joints:
    'a an the of in on at by for from with without to into onto upon about above over under between among across after before during through against toward towards until till via per than as and or but nor so yet if because since while although though unless whether that which who whom whose when where how what why not no its their his her our your my is are was were be been being has have had will would can could may might must shall should do does did very more most less least such every each any some both either neither like near off out up down only just even also',
  others:
    'i me we us you he him she it they them this these those there here then now mine yours hers theirs ours myself himself herself itself themselves one ones all few many much other another own same too again further once said says say get got go goes went make made new',
  verbSigns: String.raw`\p{L}{2,}(?:ed|s|n['’]t)|\p{L}+['’](?:s|re|ve|ll|d|m)|is|are|was|were|be|been|am|has|have|had|do|did|does|will|would|can|cannot|could|may|might|must|shall|should|ought|said|say|made|make|took|take|came|come|went|go|got|get|gave|give|saw|see|knew|know|thought|think|found|find|kept|keep|let|began|begin|show|shown|ran|run|brought|bring|wrote|write|sat|sit|stood|stand|lost|lose|paid|pay|met|meet|set|put|cut|hit|led|lead|read|left|leave|felt|feel|fell|fall|held|hold|won|win|bought|buy|sold|sell|sent|send|built|build|spent|spend|grew|grow|rose|rise|drew|draw|became|become|understood|understand|told|tell|meant|mean|spoke|speak|chose|choose|drove|drive|fought|fight|heard|hear|laid|lay|shut|beat|bet|bid|cost|burst|cast|spread|split|quit|caught|taught|sought|broke|woke|threw|flew|blew|swam|sang|sank|slept|swept|dealt|dreamt|hurt|rode|shot|shook|stole|struck|swore|tore|wore|bore|froze|hid|bit|ate|forgot|rang|sprang|drank|shrank|swung|hung|clung|dug|stuck|spun|slid|fled|sped|wound|ground|crept|knelt|leapt|lent|bent|burnt|learnt|spelt|dwelt|lit|strove|wove|rid|shed|fit|bled|fed|lain|laid|gone|done|seen|been|born|known|grown|drawn|shone|slung|strung|flung|wrung|stung|stank|swept|wept|kept|befell|arose|withdrew|overcame|outran|forbade|forgave|undertook|mistook|foresaw|people|men|women|children|police|use|need|want|like|love|try|turn|look|work|help|start|stop|avoid|add|check|consider|remember`,
  backward:
    'this that these those he she it they his her its their him them but and so or yet then there here such both neither another others also thus hence therefore still instead otherwise nevertheless nonetheless',
  connectives:
    "not surprisingly|aside from that|rather|worse|worse still|better still|what is more|what’s more|what's more|sadly|luckily|anyway|alternatively|however|instead|now|meanwhile|in addition|moreover|furthermore|additionally|also|nevertheless|nonetheless|of course|in fact|indeed|as you can see|as a result|for example|for instance|that said|still|finally|lastly|on the other hand|in other words|and|but|so|yet|thus|therefore|consequently|importantly|interestingly|unfortunately|fortunately|notably|ultimately|overall|again|similarly|likewise|after all|at the same time|to be sure|sure|for starters|to begin with|to start with|oddly|oddly enough|surprisingly|naturally|basically|essentially|admittedly|clearly|obviously|certainly|frankly|unsurprisingly|as it turns out|in short|in sum|in conclusion|in summary|simply put|put simply|besides|plus|by contrast|in contrast|conversely|on top of that|better yet|even better|what’s more|more importantly|most importantly|as always|as expected|accordingly|yes|well|look|last|specifically|in particular|crucially|more broadly|generally speaking|to that end|as such|for one thing|last but not least|third|fourth|fifth|thirdly|first|second|secondly|next|then|note that",
  coordinators: 'and but yet',
  noCoordinators: 'but for|yet another|yet to|and so on|but rather|and yes|but not',
  reporting:
    'said says say told tells added adds explained explains noted notes wrote writes argued argues warned warns announced declared reported reports recalled recalls insisted insists suggested suggests claimed claims thinks believes estimates estimated predicted predicts',
  accordingTo: 'according to|as reported by',
  second: 'but although though yet because while whereas unless except compared up down instead so',
  settings:
    'while|although|though|even though|whereas|in addition to|apart from|unlike|along with|besides|as well as|despite|in spite of',
  dependent:
    'if when whenever although though while whilst because since as after before until unless once whereas whether despite given with without in by to for instead rather having being at amid on during under through over among like unlike from between with along alongside thanks aside apart using',
  weighty:
    'where|while|whilst|whereas|when|as|since|because|after|before|thanks to|due to|leading|making|giving|allowing|leaving|adding|noting|so|and|or|especially|particularly|in part|following|using|compared with|compared to|amid|just|even',
  trailing:
    'which|who|whose|whom|where|while|whilst|whereas|when|as|since|because|after|before|with|including|such as|like|thanks to|due to|leading|making|giving|allowing|leaving|adding|noting|so|and|or|for example|for instance|especially|particularly|in part|along with|as well as|from|following|ranging|using|based|compared with|compared to|in|on|at|by|under|amid|during|through|among|for|most of|many of|some of|all of|one of|part of|just|even|clad|something|often|a move|a sign',
  relative: 'which who whose whom where',
  restrictive: 'that which who',
  indefinite: 'a an',
  limiting: 'only',
  denying: 'no without',
  unmarked:
    'need way ways lot lots bit number kind sort time part times years months weeks days hours minutes focal several some many few various certain couple handful others such plenty numerous',
  means: String.raw`by \p{L}{2,}ing`,
  and: 'and or',
  binding:
    'not no never neither nor none nobody nothing without hardly barely cannot but if unless except only until may might could would possibly perhaps likely unlikely probably allegedly reportedly apparently suspected supposed though although however despite unclear preliminary estimated rarely',
  speech:
    'said says say saying told tells according reported reports claimed claims argued argues warned warns announced estimated estimates believes believe thinks suggests suggested added explained wrote writes noted notes found study',
  personal:
    "i me my mine myself we us our ours ourselves you your yours yourself i'm i've i'd i'll we're we've we'll you're you'll you've let's",
  keepsOrder: true,
  pointingWithin: 'this these those they it such',
  subjects: 'the a an he she it they we you i this that these those there its their his her',
  addressed: "you your yours you're you'll you've",
  collective: 'we our ours us',
  abbreviations:
    'dr mr mrs ms prof rev hon gen col lt sgt capt gov sen rep st jr sr vs e.g i.e cf approx blvd ph.d dept mt messrs',
  afterInitial: 'The A An In It He She We They But This That For At On As If There These Its',
  abbreviationsBeforeNumber: 'no n vol p pp fig art ch abs sec num op ver v apt jan feb aug sept oct nov dec',
  timely:
    'this (?:year|week|month|spring|summer|autumn|fall|winter|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|weekend)',
  contrast: 'but|however|although|despite|only',
  adding:
    'which|leading|making|giving|allowing|leaving|adding|noting|ranging|one of (?:which|whom)|some of (?:which|whom)|most of (?:which|whom)',
  he: 'he|his|him',
  she: 'she|her|hers',
  bodyNouns: 'the (?:company|firm|start-?up|carmaker|automaker|retailer|airline|agency|bank|university|museum)',
  offices:
    'president|chief|director|chair(?:man|woman|person)?|head|founder|co-founder|professor|minister|secretary|spokes(?:man|woman|person)|manager|editor|author|analyst|economist|scientist|researcher|leader|officer|partner|mayor|governor|senator|captain|coach|owner',
};

const brief: BriefWords = {
  fromTo: {
    objects: 'the|its|their|his|her',
    from: 'from',
    to: 'to',
    verbs:
      '(?:(?:has|have|had|was|were|is|are) )?(?:rose|risen|fell|fallen|grew|grown|dropped|declined|climbed|jumped|increased|decreased|shrank|shrunk|sank|sunk|soared|surged|plunged|plummeted|slid|slipped|tumbled|doubled|tripled|halved|went|gone|edged|dipped|eased|slowed|widened|narrowed|rebounded|swelled|ballooned|(?:cut|raised|lowered|reduced|lifted|increased)(?<=(?:was|were|been) \\p{L}+))(?: (?:up|down))?',
    changing: '(?:raised|lowered|reduced|increased|decreased|cut|lifted|boosted)(?: (?:its|their|the|his|her))?',
    adverbs: '\\p{L}+ly|again|further|only|back|up|down',
    openers: 'meanwhile|and|but|while|as|the fact that|that|whereas',
    generic:
      '(?:rate|share|number|figure|value|level|total|average|proportion|percentage|amount|count|price|cost|index|score|ratio|result|numbers|figures|prices)s?',
  },
  minStanding: 0.4,
  views: { opinion: 'Opinion', satire: 'Satire' },
  kicker: {
    'how-to': 'How-to',
    questions: 'Q&A',
    changelog: 'Changes',
    prices: 'Prices',
    research: 'Study',
    review: 'Review',
    interview: 'Interview',
  },
  sets: {
    shared: 'both|shared|in common|similarities|overlap',
    before: 'before|then',
    after: 'after|now',
    fields: 'strengths?|weakness(?:es)?|opportunit(?:y|ies)|threats?',
  },
  review: {
    praise:
      'excellent|superb|impressive(?:ly)?|impressed|wowed|brilliant|fantastic|gorgeous|beautiful(?:ly)?|comfortable|quieter|improved the|blows away|delightful|enjoyable|worth (?:the price|experiencing|buying)|no discernible',
    blame:
      'disappoint(?:ing|ed|s)|lacks|lacking|is missing|are missing|unfortunately|drawbacks?|downsides?|annoying|frustrating|flawed|flaws?|overpriced|poorly|still capped|capped at|too (?:big|small|heavy|expensive|loud|slow)',
  },
  moves: {
    rose: 'rose|gained|climbed|jumped|grew|added|increased|strengthened|surged|advanced|up',
    fell: 'fell|lost|dropped|declined|slid|shed|slipped|sank|weakened|decreased|tumbled|plunged|down',
  },
  times: {
    relative: 'a year (?:ago|earlier|before)|(?:the )?(?:previous|prior) year|last year|(?:a|the) year earlier',
    again: 'it|they|that|the (?:figure|share|number|rate|gap)',
  },
  shares: { remaining: 'the other|the remaining|the rest,?', others: 'other|others' },
  votes: {
    voted: 'vot(?:e|ed|es|ing)|ballot|passed|approved|rejected',
    ayes: '(?:votes? )?(?:for|in favou?r)|votes',
    between: 'to|against|versus|(?:and|with)',
    noes: '(?:votes? )?against|opposed|votes?',
    abstained: 'abstentions?|abstain(?:ed|ing)',
    names: ['For', 'Against'],
  },
  cycle: {
    round: 'cycles?|cyclical|loops?|flywheel|vicious circle|virtuous circle',
    closing:
      'again|anew|repeats?|repeated|starts? over|back to (?:the|step|where)|returns? to|begins? (?:again|anew)|once more',
  },
  chain: { causes: 'causes?|caused|leads? to|led to|results? in|resulted in' },
  hierarchy: {
    whole:
      'types? of|kinds? of|consists? of|divided into|classification|taxonomy|hierarchy|structure|organi[sz]ation|categories|funnel|pyramid|levels of|family tree',
  },
  parts: {
    made: "parts? of|components?|elements? of|anatomy|ingredients of|building blocks|pieces of|layers of|consists? of|made up of|what['’]?s in(?:side)?",
    nouns:
      'parts|components|elements|layers|levels|types|kinds|groups|classes|categories|branches|sections|pillars|forms|families',
    stages: 'stages|phases|steps',
  },
  ranking: {
    ordering: String.raw`top|most|least|best|worst|largest|biggest|smallest|highest|lowest|fastest|slowest|richest|poorest|longest|shortest|tallest|deepest|oldest|youngest|cheapest|heaviest|busiest|safest|rank\w*|leading|by (?:country|state|city|region|type|year|sector)`,
  },
  steps: {
    howTo: String.raw`how to|how do (?:i|you)|step[- ]by[- ]step|in \w+ (?:easy |simple )?steps|guide to|recipe|tutorial|instructions`,
    first: 'first(?:ly)?|to (?:start|begin)|begin by|start by',
    collection:
      'reasons?|ways?|tips?|habits?|hacks?|facts?|things?|myths?|ideas?|best|top|worst|examples?|mistakes?|trends?|lessons?|quotes?|findings?',
    next: 'second(?:ly)?|third(?:ly)?|next|then|after that|afterwards?|now',
    last: 'finally|lastly|at last|in the end',
    name: 'step|phase',
    counts: 'three|four|five|six|seven|eight|nine|ten',
    titled: 'steps',
    acts: String.raw`(?:(?:then|now|next|carefully|gently|first|finally|once more|again),? )?(?:add|adjust|apply|arrange|attach|bake|beat|boil|brush|change|check|clean|clear|click|close|combine|connect|cook|cool|cover|cut|dig|disconnect|download|drain|drill|dry|enter|fill|fit|fix|fold|fry|glue|grease|hang|heat|hold|insert|install|join|knead|lay|leave|let|lift|loosen|lower|mark|measure|melt|mix|open|paint|peel|place|plug|pour|preheat|press|prepare|pull|pump|push|put|refit|release|remove|repeat|replace|rinse|roll|rub|sand|screw|seal|select|serve|shake|shape|slide|spread|sprinkle|stir|switch|take (?:off|out|the|your)|tap|tape|tie|tighten|transfer|turn|type|unplug|unscrew|wait|wash|whisk|wipe|wrap)(?!\p{L})`,
  },
  timeline: {
    at: 'in|on|back in',
    history: String.raw`timeline|time line|history|chronolog\w*|milestones?|through the (?:years|ages)|over the years|a brief history|key dates`,
    when: 'when|dates|schedule|calendar',
    life: 'obituary|in memoriam|biography|life and (?:times|work|death)|life story|dies at|dies aged|dead at|has died|passes away|journey',
    backdrop: String.raw`(?:as|like|unlike) in|since|until|till|through|from|between|than in|than for|compared (?:to|with)|versus|vs\.?|as of|for the (?:year|years|months|month|season|period)|average (?:of|for|from)|levels? (?:of|in)|low(?:est)?|high(?:est)?|worst|best|most|record|anniversary of (?:the )?\p{L}+`,
    earlier: 'since|after|following|before|until|prior to|ahead of|in the wake of',
    compared: 'compared (?:with|to)|in comparison (?:with|to)|relative to',
    subclauses: 'because|although|though|where',
  },
  fairness: {
    crime: String.raw`arrest(?:ed|s)?|charged with|convicted|sentenced|accused|suspects?|murder\w*|stabb\w+|shooting|shot dead|kidnap\w+|abduct\w+|rap(?:e|ed|ist)|assault(?:ed|s)?|pleads? guilty|pleaded guilty|homicide|manslaughter|prosecutors?`,
    caveat:
      "observational|preliminary|not (?:yet )?(?:been )?peer[- ]reviewed|(?:does|do|did|can|could)(?: not|n['’]t|not) (?:prove|show cause|establish)|correlation|small (?:sample|study|number of)|limitations?|more research|further (?:research|studies)|too early to|(?:is|it['’]s|remains) (?:not (?:yet )?clear|unclear) (?:if|whether|how)|caution(?:ed)?|not conclusive",
    address: String.raw`\d{1,5}\s(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Way|Terrace)(?!\p{L})|(?:\d{3,5}|the \d{3,5}) block of\s`,
    done: String.raw`(?:was|were|has been|is)\s(?:arrested|charged|convicted|sentenced|accused|killed|stabbed|shot)`,
  },
  quote: {
    pointing:
      "also|moreover|however|furthermore|meanwhile|instead|^(?:right|exactly|yes|no|well|sure|of course|absolutely|definitely|honestly|correct|indeed|true),|(?:do|did|does|done|doing|said|say|know|think|about|like|of|for|with) (?:that|this|those|these)(?! \\p{Ll})|that['’]s (?:why|what|how|when|where|it)|that is (?:why|what|how)|that too|for example|for instance|too|either|then|there(?! (?:is|are|was|were|will|has|have|can|must|should|would|['’]s))|the former|the latter|as I said|as mentioned",
    stating:
      'says|said|calls? for|urges?|demands?|warns?|criticis?zes?|slams?|accuses?|rejects?|defends?|condemns?|vows?|denies|insists?|hails|praises?|tells|claims|admits?|doubles? down|responds?|reacts?|blasts?|attacks?|hits back|calls? on|calls|explains?|wants?|fears?|reveals?|clarifies|interview|opens up|reflects? on|on why',
    claim: String.raw`must|should|shouldn['’]t|mustn['’]t|need(?:s)? to|ha(?:s|ve) to|never|always|cannot|can['’]t|nobody|no one|nothing|everyone|everybody|everything|every|only|the (?:most|best|worst|biggest|greatest|only)|unacceptable|wrong|right|deserve|dangerous|crazy|ridiculous|impossible|essential|crucial|shame|disgrace|outrageous|proud of|truth|freedom|justice|fight|refuse|want|wanted|believe`,
    contrast: String.raw`not [^.;]{3,60}(?:,|;| –| —)? but (?!also)|isn['’]t [^.;]{3,60}[,;.–—] ?(?:it['’]s|it is)|(?:instead of|rather than)|(?:, not )|you can['’]t [^.;]{3,60} (?:but|only)|less [^.;]{2,40} more|more [^.;]{2,40} less`,
    noSpeaker:
      'The|This|That|These|Here|There|He|She|It|They|We|His|Her|My|Our|Their|Then|Now|After|Before|If|As|For|So|What|How|Why|Another|In|On|At|But|And|When|While|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December',
    formula: 'excited|thrilled|delighted|proud|pleased|honou?red|look(?:ing)? forward|happy to',
  },
  dangling: {
    himOrHer: 'he|she|him|his|hers?',
    conceding: 'to be sure|to be fair|granted|admittedly|true|sure|now|of course|naturally|fair enough',
    evaluating:
      'simple|easy|easier|easiest|difficult|hard|harder|complicated|complex|tricky|straightforward|great|greatest|good|best|better|nice|fun|cool|amazing|awesome|fantastic|perfect|wonderful|beautiful|lovely|impressive|incredible|special|brilliant|excellent|important|essential|crucial|key|vital|useful|helpful|interesting|exciting|popular|favou?rite|well|worth|bit|little|lot|lots|quite|really|pretty|very|also|still|always|never|just|truly|absolutely|definitely|simply|certainly|things?|stuff|something|someone|ways?|jobs?|ideas?|choices?|options?|everyone|everybody|people|needs?|know|tell|say|works?|comes?|makes?|gets?|more|must|one',
    hanging:
      "any (?:second|minute|moment|day) now|^(?:so|well|okay|ok|yes|no|sure|anyway|by the way), |in any case|(?:message|highlight|theme|motto|star|winner|takeaway) of the (?:day|night|evening)|that said(?=,)|here['’]s (?:how|why|what) it",
    preliminary: String.raw`^(?:at first|initially|to begin with)(?=[^]* (?:was|were|had|\p{L}+ed)(?!\p{L}))(?![^]*(?<!\p{L})(?:then|later|but|before|until|now|eventually|since|today|only)(?!\p{L}))`,
    announcing:
      '(?:explain(?:s|ed)|discuss(?:es|ed)|describ(?:es|ed)|outlin(?:es|ed)|talk(?:s|ed) about|sp(?:eaks|oke) about|delv(?:es|ed) into)(?: [^,.;]{0,30})? (?:how|why|what|whether|the future)|the question (?:now )?(?:is|remains)',
    biography: String.raw`(?:was|were) born (?:in|on)|(?:grew|growing) up in|(?:studied|graduated|holds an?|earned an?|received (?:his|her|their)) [^.]{0,60}(?:university|college|degree|ph\.?d|diploma)|lives (?:and works )?in \p{Lu}|is an? (?:[^.]{0,40} )?(?:writer|author|journalist|editor|freelancer|contributor|blogger) (?:based|living|at|for|who)`,
    // "for islanders, not just guests" is whole.
    notOnly: '(?<!, )not (?:only|just|merely|simply)',
    butAlso: 'but|also|too|as well|it is|it’s|rather',
    linking: String.raw`however|therefore|thus|hence|instead|meanwhile|moreover|furthermore|additionally|also|too(?! \p{L}+ (?:for|to)(?!\p{L}))|as well|then|there|likewise|similarly|otherwise|nevertheless|nonetheless|accordingly|consequently|afterwards?|eventually|still|yet|again|even so|after that|in the end|at the same time|once more|another|others?|the same|similar|further|such|so far|so|in other words|that is|for example|for instance|in addition|in turn|above|below|here|now|either way|instead of that|that way`,
    unnamedSubject: String.raw`the (?:company|firm|start-?up|carmaker|automaker|retailer|airline|agency|studio|brand|region|country|nation|organi[sz]ation|actor|actress|singer|rapper|victim|suspect|couple|band|team|author|director|filmmaker|official|researchers|scientists|association|institute|president-elect|star|model|designer|player|pitcher|quarterback|striker|teenager|family|pair|siblings|former \w+(?=,| (?:is|was|has|had|will|would|said|told|\w+ed)\b)|\d{1,3}-year-old)(?! (?:of|that|who|which|where|behind|with|in|for|from)\b)`,
    unnamedThing:
      "the (show|film|movie|series|book|novel|album|song|game|device|gadget|app|phone|study|report|bill|measure|law|ruling|lawsuit|deal|agreement|plan|proposal|project|program|settlement|order|tool|system|service|school|hospital|court|trial|event|exhibition|festival|campaign|survey|alert|association|coat|dress|outfit|photo|clip|trailer|article|letter|memo|post|tweet|website|feature|update)(?:['’]s)?",
    standIn: String.raw`(?:said|says|told|added|warned|according to) the (?:manager|boss|coach|expert|politician|minister|spokes(?:man|woman|person)|author|researcher|president|lawyer|professor|artist|singer|player|actor|official)(?! (?:of|for|at|from|who)(?!\p{L})| \p{Lu})|[Tt]he \d{1,3}-year-old(?=[,.]|$| (?:was|is|has|had|said|also|who|from|told|will))`,
    pointing: String.raw`in th(?:is|at) (?:regard|way|case|respect|sense)|these|below|above|following|as follows|figure|fig\.|table|chart|pictured|see also|(?<!single |one |a |mouse )click|here['’]s|this (?:article|post|guide|page|section|story|chapter)`,
    demonstrative: String.raw`(?:this|these|those|such) (?!(?:paper|study|report|survey|thesis|review|analysis|white paper)\b|year|week|month|summer|winter|spring|autumn|fall|season|century|decade|morning|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|as\b|a\b|is\b|was\b|means\b)\p{Ll}`,
    continuing: String.raw`all (?:two|three|four|five|six)(?= )|(?:while|although|though) (?:neither|both|they|these|those|this|it|he|she)|something that|on the contrary|the former(?=,? (?:is|are|was|were|has|have|had|can|will|would)(?!\p{L}))|just a hunch|if so,|if not,|elsewhere,|thereby|thereafter|next up|(?:years?|months?|weeks?|days?|decades?|hours?) (?:ago|later|earlier)|(?:not |so )?(?:long|soon|shortly) (?:after|before)(?:wards?| that)?|later|previously|earlier|afterwards?|separately|eventually|soon|at (?:the|that) (?:time|point)|back then|by then|since then|until then|(?:about |just |some |nearly )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \w+)? (?:years?|months?|weeks?|days?|decades?|hours?) (?:ago|later|earlier)|the (?:next|following|same|other|first of these)|the second|in (?:his|her|their|its) |in (?:each|this|that|both|any) case|in so doing|in turn|either way|now,? (?:he|she|they|it|the|an?)|(?:in|over|within) the next (?:few |couple of )?(?:minutes?|hours?|days?)|adding insult|to (?:add insult|make matters)|making matters|as [^,]{2,50} (?:first |previously |recently |exclusively )?(?:reported|revealed|wrote)|for (?:his|her|their|its) part|for good measure|by contrast|as well as that|even so|among them|one of them|the reason is|of (?:these|those|them)|time to|moving on|to be frank|frankly|for one|on the one hand|on the other(?: hand)?|one thing is (?:for )?sure|just don['’]t|sounds like|one (?:such|example)|to that end|with that|the same (?:goes|is true)|as (?:usual|always|expected)|that said|having said that|[^,]{3,40}, (?:that|this) [\p{L}-]+ (?:has|is|was|will|had|would|means)|come to think of it|mind you|in fact|indeed|little did|enough`,
    scene:
      '(?:was|were|is|are) (?:speaking|talking|sitting|standing|walking|wearing|visiting)|spoke to|told (?:reporters|the|journalists|me|us)|in an interview|took the stage|is available (?:on|at|from)',
    warmUp: String.raw`anyone who|everyone knows|everybody knows|if you['’]ve ever|imagine\b|picture this|most of us|we all|chances are`,
    crude: String.raw`(?:bull)?shit\p{L}*|fuck\p{L}*|assholes?|bitch\p{L}*`,
    transition:
      "like,|now that (?:you|we|i)|so,? how|(?:so )?let['’]s|today,? (?:we|i)['’ ]|let us|read on|keep reading|next,? (?:we|i|let)|we['’]ll (?:look|see|cover|discuss|explain|start|begin)|here (?:are|is|we|comes)|here['’]s|there you have it|that['’]s (?:it|why|how|where|because|all)|this is (?:how|where|why|what)|(?:in|throughout) this (?:article|post|guide|section|chapter|tutorial|video|episode|lesson|talk|lecture|paper)|without further ado|first things first",
    pronounBehindPhrase: String.raw`^unlike \p{L}[\p{L} ]{1,40}?,? (he|she|they)\b|^(?:while|when|if|as|after|before|since|although|though|because|once|until|unless|that) (he|she|they)\b|^(?:(?:in|on|at|by|for|from|with|without|to|during|under|among|through|until|since|within|over|despite|later|earlier|today|yesterday|now|then|again|instead)\b|an?\b|\p{Lu}\p{Ll}+(?:ed|ing)\b)[^,]{0,60}, ["“]?(he|she|it|they|his|her|their)\s(?!is (?:possible|likely|important|clear|necessary|time|hard|easy|best|better)\b)`,
    pronounSpeaks: String.raw`(?:,["”’]?\s|["”’]\s)(he|she|they|it)\s(?:\p{L}+ly\s)?(?:said|says|added|adds|wrote|writes|explained|explains|noted|notes|argued|argues|warned|told|recalled|recalls|thinks|believes|claimed|claims|joked|concluded|continued|suggests?|suggested)\b`,
    salutation: 'dear|hi|hello|hey',
    selfTalk: String.raw`^as (?:is |was |has been )?(?:shown|seen|mentioned|noted|discussed|described|stated|explained|outlined|said)\b`,
    interjection: 'oh|ah|wow|well|yes|yeah|no|nope|hey|please|sorry|thanks|okay|ok|sure|right|hmm|heck|alas|phew',
    slip: 'the|an?|of|to|and|in|is|for|with|on',
    wholeOpening: String.raw`it (?:is|was|has been|will be|would be|takes?|took|costs?|pays|remains|seems|appears) (?:\S+ ){1,6}(?:to|that|whether|for|how|why)\s|there(?:['’](?:s|ll|re))?(?: (?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has been|have been|will be|won['’]t be|may be|can be))?\s|this (?:paper|study|report|survey|thesis|review|analysis|white paper) `,
    pointer: String.raw`in the meantime|^Meanwhile(?=[ ,])|(?:is|was|are|were) (?:yet )?another(?= )|^The (?:first|second|third|fourth|fifth|next|last|final|other)(?=,| (?:one|is|was|are|were|has|had|will|of these|of them)(?!\p{L}))|this(?=[.,;]|$)|^(?:Other|Others|Another)(?= )|^(?:The|A) [\p{L} ]{3,30} themselves|(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s \p{Ll}+|the same(?! (?:\S+ )?(?:as|time|way|day|year|name))|in (?:one|each|either) case|one (?:user|commenter|viewer|fan|reader)|(?:do|does|did|done|doing) (?:so|it|that)|^The (?:aim|goal|purpose|objective)s? (?:is|are|was|were)(?= )|^Whereas(?![^]*, )|on the one hand(?![^]*on the other)|(?:here|there|then)(?=[.,;]|$)|^(?:again|once again|still|then|as for)(?=[, ])|the latter|the former(?! \p{L}+)|(?:blaze|maintain(?:ed)?|overlook(?:ing)?|ignore|read|reach|hold|held|take|took|make|made|change|chang(?:ed|ing)|at|over|during|since|in|on|by|from) that (?:fact|position|stance|trail|path|time|point|temperature|rate|level|goal|period|number|view|claim|vote|statement|article|meeting|game|night|year|day)|(?:as well|too)(?=$|\.)|(?:all|most|some|many|both|neither|none|half|one|two|three) of (?:them|these|those|which)`,
    they: 'they|them|their|theirs|themselves',
    times: 'years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|times',
    comparative:
      'an? (?:higher|lower|larger|greater|smaller|bigger) (?:\\p{L}+ )?(?:share|fraction|rate|proportion|percentage|number|level|amount|price|protest|risk|degree|extent|role|problem|trend|threat)',
    compared: 'than|as|compared|versus|rather|relative to|from',
    fragment: 'mostly|mainly|partly|largely|only|just|simply|especially|particularly|perhaps|maybe|not',
    fragmentLink: 'because|when|if|with|for|to|in|at|as|so',
    thingNamed: 'of|that|which|who|for|from|by',
    forecast:
      '(?:will|is set to|are set to) (?:be worth|reach|grow|hit|exceed|surpass|rise|fall|top|total|generate|double|triple|climb)|(?:is|are) (?:expected|projected|forecast|predicted|estimated) to',
    vague:
      'the (?:issue|(?:latter|former)(?=,| (?:is|was|are|were|has|have|had|will|would|can|could|said|\\p{L}+ed)(?!\\p{L}))|two|pair|matter|incident|move|decision|interview|stuff|duo|trio|(?:group|man|woman|boy|girl|couple)(?! (?:of|who|that|from|behind|with|in)))',
    pointedNoun: String.raw`(?:at|by|for|from|in|of|on|to|under|with|beyond|above|below|within|despite|behind) that (?!(?:the|an?|it|he|she|they|we|you|i|is|was|are|were|there|their|its|his|her|of|which|in|year|day|time|date)\b)\p{Ll}{3}`,
    pointedObject: String.raw`\p{L}{3,} that (?:experience|approach|process|decision|figure|number|deal|money|plan|idea|information|effort|role|project|issue|question|trend|gap)(?! (?:is|was|are|were|has|have|had|will|would|can|could|may|might)\b)`,
    turn: String.raw`it['’]s (?:time to|no (?:surprise|wonder|secret)|worth (?:noting|mentioning))|the (?:question|answer|short answer|good news|bad news|catch|trick|idea|result|point|problem) (?:is|was)\b|told like this|goes like this|you guessed it|believe it or not|needless to say`,
    caption: String.raw`\b(?:pictured|poses? (?:for|with|behind|in front|next|beside|at)|looks? on (?:as|during|while)|in (?:this|an?) (?:\p{L}+ ){0,3}(?:photo(?:graph)?|picture|image|screenshot|screengrab|illustration|rendering)\b|(?:this|the) (?:\p{L}+ )?(?:photo(?:graph)?|picture|image|screenshot|video|clip|graphic|map) (?:shows?|above|below)\b)|\((?:left|right|centre|center|top|bottom|above|below)\)|(?:^|, )(?:left|right|top|bottom|from left):?\s`,
    further: String.raw`\b(?:another|other) (?:\p{L}+ )?(?:reason|phenomenon|problem|issue|example|way|thing|factor|point|tip|option|question|step|part|aspect|challenge|feature)\b|\b(?:by comparison|by contrast|in contrast|in comparison|as well|instead|otherwise|likewise|similarly|accordingly|in this regard)\b|\btoo(?:,|$)`,
    bareDemonstrative: String.raw`(?<!^)\b(?:this|these|those) (?:is|was|are|were|has|had|will|would|can|could|means|meant|makes|made)\b|\b(?:about|of|for|with|from|by|in|to|on|after|before|like|do|did|does|all) (?:this|these|those)(?:[,.;:]|$| (?:and|but|because|when|as)\b)|\b(?:helps?|works?|starts?|happens?|apply|applies|goes|matters?|stop|stops) here\b|\bthat (?:up|out|off|away)\b|\b(?:just|exactly|precisely) that\b`,
    capitalOpeners: 'There|The|This|It|In|If|When|How|What|Why|We|You|They|He|She|For|To',
    plurals: 'people|men|women|children|police|and|both|two|three|staff',
    them: 'them|themselves',
  },
  reliance: {
    definite: 'the',
    order: 'last',
    completing:
      'of|that|which|who|whose|where|when|why|behind|for|to|from|between|in|on|at|with|without|by|about|against|among|around|inside|outside|near|within|across|than|as|it|he|she|they|we|you|i|, (?:which|who|where)',
    singling: String.raw`\p{L}{2,}est|most|least|first|last|only|best|worst|next|main|key|right|very|final|past|coming|entire|whole|more|less|fewer|second|third|fourth|fifth|left|top|bottom|average|typical|usual|so-called|world|global|national|federal|local|public|human|natural`,
    summing:
      'woman|man|boy|girl|teen|teenager|accused|deceased|evidence|situation|problem|problems|issue|issues|trend|trends|drama|anomaly|claim|claims|idea|effect|difference|differences|approach|incident|incidents|accident|move|matter|controversy|debate|wait|process|concept|finding|findings|reaction|response|reason|reasons|result|changes|effort|efforts|experience|scene|task|challenge|goal|plan|plans|event|venue|venues|site|building|unit|group|program|project|story|news|moment|system|tool|item|items|method|mechanism|procedure|option|options|participant|participants|attendee|attendees|organizers|organisers|context|post|posts|author|authors|couple|pair|duo|suspect|suspects|victim|victims|proposal|proposals|drawing|picture|photo|letter|announcement|decision',
    unique:
      'world|internet|web|sun|moon|earth|sky|sea|ocean|weather|climate|environment|planet|universe|economy|government|police|public|media|press|president|king|queen|pope|army|military|law|future|past|present|day|days|night|morning|afternoon|evening|week|weekend|month|year|years|decade|decades|century|season|summer|winter|spring|autumn|fall|time|times|way|ways|end|beginning|start|middle|rest|top|bottom|side|front|back|left|right|north|south|east|west|fact|number|amount|majority|minority|poor|rich|elderly|young|old|dead|wealthy|unemployed|homeless|country|nation|state|market|markets|body|brain|heart|head|face|mind|hand|hands|eyes|skin|ground|air|water|road|street|stage|table|phone|door|truth|point|case|need|fire|table|show|left|same|other|others|people|consumer|customer|user|reader|household|family|feds|meantime|past',
    modifiers: String.raw`\p{L}{3,}ly|still|now|never|always|often|soon|then|too|well|later|ever|already|yet|again|back`,
  },
  byline: {
    by: 'by',
    roles:
      'editor|reporter|writer|fellow|staff|correspondent|columnist|contributor|producer|critic|associated press|reuters|bloomberg|post|news|today|times|tribune|herald|ceo|intern|md|ma|phd|rd',
    accounts:
      'super[\\s_-]?user|admin(?:istrator)?|publisher|web-?master|wordpress|wp|root|(?:site|web)?editor|author|user|guest|system|default|unknown|anonymous',
    staff: 'staff|editorial|editors?|team|webteam|desk|contributors?|admin',
  },
  references: {
    pages: String.raw`pp?\.`,
    marks: String.raw`Press|Journal|Vol\.`,
  },
  common: {
    or: 'or',
    and: 'and',
  },
  abstract: {
    background: String.raw`(?:background|introduction|context|rationale|importance|significance|objectives?|aims?|purpose|goals?|hypothes[ie]s|question)(?: (?:and|&|\/) (?:objectives?|aims?|purpose|rationale))?|what is already known.{0,40}`,
    method:
      '(?:materials?|patients|participants|subjects)?(?: ?(?:and|&) )?methods?|methodology|(?:study )?design(?:,? (?:setting|and setting).{0,40})?|setting|settings|participants|patients|sample|interventions?|exposures?|measure(?:ments?|s)|(?:main |primary )?outcomes?(?: and measures| measures?)?|data sources?|data extraction|data synthesis|study selection|procedures?|approach|experimental design|search (?:strategy|methods)',
    result: '(?:main |key |principal )?(?:results?|findings)|what this study adds|main outcomes and results',
    conclusion: String.raw`(?:authors[’\u0027] )?conclusions?(?: and relevance| and implications)?|interpretation|(?:clinical |practical |policy )?(?:implications?|relevance)|discussion|take-?home message|significance statement`,
    limit: '(?:strengths and )?limitations?',
    rest: '(?:primary )?funding(?: source| sources)?|(?:clinical )?trial registration(?: number)?|registration|key ?words?|ethics(?: and dissemination)?|disclosures?|conflicts? of interests?|competing interests?|abbreviations|level of evidence|study type|trial status',
  },
  noise: {
    keyFacts: String.raw`key (?:takeaways?|points?|facts?|findings|insights|messages)|(?:the )?(?:main )?takeaways?|at a glance|in brief|in short|in a nutshell|tl;?\s?dr|the (?:short version|essentials|gist)|what you need to know|(?:quick |article )?summary|(?:story )?highlights|(?:fast|quick) facts|summary points`,
    appeals: String.raw`support (?:our|independent) (?:work|journalism|reporting|newsroom)|become a (?:member|patron|supporter|subscriber)|make a donation|donate (?:now|today|to us)|buy (?:me|us) a coffee|(?:used|reprinted|reproduced|republished) (?:with|by) (?:the )?(?:kind )?permission|excerpted from|tickets (?:and|&) (?:more )?info(?:rmation)?|(?:our|the) (?:shopping |smart shopping )?(?:team|editors?) (?:combs?|hand-?picks?|independently (?:selects?|chooses?))|caught our eye|^update:? .{0,40}(?:19|20)\d{2}|thank you (?:so much )?for (?:reading|watching|listening|stopping by)|thanks (?:so much )?for (?:reading|watching|listening|stopping by)|thanks? (?:you )?to (?:our|all) (?:sponsors?|partners?|supporters?|patrons)`,
    ofPage: String.raw`(?:comments?|views|opinions) (?:\p{L}+ ){0,6}do(?:es)? not (?:necessarily )?(?:reflect|represent)|last updated:?|thank you!|(?:is|are) available here(?!\p{L})|download the (?:\p{L}+ ){0,2}(?:demo\p{L}*|pack|file|zip|pdf|form|brochure)|(?:join|in) our (?:\p{L}+ )?facebook group|p\.? ?o\.? box \d+|(?:contribute|help) by (?:submitting|sending)|you can (?:find|see|view|read|download) (?:\p{L}+ ){1,6}(?:here|on (?:our|this) (?:web ?site|web ?page|page|blog))(?=[.!,]|$)|(?:leave|drop|post) (?:a|your|us a) comments?|we need your (?:support|help|donations?)|shop (?:the|this|these) [^.]{0,40} here|this thread is (?:archived|closed|locked)|(?:posted|filed|published) (?:in|on|by|under) [^.]{0,60}\b(?:in|under|filed|posted|tagged|category|categories)\b|start (?:your|a) free trial|try (?:it |us )?(?:now )?for free|by (?:submitting|clicking|signing|subscribing|continuing)[^.]{0,60},? you (?:agree|consent|accept)|bookmark the permalink|^this entry was (?:posted|filed)|^(?:learn|read|see|hear|find out) more (?:at|on|from|in|about|here)|in this (?:article|post|guide|edition|roundup)(?: of \p{L}+ \p{L}+)?,? (?:we|i|you)(?:['’]ll| will| are going to| shall)|in this (?:edition|roundup) of our|^here, (?:we|i) (?:spoke|talked|sat down) (?:with|to)|below (?:the interview )?is an excerpt|^(?:\p{L}+ ){2}(?:has more|reports)\.$|^(?:\p{L}+ ){1,2}\p{L}+, (?:\p{L}+ ){1,3}news\.$|(?:powered|funded|supported) (?:\p{L}+ )?(?:through|by) (?:\p{L}+ )?donations|(?:please )?consider (?:supporting|donating)|we hope you enjoy|^thank you to all (?:who|of)|^thanks,? \p{L}+!|^interested in (?:sharing|submitting|contributing)|we will keep this (?:statement|page|article|post|story) updated|^last edited (?:by|on|at)|if you(?:['’]re| are)? read(?:ing)? this,? (?:lemme|let)|^(?:posted|published|updated|last (?:updated|modified))(?: on)?:? (?:\p{L}+,? )?\p{L}+\.? \d{1,2},? \d{4}|(?:log|sign) ?in to (?:post a )?comment|(?:don['’]t|do not|doesn['’]t|please|should|to) (?:update|upgrade) your browser|site may not work|(?:earn|receive|get) (?:a |an |us a )?(?:small )?(?:affiliate )?(?:commissions?|percentage of (?:any|the|each) sales?)|purchases? (?:you make |made )?(?:through|via|using|from) (?:these|our|this|the) links?|through (?:our|these) links|if you (?:buy|purchase) (?:something|anything|products?)|(?:paid for by|by) the advertiser|recommended to you by|prices? (?:(?:was|were|is|are) )?(?:correct|accurate) (?:at|as of)|(?:submission|contact|entry) form|contact the (?:editors?|team|newsroom)|for (?:more|further) (?:information|details),? (?:see|visit|contact|call|email|please|go to|click)|(?:see|visit|check) the .{3,60} for (?:more|further) (?:information|details)|(?:good luck|happy) (?:\p{L}+ )?(?:hunting|shopping|reading|cooking|baking|travels?)|don['’]t forget to (?:like|share|subscribe|follow)|let (?:me|us) know (?:in|what|if)|in the comments?(?: below| section)?|\d[\d,]* votes and \d[\d,]* comments|(?:a |the )?former .{2,60}editor(?:-in-chief)? (?:and|for|at|of) .{2,60}(?:editor|writer)|(?:is|was) an? .{0,40}(?:contributing|freelance|senior|staff) (?:writer|editor|reporter|journalist)|subscribers? only|already a (?:subscriber|member)|free trial`,
    calls:
      'sign up (?:for (?:our|the|my|free|a free|daily|weekly)|to (?:our|receive|get|read)|now|here|today|below)|^sign up|^subscribe|subscribe (?:to (?:our|the|my|this)|now|today|here|for|and)|newsletters?|log ?in (?:or|to (?:comment|continue|read|view|reply))|(?:please|must|need to) log ?in|^log ?in$|click here|read more|press \\w to jump|(?:looks like )?you[’\u0027]re using (?:an? )?(?:old|new|outdated|unsupported)[^.]{0,20} browser|your browser (?:is|does) (?:not |out)|(?:new comments|votes) cannot be|learn the rest of the keyboard shortcuts|(?:ahead|below|in this (?:video|episode|post)), (?:s?he|they|we|experts?|\\S+) (?:shares?|explains?|reveals?|tells?|breaks? down|walks?)|more on this|follow (?:us|me|him|her|them) on|share this|join the (?:conversation|discussion)|leave a (?:comment|reply)|your email|unsubscribe|download (?:the|our) app|available on amazon|enable javascript|watch (?:now|below|the video)|listen (?:now|to (?:this|the (?:episode|podcast)))|scroll (?:down|to continue)|continue reading|skip to|see also|related (?:articles?|stor(?:y|ies)|posts?|topics?|links)|you (?:may|might) also (?:like|enjoy)|check (?:it )?out (?:our|my|the|here)|information(?:al)? purposes|paying subscribers|stay tuned|get in touch|contact (?:us|me|the author)|^(?:please )?donate|donate (?:now|today|here|to (?:us|our))|deals? roundup|price guide|instant discounts?|coupons?|promo codes?|can be found (?:here|in (?:this|our))|thanks for reading',
    ofSite:
      "^advertis(?:ement|ing)$|california consumer|sells? (?:your|my) personal information|opt(?:ing)?[- ]out of (?:the )?sale|^special offer|^(?:get|subscribe to|try) [^.]{2,30} for (?:just|only) [$£€]?\\d|^sponsored|sponsored (?:content|posts?|links?|articles?|stor(?:y|ies)|messages?|products?)|(?:post|article|video|episode|story|content|podcast) (?:is |was )?sponsored|affiliate (?:links?|commissions?|program|partners?|marketing)|(?:earn|receive|get|make|small|affiliate) (?:a |an )?commission|(?:we|website|site|accept|third[- ]party|tracking|manage|functional|necessary|disable|enable|browser|session) (?:use |uses |using )?cookies?|uses? cookies|cookies? (?:policy|policies|settings|preferences|consent|notice|banner)|privacy policy|terms of (?:use|service)|terms and conditions|^disclaimer|disclaimer:|^disclosure|disclosure:|editor['’]s note|originally (?:appeared|published)|original article|this (?:article|story|post|page|column) (?:was|is|has|may)|updated? (?:at|on)|last (?:updated|modified)|^press release|this press release|media contact|contributed to this report|(?:senior|staff|managing|deputy) (?:editor|writer|reporter) (?:with|at|for|covering)|platform combines|is a (?:writer|reporter|journalist|columnist|staff writer|freelance)|about the author|reporting by|editing by|^written by|^posted (?:by|on|in)|filed under|^tagged|and tagged|spoilers? (?:ahead|alerts?|warnings?|below|follow)|(?:contains?|no) (?:\\w+ )?spoilers?",
    afterwards: String.raw`comments?|\d+ (?:comments?|responses?|replies)|leave a (?:comment|reply)|related\b.*|more (?:from|on|in|stories)\b.*|you (?:may|might) also.*|(?:notes|references|sources|citations|footnotes)(?: (?:and|&) (?:notes|references|sources|citations|footnotes|further reading|external links))?|references?|footnotes?|endnotes|external links|further reading|see also|works cited|sources?|bibliography|about (?:the author|us)|share (?:this|on)\b.*`,
    aside: String.raw`preface|foreword|acknowledge?ments?|thanks|contents|table of contents|about (?:this|the)\b.*|contact|authors?|q ?& ?a|faqs?|disclaimer|disclosures?|history|etymology`,
    summary: String.raw`.*\b(?:key (?:takeaways?|findings?|points?|facts?|insights?)|takeaways?|highlights|at a glance|in brief|tl;?dr|summary|abstract|conclusions?|results|findings|recommendations|the bottom line|bottom line)\b.*`,
    label: String.raw`product descriptions?|description|specifications|introduction|background|motivation|overview|context|preliminaries|terminology|definitions|notations?|(?:prior|previous|related) (?:work|research|studies)|literature(?: review)?|state of the art|theor(?:y|etical background)|(?:materials? and )?methods?|methodology|approach|data(?:sets?)?|setup|experiments?|experiment(?:al)? (?:setup|setting|settings|results|evaluation|design)|implementation|evaluation|analysis|results?(?: and discussion)?|findings|discussion|limitations|conclusions?(?: and .{1,30})?|concluding remarks|discussion and conclusions?|summary|abstract|executive summary|future (?:work|research)|outlook|appendi(?:x|ces)\b.{0,20}`,
    research:
      'abstract|(?:prior|previous|related) (?:work|research|studies)|literature review|(?:materials? and )?methods?|methodology|experiments?|experiment(?:al)? .{3,30}|results and discussion|limitations|future work',
    groundwork:
      'introduction|background|motivation|context|preliminaries|terminology|definitions|notations?|(?:prior|previous|related) (?:work|research|studies)|literature(?: review)?|state of the art|(?:materials? and )?methods?|methodology|data(?:sets?)?|setup|experiment(?:al)? (?:setup|settings?|design)|implementation',
    formulas:
      "not involved (?:in|with) the|declined to comment|(?:could not|couldn['’]t) be reached|did(?: not|n['’]t) (?:immediately )?respond|request for comment|is not responsible for the (?:opinions|content|views)|may not be reproduced|ad choices|who asked not to be|spoke on condition|clockwise from",
    credits: String.raw`©|\(c\) ?\d{4}|\ball rights reserved\b|\bcopyright\b|getty images|shutterstock|\b(?:photo(?:graph)?s?|image|picture|video|illustration|credit)(?: credits?| by| courtesy)? ?[:/|]|\bphoto(?:graph)?s? by\b|\bfile photo\b|\bgraphic by\b|^(?:donated|gift|lent|loaned|courtesy|on loan)\s(?:by|of|from)\s[A-Z]`,
  },
  news: {
    lasting: String.raw`(?:in|over) (?:recent|the (?:past|last)(?: (?:few|several|two|three))?) (?:years|months|decades)|for (?:many |several )?(?:years|decades|centuries|generations)|(?:has|have|had) (?:long|always|traditionally|historically)|historically|traditionally|more and more|increasingly|plays? an? (?:\p{L}+ )?role|an? (?:important|essential|integral|crucial) part of|nowadays|these days|in today['’]s world|well[- ]known that|we all know|(?:advent|dawn|rise) of|is an? (?:\p{L}+ ){0,2}(?:hub|gateway|destination) (?:of|to|for)|remains an essential`,
    earlier: String.raw`(?:about |around |nearly |almost |just |some )?(?:\p{L}+ ){1,3}(?:years?|months?|decades?) ago|last (?:year|month|summer|spring|autumn|fall|winter)|earlier this year|previously|back in|in the past|before the`,
  },
  title: {
    sections:
      'introduction|conclusions?|abstract|(?:executive )?summary|results|discussion|methods|methodology|background|overview|preface|foreword|appendix|acknowledge?ments|contents|chapter|part|title',
    category: 'glossary|wiki|dictionary|encyclop(?:a)?edia|lexicon|blog|podcast|video|photos?|gallery|infographic',
    episode: 'episode|ep\\.?|podcast',
    yearly: 'results|figures|statistics|forecast|outlook|review|in review|survey|index',
    published: 'published|updated|posted',
    edition: '(?:revised |updated )?edition',
    reposted: 'reblogged from|reposted from|repost from|reblog from',
    breaking:
      'breaking(?: news)?|just in|live|exclusive|update|video|watch|photos?|(?:book|album|film|movie|song|word|quote|photo|picture|question) of the (?:day|week|month)|(?:tv|book|film|reading) tip',
    kinds:
      'reports?|newsletter|bulletin|minutes|fact ?sheet|press release|communiqu[ée]|round-?up|digest|briefing|memo|white ?paper',
    none: String.raw`home(?: ?page)?|main blog|archives?|about(?: us)?|contact(?: us)?|news|latest(?: news)?|blogs?|articles?|stories|story|posts?|index|main page|uncategori[sz]ed|general|misc(?:ellaneous)?|tags?|categor(?:y|ies)|features?|featured|content|default|other|all|insights|resources|new results|untitled(?: document)?|documents?\d*|title slide|slide ?\d*|presentation\d*|powerpoint presentation|tips(?: (?:and|&) tricks)?|headlines|front page|community|blog ?posts?|newsroom|top stories|must[ -]reads?|(?:what|here)[’']?s new`,
    every: 'all|latest|featured|more|recent|our|top|breaking|popular|company',
    announcing: 'summary|in short|in brief|tl;?dr|key points?|the latest',
    invitation:
      "highlights of|welcome|(?:get|take|have|catch) an? (?:\\w+ )?(?:peek|look|glimpse|tour)|(?:step|go|look|peek) inside|inside the (?:story|life|world|making|mind|home)|meet the|check out|scroll|click|tour the|don['’]t miss|join us|introducing|read|learn|find out|discover|see|watch|get the|here['’]s?",
  },
  slides: {
    stage: String.raw`(?:many )?(?:thanks?|thank you)\b.*|(?:any |your )?questions?\b.{0,24}|q ?(?:&|and|\+) ?a\b.*|[qa]\s?[:.)].*|(?:the )?(?:agenda|outline|overview|rundown|road ?map|contents)|today['’]?s? .{0,20}|(?:further |more )?(?:resources|reading|information|links)|references?|sources?|credits|contacts?(?: (?:us|me|details|information))?|about (?:us|me|the (?:author|speaker)s?)|who am i|break|demo|backup.*|appendix.*|the end|end|fin`,
  },
  headline: {
    genre: 'review|guide|analysis|opinion|editorial|interview|explainer|recap|preview|hands-on',
    adjunct:
      'after|before|amid|amidst|despite|following|while|because of|due to|thanks to|in order to|as part of|ahead of|during',
  },
  heads: {
    about: 'A(?:bout|BOUT)',
    aboutUs: 'about us|contact|media contact|press contact',
  },
  changelog: {
    unreleased: 'unreleased|next|upcoming',
    named: "change ?log|changes|release notes?|releases|release history|version history|what['’]s new|versions",
  },
  answer: {
    what: "what(?:['’]s| is| are| was| were)",
    why: 'why',
    reason: 'because|since|due to|thanks to|the reason|that is why|so that|owing to|caused by',
    amount: 'how (?:much|many|long|often|far|old|big|high)|what (?:does .* cost|percentage|share)',
    when: 'when|what time|how soon',
    time: 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|daily|weekly|monthly|yearly|annually|mornings?|noon|evenings?|nights?|hours?|days?|weeks?|months?|years?|spring|summer|autumn|winter|season|as soon as|once|after|before|until|since',
    how: 'how(?! (?:much|many|long|often|far|old|big|high|soon))',
    duty: 'must|have to|has to|need to|needs to|required|requires?|obliged|mandatory|allowed|may not|permitted|forbidden|illegal|legal',
    act: String.raw`should|must|need to|needs to|best|recommend\p{L}*|by \p{L}+ing|the (?:easiest|best|simplest|first) \p{L}+|you (?:can|may|will|must|have to)`,
    evades:
      "it (?:all )?depends|depends on (?:many|several|who|whom|how|what|your)|no (?:easy|simple|single|one) answer|hard to say|first(?:ly)? (?:need|have) to (?:know|understand)|let['’]s (?:look|see|find|take|dive)|many (?:people )?(?:wonder|ask)",
    supposes: String.raw`suppose|assume|imagine|let['’]s say|say you|for example,|(?:\p{L}+ ){1,4}(?:was|were) asked|(?:\p{L}+ ){1,2}asked (?:\p{L}+ )?(?:whether|if|about|why|how)|(?:first of all|to begin with),? it is important`,
    ofQuestion:
      'question|debate|ask(?:s|ed|ing)?|find out|answer|wonder(?:s|ed|ing)?|explain(?:s|ed)?|this (?:article|post|guide)',
    interrogative: 'why|who|which|where|when',
  },
  ownership: {
    parties: String.raw`alleged(?:ly)?|purported(?:ly)?|supposed(?:ly)?|reportedly|self-(?:proclaimed|described|styled)|(?:his|her|their|the) (?:lawyers?|attorneys?|supporters?|opponents?|accusers?)|opposition|critics?|plaintiffs?|defendants?|the accused|the suspect`,
    reversal: String.raw`(?:(?:unfortunately|sadly|alas|however|but|yet),? )?(?:this|that|the) (?:\p{L}+ )?(?:story|claim|legend|tale|anecdote|theory|version|explanation|belief|rumou?r)(?: [^.]{0,50})? (?:is|was|has been|turned out to be|turns out to be) (?:\p{L}+ )?(?:false|untrue|invented|made up|fabricated|fiction|apocryphal|a myth|debunked|wrong|not true|nonsense)|(?:but )?in (?:reality|truth|actual fact)|(?:but )?(?:this|that|it) (?:is|was) (?:just |only |simply )?(?:a myth|a legend|an urban legend|a rumou?r|untrue|not true)`,
    denial: String.raw`(?:but |and |yet )?(?:(?:that|this|it)(?:['’]s| is| was) (?:simply |just |also |of course |however |actually |plain )*(?:not (?:true|the case|so|right|correct)|false|wrong|a myth|a mistake|nonsense|untrue|a misconception|a fallacy|an illusion)|(?:that|this|it) (?:isn['’]t|wasn['’]t) (?:true|so|right|the case|correct))|not (?:true|so|quite|really)|wrong|false|nonsense|far from it|or so (?:it|they|we) (?:say|said|thought|seems|seemed)|so they say|so the (?:story|theory|saying) goes|(?:this|that) (?:view|claim|belief|idea|assumption|notion|argument) (?:is|was|has been) (?:wrong|false|mistaken|outdated|refuted|disproved|debunked)|not so (?:at|in|for|with|here)(?: [\p{L}\p{N}’-]+){0,4}`,
    hearsay:
      '(?:critics|some|many|most people|people|skeptics|sceptics|opponents|others|some people|many people) (?:often |still |once |long |also )?(?:say|claim|argue|believe|think|assume|assumed|believed|thought|feel|suggest|contend|complain|fear)|it (?:is|was) (?:often|commonly|widely|generally|frequently|sometimes|long) (?:said|claimed|believed|assumed|thought|argued)|(?:common|popular|widespread) (?:belief|myth|misconception|wisdom|assumption)|(?:long|once|widely|commonly|generally) (?:thought|believed|considered|assumed|regarded)|(?:is|are|was|were) (?:often|widely|commonly|generally|frequently|usually|long) (?:considered|seen|regarded|perceived|viewed|thought|believed|assumed|said|dismissed)|conventional wisdom|supposedly|allegedly|so-called',
  },
  interview: {
    named:
      'interview\\p{L}*|in conversation|conversation with|q\\s?&\\s?a|spoke (?:to|with)|talked (?:to|with)|sat down with',
    asker: 'interviewer|question|q|host|moderator|reporter',
    met: 'met|with|to|asked',
    address: 'Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Senator|President|Sir',
  },
  questions: {
    asked: String.raw`faqs?|q\s?(?:&|and)\s?a|frequently asked|(?:common|top) questions|questions? (?:and|&) answers?`,
  },
  genre: {
    opinionSection:
      'opinions?|op-?eds?|editorials?|commentary|commentaries|comment|columns?|columnists?|viewpoints?|perspectives?|guest (?:essay|column)',
    satireSection: 'satire|parody',
    review: 'reviews?|hands[- ]on|(?:we|i) tested|tested(?=[:,])',
    opinion: 'opinion|op-ed|editorial|commentary|column',
  },
  table: {
    change: String.raw`change|±|\+\/-|growth|diff\w*|rank|note|ref`,
    counting: String.raw`#|no\.?|nr\.?|n°|rank|place|pos(?:ition|\.)?|id|year|code`,
  },
  comparison: {
    noEntity:
      'name|description|value|notes?|details?|meaning|type|example|price|cost|date|year|status|default|required|source|unit|total|.*%.*',
  },
  parallel: {
    remaining:
      'other|more|miscellaneous|further|additional|also|faqs?|frequently asked questions|in (?:video|pictures)|watch|podcast|example data|final thoughts',
  },
  numbering: {
    measures: String.raw`percent|million|billion|years?|days?|hours?|minut\p{L}*|months?|weeks?|people|persons|men|women|killed|dead|hundred|thousand`,
    named: 'step|tip|reason|rule|way|lesson|argument|counter-?argument|myth|mistake|idea',
    presenting: String.raw`these are|here are|meet the|the (?:full|complete) list of|which \p{L}+s`,
  },
  labels: {
    duration: 'years|months|weeks|days|hours|minutes|seconds',
    conditional: 'if|unless|when',
    goal: 'target|goals?|quota|objective|projected|projections?|forecast(?:s|ing|ed)?|outlook|pledged',
    denied: 'no|not|never|nobody|without',
    lasting:
      'takes?|took|taking|lasts?|lasted|lasting|needs?|needed|spen[dt]s?|spending|waits?|waited|durations?|within|time|is|are|was|were|every|(?<!as )per|reduc\\p{L}+|sav\\p{L}+|cut\\p{L}*|up to',
    pointing: 'same|return|turn|response|comparison|contrast|process|case|addition|total|all|fact|which|whom',
  },
  shorten: {
    pointers: 'see|cf\\.?',
    pointed:
      '(?:notes?|recipe|instructions|steps?|list|table|photos?|pictures?|video|tips?|mentioned|described|listed|shown|explained)\\s(?:below|above)',
    topicOpeners:
      "speaking of|talking of|talking about|while we['’]re on|on the subject of|on the topic of|back to|returning to",
    numberBases:
      'from|than|compared|versus|vs|against|up|down|at least|at most|if|unless|only|except|excluding|without|instead of|minus|adjusted',
    announces: String.raw`as follows|the following|(?:is|are|was|were|seems?|remains?) (?:\w+ )?(?:clear|simple|plain|obvious|evident|straightforward|twofold|threefold|this|these|the following)|(?:one|two|three|four|a few|several) things`,
    placing:
      '(?:get|bring|put|keep|turn|leave|set|let|make|force|push|drive|hold|take|move|send|place)s?|gets|getting|got|gotten|bringing|brought|putting|keeping|kept|turning|turned|leaving|left|setting|letting|making|made|forcing|forced|pushing|pushed|driving|drove|driven|holding|held|taking|took|taken|moving|moved|sending|sent|placing|placed|help(?:s|ed|ing)?|ask(?:s|ed|ing)?|urg(?:e|es|ed|ing)|persuad(?:e|es|ed|ing)|convinc(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|accus(?:e|es|ed|ing)',
    purpose: 'in order to|so as to|so that|to',
    enumeration: 'first(?:ly)?|one|either|both|on the one hand',
    occasion:
      'after|following|speaking|having|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|night)|earlier this (?:week|month)|as part of|along with|together with|in an? (?:interview|statement|blog post|press release|tweet|email|letter)',
  },
  pictureWishes: {
    fullColor: String.raw`full[\s-]?colou?rs?`,
  },
};

/** For any language without labels of its own. */
export const en = {
  code: 'en',
  memeName: 'memes?',
  name: 'English',
  direction: 'ltr',
  dash: '—',
  hasSpaces: true,
  hasTitleCase: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} of {whole}',
  everyday: 'the and of to is that it was for with are this have from they you be not which their has but',
  formats: {
    starter: String.raw`\bstarter ?packs?\b`,
    iceberg: String.raw`\biceberg (?:of|meme|chart)\b`,
    nobody: String.raw`^(?:absolutely )?nobody\s*:`,
    reality: String.raw`\bexpectations? (?:vs\.?|versus|and) reality\b`,
    levels: String.raw`\b(?:galaxy|expanding) brain\b`,
    domino: String.raw`\bdomino (?:meme|effect)\b`,
    proclaim: String.raw`\bone does not simply\b`,
    'before-after': String.raw`\bhow it started\b|\bthen (?:vs\.?|and) now\b`,
  },
  months: list(
    'january,jan|february,feb|march,mar|april,apr|may|june,jun|july,jul|august,aug|september,sept,sep|october,oct|november,nov|december,dec',
  ),
  drawings,
  countries: [
    ['us', 'US'],
    ['usa', 'US'],
    ['u.s.', 'US'],
    ['united states of america', 'US'],
    ['uk', 'GB'],
    ['britain', 'GB'],
    ['great britain', 'GB'],
    ['turkey', 'TR'],
    ['czech republic', 'CZ'],
    ['ivory coast', 'CI'],
    ['uae', 'AE'],
  ],
  clock: { before: 'at|by' },
  gate: {
    taunts:
      '(?<!(?<!\\p{L})i )(?:is|are|gets?|got|was|left|stands?) (?:\\p{L}+ )?(?:embarrassed|humiliated|destroyed|owned|exposed|demolished|schooled|roasted)|(?:epic|total|public|complete) (?:meltdown|humiliation)|melts? down|(?:humiliates|destroys|demolishes|schools|owns|obliterates|eviscerates) \\p{Lu}',
    polemic:
      'total control|great reset|new world order|plandemic|scamdemic|globalists?|deep state|fake news media|lying media|mind control|brainwash\\p{L}*|sheeple|tyranny|climate hoax|forced vaccinations?|big pharma|depopulation|cabal|woke mob|crisis actors?',
    gravity: {
      ordeal: String.raw`abusive|abused|abusers?|survivors? of|(?:abuse|assault|rape|cancer|trauma|trafficking) survivors?|domestic (?:violence|abuse)|ptsd|post-traumatic|trauma|traumatic|traumati[sz]ed|eating disorders?|anorexi\w+|bulimi\w+|self-harm\w*|stillb(?:orn|irths?)|miscarriages?|grief|grieving|bereave\w+|mourning|foster (?:care|home|homes|child)|sobriety|alcoholism|alcoholics?|overdose\w*|homelessness|widow(?:ed|ers?|s)?|orphan\w*`,
      conflict: String.raw`west bank|(?:israeli|jewish|illegal|unlawful) settlements?|settlements? (?:are |as |is |were )?(?:illegal|unlawful)|settler violence|(?:israeli|russian|turkish|chinese|moroccan|indian) settlers|occupied (?:territor\p{L}*|land|lands|palestin\p{L}*|east jerusalem|crimea|zones?|areas|regions?|golan)|(?:military|illegal|unlawful|israeli|russian|foreign|armed|brutal) occupation|occupation forces|annexations?|annex(?:ed|ing|es)? (?:crimea|the west bank|parts of|territor\p{L}*|land)|two-state solution|(?:naval|aid|food|wartime|hunger) blockades?|humanitarian (?:crisis|crises|corridors?|catastrophe)|armed conflicts?|border clashes|no-fly zones?|prisoner swaps?|land (?:seizures?|grabs?|confiscations?)|peacekeep\p{L}* (?:mission|force|troops)|truces?|hate crimes?|racist (?:attacks?|abuse|slurs?)|stalk(?:ed|ers?|ing) (?:of|by|and|his|her|a|the)|went missing|has been missing|disappearances? of|sex offen[cd]\p{L}*|indecent (?:assaults?|images)|(?:immigration|ice) raids?|detention (?:cent(?:er|re)s?|camps?)|state of emergency|forced labou?r|hijack\p{L}*|lynch mobs?|besieged|gaza(?: strip)?|hamas|hezbollah|taliban|al[- ]q(?:ae|ai)da|boko haram|islamic state|isis|counter-?offensives?|military (?:strikes?|operations?|offensives?|coups?|assaults?)|martial law|coups? d'[eé]tat|attempted coup|(?:attacks?|strikes?|assaults?) on (?:israel|iran|ukraine|kyiv|lebanon|venezuela|syria|yemen|russia|taiwan|iraq|sudan|civilians)|occupying power|anti-?semit\p{L}*|swastikas?|neo-?nazis?|mutilat\p{L}*|deport(?:ed|ations?)|tornado(?:e?s)?|sectarian (?:attacks?|clashes)`,
      grave: String.raw`(?:it's been|it is) (?:\p{L}+ ){1,3}(?:weeks|months|years)[^.!?]{0,20} (?:i|we) still (?:put|lay|set|pour|make|cook|buy|iron|wash|warm|sleep|turn)[^.!?]{0,25} (?:(?:her|his) (?:tablets|pills|medicine|cup|mug|plate|place|side|pillow|coffee|tea|slippers|chair|shirts?|toothbrush)|the table for two)|attacks? (?:on|against) (?:\p{L}+ ){0,2}(?:trans|transgender|queer|gay|lesbian)|clear(?:ed|ing) out \p{L}+'s (?:room|bedroom|wardrobe|closet|flat)|(?:laid|laying) (?:\p{L}+ ){0,4}(?:flowers|wreaths?)|floral tributes?|roadside memorials?|would(?:'ve| have) turned (?:[1-9]?\d|10\d)(?!\d)|would(?:'ve| have) been (?:[1-9]?\d|10\d)(?!\d) (?:today|tomorrow|yesterday|years old|this (?:week|month|year))|would(?:'ve| have) (?:had|celebrated) (?:his|her) (?:\p{L}+ )?\d*(?:th|st|nd|rd)? ?birthday|ground (?:troops|forces|operations?|offensives?)|boots on the ground|grenades? (?:\p{L}+ ){0,5}(?:thrown|explod\p{L}*|attack\p{L}*|went off)|bod(?:y|ies) (?:was|were|has been|have been|had been) (?:found|discovered|recovered|pulled)|(?:found|recovered|discovered) (?:\p{L}+ ){0,2}bod(?:y|ies)(?= (?:in|on|at|near|by|under|of|floating)(?!\p{L}))|bombs? (?:\p{L}+ ){0,3}(?:went off|goes off|explod\p{L}*|detonat\p{L}*)|(?:september 11(?:th)?|9/11)(?: attacks?| terror\p{L}*| victims?)|attacks (?:of|on) september 11(?:th)?|(?:covid(?:-19)?|coronavirus|pandemic) deaths?|slavery|slave (?:trade|traders?|ships?|markets?|owners?|plantations?)|enslave(?:d|ment|rs?)|manhunts?|bombings?|bomb attacks?|car bombs?|bombed|dead|dies|died|dying|deaths?|deadly|(?:passed|passes|passing) away|pass(?:ed|es) on peacefully|(?:sudden|untimely|tragic) passing|kill(?:ed|s|ing|ers?|ings)?|murder\w*|suicid\w*|(?:lost|loses?|losing) (?:his|her|their|its) (?:own )?li(?:fe|ves)|lives (?:were |have been |had been )?lost|loss of life|claim(?:s|ed|ing) (?:the )?(?:\w+ ){0,2}li(?:fe|ves)|(?:took|takes?|taking|end(?:s|ed)?) (?:his|her|their) own li(?:fe|ves)|perish(?:ed|es|ing)?|fatal\w*|fatalit(?:y|ies)|lethal\w*|succumb\w*|lifeless|remains of|human remains|bereave\w*|widow(?:s|ed|er|ers)?|condolences|memorial service|hospices?|autops(?:y|ies)|coroners?|morgue|buried alive|stabb\w*|knif(?:ed|ing|ings)|knife attacks?|acid attacks?|shootings?|shooters?|shot (?:dead|to death|at|and|by|in the|outside|inside|while|during)|(?:was|were|been|is|are|being) shot|gunshots?|gun ?fire|gun(?:m[ae]n| battles?| attacks?| violence| rampage)|rampage|slain|slaughter(?:ed|ing)?|traged(?:y|ies)|tragic|tragically|harrowing|behead\w*|corpses?|drown(?:ed|ing|ings|s)?|bodies (?:of|were|found|recovered)|(?:body|bod(?:y|ies)) (?:was |were )?(?:found|recovered|discovered)|death toll|child porn\w*|human trafficking|(?:sex|child) traffick\w*|arson\w*|starv(?:ed|ing|ation)|massacre\w*|terror(?:is[mt]s?|is\w+| attacks?| cells?)|hostages?|kidnap\w*|abduct\w*|rape[ds]?|raping|rapists?|sexual(?:ly)? (?:abuse\w*|assault\w*|harass\w*|exploit\w*|violence)|molest\w*|grooming gangs?|p(?:a?e)dophil\w*|(?:abus(?:e[ds]?|ing)|beat(?:en|ing|ings)?|shaken|starv\w+|neglect(?:ed)?) (?:of )?(?:her|his|their|a|an|the|altar|young|two|three|several|\d+)? ?(?:child(?:ren)?|bab(?:y|ies)|boys?|girls?|infants?|toddlers?|sons?|daughters?|wi(?:fe|ves)|pupils?|students?|patients?|residents?)|child abuse|abused as|years of (?:abuse|beatings?)|abus(?:e|ive) (?:at home|husbands?|partners?|parents?|priests?|relationships?)|domestic (?:violence|abuse)|(?:was|were|been) (?:badly |severely |brutally |repeatedly )?(?:beaten|shaken|mauled|trampled|crushed|electrocuted|poisoned|strangled|suffocated|lynched|impaled|hanged|burn(?:ed|t) alive)|beaten (?:to|by|up|in)|beatings|(?:a|the|brutal|savage|severe|fatal|vicious|violent|public) beating|maul(?:ed|s|ing)|strangl\w*|suffocat\w*|poisoning (?:of|her|his|patients?|\w+ (?:people|children))|tortur\w*|genocid\w*|ethnic cleansing|war crimes?|war zones?|war[- ]torn|at war|the war (?:in|on|with|against)|war (?:enters|rages|drags|breaks out|broke out|grinds|victims|dead|veterans|wounded|widows|orphans)|civil war|wartime|air ?strikes?|drone (?:strikes?|attacks?)|missile (?:strikes?|attacks?)|missiles? (?:hit|struck|strike|kill\w*)|rockets? (?:hit|struck|land\w*|attacks?|fire|kill\w*)|rocket fire|shell(?:ed|ing|ings)|artillery|bombard\w*|front ?line fighting|fled (?:the )?(?:fighting|war|violence|bombing)|ceasefires?|invasion|bomb(?:s|ed|ers?|ings?)|bomb (?:blasts?|attacks?)|(?:suicide|car|roadside) bomb\w*|explosions? (?:in|at|near|rips?|rocks?|hits?|injures?|leaves|tears?|that)|(?:gas|after an?|mine|factory|in an) explosions?|blast (?:kills?|injures?|rips?|victims?)|casualt\w*|earthquakes?|tsunamis?|hurricane \p{L}+|typhoon|cyclone|mudslides?|landslides?|avalanches?|famines?|refugees?|displaced (?:people|families|persons|by)|pandemic deaths?|miscarriages?|stillb\w+|cot death|funerals?|mourn\w*|obituar\w*|overdos\w*|(?:plane|car|train|bus|helicopter|motorbike|motorcycle|truck|lorry|coach|head-on|fiery|horror) crash(?:es)?|crash (?:victims?|kills?|leaves)|hit[- ]and[- ]run|run over by|(?:ferry|boat|ship|dinghy|vessel|yacht|trawler) (?:sank|sinks|sinking|capsiz\w*|disaster)|capsiz\w*|shipwrecks?|derail(?:ed|ment)s?|wild ?fires?|(?:house|tower|apartment|flat|hotel|nightclub|factory|forest) fires?|trapped (?:under\w*|in|inside|beneath)|holocaust|slavery|enslaved|lynch(?:ed|ings?)|eating disorders?|self-harm\w*|anorexi\w*|bulimi\w*|manslaughter|assault(?:ed|s)|assault (?:on|of|victims?)|terminally ill|terminal (?:illness|cancer)|life-threatening|critical condition|fighting for (?:his|her|their) li(?:fe|ves)|paraly[sz]ed|amputat\w*|comatose|in a coma|brain[- ]dead|missing (?:girls?|boys?|child(?:ren)?|wom[ae]n|m[ae]n|plane|flight|teen\w*|hikers?|swimmers?|sailors?|persons?|people|toddlers?|mother|father)|(?:girls?|boys?|child(?:ren)?|wom[ae]n|m[ae]n|hikers?|swimmers?|sailors?|people|fishermen|climbers?|students?|mother|father|pupils?|passengers|crew) (?:still |feared |reported |are |is |was |were |went |remain )*missing|feared dead|siege of|under siege|riots?|tear gas|violen(?:ce|t)|burn victims?|severe burns|executions?|executed by|firing squad|death (?:row|penalty|sentence|camp)|concentration camps?|mass graves?|missing persons?|opioid crisis|meth|heroin|fentanyl|homicid\w*|femicid\w*|infanticid\w*|bullied to death|honou?r killings?|militants?|insurgents?|jihad\w*|extremist attacks?|wounded|drug addict\w*`,
      mild: String.raw`war games?|(?:military|naval) (?:drills?|exercises?)|wildfires?|forest fires?|bushfires?|jailed|missiles?|nuclear (?:weapons?|strikes?|threats?)|crackdowns?|clashes|abus(?:ed?|ers?|ing)|assaults?|floods?|flooding|flooded|evacuat(?:ed|ions?)|crash(?:es|ed)? (?:on|in|near|into|off)|drugs?(?:-| )(?:related )?charges|cholera|ebola|plague|epidemics?|injur(?:ed|y|ies|es|ing)|accidents?|diseases?|illness(?:es)?|syndrome|arrested|arrests?|sentenced|convicted|prosecutors?|soldiers?|troops|inmates?|prisoners?|survivors?|victims?|civilians?|rescuers?|rubble|collapsed?|grie(?:f|v(?:e[ds]?|ing))|detainees?|indictment|indicted|orphans?|inflammation|laid off|layoffs?|job cuts|addict(?:s|ion)|hospitali[sz]ed|intensive care|assault|hate crimes?|prostitut\w*|bullied`,
      atrocity: String.raw`sexual(?:ly)? (?:harass\p{L}*|assault\p{L}*|abus\p{L}*|misconduct)|grenades? (?:\p{L}+ ){0,5}(?:thrown|explod\p{L}*|attack\p{L}*|went off)|bombs? (?:\p{L}+ ){0,3}(?:went off|goes off|explod\p{L}*|detonat\p{L}*)|(?:september 11(?:th)?|9/11)(?: attacks?| terror\p{L}*| victims?)|attacks (?:of|on) september 11(?:th)?|(?:covid(?:-19)?|coronavirus|pandemic) deaths?|slavery|slave (?:trade|traders?|ships?|markets?|owners?|plantations?)|enslave(?:d|ment|rs?)|manhunts?|bombings?|bomb attacks?|car bombs?|bombed|genocid\w*|holocaust|slavery|massacre\w*|lynch(?:ed|ings?)|rape[ds]?|rapists?|tortur\w*|child (?:abuse|porn\w*)|molest\w*|p(?:a?e)dophil\w*|sexual(?:ly)? (?:abus|assault)\w*|war crimes?|suicid\w*|(?:passed|passes|passing) away|behead\w*|concentration camps?|shell(?:ed|ing)|(?:took|takes?|taking) (?:his|her|their) own li(?:fe|ves)|lost (?:his|her|their) li(?:fe|ves)|domestic (?:violence|abuse)|stabb(?:ed|ing|ings)|terror attacks?|murder(?:ed|s)|(?:kidnapping|abduction|rape|torture) and (?:murder|killing)|auschwitz|nazi camps?`,
      numbers:
        'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|thousand|thousands|million|millions|dozen|dozens|scores|several|many|some|at least|more than|both|a',
      people:
        'people|persons?|m[ae]n|wom[ae]n|child(?:ren)?|kids|boys?|girls?|bab(?:y|ies)|teen(?:s|agers?)|youths?|students?|pupils?|teachers?|workers?|miners?|nurses?|doctors?|sailors?|fishermen|crew|hikers?|climbers?|skiers?|swimmers?|tourists?|migrants?|passengers?|drivers?|cyclists?|pedestrians?|bystanders?|protesters?|residents?|villagers|families|couple|famil(?:y|ies)|siblings?|brothers?|sisters?|mothers?|fathers?|soldiers?|troops|civilians?|officers?|firefighters?|journalists?|patients?|others|victims?|lives|fans|spectators|shoppers|commuters|homes',
      harmed:
        '(?:feared |presumed |confirmed |pronounced |found |left )?dead|died|dies|die|killed|perish(?:ed)?|drowned|missing|unaccounted|injured|hurt|wounded|maimed|displaced|homeless|trapped|buried|burn(?:ed|t)|stabbed|shot|poisoned|hospitali[sz]ed|evacuated|stranded|fled|abducted|kidnapped|lost(?! (?:\\p{N}|\\p{Sc}|weight|money|interest|ground))|hit|struck|beaten|infected|destroyed|swept away',
      illness: String.raw`cancers?|\w* ?tumou?rs?|leuk(?:a)?emia|lymphoma|melanoma|lou gehrig's|amyotrophic\w*|motor neurone? disease|multiple sclerosis|parkinson(?:'s)?|alzheimer(?:'s)?|dementia|strokes?|heart attacks?|heart failure|kidney failure|cystic fibrosis|huntington(?:'s)?|hiv|aids|tuberculosis|meningitis|sepsis|epilepsy|schizophrenia|psychosis|depression|diabetes|chemo(?:therapy)?|transplant|coma|incurable|inoperable|rare disease|muscular dystrophy|lupus|hepatitis`,
      patient: String.raw`(?:my|his|her|our|their|your|\p{L}+'s) (?:late |own |little |older |younger |big |baby |best |dear |\d+-year-old )*(?:father|dad|daddy|mother|mum|mom|mommy|parents?|wife|husband|partner|son|daughter|child|kid|baby|brother|sister|sibling|friend|grand\w+|grandpa|grandma|uncle|aunt|cousin|niece|nephew|fianc[eé]e?|boyfriend|girlfriend|teacher|neighbou?r|colleague|boss)|grand(?:pa|ma|mother|father)|diagnos(?:ed|is)(?: with| of)?|(?:battl(?:e|es|ed|ing)|fight(?:s|ing)?|fought|liv(?:es|ing)|suffer(?:s|ed|ing)?|struggl(?:es|ed|ing)|dealing) (?:with|against|from)|battl(?:es|ed|ing)|bout (?:of|with)|he has|she has|i have|has been|dying of|patients? with`,
      serious: String.raw`kashmir|pesticides?|contaminat\w*|layoffs?|laid off|lay(?:s|ing)? off|job (?:cuts|losses)|redundanc(?:y|ies)|made redundant|unemploy\w*|bankrupt\w*|insolven\w*|foreclos\w*|evict\w*|debts?|fraud\w*|scams?|scammers?|money laundering|recession|lost (?:their |his |her |my )?(?:life )?savings|losses|lawsuits?|wars?|sue[sd]?|suing|court|judges?|jury|trial|verdict|guilty|charged with|prosecut\w*|indict\w*|impeach\w*|attorney general|supreme court|parliament|congress|senate|senators?|elections?|voters?|ballots?|referendum|coup|sanctions?|immigration|asylum|abortion|tax(?:es|ation)? (?:reform|evasion|fraud)|legislation|constitution\w*|diseases?|illness(?:es)?|symptoms?|vaccin\w*|virus(?:es)?|pandemic|hospitals?|mental health|surgery|medication|opioids?|addiction|obesity|surveillance|data breach|discriminat\w*|racis[mt]\w*|sexis[mt]|harassment|protests?|protesters|demonstrat(?:ors?|ions?)|climate crisis|poverty|homeless(?:ness)?|prison|police|manhunt|gangs?|weapons?|gun control|crimes?|criminals?|suspects?|attack(?:s|ed|ers?)|disasters?|state of emergency|evacuat\w*|blaze|bullying|fighters|rebels|military|nuclear (?:weapons?|deal|threat)`,
      factual: String.raw`(?:clinical )?(?:stud(?:y|ies)|trials? of)|research(?:ers?)?|scientists (?:say|find|found|expect|warn)|risks?|risk factors?|prevent(?:s|ed|ing|ion|ive|able)?|rates?|per ?cent|\d+(?:[.,]\d+)?\s?%|averages?|statistics?|surveys?|causes? of|leading cause|mortality|life expectancy|(?:a|per|each|every|any|last) year(?! (?:ago|after|later|earlier|old))|annually|per (?:100,000|million|capita)|project(?:ed|ions)|guidelines|recommend(?:s|ed|ation|ations)?|advice|screening|treatments?|vaccin\w*|therap(?:y|ies)|symptoms?|diets?|polic(?:y|ies)|econom\w*|inflation|prices?|premiums?|insur(?:ers?|ance)|gdp|growth|exports?|imports?|tariffs?|budgets?|emissions?|climate|global warming|(?:average|rising|global|mean) temperatures?|sea levels?|carbon|models? (?:of|run|predict\w*|show\w*)|more likely|less likely|twice as likely|chances? of|how to|(?:people|women|men|adults|children|anyone|those|patients) (?:with|who (?:have|take|smoke|drink|eat))|patients (?:may|can|should|need|often|on)|bacteria|infections?|you (?:can|should|may|need)|if you|at risk|fall(?:en|s)? by|fell by|rose by|risen by|fewer|(?:gun|safety|labou?r|new|strict(?:er)?|common sense) (?:\w+ )?laws?|legislation|lawmakers|sanctions|trade (?:deal|war|talks)|reforms?|debates?|(?:human|civil|land|indigenous|voting|gun) rights|regulat(?:ion|ions|ors?)|treat(?:y|ies)|amendments?|polic(?:y|ies)holders?`,
      light: englishLight,
      yearPrefix: 'in|by|since|until|around|circa',
      era: String.raw`(?:^|[\s(])(?:[2-9]|1[0-9])(?:th|st|nd|rd)[ -]century|\d\s?(?:b\.?c\.?e?\.?)(?!\p{L})|(?:antiquity|middle ages|roman empire|bronze age)`,
    },
    hyperbole: {
      outcry: String.raw`(?:i swear |honestly,? )?(?:i'm|i am) (?:going to|gonna) (?:kill|strangle|murder) (?:him|her|them)|i(?:'ll| could| will) (?:kill|strangle|murder) (?:him|her|them)`,
      household: String.raw`soups?|stews?|lentils?|gravy|recipes?|dinner|lunch|breakfast|leftovers|pasta|cheese|cake|biscuits?|tea|coffee|kettle|dishwasher|dishes|laundry|socks|towels?|fridge|microwave|oven|toaster|toothpaste|recycling|bins?|hoover|sofa|remote|printers?|routers?|wi-?fi|passwords?|spreadsheets?|stand-?ups?|meetings?|e-?mails?|inbox|servers?|deploy\w*|merge\w*|pull requests?|branch|mouth full`,
      plan: String.raw`gun|guns|rifle|pistol|bullets?|kni(?:fe|ves)|blades?|axe|hammer|poison\w*|rope|petrol|gasoline|bomb|blood|bleed\w*|grave|bur(?:y|ied)|body|corpse|police|revenge|where (?:he|she|they) (?:lives?|sleeps?|works?|parks?)|wait(?:ing)? for (?:him|her|them)|deserves? (?:it|to)|i mean it|not joking|not a joke|dead|die|hit (?:me|him|her)|beat\w*|hurt\w*`,
    },
    harm: {
      slurs: String.raw`n[i1!]gg(?:[ae3]r?|as|a[sz]|ers?|erz)|kikes?|spics?|wetbacks?|chinks?|gooks?|towelheads?|ragheads?|sand ?monkeys?|jungle bunn(?:y|ies)|porch monkeys?|coons|pakis|f[a@]gg?[o0]ts?|fags|tr[a@]nn(?:y|ies)|shemales?|subhumans?|untermensch\p{L}*|mudslimes?|feminazis?|white (?:power|genocide|supremacy forever)|1488|sieg heil|heil hitler|race traitors?|great replacement is real|(?:the )?white race is (?:superior|better|the best)|superior (?:white )?race|master race will`,
      groups: String.raw`jews?|jewish people|the jewish|muslims?|moslems?|islam|arabs?|christians?|hindus?|sikhs?|buddhists?|atheists?|catholics?|blacks?|black (?:people|men|women|folks?|kids)|africans?|asians?|chinese(?: people)?|mexicans?|latin[oa]s?|hispanics?|indians|pakistanis?|turks|kurds?|poles|polish people|russians?|ukrainians?|syrians?|afghans?|somalis?|romanians?|roma|gyps(?:y|ies)|gipsies|travellers|immigrants?|migrants?|refugees?|asylum seekers?|foreigners?|aliens|natives|indigenous people|whites|white people|gays?|gay (?:people|men)|lesbians?|homosexuals?|homos?|queers?|bisexuals?|trans(?:gender)?(?: people| women| men| kids)?|transgenders?|transsexuals?|lgbt\w*|women|females|girls|men|disabled(?: people| kids)?|the disabled|cripples?|autistics?|autistic (?:people|kids)|the (?:old|elderly|poor|homeless|mentally ill)|homeless people|old people|fat people|brown people|people of colou?r|minorities|non-?believers|infidels`,
      copula: String.raw`(?<!\p{L})(?:are|is|is a|were|be|being|aren't|isn't|like|as|nothing but|no more than|should be treated|look like|smell like|act like|breed like|all|equals?)(?!\p{L})|=|:`,
      dehumanising: String.raw`(?:(?:filthy|dirty|disgusting|stinking|ugly|evil|lazy|fucking|f\*+ing|damn) )*(?:rats?|vermin|cockroach(?:es)?|roaches|lice|maggots?|parasites?|leech(?:es)?|insects?|pests?|pigs?|swine|dogs|monkeys?|apes?|gorillas?|baboons?|animals?|beasts?|savages?|barbarians?|subhumans?|sub-human|scum|filth|trash|garbage|dirt|vermin|a (?:disease|plague|cancer|virus|pest|infection|stain|burden|curse|threat to our (?:race|blood|children))|the (?:disease|plague|cancer|virus|enemy of|devil)|cancer|abominations?|demons?|devils|mentally (?:ill|sick) freaks|freaks|perverts|degenerates?|criminals by nature|born criminals|rapists|murderers|terrorists|thieves|not (?:really |even |fully )?(?:human|people|humans|welcome here)|less than human|inferior|genetically (?:inferior|stupid)|inferior (?:race|beings?)|a lower race|too (?:stupid|dumb|lazy|emotional|primitive|weak) to|a waste of (?:space|air|oxygen|skin)|worth(?:less| nothing)|shit|turds|invaders|an invasion|good for nothing|only good for|objects|property|breeding machines|destroying our|poisoning our|replacing us|the (?:root|cause|source) of (?:all|every)|behind (?:everything|every|all)|to blame for (?:everything|all)|controlling (?:the world|the banks|the media))`,
      vile: 'filthy|dirty|stinking|disgusting|vermin|parasitic|subhuman|goddamn|fucking|rotten|greedy|thieving|scheming|bloody|worthless|damned|stupid|dumb',
      calls: String.raw`(?:should|must|need(?:s)? to|have to|has to|ought to|deserves? to|gotta|had better|let's|let us|time to|want(?:s)? to|going to|gonna|(?<=(?<!\p{L})(?:we|i|you|they) )will|will(?= (?:all|be|finally)(?!\p{L})| die\s*(?:$|[.!,]))|(?<=(?<!\p{L})(?:we|i|you|someone|somebody) )can|someone|somebody|everyone|everybody|we|you|please|go|go and|why don't we|it's time to|better|just)(?: (?:all|be|just|really|go|out|and|to|get|finally|simply|first|now|put|have|them|rounded up and|you all)){0,4} (?:killed?|shoot|shot|stab(?:bed)?|hang(?:ed)?|hung|lynch(?:ed)?|gas(?:sed)?|burn(?:ed|t)?|beat(?:en)?(?: up)?|bash(?:ed)?|exterminat(?:e|ed)|eliminat(?:e|ed)|eradicat(?:e|ed)|wip(?:e|ed) out|annihilat(?:e|ed)|murder(?:ed)?|slaughter(?:ed)?|execut(?:e|ed)|bomb(?:ed)?|drown(?:ed)?|die|rape[d]?|tortur(?:e|ed)|castrat(?:e|ed)|sterili[sz](?:e|ed)|enslav(?:e|ed)|poison(?:ed)?|behead(?:ed)?|attack(?:ed)?|hurt|crush(?:ed)?|in (?:camps|ovens|gas chambers|cages)|into (?:camps|ovens|gas chambers|cages)|put down|a bullet|down like|round(?:ed)? (?:them )?up|deport(?:ed)?(?= (?:all|every|them all))|run over|hunt(?:ed)?(?: down)?|punch(?:ed)?|disappear|cleans(?:e|ed))|(?<=^|["':!,;.?]\s?)(?:kill|shoot|stab|hang|lynch|gas|burn(?: down)?|beat(?: up)?|bash|exterminate|eradicate|wipe out|annihilate|murder|slaughter|execute|bomb|behead|round up|deport|crush|hunt down|run over|punch|rape|put down|death to|down with|get rid of)|death to|gas the|(?:belong|put them|throw them|send them|lock them) (?:all )?(?:in|to|into) (?:camps|ovens|the ovens|gas chambers|a cage|cages|the sea|the ground)|put a bullet in(?:to)?|to be (?:wiped out|exterminated|eliminated|killed|eradicated|gassed|shot|hanged|put down|slaughtered|cleansed|removed from the earth|burned)|deserves? (?:death|to suffer|a bullet|the rope|cancer)|go back to (?:your|their|africa|mexico|where (?:you|they))|(?:get|throw|kick|drive) (?:\p{L}+ ){0,4}out|out of (?:our|my) (?:country|town|neighbou?rhood|land|schools?)|(?:don't|do not|doesn't|does not) belong (?:here|in our|in this)|(?:don't|do not|doesn't) deserve (?:rights|to live|to exist|to breathe|human rights|to vote)|shouldn't (?:exist|breed|be allowed to|have rights|vote|live)|should not (?:exist|breed|be allowed to (?:live|breed|vote|exist)|have rights|vote|live)|(?:back )?(?:in|to) the kitchen|the only good \p{L}+ is a dead`,
      victims:
        '(?:the |our |your |that |this |every |all |any |those |these )+(?:mayor|president|prime minister|minister|governor|senators?|politicians?|judges?|journalists?|reporters?|teachers?|doctors?|nurses?|cops?|police(?:men|man)?|officers?|traitors?|elites?|bankers?|ceos?|neighbou?rs?|classmates?|students?|kids|children|family|voters|liberals|conservatives|democrats|republicans|socialists|communists|feminists|activists|protesters|unbelievers|mosques?|synagogues?|churches|temple|school|embassy|parliament|journalist you see|queen|king)|traitors|journalists?|politicians|cops|liberals|feminists|(?:my|our|your|his|her) (?:boss|teacher|ex|ex-wife|ex-girlfriend|classmates|neighbou?r|family|parents|sister|brother|wife|husband)|mosques?|synagogues?|my school|the school',
      pileOns: String.raw`(?:everyone|everybody|the whole class)[^.!?]{0,25} (?:changes|switches|moves(?: to another)?) tables? (?:as soon as|when|whenever|the moment)|(?:whoever|anyone who|the one who) (?:still |stays |keeps )*(?:sits?|sitting|talks?|talking|eats?|eating) (?:down )?(?:with|to|next to) (?:her|him),?(?: is| will be|'s| gets it) next(?= *[.!]|$)|(?:let's|everyone|everybody|guys|all of you|the whole (?:school|class|group))(?:,? [\p{L}'-]+){0,24} (?:laugh at|make fun of|mock|humiliate|ridicule) (?:her|him)(?= (?:in|on|until|together|again|for|when|and|online)(?!\p{L})|[.!]|$)|(?:let's|everyone|everybody|guys)(?:,? [\p{L}'-]+){0,12},? (?:film|record) (?:her|him) when|vote (?:(?:for )?[\p{L}\p{N}]+ ){1,6}(?:ugliest|fattest|dumbest|stupidest|biggest loser)|(?:everyone|everybody|let's all|please all) (?:\p{L}+ ){0,3}(?:leave|write|give) (?:[\p{L}.]+ ){1,4}(?:one-star|1-star|bad|terrible) reviews?|(?:comment|write|post|reply|put|spam) (?:(?:this|it|that|him|her) )?(?:under|on|below) (?:every|each|all)(?: single)?(?: one)?(?: of)? (?:her|his) (?:\p{L}+ )?(?:photos?|pics?|pictures?|posts?|videos?)|under (?:every|each|all)(?: single)? (?:photos?|pics?|pictures?|posts?|videos?) of (?:hers|his|her|him)`,
      threats: String.raw`(?:i|we) (?:now )?know (?:now )?(?:exactly )?which (?:bedroom )?window is (?:yours|hers|his)|(?:i|we) know (?:exactly )?(?:where you (?:live|sleep)|when you (?:leave|get home|come home|sleep|are (?:home )?alone)|(?:which|what) (?:school|nursery|kindergarten|day ?care) your|where your (?:kids?|children|daughters?|sons?|family|wife|husband|mother|mum|mom) (?:go(?:es)?|lives?|sleeps?))|(?:don't|do not|shouldn't|should not|better not) be (?:too |so )?surprised (?:if|when) (?:[\p{L}']+ ){0,7}(?:doesn't|does not|don't|do not|never|won't) (?:[\p{L}']+ ){0,5}(?:in one piece|alive)|i(?:'ll| will|'m going to|'m gonna| am going to| am gonna| want to|'m about to|'m coming to| am coming to)(?: [\p{L}'-]+){0,2} (?:kill|shoot|stab|strangle|murder|hurt|rape|beat|slaughter|cut|break|burn|bomb|hunt|destroy|end) (?:you|him|her|them all|them|everyone|everybody|your|his|her|their|my (?:boss|wife|ex|teacher|school|class\w*|neighbou?r|family|parents|sister|brother)|all of (?:you|them)|the (?:mayor|president|teacher|kids|police)|every(?:one| last one)|people|as many)|(?:shoot|blow|burn|bomb|shooting) up (?:my|the|our|your|a|this) (?:school|office|church|mosque|class\w*|work\w*|mall|synagogue|temple|club|concert|company|place)|(?:blow up|burn down|bomb) (?:my|our|your|the|this|that) (?:school|mosque|church|synagogue|office|house|home|parliament|embassy|class)|you(?:'re| are| will|'ll)? (?:all )?(?:going to |gonna |will |deserve to )?(?:die|be dead|bleed|burn|pay with your (?:life|blood))(?: (?:tonight|tomorrow|soon|slowly|screaming|in your sleep|today))|you(?:'re| are) (?:a )?dead (?:man|woman|meat)?(?: walking)?(?=$|[.!,])|i know where (?:you|your (?:kids|family|children|mother|daughter)) (?:live|sleep|go to school)|we know where you live|(?:watch your back|sleep with one eye open)[^.]{0,30}(?:kill|die|dead|knife|gun|come for you)|(?:put|get|deserves?) a bullet (?:in|through|into) (?:the |his |her |your |their )?(?:head|brain|skull|mayor|president|\p{L}+)|slit (?:your|his|her|their) (?:throat|wrists)|i(?:'ll| will) find you and|(?:bring|bringing|brought) (?:a|my|the|his) (?:gun|knife|rifle) to (?:school|class|work)|next (?:time|week|friday|monday)?,? (?:i|we) (?:shoot|kill|bomb)|kill (?:them|you) all|burn (?:them|it) all (?:alive|with them inside)|hang (?:them|him|her) (?:all|high|from)|beat (?:him|her|them|you) (?:to a pulp|until|senseless|to death)|your (?:family|children|kids|daughter|mother) (?:will|is going to|are going to) (?:die|pay|bleed|be next)|we will hunt you`,
      selfHarm: String.raw`(?:i (?:want|wanna|wish|need|am going|plan|am about|'m going|have decided)|i'm going|i'm gonna|i just want|i really want) (?:to )?(?:just )?(?:die(?! (?:of|from) (?:laugh|embarrass|cute|cringe))|kill myself|end (?:it all|my life|everything)|hang myself|be dead|shoot myself|cut myself|hurt myself|overdose|not exist|disappear forever|never wake up)|kill(?:ing)? (?:your|my)sel(?:f|ves)|kys|unalive (?:your|my)self|go (?:kill|hang|drown|shoot|unalive|cut|burn) yourself|go (?:and )?die(?=$|[.!,])|drink bleach|jump (?:off|from) a bridge|(?:cut|hurt|burn|starve|hang|harm|drown) (?:your|my)self(?! (?:some|a|off|shaving|while|when|with the (?:oven|stove)))|(?:hurting|cutting|harming|starving|burning) (?:your|my)self|end (?:your|my) (?:own )?life|take (?:your|my) own life|(?:best|easiest|painless|quick|quickest|how|ways?|methods?|tips?)[^.!?]{0,24}(?:suicide|to die(?= |$)(?! (?:hard|laughing))|kill (?:your|my)self|overdose|starve yourself|purge after)|commit(?:ting)? suicide (?:is|with|by|tonight|today)|suicide is (?:the|cool|beautiful|painless|freedom|an answer|the answer|funny|good|only)|thinspo\w*|meanspo|bonespo|pro-?(?:ana|mia)|ana (?:tips|buddy|diet)|stop eating (?:for (?:a|two|\d+)|entirely|completely|until)|(?:nobody|no one|noone) (?:would|will|'d|ever|'ll) (?:miss|care if) (?:you|me|i|if)|(?:world|everyone) (?:would be|is|'d be) better off without (?:me|you)|i (?:don't|do not|can't) want to (?:live|be alive|exist|wake up|be here)(?! in an? (?:\p{L}+ )?(?:world|country|city|society|place|house|town|state|time)(?!\p{L})) ?(?:anymore|any more|any longer|tomorrow)?|(?:can't|cannot) (?:go on|live) (?:anymore|any more|any longer|like this)|my (?:suicide|goodbye) (?:note|letter)|(?:razor ?blades?|pills) (?:are|is|will be) my (?:only )?(?:friends?|way out)|you should (?:die|be dead|hang yourself|jump off|jump from|end it)`,
      atrocities: String.raw`hitler|himmler|goebbels|mengele|stalin|pol pot|osama(?: bin laden)?|bin laden|isis|al-?qaeda|breivik|tarrant|dylann roof|manson|bundy|dahmer|nazis?|third reich|waffen-ss|holocaust|shoah|auschwitz|gas chambers?|genocide|ethnic cleansing|armenian genocide|srebrenica|rwanda|gulags?|holodomor|nanjing|slavery|apartheid|9\/11|september 11|columbine|sandy hook|christchurch|utoya|utøya|massacres?|pogroms?|lynchings?|kkk|ku klux klan|(?:school|mass|that|the) shoot(?:er|ers|ing|ings)|mass murderers?|terrorists?|bombers?|hiroshima|final solution|inquisition|rapists?|wife beaters?`,
      praise:
        "(?:was|were|is|are) (?:so |totally |absolutely |actually |just |simply |really |completely )?(?:right|justified|deserved|necessary|beautiful|glorious|awesome|great|amazing|good|funny|hilarious|a good (?:thing|idea|man|start)|the best thing|heroes|a hero|a legend|legends|a saint|saints|an inspiration|our heroes?|my heroes?|my idol|a genius|misunderstood|a great (?:man|leader|idea)|not that bad|not so bad|kings?)|did nothing wrong|did (?:a )?(?:great|good) (?:job|things|work)|had (?:it )?(?:right|a point|the right idea|good ideas)|should (?:have )?(?:finish(?:ed)?|come back|return|happen again|be repeated|be brought back)|finish the job|we need (?:more|another|a new|a second)|need (?:more|another)|bring back|long live|hail|glory to|thank (?:you|god for)|never (?:happened|existed)|(?:is|was|are) (?:a )?(?:hoax|lie|myth|fake|made up|invented|jewish lie|a lie|exaggerated|propaganda)|didn't happen|did not happen|(?:my|our|real|true|a) (?:hero|heroes|idol|role model|inspiration|saint)|role models?|deserved it|had it coming|not enough|too few|more like (?:him|them|her|this|that)|best (?:day|thing|leader)|lol|haha|the good old days|do it again",
      insults:
        "(?:ugly|fat|retarded|retard|whore|slut|bitch|skank|cunt|(?:fat|filthy|ugly|stupid|like a|such a) (?:pig|cow|whale)|loser|freak|creep|trash|scum|worthless|disgusting|pathetic|stinks?|smells? (?:bad|like)|piece of (?:shit|crap|trash|garbage)|waste of (?:space|air|oxygen)|ugliest|fattest|dumbest|stupidest|sluttiest|moron|imbecile|spastic|spaz|cripple|psycho|nobody (?:likes|loves|wants)|no one (?:likes|loves|wants)|everyone hates|everybody hates|(?:everyone|everybody|let's all|let us all|all) laugh at|make fun of|should be (?:bullied|beaten|ashamed of (?:her|his) (?:face|body))|sleeps with everyone|slept with (?:everyone|the whole)|lardass|hideous|dumb as|brain-?dead|stupid (?:idiot|cow|bitch|pig)|(?:fat|stupid|dumb|ugly|complete|total|absolute|biggest) idiot|here (?:are|is) (?:her|his) (?:address|phone|nudes|home)|nudes)",
      light: String.raw`(?:not(?: to)?|don't|never|without|avoid|might|may|could|can|risk|than|if you|so you (?:don't|won't)|or you'll|you) (?:accidentally |ever |easily |even |badly )?(?:cut|cutting|hurt|hurting|burn|burning|harm|harming) yourself|burn(?:s|ed|ing)? (?:\p{L}+ ){0,2}(?:calories|fat|energy|fuel|wood|gas|candles?)|chinks? (?:in|of)|ugly (?:duckling|sweaters?|christmas|betty|truth|shoes|delicious)|(?:big )?fat (?:tuesday|tire|bike|chance|cats?|burger|wedding|joe)|low[- ]fat|sausage dogs?|guinea pigs?|lab rats?|rat race|white(?:s)? (?:paper|space|noise|board\w*|wine|balance|christmas)|black (?:friday|box|hole|coffee|tie|belt|sea|forest|swan|mirror|panther|ops|cats?|beans?|pepper|tea|market|white)|orange is the new black|(?:men|women)'s (?:room|shoes|final|team|world cup|football|basketball|tennis|health|wear|fashion)|all-?girls|party animals?|spirit animals?|animals are|travellers|kill (?:la kill|bill)|ss (?=\d)|die hard|insects? are|monkey bars?|monkey island|grease monkeys?|turkeys?|indian (?:food|ocean|summer)|chinese (?:new year|food|checkers|medicine)|pole(?:s)? (?:vault|position|dance)|terms and|cut yourself (?:a|some|off)|kill(?:er|ing|ed|s)? (?:time|it|the (?:process|lights?|server|vibe|clutter|engine|mood)|weeds?)`,
      reported: String.raw`said|says|called|calls|calling|claim(?:s|ed|ing)?|accused|accuses|convicted|condemn(?:s|ed|ing|ation)?|denounc(?:e|es|ed)|fined|sentenced|charged|arrested|banned|suspended|apologi[sz](?:e[ds]?|es)|wrote|writes|posted|tweeted|chanted|shouted|according to|report(?:s|ed)?|researchers|police|court|study|propaganda|racist|antisemit\w*|anti-semit\w*|hate speech|myth that|wrong to|wrongly|falsely|conspiracy theor\w*|not true|stereotypes?|slurs?|victims?|survivors?|prevention|helpline|support|charity|history|historians?|museum|remember\w*|against (?:hate|racism|violence)|threatened|threats?`,
    },
  },
  memes: {
    situations,
    verbs: list(
      "is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|may|might|must|got|gets|went|goes|made|makes|took|takes|need|needs|want|wants|know|knows|keep|keeps|kept|said|says|told|came|comes|left|lost|won|felt|feels|found|saw|knew|thought|became|began|gave|gives|ran|runs|sold|sent|paid|cost|costs|broke|forgot|wrote|isn't|aren't|wasn't|don't|doesn't|didn't|can't|won't|couldn't|wouldn't|hasn't|haven't|i'm|it's|that's|we're|you're|they're|there's|i've|we've|let|lets|stop|stops|love|hate|look|looks|seem|seems|sound|sounds|*ed|bought|brought|caught|fought|taught|sought",
    ),
    turns: list('but|so|and|only|until|then|yet|except|because'),
    moments: list(
      "pov|when you|when your|when the|when my|when i|me when|that moment when|that feeling when|nobody:|no one:|if you've ever",
    ),
    hopes: list(
      'expectation|expect|expects|expecting|estimate|plan|in my head|what i ordered|what they promised|hope|hopes|theory|should|claim|claims|claimed|supposedly|dream|dreamed',
    ),
    strongHopes: list(
      'expected|supposed to|hoped|hoping|thought|assumed|promised|meant to|intended|in theory|ideally|on paper|planned to|set out to|was to|were to|wanted',
    ),
    outcomes: list(
      "reality|actual|actually|instead|ended up|ends up|turned out|turns out|in practice|in reality|only|never|still|nobody|no one|none|nothing|not|no longer|hardly|barely|worse|failed|broke|crashed|forgot|gave up|without|even|*n't",
    ),
    past: list(
      'then|before|used to|once|for years|for decades|for centuries|previously|in the past|until recently|back then|originally|formerly|historically|traditionally|at first|years ago|decades ago|day 1|monday',
    ),
    present: list('now|after|today|these days|no longer|nowadays|since then|currently|lately|anymore|day 90|friday'),
    promises: list('promise*|will|soon|plans to|scheduled|planned|due|upcoming|vow*|pledge*|guarantee*'),
    delays: list("still|yet to|delayed|postponed|late|not yet|waiting|never|overdue|behind schedule|hasn't|haven't"),
    fears: list('panic*|scared|afraid|terrif*|horrif*|scary|fear*|dread*|nightmare*|oh no|doom*|emergency'),
    angers: list(
      'angry|anger|furious|rage|outrag*|hate|hates|fed up|sick of|unacceptable|how dare|ridiculous|annoying|demand*|protest*',
    ),
    tired: list('tired|exhausted|sleep*|asleep|awake|yawn*|burnout|worn out|weary|insomnia|overtime|deadline*'),
    troubles: list(
      'fail|fails|failed|failing|failure|failures|broke|broken|breaks down|outage*|downtime|delay|delays|delayed|overdue|went missing|gets lost|get lost|got lost|stuck|went wrong|goes wrong|go wrong|is wrong|mistake*|glitch*|crashes|crashed|crashing|complain*|complaint*|cancels|cancelled|canceled|over budget|too expensive|too late|too slow|too long|too many|too much|shortage*|leak|leaks|leaked|nobody knows|no one knows|impossible|gave up|ran out|collapses|collapsed|shut down|recalls|recalled|hacked|banned|confusing|confuses|confused|confusion|shortcoming*|problem*|struggl*|chaos|fiasco|worse|worst|hold-up|blackout*|sinks|to resign',
    ),
    falls: list(
      'fell|falls|falling|drop|drops|dropped|dropping|declin*|decreas*|shrank|shrinks|shrunk|plunge|plunges|plunged|plummet*|slump*|tumble|tumbles|tumbled|halved|lost|dips|dipped|dims',
    ),
    opinions: list(
      "should|shouldn't|ought to|deserve|deserves|overrated|underrated|better than|worth it|pointless|nonsense|good enough|must not|must be|enough is enough|is a right",
    ),
    extremes: list(
      'most|least|first|only|biggest|largest|smallest|longest|oldest|highest|lowest|fastest|slowest|heaviest|record|every|all|none|nobody|no one|never|always|twice|triple|three times|four times|five times|ten times|hundred times',
    ),
    surprises: list(
      'actually|in reality|in fact|turns out|turn out|the truth|the catch|hidden|secret|secretly|ironically|surpris*|unexpected*|bizarre*|mysterious*|mystery|strange*|weird*|stunned|stumped|baffl*|shocking|unbelievable|incredibl*|amazing|insane|absurd*|remember when|billion|billions|wtf|never|nobody|no one|uncovered|reveal*',
    ),
    triumphs: list(
      "win|wins|won|winner|winners|winning|victory|champion*|best|award|awards|awarded|prize*|success*|triumph*|breakthrough|launches|launched|is now available|celebrat*|proud*|milestone*|solved|achiev*|reborn|beats|perfect*|the only|must-have*|can't-miss",
    ),
    doubts: list(
      'maybe|perhaps|apparently|supposedly|reportedly|allegedly|suspicious*|claims|claimed|myth|myths|rumour*|rumor*|so-called|not sure|who knows|suggests|vague*|says',
    ),
    joys: list(
      'love|loves|loved|free|fun|glad|happy|happiness|delicious|holiday*|weekend|party|birthday|gift|gifts|cake|chocolate|favorite|favourite|enjoy*|welcome|yummy|hooray|finally|easy|good news|deals',
    ),
    delicate: list(
      'white passing|bipoc|people of color|people of colour|microaggression*|quarantin*|deport*|trauma*|circumcis*|genital mutilation|fgm|ukrain*|gaza|sexy|bod|cocaine|heroin|fentanyl|methamphetamine|smuggl*|drug traffick*|prison*|prisoner*|jail*|imprison*|inmate*|in custody|behind bars|poverty|homeless*|destitut*|food banks|famine*|malnutrition|starvation|lewd|remembrance|weight loss|child labour*|child labor*|ukraine war|gaza|hamas|hostage*|fertil*|infertil*|ivf|concussion*|overweight|obes*|accus*|alleg*|denies|denied|lawsuit*|sue|sued|suing|harass*|charged with|scandal*|fired|donat*|god|allah|jesus|christ|divorce*|racis*|sexist|sexism|homophob*|bully*|bullied|muslim*|islam*|jew|jews|jewish|christian*|catholic*|bishop*|pregnan*|miscarriage*|cancer|tumor*|tumour*|brothel*|prostitut*|refugee*|migrant*|immigra*|on migration|migration crisis|migration policy|migration deal|irregular migration|illegal migration|suicid*|covid*|coronavirus|pandemic*|vaccin*|depression|depressive|sex|sexual*|porn*|erotic*|nude|hurricane*|floods|flooding|flooded|wildfire*|firefighter*|police|arrest*|robber*|burglar*|thief|stolen|insolven*|bankrupt*|layoffs|laid off|disease*|patient|patients|illness*|surgery|hospital|hospitals|hospitali?ed|epidemic*|unemploy*|jobless*|job loss|job losses|lust|lustful|orgasm*',
    ),
    groups: list(
      'black voters|black americans|african americans|latino voters|hispanic voters|white voters|evangelical voters|muslims|jews|jewish people|christians|hindus|migrants|refugees|asylum seekers|indigenous people|minorities|voters|homeless people|older workers|older employees|older people|old people|elderly|the elderly|seniors|pensioners|retirees|boomers|millennials|gen z|zoomers|young people|youngsters|teenagers|teens|women|men|girls|boys|females|males|wives|husbands|mothers|housewives|blondes|foreigners|immigrants|expats|americans|germans|italians|poles|russians|chinese people|asians|africans|arabs|turks|mexicans|indians|black people|white people|gypsies|roma|gays|lesbians|gay people|disabled people|autistic people|fat people|the poor|poor people|the rich|the unemployed|benefit claimants|cleaners|nurses|teachers|civil servants',
    ),
    claims: list(
      "often|usually|generally|typically|always|never|rarely|less|more likely|considered|seen as|regarded as|known for|tend|tends|cannot|can't|don't|won't|aren't|should|shouldn't|prefer|lack|belong|by nature|naturally|better than|worse than|than men|than women|stereotyp*|prejudice*|cliché*|lazy|lazier|smarter|weaker|inferior|superior|efficient|emotional|too old|too young",
    ),
    losses: list(
      'miscarriage*|miscarried|stillbirth*|stillborn*|pregnancy loss|lost the baby|lost our baby|lost her baby|lost my baby|baby loss',
    ),
    farewells: {
      kin: list(
        'dad|daddy|father|mum|mom|mother|grandma|granny|nan|grandpa|granddad|grandad|grandmother|grandfather|brother|sister|wife|husband|son|daughter|uncle|aunt|dog|cat|best friend',
      ),
      partings: list(
        "lost|slipped away|has been gone|is gone|is no longer here|isn't here anymore|isn’t here anymore|left us|to sleep|fell asleep for good|passed|said goodbye to|saying goodbye to",
      ),
      absences: list(
        'number|voicemail|out of habit|nobody picks up|no one picks up|nobody answers|no one answers|two mugs|empty chair|her chair|his chair|empty bowl|her bowl|his bowl|funeral|ashes|miss her|miss him|misses her|misses him|still set|still dial|still call|still text|still lay|without her|without him|in peace|peacefully',
      ),
    },
    mockery: String.raw`(?:took|taken|snapped|photographed|filmed) (?:\p{L}+ ){0,6}without (?:her|him|them) (?:noticing|knowing|realising|realizing)|secretly (?:photographed|filmed)(?! my)|(?:nobody|no one|noone) (?:even |ever |really )?(?:saved?|likes?|loves?|wants?|invite[sd]?|sits? (?:with|next to)|talks? to|asked|picked|misses|missed|cares about) (?:her|him)(?! \p{L}*(?:cat|dog))|(?:look at |check out )(?:this|that|the) (?:fat|ugly|obese|hideous) (?:girl|boy|kid|guy|woman|man|lady|one)|(?:she|he) (?:is|looks)(?: so| such| really| just| like)? (?:a )?(?:fat|ugly|obese|hideous|pig|cow|whale|hippo|loser|freak)|(?:she|he)['’]s (?:so |such |really |just )?(?:a )?(?:fat|ugly|obese|hideous|pig|cow|whale|hippo|loser|freak)|(?:her|his) (?:ugly|fat|hideous) (?:face|body|legs|nose|teeth|hair)|(?<!(?:my|our|its) )(?:teeth|nose|ears|chin|forehead|belly) like (?:a|an|the|two) \p{L}+`,
    passing: list(
      'after the pandemic|since the pandemic|before the pandemic|during the pandemic|despite the pandemic|post-pandemic|pre-pandemic|after covid|since covid|before covid|during covid|post-covid|pre-covid|during lockdown|oh my god|thank god|god of war|god mode|fired up|be patient|inbox floods',
    ),
    harmless: String.raw`(?:dogs?|cats?|geese|goose|parrots?|neighbou?rs?|alarms?)(?: \p{L}+){0,2}? (?:chase[sd]?|scare[sd]?|drives?|drove|sees? off|saw off|foil(?:s|ed)?|frighten(?:s|ed)?)(?: off| away)? (?:\p{L}+ ){0,2}?(?:burglars?|thief|thieves|robbers?|intruders?)|(?:fire ?fighters?|fire (?:brigade|department|service))(?:[’']s?)? (?:\p{L}+ ){0,2}?(?:training|drills?|exercises?|open day|festival|barbecue|orchestra|choir)|fertile (?:\p{L}+ )?(?:land|soils?|ground|fields?)`,
    negations: list("not|no|never|nobody|none|nothing|without|hardly|barely|neither|*n't"),
    everyday: list(
      'crap|stuff|goofy|weird|silly|dumb|stupid|crazy|insane|ridiculous|absurd|awful|terrible|horrible|annoying|boring|magic|monster|damn|nightmare|luck|laugh|joke|kidding|funny|fun|hate|love|sorry|wow|oops|honestly|frankly|literally|basically|whatever|nope|yep|cheat|paycheck|doghouse|bear|cat|dog|baby|mom|mother|grandma|nobody|goodbye|worst|pain|beer|coffee|pizza|cookie|cookies|sleep|toilet|zombie|wizard|ghost|dragon|geek|nerd|boss|wife|husband|toy|toys|party|bored|lazy|infinite|forget|forgot|trouble|blame|dirty|fridge|sofa|toast|sandwich|cake|socks|spreadsheet|printer|monday',
    ),
    abstract: list(
      'framework*|implementation*|functionality|approach*|process*|solution*|strateg*|capabilit*|infrastructure|methodolog*|organization*|organisation*|development|management|initiative*|environment|significant*|various|respective*|provision*|regarding|architecture|component*|parameter*|module*|semantic*|specification*',
    ),
    swaps: list(
      'instead of {a}, {b}|rather than {a}, {b}|{b} instead of {a}|{b} rather than {a}|replaced {a} with {b}|replaces {a} with {b}|swapped {a} for {b}|ditched {a} for {b}|switched from {a} to {b}',
    ),
    choices: list(
      'choose between {a} and {b}|choice between {a} and {b}|torn between {a} and {b}|decide between {a} and {b}|either {a} or {b}|whether to {a} or {b}',
    ),
    sames: list(
      '{a} is the same as {b}|{a} are the same as {b}|{a} cost as much as {b}|{a} costs as much as {b}|{a} costs the same as {b}|{a} is identical to {b}|{a} is no different from {b}|{a} are no different from {b}|{a} looks like {b}|{a} weighs as much as {b}|{a} is the same price as {b}|{a} costs the price of {b}|{a} cost the same as {b}|{a} costs no more than {b}|{a} cost no more than {b}|{a} is no more expensive than {b}|{a} weighs the same as {b}|{a} is as heavy as {b}|{a} is as big as {b}|{a} is as loud as {b}|{a} takes as long as {b}',
    ),
    laters: list(
      '{a} {n} years later|{a}, {n} years later|{a} {n} months later|{a} after {n} years|{a} missing for {n} years|{a} delayed for {n} years',
    ),
    lasts: list(
      'take|takes|took|taken|spent|lasted|lasts|waited|cost|costs|traveled|travelled|drove|walked|weighs|weighed|needs|needed|require|requires|required',
    ),
    units: list(
      'years|hours|days|months|weeks|minutes|centuries|decades|pages|people|lines|miles|kilometers|kilometres|tons|tonnes|pounds|dollars|cores|emails|e-mails|meetings|tabs',
    ),
    about: list('about|over|more than|almost|nearly|at least|up to|around'),
    requests: {
      asks: '(?:does|has|is|can|could|would|will) any(?:one|body)|any(?:one|body) (?:got|have|know|selling|willing|able)|(?:can|could|may) (?:we|i) borrow|looking (?:to borrow|for (?:someone|somebody) to)',
      offers:
        'borrow|lend|happy to (?:collect|pay|pick|share|help)|(?:can|will|could) (?:collect|pick (?:it |them )?up|pay)|thanks in advance|(?:please )?(?:message|dm|pm|text|call) me|get in touch',
    },
    notices: list(
      'please note|please be advised|please be aware|kindly|opening hours|opening times|office hours|open daily|will be closed|is closed|are closed|remains closed|we apologise|we apologize|sorry for the inconvenience|has been moved to|takes place|take place|doors open|free admission|admission is free|register by|is delayed|are delayed|is cancelled|are cancelled|due to maintenance|until further notice|further information|for more information|replacement buses|please use|please bring|please register|please contact|please do not',
    ),
    instructions: list(
      "stay informed|your source|in the comments|learn more|learn the|fullscreen|question mark|click|tap|read more|sign up|subscribe|don't forget|make sure|remember to|be sure|let's|check out|see also|how to|follow us|download|share this|your account|newsletter|all rights|contact us|our team|our products|our services|we offer|for more information|required fields|your email|leave a comment|cookies|click here|is not required|please note|feel free|thanks for|thank you for|stay tuned|find out|here you",
    ),
    quips,
    similes: list('like a|like an|like the|like my|like your|like being|like trying|like having|as if|as though'),
    gerunds: list('*ing'),
  },
  jokes,
  grammar,
  icons,
  brief,
  read,
  notes,
  notices,
  steering,
  figures,
  cuts,
  prose,
  forms,
  facts: {
    labels: { when: 'When', where: 'Where', price: 'Price', signUp: 'Sign-up', contact: 'Phone' },
    when: 'when|date|dates|date and time',
    where: 'where|location|venue|place',
    inPlace: '(?:at|in|on|inside|outside) (?:the|its)|at|in',
    placeLinks: 'of|the|in|at|on|and|for|de|la',
    venues:
      'hall|park|square|castle|church|cathedral|museum|theat(?:re|er)|cent(?:re|er)|school|hotel|caf[eé]|stadium|arena|library|university|college|gallery|station|street|avenue|road|studios?|opera|forum|academy|cinema|restaurant|farm|gardens?|grounds?|plaza|pier|platform|house|club|campus|auditorium|pavilion',
    entry: 'admission|entry|entrance|tickets?|participation|registration|fee',
    free: 'free|free of charge',
    signUp: 'register|registration|sign up|rsvp|apply by|book',
    phone: 'phone|telephone|call|hotline|tel',
    contact: 'information|details|register|reservations?|book|witness(?:es)?|anyone with|call',
    witnesses: 'witness(?:es)?|anyone (?:with|who)',
    off: 'cancell?ed|postponed|called off|rescheduled',
    from: 'from|around|about|shortly (?:before|after)|until|by',
  },
  signs,
  rows,
  people,
} satisfies Language;

export const examples: Examples = {
  article: `How to patch a bicycle tyre

First take the wheel off and lift the tyre over the rim.

Then hold the inner tube under water and watch for bubbles.

Next sand the hole and spread a thin layer of glue on it.

Finally press the patch on, put the tyre back and pump up the wheel.`,
  form: 'steps',
  grave: 'Twelve people die in earthquake',
  harmless: 'The cycle path was renewed this summer',
  date: ['29 October 1923', 1923.8],
};
