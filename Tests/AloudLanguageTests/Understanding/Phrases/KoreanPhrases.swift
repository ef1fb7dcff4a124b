extension SpokenPhrases {
  /// What people say in Korean.
  static let korean = SpokenPhrases(
    "ko",
    """
    date | 다음 주 월요일 | 2026-11-23
    date | 다음 주 수요일 | 2026-11-25
    date | 저번 주 목요일 | 2026-11-12
    date | 2028년 3월 5일 | 2028-03-05
    date | 이십일일 | 2026-11-21
    date | 3월 첫째 주 월요일 | 2027-03-01
    date | 3월 첫 번째 월요일 | 2027-03-01
    date | 3월의 첫 월요일 | 2027-03-01
    date | 이번 달 마지막 금요일 | 2026-11-27
    date | 2주 후 | 2026-12-04
    date | 두 주 뒤에 | 2026-12-04
    date | 일주일 전 | 2026-11-13
    date | 내일부터 2주 후 | 2026-12-05
    date | 반년 전 | 2026-05-20
    date | 여섯 달 전 | 2026-05-20
    date | 일년 반 전 | 2025-05-20
    date | 1년 반 후 | 2028-05-20
    date | 1년 2개월 후 | 2028-01-20
    date | 2026. 12. 24. | 2026-12-24
    date | 천구백구십구년 오월 삼일 | 1999-05-03
    date | 99년 5월 3일 | 1999-05-03
    date | 이번 달 마지막 날 | 2026-11-30
    date | 다음 달 첫날 | 2026-12-01
    date | 3영업일 후 | 2026-11-25
    date | 글피 | 2026-11-23
    date | 오늘 | 2026-11-20
    date | 월요일부터 금요일까지 | -
    date | 안녕하세요 | -
    date | 다음 주 금요일 | 2026-11-27
    date | 12월 5일 토요일 | 2026-12-05
    date | 2월의 마지막 날 | 2027-02-28
    date | 다음 달 | 2026-12-20
    date | 2년 반 전 | 2024-05-20
    date | 월요일에서 금요일까지 | -
    time | 세시반 | 03:30:00
    time | 여섯 시 이십 분 | 06:20:00
    time | 7시 30분 | 07:30:00
    time | 여덟 시 정각 | 08:00:00
    time | 오후 세 시 | 15:00:00
    time | 정오 | 12:00:00
    time | 14:05 | 14:05:00
    time | 저녁 6시 | 18:00:00
    time | 5시경 | 05:00:00
    time | 영시 | 00:00:00
    time | 세 시간 이십 분 후 | 18:50:00
    time | 안녕 | -
    time | 열두 시 오 분 | 12:05:00
    time | 십삼 시 | 13:00:00
    time | 이십 분 후 | 15:50:00
    time | 세 시간 | -
    datetime | 내일 아침 일곱 시 반 | 2026-11-21T07:30:00
    datetime | 월요일 15시 | 2026-11-23T15:00:00
    datetime | 어제 저녁 다섯 시 사십오 분 | 2026-11-19T17:45:00
    datetime | 모레 오후 네 시 | 2026-11-22T16:00:00
    datetime | 30분 전 | 2026-11-20T15:00:00
    datetime | 15분 후 | 2026-11-20T15:45:00
    datetime | 15일 저녁 여덟 시 | 2026-12-15T20:00:00
    datetime | 지금 | 2026-11-20T15:30:00
    datetime | 수요일 오전 아홉 시 반 | 2026-11-25T09:30:00
    datetime | 이번 달 마지막 금요일 오후 5시 | 2026-11-27T17:00:00
    datetime | 오 분 전 | 2026-11-20T15:25:00
    datetime | 12월 20일 20시 | 2026-12-20T20:00:00
    datetime | 3일 세 시 | 2026-12-03T03:00:00
    duration | 한 시간 반 | 5400
    duration | 반년 | 15768000
    duration | 두 시간 십오 분 | 8100
    duration | 일 분 삼십 초 | 90
    duration | 3년 반 | 110376000
    duration | 보름 | 1296000
    duration | 사 년 반 | 141912000
    duration | 일 년 | 31536000
    number | 십이만 삼천사백오십육 | 123456
    number | 마이너스 십칠 | -17
    number | 이와 삼분의 이 | 2.6666666666666665
    number | 1.5억 | 150000000
    number | 2천 5백 | 2500
    number | 스물하나 | 21
    number | 오분의 사 | 0.8
    number | 삼분의 일 | 0.3333333333333333
    number | 10의 6승 | 1000000
    number | 사십이점영오 | 42.05
    number | 십이억 | 1200000000
    number | 십분의 구 | 0.9
    ordinal | 백스물한 번째 | 121
    ordinal | 세 번째 | 3
    ordinal | 천 번째 | 1000
    ordinal | 다음 | current+1
    boolean | 네 | true
    boolean | 그래 | true
    boolean | 좋아요 | true
    boolean | 아니오 | false
    boolean | 아니 | false
    boolean | 네 그렇습니다 | true
    boolean | 절대 아니요 | false
    boolean | 싫어요 | false
    """)
}
