import type {
  LotteryLobby,
  LotteryMenus,
  LotteryNumbers,
  LotteryOpened,
  LotteryPopular,
  LotteryRecent,
} from '@/contract/generated/gateway-types'

type Menu = LotteryMenus['response'][number]
type Lottery = Menu['gameMenus'][number]
type Drawn = LotteryNumbers['response'][number]

const lottery = (gameCode: string, title: string): Lottery => ({
  gameCode,
  title,
  accountTypeName: 'TCG_LOTTO_VN',
  defaultPlayType: 'lo2',
})

const menu = (code: string, title: string, ...gameMenus: Lottery[]): Menu => ({ code, title, gameMenus })

const lotteryMenus: Menu[] = [
  menu('north', 'North', lottery('MB', 'Northern Lottery')),
  menu('centre', 'Centre', lottery('DN', 'Da Nang')),
  menu('south', 'South', lottery('HCM', 'Ho Chi Minh City')),
  menu('fast', 'Fast draws', lottery('ST1', 'One-Minute Draw')),
]
const all = lotteryMenus.flatMap(({ gameMenus }) => gameMenus)

const drawn = ({ gameCode, title }: Lottery, special: string): Drawn => ({
  gameCode,
  title,
  issue: '20260101',
  drawnAt: '2026-01-01T11:15:00.000Z',
  prizes: [
    { prize: 'Special prize', numbers: [special] },
    { prize: 'First prize', numbers: ['04215'] },
    { prize: 'Second prize', numbers: ['93480', '00172'] },
  ],
})
const specials = ['50742', '018334', '770951', '402592']
const draws = all.map((each, place) => drawn(each, specials[place] ?? ''))

/** Moments relative to the story's start: one draw is closed, the next ones are hours and days away. */
const after = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
const times = [6 * 3600 + 1830, 29 * 3600, 90 * 3600, -5]

const lotteryLobby = (): LotteryLobby['response'] => ({
  now: after(0),
  draws: draws.map((last, place) => ({
    gameCode: last.gameCode,
    issue: '20260102',
    closesAt: after(times[place] ?? 0),
    drawsAt: after((times[place] ?? 0) + 300),
    last,
  })),
})

const lotteryRecent: LotteryRecent['response'] = all.slice(3)
const lotteryPopular: LotteryPopular['response'] = all.toReversed()
const lotteryNumbers: LotteryNumbers['response'] = draws
const lotteryOpened: LotteryOpened['response'] = draws.slice(0, 1)

/** Answers about lotteries and their draws. */
export const lotteryAnswers = {
  ...{ lotteryMenus, lotteryRecent, lotteryPopular, lotteryNumbers, lotteryOpened, lotteryLobby },
}

export const emptyLotteryAnswers = {
  lotteryMenus: [],
  lotteryRecent: [],
  lotteryPopular: [],
  lotteryNumbers: [],
  lotteryOpened: [],
  lotteryLobby: { now: after(0), draws: [] } satisfies LotteryLobby['response'],
}

const long = <T extends { readonly title: string }>(each: T): T => ({
  ...each,
  title: `${each.title} <b>of the Extraordinarily Distant Highlands</b>`,
})

export const longLotteryAnswers = {
  lotteryMenus: lotteryMenus.map((each) => ({ ...long(each), gameMenus: each.gameMenus.map(long) })),
  lotteryNumbers: draws.map(long),
}
