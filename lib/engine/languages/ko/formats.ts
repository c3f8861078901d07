/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | 오늘 읽어야 하는 서류 | {h}',
  'tempted | 나 | 오늘 끝내야 하는 일 | {h}',
  'levels | {h} | {1} | {2} | 고양이에게 전부 들려주기',
  'levels | 제목만 훑어보기 | {H} | 두 번 읽기 | 고양이에게 전부 들려주기',
  'buttons | {1} | {2} | 하나만 말할 시간이 있는 나',
  'buttons | 다시 일하기 | {h} | 방금 전의 나',
  'fork | 다시 일하기 | 한 단락만 더 | {h}',
  'sign | {h} | 반박 환영.',
  'panic | 누가 요즘 어떠냐고 묻는다 | {h} | 자세히 말해 달라고 한다',
  'exit | 바로 다시 일하기 | {h} | 나',
  'backfire | 저녁 식탁에서 똑똑한 말 하기 | {h} | 모두가 왜냐고 묻는다 | 모두가 왜냐고 묻는다',
  'clown | 제목만 읽을 거야 | {H} | {1} | 밖이 깜깜하다',
  'clown | 제목만 읽을 거야 | {H} | 한 단락만 더 | 밖이 깜깜하다',
  'handshake | 끝까지 읽은 사람 | 제목만 읽은 사람 | “{H}”',
  'handshake | “{h}” 읽은 사람들 | 안 읽은 사람들 | 확고한 의견',
  'handshake | {h} | 내 일정표 | 나도 처음 듣는 소식',
  'same | {h} | 오늘 내 유일한 이야깃거리',
  'butterfly | 나 | {h} | 이게 가벼운 잡담인가요?',
  'shocked | {H} | 제목만 읽으려고 했는데',
  'unmasking | 나와의 짧은 대화 | {h}',
  'scale | 오늘 해야 할 모든 일 | {h}',
  'tug | 내 일 | {h} | 내 오후',
  'reality | 하려던 말 | 좋은 아침 | 실제로 한 말 | {h}',
  'before-after | 커피 마시기 전 | 의견 없음 | 커피 마신 후 | {h}',
  'calm | {h} | 일단 마저 마실게요.',
  'domino | {h} | 나의 오후 전부',
];

/** "Both X and Y …". */
export const both = '^(?<left>S+(?: S+)?)도 (?<right>S+(?: S+)?)도 (?<both>.{3,24})$';
