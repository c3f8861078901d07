import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  denying: "don['’]t|do not|not|no|never|without|avoid",
  audiences: {
    developers: {
      names:
        'it (?:department|team|people|folks?|staff|support|guys)|developers?|devs?|programmers?|coders?|software (?:engineers?|people|teams?)|engineering teams?|engineers|hackers?|sysadmins?|devops',
      frames: [
        'panic | {h} | It’s only on staging | It’s not only on staging',
        'exchange | What’s blocking you? | {h}',
        'nobody | Stand-up: two minutes each | Me: | {h}',
        'butterfly | A senior developer | {t} | Is this a small ticket?',
        'tempted | Me | The ticket I’m assigned | {t}',
      ],
    },
    nurses: {
      names: 'nurs(?:es?|ing)|midwi(?:fe|ves)|care(?:rs| workers?)|ward staff|hospital staff|paramedics?',
      frames: [
        'exchange | How was the night shift? | {h}',
        'nobody | Break: four minutes | Me, with cold coffee: | {h}',
        'butterfly | Me, after twelve hours | {t} | Is this a lunch break?',
        'thoughts | Shift’s over. | Sleep. | {h}',
      ],
    },
    teachers: {
      names: 'teachers?|professors?|tutors?|school staff|staff ?room|faculty|lecturers?|educators?',
      frames: [
        'chat | Any questions about the test? | {h} | About the test.',
        'nobody | Me: Any questions? | That one pupil, at the bell: | {h}',
        'exchange | And why is there no homework? | {h}',
        'butterfly | My class | {t} | Is this in the exam?',
        'tempted | My class | The worksheet | {t}',
      ],
    },
    students: {
      names: 'students?|pupils?|freshm[ae]n|undergrads?|undergraduates?|college kids|university|uni',
      frames: [
        'tempted | Me | The essay, due tomorrow | {t}',
        'exchange | How’s the essay coming along? | {h}',
        'butterfly | Me, at 3 a.m. | {t} | Is this revision?',
        'nobody | Exam: in six hours | Me: | {h}',
      ],
    },
    parents: {
      names: 'parents?|mums?|moms?|mothers?|dads?|fathers?|families|famil(?:y|ies) with (?:kids|children)',
      frames: [
        'thoughts | They’re asleep. | Finally. | {h}',
        'exchange | What did you two talk about, alone at last? | {h}',
        'nobody | The baby: asleep | Me, whispering: | {h}',
        'butterfly | Me, in the supermarket, alone | {t} | Is this a holiday?',
      ],
    },
    founders: {
      names: 'founders?|start-?ups?|entrepreneurs?|business owners?|co-?founders?|venture capital(?:ists)?|investors',
      frames: [
        'exchange | What’s your moat? | {h}',
        'butterfly | Me, with no revenue | {t} | Is this traction?',
        'proclaim | Me, on slide one of the deck | {h}',
        'tempted | Me | Talking to customers | {t}',
      ],
    },
    gamers: {
      names: 'gamers?|gaming|players|streamers?|esports|twitch',
      frames: [
        'exchange | One more round? | {h}',
        'tempted | Me | The main quest | {t}',
        'butterfly | Me | {t} | Is this a side quest?',
        'nobody | My team: losing | Me, on voice chat: | {h}',
      ],
    },
    designers: {
      names: 'designers?|ux|ui|art directors?|illustrators?|creatives|typographers?',
      frames: [
        'exchange | Can you make the logo bigger? | {h}',
        'butterfly | The client | {t} | Is this a small change?',
        'tempted | Me | final_v2 | {t}',
        'nobody | Nobody: | The client, on version 14: | {h}',
      ],
    },
    marketers: {
      names:
        'market(?:ers?|ing)|advertisers?|copywriters?|social media (?:managers?|teams?)|brand managers?|pr people|seo',
      frames: [
        'butterfly | The brand team | {t} | Is this an engagement opportunity?',
        'exchange | And what’s the call to action? | {h}',
        'proclaim | Me, on slide 3 of 84 | {h}',
        'tempted | The campaign | The brief | {t}',
      ],
    },
    scientists: {
      names: String.raw`scientists?|researchers?|academics?|academia|scholars?|ph\.?d\.?s?|postdocs?|physicists?|biologists?|chemists?|grad students?|lab(?:s| people)?`,
      frames: [
        'exchange | Reviewer 2 has one small comment. | {h}',
        'tempted | Me | Chapter one of my thesis | {t}',
        'butterfly | Me, with n = 3 | {t} | Is this significant?',
        'nobody | My funding: ends Friday | Me: | {h}',
      ],
    },
    football: {
      names: 'football(?: fans?| supporters?| club)?|soccer(?: fans?)?|supporters?|premier league|world cup fans',
      frames: [
        'exchange | Why is the referee looking at the screen? | {h}',
        'panic | Minute 89 | We’re two up | {H}',
        'proclaim | Me, who would have scored that | {h}',
        'butterfly | Me, eating crisps | {t} | Is this the warm-up?',
      ],
    },
    cycling: {
      names:
        'cycl(?:ing|ists?)(?: fans?)?|bikers?|bicycl(?:e|ing|ists?)(?: fans?)?|peloton|tour de france|bike (?:people|fans?)|roadies',
      frames: [
        'exchange | Why have you stopped on the climb? | {h}',
        'tempted | Me | The bike I have | {t}',
        'butterfly | Me, at the café stop | {t} | Is this training?',
        'nobody | The hill: 14 % | Me, out of breath: | {h}',
      ],
    },
    office: {
      names:
        'office|colleagues?|co-?workers?|(?:my|the|our) team|work(?:place)? chat|employees|staff|hr|managers?|slack',
      frames: [
        'exchange | Before we finish: anything else? | {h}',
        'backfire | A meeting about {t} | It needs a follow-up | The follow-up needs a workshop | The follow-up needs a workshop',
        'nobody | It’s 4:59 p.m. | That one colleague: | {h}',
        'butterfly | My manager | {t} | Is this a team event?',
      ],
    },
  },
  concepts: {
    interviews:
      "job ?interviews?|interview(?:s|ed|ing|ers?)?|recruiters?|job applications?|tell me about yourself|in five years|we[’']ll call you",
    sleep: String.raw`(?:still|stay(?:ed|ing)?) up|pillows?|sleep\w*|asleep|bed(?:time)?|nights?|insomnia|tired|naps?|awake|early night|goodnight`,
    money:
      'euros?|dollars?|pounds?|prices?|costs?|cheap(?:er)?|[€$£]|money|cash|salar(?:y|ies)|pay ?day|rents?|bank|savings|funds|finances?|wages?|debts?|bills?|budgets?|expensive',
    bosses: 'boss(?:es)?|managers?|supervisors?|ceos?|executives?|my lead',
    family: String.raw`famil(?:y|ies)|mother|mum|mom|dad|father|uncle|aunt|parents?|wedding|in-laws|bab(?:y|ies)|kids?|children|grandm\w+`,
    dating: String.raw`dat(?:e|es|ing)|boyfriend|girlfriend|romance|romantic|love|marriage|wife|husband|relationships?|about us|the two of us|flirt\w*|jealous\w*`,
    politics: 'politics|political|politicians?|elections?|parties|government|president|votes?|voting',
    diets: 'diets?|dieting|weight|calories|salad|biscuits?|doughnuts?|eating|food|meals?|dinner|lunch',
    sport: 'sports?|exercise|workouts?|gym|running|football|soccer|match(?:es)?|cycling',
    animals:
      'animals?|pets?|cats?|dogs?|puppies|kittens?|horses?|cows?|pigs?|sheep|fish|mouse|mice|(?:honey|bumble)?bees?|insects?|wasps?|butterfl(?:y|ies)|rabbits?|foxes|fox|bears?|elephants?|snakes?',
    alcohol: 'alcohol|drink(?:ing|s)?|beers?|wine|drunk|pubs?|bars?|hangovers?|party|parties',
    medicine: 'doctors?|dentists?|hospitals?|medicine|medical|ill(?:ness)?|sick(?:ness)?|patients?|health|nurses?',
    meetings: 'meetings?|stand-?ups?|calls|video calls?|follow-ups?|workshops?|minutes each|any other business|e-?mail',
    ...concepts,
    food: String.raw`food\p{L}*|restaurants?|menus?|waiters?|waitress(?:es)?|cook(?:s|ed|ing|ery)?|chefs?|kitchens?|recipes?|meals?|eat(?:s|ing|en)?|ate|dinners?|lunch(?:es)?|breakfasts?|snacks?|pizzas?|burgers?|pasta|noodles?|soups?|salads?|sandwich(?:es)?|bread|toast|cheese|butter|meat|sausages?|fries|chips|crisps|cakes?|biscuits?|cookies?|chocolate|ice cream|desserts?|pancakes?|eggs?|yoghurts?|fish fingers?|raclette|fridges?|ovens?|oven|leftovers|tasty|delicious|hungry|hunger|sausage rolls?`,
    death: String.raw`death\p{L}*|dead\p{L}*|die[sd]?|dying|deceased|funerals?|graves?|graveyards?|coffins?|buri(?:ed|al)|cemeter(?:y|ies)|obituar(?:y|ies)|corpses?|killed|kills?|rip|ghosts?|wills?(?= and testament)`,
    coffee: String.raw`coffees?|espressos?|cappuccinos?|lattes?|caffeine|decaf|barista\p{L}*|caf[eé]s?|mugs?|cups?(?= of coffee)|kettles?`,
    spiders: String.raw`spiders?|webs?|cobwebs?|tarantulas?|arachn\p{L}*|eight[- ]leg\p{L}*`,
    gender: String.raw`gender\p{L}*|m[ae]n|wom[ae]n|boys?|girls?|male|female|masculin\p{L}*|feminin\p{L}*|feminis\p{L}*|sexis\p{L}*|husbands?|wi(?:fe|ves)|lad(?:y|ies)|guys?|gentlem[ae]n|boyfriends?|girlfriends?`,
    age: String.raw`old(?:er)? (?:people|folks?|m[ae]n|wom[ae]n|lad(?:y|ies))|elderly|seniors?|pensioners?|retire[desmnt]*|grand(?:ma|pa|mother|father|parents?|ad)\p{L}*|gran(?:ny)?|nan|boomers?|ag(?:e|ed|eing|ing)|wrinkl\p{L}*|getting old|care homes?`,
    police: String.raw`police\p{L}*|cops?|officers?|sheriffs?|detectives?|arrest\p{L}*|handcuffs?|prisons?|jails?|crimes?|criminals?|sirens?|speeding tickets?|fines?`,
    swearing: String.raw`swear\p{L}*|curs(?:e|es|ing)|damn\p{L}*|hell|crap\p{L}*|shit\p{L}*|f\*+\p{L}*|fuck\p{L}*|bloody|bastards?|arses?|ass|wtf|profanit\p{L}*|rude words?|bugger|piss\p{L}*`,
  },
  moods: {
    calm: 'nostalgic|nostalgia|minimal(?:ist)?|cosy|cozy|calm|relaxed|chill|gentle|quiet|soft|wholesome|friendly|warm',
    loud: 'loud|angry|rant|shouting|bold|energetic|excited',
    dramatic: 'dark|gloomy|spooky|dramatic|epic|shock(?:ed|ing)?|panicked|stress(?:ed|ful)?|intense|tense',
    silly: 'cute|sweet|adorable|silly|goofy|absurd|playful|childish|zany|ridiculous|wacky',
    dry: 'sarcastic|sarcasm|cynical|snarky|dry|deadpan|sober|serious|subtle|understated|ironic|professional|corporate',
  },
  smallWords:
    '(?:small|smaller|tiny|little) (?:words|text|type|letters|font|lettering)|(?:many|more|lots of|long|longer) (?:words|text|captions?)',
  largeWords:
    '(?:big|large|bigger|larger|huge) (?:words|text|type|letters|font|lettering)|(?:few|fewer|less|short|minimal) (?:words|text|captions?)|short captions?',
  showsImage: String.raw`(?:place|put|include|insert|show|use (?:it|this|the image|the picture|the photo|my \w+) (?:as|in|at|on)|as (?:the |a )?(?:lead|hero|header|cover|main|background) ?(?:image|picture|photo)?|(?:lead|hero|cover|header) (?:image|picture|photo))\b`,
  templates: {
    iceberg: 'iceberg',
    verdict: String.raw`reject|approve|thumbs|verdict|prefer|\bdrake\b|hotline bling`,
    levels: 'levels?|escalat|galaxy|(?:expanding|big) brain|brain meme|enlighten',
    sign: String.raw`\bsign\b|placard|protest|change (?:my|his|her) mind|crowder`,
    buttons: 'buttons?|daily struggle',
    fork: 'fork|crossroads?|two paths',
    scale: String.raw`\bscales?\b|balance`,
    reality: 'expectations?|reality',
    'before-after': 'before|after|then and now|how it started|glow ?up',
    chart: String.raw`\bcharts?\b|\bgraphs?\b|stonks`,
    tug: 'tug|rope',
    chat: String.raw`\bchat\b|messages?|conversation|bubbles?`,
    thoughts: String.raw`thoughts?|sleep|\bbed\b|night`,
    nobody: 'nobody|no one|megaphone',
    calm: String.raw`\bcalm\b|this is fine|fine meme|chaos`,
    starter: 'starter ?packs?|starter ?kits?',
    proclaim: 'does not simply|proclaim|crier|boromir',
    domino: 'domino',
    panic: String.raw`\bpani[ck]\b|\bkalm\b`,
    backfire: String.raw`backfire|\bgru\b|master plan`,
    shocked: 'shock|pikachu|surprised face',
    proud: String.raw`\bproud\b|\bsmug\b|success kid`,
    weary: String.raw`\bweary\b|resign(?:ed|ation)|\bsigh|hide the pain`,
    doubtful: String.raw`side-?eye|suspicious|doubt(?:ful)?\b|not sure if|\bfry\b|skepti`,
    delighted: 'delight(?:ed)?|overjoyed|beaming',
    exchange: 'two bubbles|question and answer',
    dialogue: String.raw`dialog(?:ue)?\b`,
    same: 'same (?:picture|thing|person)|spider-?m[ae]n|pointing',
    exit: String.raw`\bexit\b|off-?ramp|swerv`,
    handshake: 'hand ?shake|shaking hands|epic hand',
    clown: 'clown',
    tempted: 'distracted|tempt(?:ed|ation)|jealous|boyfriend',
    butterfly: String.raw`butterfly|is this an? \p{L}+\?|pigeon`,
    unmasking: 'unmask|scooby|who (?:it|this) really is',
    newsroom: String.raw`news ?(?:room|reader|caster)|anchor(?:man|woman)?\b|breaking news`,
    sofa: String.raw`\bsofa\b|couch|television|\btv\b`,
    breakfast: 'breakfast|kitchen table',
    exhibit: 'museum|exhibit|plinth',
    ride: String.raw`\b(?:rides?|riding|flying on)\b|rodeo`,
    chase: String.raw`\bchas(?:e[ds]?|ing)\b|run(?:s|ning)? (?:away )?from`,
  },
  ownImage: {
    labels: String.raw`\blabels?\b`,
    bar: String.raw`\b(?:caption )?bar\b|white bar|modern`,
    over: 'classic|top and bottom|top/bottom|impact',
  },
  instructions:
    'avoid mention mentioning joke jokes joking word words use using please never say anything dont topic topics make fun meme memes template templates about',
};
