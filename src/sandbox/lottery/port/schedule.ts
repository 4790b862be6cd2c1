import type { Lottery } from './lotteries'

const minute = 60_000
const day = 24 * 60 * minute
/** Vietnam has no daylight saving time: always UTC+7. */
const zone = 7 * 60 * minute

/** A draw of a lottery. Milliseconds since 1970. */
export interface Draw {
  /** Its number: the day, followed by the index within the day if there are several. */
  readonly issue: string
  readonly closes: number
  readonly draws: number
}

/** The next draw. At its exact instant a draw counts as past. */
export function nextDraw(lottery: Lottery, now: number): Draw {
  const { schedule } = lottery
  if ('every' in schedule)
    return drawAt(lottery, (Math.floor((now + zone) / (schedule.every * minute)) + 1) * schedule.every * minute)
  return drawAt(lottery, dayOfDraw(lottery, now, 1))
}

/** The last draws, newest first. */
export function lastDraws(lottery: Lottery, now: number, count: number): Draw[] {
  const { schedule } = lottery
  const draws: Draw[] = []
  let before = nextDraw(lottery, now).draws + zone
  while (draws.length < count) {
    before = 'every' in schedule ? before - schedule.every * minute : dayOfDraw(lottery, before - zone - 1, -1)
    draws.push(drawAt(lottery, before))
  }
  return draws
}

/** A past or future draw by its number; undefined if there is none. */
export function drawOf(lottery: Lottery, issue: string): Draw | undefined {
  const found = /^(\d{4})(\d{2})(\d{2})(?:-(\d{4}))?$/.exec(issue)
  if (found === null) return undefined
  const [, year, month, date, place = '0'] = found
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date))
  const { schedule } = lottery
  const local = midnight + ('every' in schedule ? Number(place) * schedule.every : schedule.at) * minute
  const draw = nextDraw(lottery, local - zone - 1)
  return draw.issue === issue ? draw : undefined
}

/** Local time of the first draw after `now` (step 1), or of the last one not after it (step -1). */
function dayOfDraw({ schedule }: Lottery, now: number, step: 1 | -1): number {
  if ('every' in schedule) throw new TypeError('it draws all day long')
  let midnight = Math.floor((now + zone) / day) * day
  for (;;) {
    const local = midnight + schedule.at * minute
    const isFound = step === 1 ? local - zone > now : local - zone <= now
    if (isFound && schedule.days.includes(new Date(midnight).getUTCDay())) return local
    midnight += step * day
  }
}

function drawAt({ schedule }: Lottery, local: number): Draw {
  const date = new Date(local)
  // The draw at midnight is the last one of the previous day.
  const ofDay = 'every' in schedule ? new Date(local - 1) : date
  const digits = ofDay.toISOString().slice(0, 10).replaceAll('-', '')
  const draws = local - zone
  const closes = draws - Math.round(schedule.closes * minute)
  if (!('every' in schedule)) return { issue: digits, closes, draws }
  const midnight = Math.floor((local - 1) / day) * day
  const place = String((local - midnight) / (schedule.every * minute)).padStart(4, '0')
  return { issue: `${digits}-${place}`, closes, draws }
}
