const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Whether a text is a day of the calendar: 2026-07-01. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * The day that a text means which is written otherwise: 31.12.2026, 2026-1-5, 1 July 2026, with a time behind it or in
 * quotes of a word processor. Undefined where it can mean two, as 07/01/2026.
 */
export function dayMeant(text: string): string | undefined {
  const bare = text.replace(/[“”„«»‘’"']/g, '').trim()
  const day = yearFirst(bare) ?? yearLast(bare) ?? withMonth(bare)
  return day !== undefined && isDay(day) ? day : undefined
}

function yearFirst(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:.*)?$/.exec(text) ?? []
  return written(year, month, day)
}

/** With dots the day is first; with other signs it is where the other number is no month, or the same. */
function yearLast(text: string): string | undefined {
  const [, first, sign, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (sign === '.' || Number(first) > 12 || first === second) return written(year, second, first)
  return Number(second) > 12 ? written(year, first, second) : undefined
}

function withMonth(text: string): string | undefined {
  const form = /^(?:(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?)?([a-z]{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (\d{4})$/i
  const [, before, name = '', after, year] = form.exec(text) ?? []
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return month === 0 ? undefined : written(year, String(month), before ?? after)
}

function written(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
