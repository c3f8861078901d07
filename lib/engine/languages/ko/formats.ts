/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | 오늘 읽어야 하는 서류 | {h}',
  'tempted | 나 | 오늘 끝내야 하는 일 | {h}',
  'levels | {h} | {1} | {2} | 고양이에게 전부 들려주기',
  'levels | 제목만 훑어보기 | {H} | 두 번 읽기 | 고양이에게 전부 들려주기',
  'buttons | {1} | {2} | 하나만 말할 수 있는 나',
  'buttons | 다시 일하기 | {h} | 방금 전의 나',
  'fork | 다시 일하기 | 한 단락만 더 | {h}',
  'sign | {h} | 반박 시 님 말이 맞음.',
  'panic | 누가 요즘 어떠냐고 묻는다 | {h} | 자세히 말해 달라고 한다',
  'exit | 바로 다시 일하기 | {h} | 나',
  'backfire | 저녁 식탁에서 똑똑한 말 하기 | {h} | 모두가 왜냐고 묻는다 | 모두가 왜냐고 묻는다',
  'clown | 제목만 읽어야지 | {H} | {1} | 밖이 깜깜하다',
  'clown | 제목만 읽어야지 | {H} | 한 단락만 더 | 밖이 깜깜하다',
  'handshake | 끝까지 읽은 사람 | 제목만 읽은 사람 | “{H}”',
  'handshake | “{h}” 읽은 사람들 | 안 읽은 사람들 | 확고한 의견',
  'handshake | {h} | 내 일정표 | 금시초문',
  'same | {h} | 오늘 내 유일한 이야깃거리',
  'butterfly | 나 | {h} | 이것은 잡담입니까?',
  'shocked | {H} | 제목만 읽으려고 했는데',
  'unmasking | 나랑 잠깐 수다 | {h}',
  'scale | 오늘 해야 할 모든 일 | {h}',
  'tug | 내 일 | {h} | 내 오후',
  'reality | 하려던 말 | 좋은 아침 | 실제로 한 말 | {h}',
  'before-after | 커피 마시기 전 | 의견 없음 | 커피 마신 후 | {h}',
  'calm | {h} | 일단 커피부터 마저 마실게요.',
  'domino | {h} | 순삭된 내 오후',
];

/** "Both X and Y …", but not in adverbs ("still") or nouns ("speed"). */
export const both = String.raw`^(?!아직도|그래도|아마도|오늘도|어제도|지금도|하도 )(?<left>\S+(?: \S+)?)(?<![정제속태온])도 (?<right>\S+(?: \S+)?)(?<![정제속태온])도 (?<both>.{3,24})$`;
