const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const

/**
 * Browser and operating system by their usual names, such as "Chrome · Android"; undefined if neither is recognised.
 */
export function deviceName(userAgent: string): string | undefined {
  const nameIn = (names: typeof browsers | typeof systems) => names.find(([, mark]) => mark.test(userAgent))?.[0]
  const known = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(' · ')
}
