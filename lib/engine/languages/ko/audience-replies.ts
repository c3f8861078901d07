import type { AudienceReplies } from '../note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | 제 컴퓨터에서는 됩니다.',
    'tired | 그리고 티켓은 제 몫이죠.',
    'smug | 금요일 밤에 배포합니다.',
  ],
  nurses: [
    'tired | 좋네요. 저는 아직 점심도 못 먹었어요.',
    'doubtful | 그건 누가 기록하죠?',
    'smug | 휴식 4분 동안 생각해 볼게요.',
  ],
  teachers: [
    'tired | 네, 시험에 나옵니다.',
    'doubtful | 출처가 어디죠?',
    'smug | 지난주에 말했어요. 아무도 안 적었죠.',
  ],
  students: ['caught | 잠깐. 이거 시험에 나와요?', 'tired | 그래도 과제보다는 낫다.', 'smug | 참고문헌 완성.'],
  parents: [
    'tired | 나머지는 애들이 독립하면 읽을게요.',
    'doubtful | 좋네요. 그럼 애는 누가 봐요?',
    'smug | 두 번 떼쓰는 사이에 읽었습니다.',
  ],
  founders: ['smug | 저희도 합니다. AI로요.', 'doubtful | 그거 확장되나요?', 'tired | 다음 피벗이 정해졌네요.'],
  gamers: ['smug | 서브 퀘스트 수락.', 'tired | 이번 판만 끝내고. 진짜로.', 'doubtful | 아직 얼리 액세스예요?'],
  designers: [
    'doubtful | 좋네요. 글꼴은요?',
    'tired | 이제 로고를 더 크게.',
    'smug | 저는 final_final_v7로 갖고 있어요.',
  ],
  marketers: [
    'smug | 좋아요. 해시태그는요?',
    'doubtful | 행동 유도 문구는 어디죠?',
    'tired | 그러니까 글 하나, 영상 넷, 뉴스레터 하나.',
  ],
  scientists: [
    'doubtful | 표본은 몇 명이었죠?',
    'tired | 심사위원 2는 납득하지 못했습니다.',
    'smug | 연구가 더 필요합니다. 제가. 연구비로.',
  ],
  football: ['doubtful | 아직 VAR 판독 중.', 'smug | 나라면 넣었다.', 'tired | 심판은 또 못 봤다.'],
  cycling: ['doubtful | 무게는 얼마예요?', 'smug | 나는 오르막에서 한다.', 'tired | 그래요. 커피 쉬는 시간 뒤에.'],
  office: ['tired | 메일로 될 일이었다.', 'doubtful | 회의록에 적었나요?', 'smug | 그건 따로 얘기하죠.'],
};
