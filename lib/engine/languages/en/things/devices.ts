import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  chargers: [
    'chargers?|charging cables?|usb(?:-c)?|power banks?|extension leads?|battery life|phone batter(?:y|ies)|rechargeable batteries',
    'The right one is in the other bag.|I have a whole drawer. None of them fits.|Two percent. I’m not moving from this wall.|I plugged it in all night. At the other end, nothing.',
  ],
  phone: [
    'phones?|smartphones?|iphones?|android phones?|foldables?|galaxy s\\d+|galaxy unpacked|pixel \\d+|screen time',
    'I only wanted to see the time. That was an hour ago.|I’m looking for mine. With its torch.|It fell on my face again. In bed.',
  ],
  printer: [
    '(?:inkjet|laser|office|home|photo|best|new|wireless) printers?|printers?|3d print~|ink cartridges?|toner|paper jams?',
    'Mine can smell that I’m in a hurry.|It’s black and white. It wants yellow.|Mine printed page two. Only page two. Forty times.|I opened flap C. Now I own flap C.',
  ],
  speaker: [
    'alexa|siri|smart speakers?|voice assistants?|voice control',
    'Mine still thinks I said “Call Dad”.|I whispered. Now I own 40 kilos of flour.|Mine answers the television. They get on well.|I say please to it. You never know.',
  ],
  ai: [
    'ai|artificial intelligence|chatgpt|chatbots?|machine learning|large language models?|deepfakes?',
    'Can it fold laundry?|I thank mine. In case I need a good word later.|My two-line e-mail is now a “journey”.|And who empties the dishwasher?',
  ],
  bugs: [
    'software bugs?|bug ?fix(?:es)?|glitch(?:es)?|crash reports?|meta outage|(?:internet|server|website|network|google) outages?|server errors?|error messages?|error codes?|patch notes?',
    'Have you tried turning it off and on again?|I clicked OK. I didn’t read what.|It only happens when nobody from IT is looking.',
  ],
  computers: [
    'windows (?:\\d+|xp|update|vista)|linux|laptops?|macbooks?|computers?|hard drives?|ssds?|chromebooks?|desktop pcs?',
    'My desktop has 200 icons. I use the bin.|There’s toast in my keyboard. Under the R.|Mine does start. Around eleven.',
  ],
  code: [
    'python|javascript|programming|coding|source code|emacs|apis?|webassembly|docker|github|java|typescript|software developers?|regex(?:es)?|stack overflow',
    'It worked yesterday.|It works on my machine.|I fixed one thing. Now there are four.|I wrote a comment: “Don’t touch.” I don’t know why.|I copied the answer. And, it seems, the question.',
  ],
  graphicsCard: [
    'graphics cards?|rtx(?: ?\\d+)?|gpus?|geforce|radeon|gaming pcs?',
    'Mine runs Minesweeper. Just.|Mine heats the whole room. Solitaire runs nicely.|I’ve saved for one for so long, it’s a museum piece.',
  ],
  games: [
    'video ?games?|gaming|gamers?|playstation|ps[45]|xbox|nintendo|fifa \\d+|minecraft|fortnite|rocket league|stardew valley|google stadia|esports?|red dead redemption',
    'One more round. It’s only three in the morning.|A nine-year-old beat me. He yawned.|I’m still in the tutorial. It’s about walking.|I paused it. It was online.',
  ],
  photo: [
    'photos?|photograph(?:y|ers?)|cameras?|camera lens(?:es)?|photo albums?|wildlife photographer',
    'My thumb is in all of mine.|I have 14,000. 9,000 are of the same cat.|One person always blinks. It’s me.|I took 60 of the fireworks. All are grey.',
  ],
  selfie: [
    'selfies?|selfie sticks?|photo ?booths?|front camera|class photos?|family photos?|school photos?',
    'I took 30. I look surprised in all of them.|I opened the front camera by mistake. Hello, chin.',
  ],
  keyboard: [
    'keyboards?|mechanical keyboards?|typing|touch[- ]typing|keyboard shortcuts?|computer mouse|emacs keys',
    'Two fingers. But they fly.|My E is gone. I’m v ry car ful now.',
  ],
  headphones: [
    'headphones?|earbuds?|earphones|airpods|headsets?|noise[- ]cancell?ing',
    'I nod. There’s nothing playing.|The left one is in Portugal. In a taxi.',
  ],
  drone: [
    '(?:camera|hobby|toy|photo|delivery|dji) drones?|drone (?:footage|photograph~|show|racing|pilots?|deliver~)|quadcopters?|remote-controlled',
    'It had a wonderful first flight. Over to the neighbours.|I’ve got aerial footage. Of my own surprised face.',
  ],
  vr: [
    'virtual reality|vr (?:headsets?|glasses|games?)|vr|metaverse|augmented reality|mixed reality|vision pro',
    'I fought a dragon. It was the floor lamp.|I leaned on a table. It was only in there.',
  ],
  robot: [
    '(?:humanoid|new|kitchen|household|delivery|service|dancing|toy) robots?|robots|robotics',
    'Mine would want weekends off.|I said hello to one. It was a vending machine.',
  ],
};
