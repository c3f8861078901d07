import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | 제 로컬에서는 되는데요.',
    'tired | 그리고 담당자는 저네요.',
    'smug | 금요일 밤에 배포합니다.',
  ],
  nurses: [
    'tired | 좋네요. 저는 아직 점심도 못 먹었어요.',
    'doubtful | 그거 차팅은 누가 해요?',
    'smug | 휴식 4분 동안 생각해 볼게요.',
  ],
  teachers: [
    'tired | 밑줄 쫙. 시험에 나옵니다.',
    'doubtful | 출처가 어디죠?',
    'smug | 지난주에 말했어요. 아무도 안 적었죠.',
  ],
  students: ['caught | 잠깐. 이거 시험에 나와요?', 'tired | 그래도 과제보다는 낫다.', 'smug | 참고문헌 완성.'],
  parents: [
    'tired | 나머지는 애들이 독립하면 읽을게요.',
    'doubtful | 좋네요. 그럼 애는 누가 봐요?',
    'smug | 애 낮잠 시간에 읽었습니다.',
  ],
  founders: ['smug | 저희도 합니다. AI로요.', 'doubtful | 그거 스케일업 되나요?', 'tired | 다음 피벗이 정해졌네요.'],
  gamers: ['smug | 서브 퀘스트 수락.', 'tired | 이번 판만 끝내고. 진짜로.', 'doubtful | 아직 얼리 액세스예요?'],
  designers: ['doubtful | 좋네요. 폰트는요?', 'tired | 이제 로고를 더 크게.', 'smug | 제 건 ‘최종_진짜최종_v7’이에요.'],
  marketers: [
    'smug | 좋아요. 해시태그는요?',
    'doubtful | 그래서 CTA는 어디 있죠?',
    'tired | 그러니까 글 하나, 영상 넷, 뉴스레터 하나.',
  ],
  scientists: [
    'doubtful | 그래서 표본 수는요?',
    'tired | 리뷰어 2는 납득하지 못했습니다.',
    'smug | 후속 연구가 필요합니다. 연구비도요.',
  ],
  football: ['doubtful | 아직 VAR 판독 중.', 'smug | 저걸 못 넣나.', 'tired | 심판은 또 못 봤다.'],
  cycling: ['doubtful | 그래서 몇 그램이에요?', 'smug | 그거 업힐에서도 합니다.', 'tired | 네. 카페 보급 먼저요.'],
  office: ['tired | 메일로 될 일이었다.', 'doubtful | 회의록에 적었나요?', 'smug | 그건 따로 얘기하죠.'],
};
