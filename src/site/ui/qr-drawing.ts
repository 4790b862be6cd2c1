interface Modules {
  /** Modules on a side. */
  readonly size: number
  readonly data: Uint8Array
}

/** Side of the squares in three corners by which a camera finds a code. */
const finder = 7

/** The dark modules as a path, in units of a module, each filling so much of its place. */
export function qrDrawing({ size, data }: Modules, dotScale: number): string {
  const isFinder = (x: number, y: number) =>
    (x < finder && (y < finder || y >= size - finder)) || (x >= size - finder && y < finder)
  const dots = Array.from(data).flatMap((isDark, at) => {
    if (!isDark) return []
    const [x, y] = [at % size, Math.floor(at / size)]
    const side = isFinder(x, y) ? 1 : dotScale
    const gap = (1 - side) / 2
    return `M${x + gap} ${y + gap}h${side}v${side}h-${side}z`
  })
  return dots.join('')
}
