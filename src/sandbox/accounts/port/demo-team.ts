import { SeedNumbers } from '@/sandbox/seed-numbers'

const day = 24 * 60 * 60_000
const hour = 60 * 60_000

/** A person in the demo agent's team. */
export interface SeedMember {
  readonly account: string
  /** Index of the upline in the list; undefined for the agent. */
  readonly upline: number | undefined
  readonly isAgent: boolean
  readonly createdAt: number
  readonly lastSignIn: number
}

/** The number of people on each level. The first people of a level have those of the next level below them. */
const levels = [
  { members: 8, agents: 4 },
  { members: 20, agents: 6 },
  { members: 18, agents: 0 },
]

const names = [
  ...['minhtuan', 'thuha', 'quocbao', 'ngoclan', 'hoangnam', 'kimanh', 'ducphuc', 'maichi', 'thanhdat', 'bichngoc'],
  ...['giahuy', 'phuonglinh', 'vanhau', 'hongnhung', 'anhkhoa', 'tuyetmai', 'trongnghia', 'camtu', 'baolong', 'yennhi'],
  ...['xuanmai', 'haidang', 'lanhuong'],
]

/** The 46 people below the agent, uplines before their downlines. Names are always the same; times are before `now`. */
export function demoTeam(merchant: string, now: number): SeedMember[] {
  const numbers = new SeedNumbers(`${merchant}/team`)
  const members: SeedMember[] = []
  let above: number[] = []
  for (const { members: count, agents } of levels) {
    const first = members.length
    for (let place = 0; place < count; place += 1) {
      const upline = above.length === 0 ? undefined : numbers.of(above)
      const account = `${names[members.length % names.length]}${10 + members.length + numbers.between(0, 3) * 10}`
      const createdAt = joined(numbers, now, members[upline ?? -1]?.createdAt, members.length)
      const awake = numbers.between(0, Math.max(0, Math.min(6 * day, now - createdAt - hour)))
      members.push({ account, upline, isAgent: place < agents, createdAt, lastSignIn: now - awake })
    }
    above = members.slice(first, first + agents).map((_, at) => first + at)
  }
  return members
}

/** Nobody joined before their upline; some of the last people joined within the last hours. */
function joined(numbers: SeedNumbers, now: number, above: number | undefined, place: number): number {
  const ago = numbers.between(5 * day, 320 * day)
  const late = numbers.between(1, 50) * 60_000
  if (place >= 43) return now - late
  return Math.max(now - ago, (above ?? 0) + day)
}
