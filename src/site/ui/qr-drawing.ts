interface Modules {
  /** Modules per side. */
  readonly size: number
  readonly data: Uint8Array
}

/** Side of the finder patterns in three corners, in modules. */
const finder = 7

/** The dark modules as an SVG path, in units of a module; `dotScale` is the share of a module that a dot fills. */
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
