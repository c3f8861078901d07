import type { GenreFrames, GenreSigns } from '../joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | 아무도: | 아침 식사 중인 아빠: | {h}',
    'thoughts | 빨래: 밖에. | 창문: 열림. | {h}',
    'proclaim | 우산이 하나뿐인 나: | {h}',
  ],
  price: [
    'nobody | 내 통장: 12원 | 나: | {h}',
    'thoughts | 필요: 없음. | 절약: 많이. | {h}',
    'reality | 집에서 말한 값 | “거의 공짜” | 진짜 가격 | {n}',
  ],
  review: [
    'nobody | 모두: 좋은 아침 | 리뷰 아홉 개를 본 나: | {h}',
    'thoughts | 내 것도 된다. | 이제 2년 됐다. | {h}',
    'proclaim | 점원에게 말하는 나: | {h}',
  ],
  release: [
    'nobody | 발표 중인 내 노트북: | 다시 시작할까요? | {h}',
    'thoughts | 지금은 된다. | 아무도 건드리지 마. | {h}',
    'proclaim | 두 버전 뒤처진 나: | {h}',
  ],
  deploy: [
    'nobody | 금요일 오후 4시 58분 | 나: | {h}',
    'thoughts | 오늘은 금요일. | 테스트는 통과했다. | {h}',
    'proclaim | 롤백에 손을 올린 나: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: '날씨|일기예보|비가|눈이|맑음|흐림|기온|폭염|한파|천둥|우산|기상청',
  price: '가격|할인|세일|특가|쿠폰|저렴|싸게|반값|절약|행사',
  review: '리뷰|사용기|후기|평가|장점|단점|써 본|별점',
  release: '출시|새 버전|버전|업데이트|공개|새 기능|베타|배포 노트',
  deploy: '배포|운영 환경|롤백|핫픽스|파이프라인|당직',
};
