import { lotteries } from '@/sandbox/lottery/port/lotteries'
import { titlesOf, type GameFacts, type GameType, type Titles } from './port/game'
import { scatter, turn } from './port/scatter'

/** A kind of game with its class and its title words. */
interface Play {
  readonly theme: string
  readonly classify: string
  readonly words: string
}

/**
 * Games of a category other than slots: how many each vendor has, and the game at a rank of its list. Vendors start
 * with different games, so that neighbours in a list of all vendors differ.
 */
export interface OtherGames {
  readonly vendors: readonly string[]
  readonly count: number
  at(vendor: string, rank: number): GameFacts
}

const play = (theme: string, classify: string, words: string): Play => ({
  theme,
  classify,
  words,
})

/** Each is played by the client named after its theme. */
const tables = [
  play('baccarat', 'BACCARAT', 'Baccarat|Baccarat'),
  play('roulette', 'ROULETTE', 'Roulette|Roulette'),
  play('baccarat', 'BACCARAT', 'Speed Baccarat|Baccarat Tốc Độ'),
  play('dragon-tiger', 'DRAGON_TIGER', 'Dragon Tiger|Rồng Hổ'),
  play('sic-bo', 'SIC_BO', 'Sic Bo|Tài Xỉu'),
  play('roulette', 'ROULETTE', 'Speed Roulette|Roulette Tốc Độ'),
  play('dragon-tiger', 'DRAGON_TIGER', 'Speed Dragon Tiger|Rồng Hổ Tốc Độ'),
  play('sic-bo', 'SIC_BO', 'VIP Sic Bo|Tài Xỉu VIP'),
  play('baccarat', 'BACCARAT', 'VIP Baccarat|Baccarat VIP'),
]

/** Names of the rooms of each vendor's live tables: three each. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  AG: ['Lotus Hall|Sảnh Sen', 'Jade Room|Phòng Ngọc', 'Harbour Club|Hải Cảng'],
  BBIN: ['Hà Nội|Hà Nội', 'Hạ Long|Hạ Long', 'Sa Pa|Sa Pa'],
  BG: ['Manila|Manila', 'Cebu|Cebu', 'Davao|Davao'],
  DG: ['Macau|Macau', 'Singapore|Singapore', 'Bangkok|Bangkok'],
  EA: ['Saigon|Sài Gòn', 'Hội An|Hội An', 'Huế|Huế'],
  LOTUS: ['Riverside|Ven Sông', 'Terrace|Sân Thượng', 'Moon Garden|Vườn Trăng'],
  OG: ['Grand Salon|Đại Sảnh', 'Velvet Room|Phòng Nhung', 'Gold Deck|Boong Vàng'],
  PT: ['Monaco|Monaco', 'Venice|Venice', 'Lisbon|Lisbon'],
  TGP: ['Sky Lounge|Tầng Mây', 'Garden Court|Sân Vườn', 'Night Club|Câu Lạc Bộ Đêm'],
}

const reefs = ['Deep|Sâu Thẳm', 'Giant|Khổng Lồ', 'Dragon King’s|Long Vương', 'Coral|San Hô', 'Thunder|Sấm Sét']
const hunts = [
  'Reef|Rạn Đá',
  'Lagoon|Đầm Phá',
  'Fishing|Câu Cá',
  'Hunters|Thợ Săn',
  'Ocean|Đại Dương',
  'Harbour|Bến Cảng',
]

const leagues = [
  play('football', 'FOOTBALL', 'Football|Bóng Đá'),
  play('basketball', 'BASKETBALL', 'Basketball|Bóng Rổ'),
  play('tennis', 'TENNIS', 'Tennis|Quần Vợt'),
  play('volleyball', 'VOLLEYBALL', 'Volleyball|Bóng Chuyền'),
  play('badminton', 'BADMINTON', 'Badminton|Cầu Lông'),
  play('boxing', 'COMBAT', 'Boxing|Quyền Anh'),
]

const arenas = [
  play('moba', 'MOBA', 'Five Lanes|Năm Đường'),
  play('shooter', 'SHOOTER', 'Tactical Squad|Biệt Đội'),
  play('royale', 'ROYALE', 'Last One Standing|Sinh Tồn'),
  play('virtual-football', 'FOOTBALL', 'Virtual Football|Bóng Đá Ảo'),
  play('fighting', 'FIGHTING', 'Street Duel|Đấu Võ Đường Phố'),
  play('strategy', 'STRATEGY', 'Star Command|Chỉ Huy Vũ Trụ'),
]

const pits = ['Manila Arena|Sân Manila', 'Cebu Arena|Sân Cebu', 'Mekong Arena|Sân Mê Kông', 'Saigon Arena|Sân Sài Gòn']

/** All of them play three cards. The tables differ only in their looks and locations. */
const boards = [
  play('sunrise-cards', 'CARDS', 'Sunrise Three Cards|Ba Cây Bình Minh'),
  play('village-cards', 'CARDS', 'Village Three Cards|Ba Cây Đình Làng'),
  play('bamboo-cards', 'CARDS', 'Bamboo Three Cards|Ba Cây Rừng Trúc'),
  play('buffalo-cards', 'CARDS', 'Buffalo Three Cards|Ba Cây Trâu Vàng'),
  play('pagoda-cards', 'CARDS', 'Pagoda Three Cards|Ba Cây Chùa Cổ'),
  play('mountain-cards', 'CARDS', 'Mountain Three Cards|Ba Cây Núi Xanh'),
  play('midnight-cards', 'CARDS', 'Midnight Three Cards|Ba Cây Nửa Đêm'),
  play('three-cards', 'CARDS', 'Three Cards|Ba Cây'),
]

