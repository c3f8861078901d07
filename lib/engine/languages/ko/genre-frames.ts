import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | 아무도 안 물어봄: | 아침 식사 중인 아빠: | {h}',
    'thoughts | 빨래: 널어 둠. | 창문: 활짝. | {h}',
    'proclaim | 우산이 하나뿐인 나: | {h}',
  ],
  price: [
    'nobody | 내 통장: 12원 | 나: | {h}',
    'thoughts | 필요: 없음. | 할인: 있음. | {h}',
    'reality | 집에서 말한 가격 | “거의 공짜” | 진짜 가격 | {n}',
  ],
  review: [
    'nobody | 모두: 좋은 아침 | 리뷰 아홉 개를 본 나: | {h}',
    'thoughts | 내 것도 멀쩡하다. | 2년밖에 안 썼다. | {h}',
    'proclaim | 점원에게 말하는 나: | {h}',
  ],
  release: [
    'nobody | 발표 중인 내 노트북: | 다시 시작할까요? | {h}',
    'thoughts | 지금은 된다. | 아무도 건드리지 마. | {h}',
    'proclaim | 두 버전 전을 쓰는 나: | {h}',
  ],
  deploy: [
    'nobody | 금요일 오후 4시 58분 | 나: | {h}',
    'thoughts | 오늘은 금요일. | 테스트는 통과했다. | {h}',
    'proclaim | 롤백 버튼에 손 올린 나: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    '날씨|일기예보|(?<![가-힣])비가 (?:오|온|올|내)|눈이 (?:오|온|올|내)|장마|소나기|맑음|흐림|기온|폭염|한파|천둥|우산|기상청',
  price: '가격|할인|세일|특가|쿠폰|저렴|싸게|반값|절약|할인 행사',
  review: '리뷰|사용기|후기|개봉기|언박싱|장단점|장점|단점|써 ?본|써 ?봤|별점|총평',
  release: '새 버전|버전|업데이트|새 기능|신기능|베타|패치 노트|릴리[스즈]',
  deploy: '(?:코드|자동|무중단|서버) 배포|배포(?:했|한 코드)|운영 환경|프로덕션|롤백|핫픽스|CI/CD|온콜',
};
