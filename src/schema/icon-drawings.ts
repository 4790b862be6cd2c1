import { laterIcons, merchantIcons, partIcons } from './icon-sources'

/** An element of a drawing and its attributes. */
type Shape = [element: string, attributes: Record<string, string>]

const head = '/* Written by `npm run generate` from Lucide (ISC licence). Do not edit. */\n'

/**
 * The drawings of the icon set as data, each the one path that draws it, taken from Lucide, whose React components are
 * three times the size. What parts draw is in their scripts; what a merchant's JSON may name is for the build, which
 * puts the drawings a merchant uses into its boot data.
 */
export async function iconModules(): Promise<[string, string][]> {
  return [
    ['part-icons.ts', await drawingsModule('partIcons', partIcons)],
    ['later-icons.ts', await drawingsModule('laterIcons', laterIcons)],
    ['merchant-icons.ts', await drawingsModule('merchantIcons', merchantIcons)],
  ]
}

async function drawingsModule(name: string, sources: Record<string, string>): Promise<string> {
  const names = Object.keys(sources)
  const lines = names.map(
    async (icon) => `  ${JSON.stringify(icon)}: ${JSON.stringify(await drawing(sources[icon] ?? ''))},\n`,
  )
  const type = names.map((icon) => `'${icon}'`).join(' | ')
  return `${head}export const ${name}: Readonly<Record<${type}, string>> = {\n${(await Promise.all(lines)).join('')}}\n`
}

async function drawing(source: string): Promise<string> {
  const module = (await import(`lucide-react/icons/${source}`)) as { __iconData: { node: Shape[] } }
  return module.__iconData.node.map(pathOf).join('')
}

/** The same as a path. A hundredth of a unit is less than anybody sees: 24 of them are an icon. */
export function pathOf([element, attributes]: Shape): string {
  const [x = 0, y = 0, cx = 0, cy = 0, r = 0, rx = 0, width = 0, height = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
    ...(['x', 'y', 'cx', 'cy', 'r', 'rx', 'width', 'height', 'x1', 'y1', 'x2', 'y2'] as const),
  ].map((name) => Number(attributes[name] ?? 0))
  switch (element) {
    case 'path':
      return fromCorner(attributes['d'] ?? '').replaceAll(/(\.\d\d)\d+/g, '$1')
    case 'circle':
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`
    case 'rect': {
      const corner = (dx: number, dy: number) => (rx === 0 ? '' : `a${rx} ${rx} 0 0 1 ${dx * rx} ${dy * rx}`)
      const [across, down] = [width - 2 * rx, height - 2 * rx]
      return `M${x + rx} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
    }
    default:
      throw new RangeError(`an icon has a ${element}`)
  }
}

/** Behind another path a first move that is written as a relative one would no longer be from the corner; what follows it stays relative. */
function fromCorner(path: string): string {
  return path.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-.\d])?)/,
    (_, x: string, y: string, more?: string) => {
      return `M${x} ${y}${more === undefined ? '' : 'l'}`
    },
  )
}
