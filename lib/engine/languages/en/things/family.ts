import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  childSeat: [
    'car seats?|child seats?|strollers?|prams?|buggies',
    'By the time it clicks in, the child is grown.|I read the manual. The child fell asleep. So did I.|I folded mine up once. With my thumb.',
  ],
  puberty: [
    'puberty|teenagers?|teens|adolescen(?:ts?|ce)|moody teens?',
    'The answer is an eye roll.|I’m “cringe”. I had to look it up.|The door has slammed. I only said “good morning”.|The glasses are all in that room. All of them.',
  ],
  baby: [
    "bab(?:y|ies)(?! boomers?)|newborns?|toddlers?|nappies|diapers?|baby (?:names?|monitors?|shower)|pacifiers?|nursery ideas|baby[’']s nursery",
    'Nobody here has slept since Tuesday.|I rock even when my arms are empty. Even in queues.|There’s something on my shoulder. I’ve stopped asking.|I sang eleven verses. I made up nine.',
  ],
  toys: [
    'toys?|toy (?:stores?|shops?)|lego|playmobil|barbies?|teddy bears?|stuffed animals|jigsaws?|jigsaw puzzles?|board games?',
    'I found one in the dark. With my foot.|It says 3 to 6. I’m counting from the other side.|I built the castle. The child built the box.|I lost at snap. To somebody who can’t tie shoes.',
  ],
  homework: [
    'homework|tutoring|essay writing',
    'The printer ate mine.|I did mine on the bus. You can tell by the bends.|I helped with the maths. We got a D.|I need the answers. I’m 41.',
  ],
  school: [
    'maths?|mathematics|mathematicians?|algebra|geometry|calculus|fractions|prime numbers?',
    'I’m still waiting for the day I need algebra.|I got seven. The others got an x.|I can split a bill by three. Roughly.|I show my working: two fingers, three fingers.',
  ],
  thesis: [
    'theses|thesis|dissertations?|phd(?:s| students?)?|term papers?|essay deadlines?',
    'I’ve got the title. And the acknowledgements.|Mine is called final_final_3_new.',
  ],
  university: [
    'undergraduates?|freshm[ae]n|campus life|lecture halls?|lectures?|halls of residence',
    'I was there mainly for the cheap bus.|I slept in the third row. It was about sleep.',
  ],
  teacher: [
    'teachers?|classrooms?|lesson plans?|headteachers?|parents’ evenings?',
    'I still put my hand up. In meetings.|I only threw it back. Honestly.',
  ],
  firstSchoolDay: [
    'first day (?:of|at) school|back[- ]to[- ]school|school bags?|school supplies',
    'I’d go back just for the new pencil case.|I had eleven felt-tips. Then I met Kevin.',
  ],
  languageCourse: [
    'language (?:courses?|learning|learners?|lessons?|apps?|schools?)|vocabulary|learn(?:ing)? (?:english|spanish|french|german|italian|japanese)|duolingo|foreign languages?',
    'I can say that the elephant drinks milk.|I ordered perfectly. They replied in English.',
  ],
  spelling: [
    'spelling|grammar|apostrophes?|punctuation|typos?',
    'I put the commas, in, by, feeling.|I call it autocorrect. It calls it “duck”.',
  ],
  dictionary: [
    'dictionar(?:y|ies)|word of the year|glossar(?:y|ies)|thesaurus|scrabble',
    'I look up one word and read till dinner.|Mine props up the sofa.',
  ],
  playground: [
    'playgrounds?|seesaws?|climbing frames?|bouncy castles?',
    'I test the swing first. For safety.|Half the sandpit is in my shoe.',
  ],
  grandparents: [
    'grandparents?|grandmothers?|grandm(?:a|as)|grann(?:y|ies)|grandfathers?|grandpas?|great-grandmother',
    'Mine asks if I’ve eaten. While I’m eating.|My texts from Gran end with “Yours sincerely”.',
  ],
  siblings: [
    'siblings?|only child(?:ren)?|middle child|(?<!minnesota )twins|big brothers?|little sisters?',
    'One cuts, the other chooses. We used a ruler.|I’m the older one. I never broke that lamp.',
  ],
  inLaws: [
    'in-laws|mothers?-in-law|family (?:reunions?|gatherings?|dinners?)|thanksgiving guests?',
    'I praised the sprouts once. There’ve been sprouts since.|I brought the dog. So they’d talk about the dog.',
  ],
  genealogy: [
    'genealog~|family trees?|ancestry|ancestors|surnames?|coat of arms',
    'I’m hoping for a castle. So far: turnips.|Somebody in 1640 had my nose. And no luck with cows.',
  ],
  names: [
    "(?:baby|first|boys[’']|girls[’']|pet|dog) names?|nicknames?|name tags?",
    'Four of me in my class. I was “the other one”.|Mum goes through the dog’s first.',
  ],
  nursery: [
    'kindergartens?|preschool(?:ers?)?|day ?care|child ?care|nursery school|babysitt~|nannies',
    'I know everything that’s going round. I have it.|My coat has a hook there. With a snail.',
  ],
  kidsParty: [
    "(?:kids|kids’|children[’']s|child’s) (?:birthday|part(?:y|ies))|birthday part(?:y|ies)|pi[nñ]atas?|goody bags?|face ?painting",
    'Six came. It sounded like sixty. I’m in the larder.|I won musical chairs. There were tears.',
  ],
  bedtime: [
    'bedtime stor(?:y|ies)|bedtime|lullab(?:y|ies)|fairy ?tales?|tooth fairy',
    'I read very quietly. I woke up on page four.|I skipped a page. I was reported.',
  ],
  parenting: [
    'parenting|working (?:mums|moms|dads|parents)|mumsnet|stay-at-home (?:mums?|moms?|dads?)|family life|school runs?|screen time rules',
    'I counted to three. Nobody knows what comes then.|I said “because I said so”. In my mother’s voice.',
  ],
  pocketMoney: [
    'pocket money|piggy banks?|kids and money|child allowance',
    'I asked for a rise. Mum asked about my room.|I lent my brother two euros in 1996. With interest: a car.',
  ],
  birthday: [
    'birthdays?',
    'I forgot the card.|I sang the wrong name, but loudly.|I turned 29 again.|I said “no fuss” and then waited for the fuss.',
  ],
};
