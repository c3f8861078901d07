import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  audiences: {
    developers: {
      names: '개발자|프로그래머|엔지니어|개발팀',
      frames: [
        'exchange | 막힌 거 있어요? | {h}',
        'nobody | 데일리: 한 명당 2분 | 나: | {h}',
        'butterfly | 시니어 개발자 | ‘{t}’ | 이건 작은 티켓인가?',
      ],
    },
    nurses: {
      names: '간호사|간호|조산사|의료진',
      frames: [
        'exchange | 밤 근무 어땠어? | {h}',
        'nobody | 휴식: 4분 | 식은 커피 든 나: | {h}',
        'butterfly | 12시간 뒤의 나 | ‘{t}’ | 이건 휴식인가?',
      ],
    },
    teachers: {
      names: '교사|선생님|교수|강사|교무실',
      frames: [
        'chat | 시험 질문 있나요? | {h} | 시험 질문이요.',
        'exchange | 숙제는 왜 없지? | {h}',
        'butterfly | 우리 반 | ‘{t}’ | 이거 시험에 나오나?',
      ],
    },
    students: {
      names: '학생|대학생|고등학생|수험생|신입생',
      frames: [
        'tempted | 나 | 내일 마감 과제 | ‘{t}’',
        'exchange | 과제 다 했어? | {h}',
        'nobody | 시험: 여섯 시간 뒤 | 나: | {h}',
      ],
    },
    parents: {
      names: '부모|엄마들|아빠들|학부모|육아',
      frames: [
        'thoughts | 애들 잔다. | 드디어. | {h}',
        'exchange | 드디어 둘만. 무슨 얘기 했어? | {h}',
        'butterfly | 혼자 마트에 온 나 | ‘{t}’ | 이건 휴가인가?',
      ],
    },
    founders: {
      names: '창업자|창업가|스타트업|사업가|투자자',
      frames: [
        'exchange | 차별점이 뭔가요? | {h}',
        'butterfly | 매출 없는 나 | ‘{t}’ | 이건 성장인가?',
        'proclaim | 첫 슬라이드를 띄운 나 | {h}',
      ],
    },
    gamers: {
      names: '게이머|플레이어|e스포츠|스트리머|겜',
      frames: [
        'exchange | 한 판 더? | {h}',
        'tempted | 나 | 메인 퀘스트 | ‘{t}’',
        'butterfly | 나 | ‘{t}’ | 이건 서브 퀘스트?',
      ],
    },
    designers: {
      names: '디자이너|일러스트레이터|크리에이티브',
      frames: [
        'exchange | 로고 좀 더 키워 주세요. | {h}',
        'butterfly | 클라이언트 | ‘{t}’ | 이건 작은 수정인가?',
        'tempted | 나 | 최종_v2 | ‘{t}’',
      ],
    },
    marketers: {
      names: '마케터|마케팅|광고|홍보',
      frames: [
        'butterfly | 브랜드 팀 | ‘{t}’ | 이것은 바이럴인가?',
        'exchange | 그래서 CTA는요? | {h}',
        'proclaim | 84장 중 3장째인 나 | {h}',
      ],
    },
    scientists: {
      names: '과학자|연구원|연구자|대학원생|박사',
      frames: [
        'exchange | 리뷰어 2의 의견입니다. | {h}',
        'tempted | 나 | 학위 논문 1장 | ‘{t}’',
        'butterfly | n=3인 나 | ‘{t}’ | 이건 유의한가?',
      ],
    },
    football: {
      names: '축구|서포터|K리그|프리미어리그',
      frames: [
        'exchange | 심판이 왜 화면을 봐? | {h}',
        'panic | 89분 | 두 골 앞섬 | {H}',
        'butterfly | 과자 먹는 나 | ‘{t}’ | 이건 몸풀기인가?',
      ],
    },
    cycling: {
      names: '자전거|라이더|사이클|로드 동호회',
      frames: [
        'exchange | 오르막에서 왜 멈춰? | {h}',
        'tempted | 나 | 지금 자전거 | ‘{t}’',
        'butterfly | 카페에서 쉬는 나 | ‘{t}’ | 이건 훈련인가?',
      ],
    },
    office: {
      names: '직장|사무실|동료|회사|직원|우리 팀',
      frames: [
        'exchange | 끝내기 전에 더 있나요? | {h}',
        'nobody | 5시 59분 | 그 동료: | {h}',
        'backfire | ‘{t}’ 회의 | 후속 회의 필요 | 후속엔 워크숍 필요 | 후속엔 워크숍 필요',
      ],
    },
  },
  concepts: {
    interviews: '면접|채용|취업|자기소개',
    sleep: '알람|베개|(?<![가-힣])자니|(?<![가-힣])잠(?![깐시재금실정])|수면|침대|새벽|(?<![가-힣])밤|한밤|눈 감자',
    money: '(?<!자)유로|달러|가격|비용|비싸|(?<![가-힣])돈(?![가까독키])|통장|월세|월급|은행|잔액|빚(?!어)|투자',
    bosses: '상사|사장|팀장|부장|대표님|대표이사',
    family: '가족|엄마|아빠|삼촌|친척|명절|부모|애들|결혼식',
    dating: '연애|데이트|사랑|여자친구|남자친구|우리 둘|우리 얘기|질투',
    politics: '정치|선거|정부|정당',
    diets: '다이어트|칼로리|샐러드|밥|먹(?![통구먹])|(?<![가-힣])라면|저녁 ?(?:밥|식사|메뉴)',
    sport: '운동|스포츠|경기(?!도| ?침체| ?부양| ?회복| ?둔화)|헬스장|축구|달리기',
    animals:
      '동물|고양이|강아지|(?<![가-힣])개(?:가|는|를|와|들|도)(?![가-힣])|반려(?:동물|견|묘)|말을 타|소 떼|돼지|양 떼|물고기|생쥐|꿀벌|말벌|곤충|나비|토끼|여우(?!주연|조연|상)|코끼리',
    alcohol: '(?<![가-힣])술|소주|맥주|와인|회식|파티(?!션)',
    medicine: '(?<![가-힣])의사(?![를결소표])|병원|질병|환자|치과|건강',
    meetings: '회의(?![적론감])|미팅|데일리|워크숍|메일',
    ...concepts,
  },
  moods: {
    calm: '차분|평온|부드러|느긋',
    loud: '시끄|화난|신나|활기',
    dramatic: '극적|드라마|충격|긴장',
    silly: '엉뚱|병맛|웃긴|장난',
    dry: '건조|진지|비꼬|덤덤|비즈니스',
  },
  smallWords: '작은 글(?:자|씨)|글(?:자|씨)(?:를|가)? 작|긴 (?:글|문구)|글자 많',
  largeWords: '큰 글(?:자|씨)|글(?:자|씨)(?:를|가)? 크|짧은 (?:글|문구)|글자 적|말 적',
};
