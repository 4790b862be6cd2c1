const promotions = [
  ...[
    '?id=welcome',
    '?id=Welcome',
    '?id=WELCOME',
    '?id=wELCOME',
    '?id=summer',
    '?id=Summer',
    '?id=other',
    '?id=',
    '?id',
  ],
  ...['?utm_source=mail&id=welcome', '?id=welcome&utm_source=mail', '?id=summer&id=welcome', '?id=welcome&id=summer'],
  ...['?ID=welcome', '?aid=welcome', '?xid=1&id=summer&y', '?id=welcome#list', '?id=welcome?x', '?id=%77elcome'],
  ...['?id=%E7%A6%8F', '?id=%e7%a6%8f', '?id=%22%3B', '?id=%22;', '?id=../../x', '?id=..%2F..%2Fx', '?id=..%2f..%2fx'],
  ...[
    '?id=constructor',
    '?id=__proto__',
    '?id=a=b',
    '?id=a|b',
    '?id=gone.promo=/promotions?summer',
    '?id=$uri',
    '?id=%',
  ],
  ...['?id=x|gone.promo=/promotions?x', '?id=x%20gone.promo', '?id=%00', `?id=${'x'.repeat(3000)}`],
].map((query) => `/promotions${query}`)
/** Addresses that name a promotion of the fixture by its id, and others that seem to. */
export const shownPromotions = [
  ...promotions,
  ...[
    '/promotions/?id=welcome',
    '/vi/promotions?id=welcome',
    '/vi/promotions/?id=summer',
    '/zh-tw/promotions?id=Welcome',
  ],
  ...[
    '/Promotions?id=welcome',
    '/register?id=welcome',
    '/?id=summer',
    '/nowhere?id=summer',
    '/VI/promotions?id=summer',
  ],
  ...['/promotions%3Fid=welcome', '/robots.txt?id=summer', '/promotions%20x?id=summer', '/gone.promo=/x%20/x?id=y'],
]

/** What some of them are answered with. */
export const promotionAnswers: (readonly [path: string, status: number, words: string])[] = [
  ['/promotions?id=welcome', 200, 'North promotion.a1<'],
  ['/promotions?utm_source=mail&id=Welcome', 200, 'North promotion.b2<'],
  ['/promotions?id=%E7%A6%8F', 200, 'North promotion.c3<'],
  ['/promotions?id=..%2F..%2Fx', 200, 'North promotion.e5<'],
  ['/promotions?id=summer', 410, 'North gone.promo<'],
  ['/vi/promotions?id=welcome', 200, 'North promotion.a1 in vi<'],
  ['/vi/promotions/?id=summer&x=1', 410, 'North gone.promo in vi<'],
  ['/promotions?id=wELCOME', 200, 'North shell<'],
  ['/promotions?id=never', 200, 'North shell<'],
]