/** A vendor's adjective for its card games, so that no two games share a name. */
const manners: Readonly<Record<string, string>> = {
  KY: '|',
  KX: 'Speed |Tốc Độ',
  TH: 'Royal |Hoàng Gia',
  WS: 'Tournament |Giải Đấu',
  XY: 'Clubhouse |Câu Lạc Bộ',
}

const bookmakers = ['IBC', 'SBT', 'UG', 'BTI']
const stakes = [1000, 2000, 5000, 10_000, 20_000, 50_000]

const live: OtherGames = {
  vendors: Object.keys(rooms),
  count: tables.length * 3,
  at(vendor, rank) {
    const table = turn(tables, rank + 2 * Object.keys(rooms).indexOf(vendor))
    const room = titlesOf(turn(rooms[vendor] ?? [], Math.floor(rank / tables.length)))
    return {
      ...plain(table, rank),
      title: together(titlesOf(table.words), room),
      minBet: least(vendor, rank),
    }
  },
}

const fishVendors = ['CQ9', 'AG', 'BBIN', 'GG', 'PT', 'RTG']

/** Five per vendor. A title combines two words, and no combination occurs twice. */
const fish: OtherGames = {
  vendors: fishVendors,
  count: reefs.length,
  at(vendor, rank) {
    const place = fishVendors.indexOf(vendor)
    const reef = (rank + place) % reefs.length
    const [before, behind] = [titlesOf(turn(reefs, reef)), titlesOf(turn(hunts, reef + place))]
    const title = { en: `${before.en} ${behind.en}`, fil: `${before.en} ${behind.en}`, vi: `${behind.vi} ${before.vi}` }
    const facts = plain(play('fish', 'FISHING', ''), reef)
    return { ...facts, title, minBet: turn([100, 200, 500, 1000], rank), demo: rank % 2 === 0 }
  },
}

const sports: OtherGames = {
  vendors: bookmakers,
  count: leagues.length,
  at(vendor, rank) {
    const league = turn(leagues, rank + bookmakers.indexOf(vendor))
    return {
      ...plain(league, rank),
      title: together({ en: vendor, fil: vendor, vi: '' }, inFront(league.words, vendor)),
    }
  },
}

/** Puts the vendor's name first in English: `IBC Football`; in Vietnamese last: `Bóng Đá IBC`. */
function inFront(words: string, name: string): Titles {
  const { en, vi } = titlesOf(words)
  return { en, fil: en, vi: `${vi} ${name}` }
}

const esports: OtherGames = {
  vendors: ['TF'],
  count: arenas.length,
  at: (_, rank) => plain(turn(arenas, rank), rank),
}

const cockfight: OtherGames = {
  vendors: ['DS88'],
  count: pits.length,
  at: (_, rank) => plain(play('rooster', 'ARENA', turn(pits, rank)), rank),
}

const pvp: OtherGames = {
  vendors: Object.keys(manners),
  count: boards.length,
  at(vendor, rank) {
    const board = turn(boards, rank + 3 * Object.keys(manners).indexOf(vendor))
    const [before = '', behind = ''] = (manners[vendor] ?? '').split('|')
    const { en, vi } = titlesOf(board.words)
    const title = {
      en: `${before}${en}`,
      fil: `${before}${en}`,
      vi: `${vi} ${behind}`.trim(),
    }
    return { ...plain(board, rank), title, minBet: least(vendor, rank) }
  },
}

const lottery: OtherGames = {
  vendors: ['TCG_SEA'],
  count: lotteries.length,
  at: (_, rank) => ({
    ...plain(play('draw', 'VIETNAM', ''), rank),
    title: turn(lotteries, rank).title,
    minBet: 1000,
    demo: true,
  }),
}

export const otherGames: Readonly<Partial<Record<GameType, OtherGames>>> = {
  LIVE: live,
  FISH: fish,
  SPORTS: sports,
  ESPORTS: esports,
  COCKFIGHT: cockfight,
  PVP: pvp,
  ELOTT: lottery,
}

function plain({ theme, classify, words }: Play, rank: number): GameFacts {
  return {
    title: titlesOf(words),
    theme,
    classify,
    subject: rank,
    lines: null,
    minBet: 10_000,
    demo: false,
  }
}

function together(first: Titles, second: Titles): Titles {
  const joined = (language: keyof Titles) => `${first[language]} ${second[language]}`.trim()
  return { en: joined('en'), fil: joined('fil'), vi: joined('vi') }
}

const least = (vendor: string, rank: number): number => turn(stakes, scatter(vendor.charCodeAt(0) * 100 + rank, 97))
