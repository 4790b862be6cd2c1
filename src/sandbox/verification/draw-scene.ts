import { createHash } from 'node:crypto'

interface Size {
  readonly width: number
  readonly height: number
}

type Random = (from: number, to: number) => number

/** SVG of a landscape: sky, sun or moon, birds, hills. Colours and shapes depend only on the seed. */
export function drawScene(seed: string, size: Size): string {
  const random = numbersFrom(seed)
  // Whole degrees only, because the renderer treats a fractional hue as black.
  const hue = Math.floor(random(0, 360))
  return [sky(hue, size), sun(random, hue, size), ...birds(random, size), ...hills(random, hue, size)].join('')
}

function sky(hue: number, { width, height }: Size): string {
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue}, 62%, 52%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 45) % 360}, 78%, 82%)"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
  )
}

function sun(random: Random, hue: number, { width, height }: Size): string {
  const [x, y, radius] = [random(0.1, 0.9) * width, random(0.2, 0.45) * height, random(14, 26)]
  const colour = `hsl(${(hue + 70) % 360}, 95%, 88%)`
  const disc = (r: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="${opacity}"/>`
  return disc(radius * 1.7, 0.25) + disc(radius, 0.95)
}

function birds(random: Random, { width, height }: Size): string[] {
  return Array.from({ length: 6 }, () => {
    const [x, y, wing] = [random(0.05, 0.95) * width, random(0.08, 0.5) * height, random(3, 7)]
    const path = `M${x - wing} ${y} Q${x - wing / 2} ${y - wing} ${x} ${y} Q${x + wing / 2} ${y - wing} ${x + wing} ${y}`
    return `<path d="${path}" fill="none" stroke="#fff" stroke-width="1.4" stroke-opacity=".85"/>`
  })
}

/** Three ranges of hills, the nearest being the darkest. */
function hills(random: Random, hue: number, { width, height }: Size): string[] {
  return [0, 1, 2].map((range) => {
    const base = height * (0.5 + range * 0.16)
    const peaks = Array.from({ length: 5 }, (_, index) => {
      const x = ((index + 1) / 5) * width
      return `Q${x - width / 10} ${base - random(8, 34)} ${x} ${base + random(-4, 10)}`
    })
    const colour = `hsl(${(hue + 150 + range * 18) % 360}, ${45 + range * 8}%, ${58 - range * 15}%)`
    return `<path d="M0 ${base} ${peaks.join(' ')} V${height} H0 Z" fill="${colour}"/>`
  })
}

/** An endless pseudo-random sequence that depends only on the seed. */
function numbersFrom(seed: string): Random {
  let drawn = 0
  return (from, to) => {
    drawn += 1
    const digest = createHash('sha256').update(`${seed} ${drawn}`).digest()
    return Number((from + (digest.readUInt32BE() / 2 ** 32) * (to - from)).toFixed(2))
  }
}
