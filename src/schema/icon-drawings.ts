import { laterIcons, merchantIcons, partIcons } from './icon-sources'

/** An element of a drawing and its attributes. */
type Shape = [element: string, attributes: Record<string, string>]

const head = '/* Written by `npm run generate` from Lucide (ISC licence). Do not edit. */\n'

/**
 * The drawings of the icon set as data, taken from Lucide, whose React components are twice the
 * size. What parts draw is in their scripts; what a merchant's JSON may name is for the build, which
 * puts the drawings a merchant uses into its boot data.
 */
export async function iconModules(): Promise<[string, string][]> {
  return [
    [
      'icon-shape.ts',
      `${head}export type IconShape = readonly [\n  element: 'path' | 'circle' | 'rect' | 'line',\n  attributes: Readonly<Record<string, string>>,\n]\n`,
    ],
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
  return `${head}import type { IconShape } from './icon-shape'

export const ${name}: Readonly<Record<${type}, readonly IconShape[]>> = {\n${(await Promise.all(lines)).join('')}}\n`
}

async function drawing(source: string): Promise<Shape[]> {
  const module = (await import(`lucide-react/icons/${source}`)) as { __iconData: { node: Shape[] } }
  return module.__iconData.node.map(([element, { key: _, ...attributes }]) => [element, attributes])
}
