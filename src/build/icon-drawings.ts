import { iconSources } from '@/ui/icon-sources'

/** An element of a drawing and its attributes. */
type Shape = [element: string, attributes: Record<string, string>]

/**
 * The drawings of the icon set as data, taken from Lucide. Its React components are twice the
 * size: each brings its name, its aliases and the code that puts it together.
 */
export async function iconDrawings(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(iconSources).map(
      async ([name, source]) => `  ${JSON.stringify(name)}: ${JSON.stringify(await drawing(source))},\n`,
    ),
  )
  return `/* Written by \`npm run generate\` from Lucide (ISC licence). Do not edit. */
import type { IconName } from '@/ui/icon-sources'

type Shape = readonly [element: 'path' | 'circle' | 'rect' | 'line' | 'ellipse', attributes: Readonly<Record<string, string>>]

export const drawings: Readonly<Record<IconName, readonly Shape[]>> = {\n${lines.join('')}}\n`
}

async function drawing(source: string): Promise<Shape[]> {
  const module = (await import(`lucide-react/icons/${source}`)) as { __iconData: { node: Shape[] } }
  return module.__iconData.node.map(([element, { key: _, ...attributes }]) => [element, attributes])
}
