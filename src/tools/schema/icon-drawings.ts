import nodes from './lucide/nodes.json'
import { eyeIcons, laterIcons, merchantIcons, partIcons } from './icon-sources'

/** An element of a drawing and its attributes. */
type Shape = [element: string, attributes: Record<string, string>]

const head = '/* Written by `npm run generate` from Lucide (ISC licence). Do not edit. */\n'

/**
 * The drawings of the icon set as data, each a single path, made from Lucide's elements in `lucide/nodes.json`. Icons
 * of our components are in their scripts; those that a merchant's JSON may name are for the build, which puts the ones
 * that a merchant uses into its boot data.
 */
export function iconModules(): [string, string][] {
  return [
    ['part-icons.ts', drawingsModule('partIcons', partIcons)],
    ['eye-icons.ts', drawingsModule('eyeIcons', eyeIcons)],
    ['later-icons.ts', drawingsModule('laterIcons', laterIcons)],
    ['merchant-icons.ts', drawingsModule('merchantIcons', merchantIcons)],
  ]
}

function drawingsModule(name: string, sources: Record<string, string>): string {
  const names = Object.keys(sources)
  const lines = names.map((icon) => `  ${JSON.stringify(icon)}: ${JSON.stringify(drawing(sources[icon] ?? ''))},\n`)
  const type = names.map((icon) => `'${icon}'`).join(' | ')
  return `${head}export const ${name}: Readonly<Record<${type}, string>> = {\n${lines.join('')}}\n`
}

/** `source`: Lucide's name of the icon. A new one is copied from `icon-nodes.json` of the package lucide-static. */
function drawing(source: string): string {
  const shapes = (nodes as unknown as Record<string, Shape[]>)[source]
  if (shapes === undefined) throw new RangeError(`src/tools/schema/lucide/nodes.json has no icon ${source}`)
  return shapes.map(pathOf).join('')
}

/** Converts an element to a path. Rounded to a hundredth of a unit, which is invisible: an icon is 24 units wide. */
export function pathOf([element, attributes]: Shape): string {
  const of = (name: string) => Number(attributes[name] ?? 0)
  switch (element) {
    case 'path':
      return fromCorner(attributes['d'] ?? '').replaceAll(/(\.\d\d)\d+/g, '$1')
    case 'circle':
      return circle(of('cx'), of('cy'), of('r'))
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`
    case 'rect':
      return rectangle(of('x'), of('y'), of('width'), of('height'), of('rx'))
    default:
      throw new RangeError(`an icon has a ${element}`)
  }
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** `r`: corner radius. */
function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`)
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
}

/**
 * After another path, a relative first move would not start at the origin, so it is made absolute; what follows stays
 * relative.
 */
function fromCorner(path: string): string {
  return path.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-.\d])?)/,
    (_, x: string, y: string, more?: string) => {
      return `M${x} ${y}${more === undefined ? '' : 'l'}`
    },
  )
}
