/**
 * Outlines of the emblems: the number of points, and how deep the cuts between them are. A cut equal to the cosine
 * gives a plain polygon.
 */
const points = [3, 4, 5, 6, 8, 12]
const cuts = [0.52, 0.78, 1]
const cores = ['disc', 'ring', 'spark', 'triangle', 'square'] as const
const count = points.length * cuts.length * cores.length

/**
 * An emblem for each vendor without a picture, as an SVG path in a box 24 wide, filled by the even-odd rule. Derived
 * from the vendor's code, so that it is the same everywhere, and unique.
 */
export function vendorEmblems(codes: readonly string[]): ReadonlyMap<string, string> {
  const emblems = known.get(codes) ?? drawnFor(codes)
  known.set(codes, emblems)
  return emblems
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

function drawnFor(codes: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<number>()
  return new Map(
    codes.toSorted().map((code) => {
      let place = hash(code) % count
      while (taken.has(place) && taken.size < count) place = (place + 1) % count
      taken.add(place)
      return [code, emblem(place)]
    }),
  )
}

function emblem(place: number): string {
  const core = cores[place % cores.length] ?? 'disc'
  const rest = Math.floor(place / cores.length)
  const cut = cuts[rest % cuts.length] ?? 1
  const around = points[Math.floor(rest / cuts.length)] ?? 6
  // The fewer points a polygon has, the nearer are its edges to the centre; the core stays inside.
  const room = cut === 1 ? Math.cos(Math.PI / around) : cut
  return star(around, 11.5, cut === 1 ? room : cut) + coreOf(core, Math.max(3, 7.2 * room))
}

function coreOf(core: (typeof cores)[number], radius: number): string {
  switch (core) {
    case 'disc':
      return circle(radius * 0.75)
    case 'ring':
      return circle(radius * 0.95) + circle(radius * 0.5)
    case 'spark':
      return star(4, radius * 1.15, 0.38)
    case 'triangle':
      return star(3, radius, 0.5)
    case 'square':
      return star(4, radius, Math.SQRT1_2)
  }
}

/** Points at the radius, with an inner point between each two of them. */
function star(around: number, radius: number, cut: number): string {
  const corners = Array.from({ length: around * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * cut
    const angle = (index * Math.PI) / around - Math.PI / 2
    return `${rounded(12 + reach * Math.cos(angle))} ${rounded(12 + reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function circle(radius: number): string {
  const r = rounded(radius)
  return `M${rounded(12 - radius)} 12a${r} ${r} 0 1 0 ${rounded(radius * 2)} 0a${r} ${r} 0 1 0 ${rounded(-radius * 2)} 0Z`
}

const rounded = (value: number): number => Math.round(value * 10) / 10

function hash(code: string): number {
  return [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
}
