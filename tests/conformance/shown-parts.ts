import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { partPath } from '@/engine/schema/part-path'
import { pascalCase } from '@/engine/schema/part-schemas'
import { ownBlocks } from './part-folders'

/** A component that designers must find in Storybook. */
export interface ShownPart {
  /** Its title in the sidebar: `Blocks/card-grid`. */
  readonly title: string
  /** Path of its component. */
  readonly path: string
  readonly kind: 'named' | 'widget' | 'other'
  /** Code of its stories by name; empty when there are none. */
  readonly stories: ReadonlyMap<string, string>
  /** The title in its stories file. */
  readonly storyTitle: string | undefined
}

/** Everything that JSON can name, each widget and template of the forms, and each primitive. */
export function shownParts(): ShownPart[] {
  return [
    ...['blocks', 'dialogs', 'panels'].flatMap(namedParts),
    ...ownBlocks().map((name) => part(`Blocks/${name}`, partPath('blocks', name, '.tsx'), 'named')),
    ...components('src/site/forms/widgets')
      .filter((name) => name.endsWith('-widget'))
      .map((name) =>
        part(`Forms/widgets/${name.replace(/-widget$/, '')}`, `src/site/forms/widgets/${name}.tsx`, 'widget'),
      ),
    ...components('src/site/forms/templates').map((name) =>
      part(`Forms/templates/${name}`, `src/site/forms/templates/${name}.tsx`, 'other'),
    ),
    // The controls of a slider appear in the stories of the blocks that use it.
    ...['', ...folders('src/site/ui').filter((folder) => folder !== 'slides')].flatMap((folder) =>
      components(join('src/site/ui', folder)).map((name) =>
        part(`UI/${name}`, join('src/site/ui', folder, `${name}.tsx`), 'other'),
      ),
    ),
  ]
}

/** The components of a kind, found by their schemas at any depth: also `panels/member/wallet`. */
function namedParts(kind: string): ShownPart[] {
  const folder = join('src/site', kind)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === `${basename(dirname(path))}.schema.json`)
    .map((path) =>
      part(`${pascalCase(kind)}/${dirname(path)}`, join(folder, path.replace('.schema.json', '.tsx')), 'named'),
    )
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function components(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => /^([a-z-]+)\.tsx$/.exec(file)?.[1] ?? [])
}

function part(title: string, path: string, kind: ShownPart['kind']): ShownPart {
  const file = path.replace('.tsx', '.stories.tsx')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const stories = text.split(/^export const (?=\w+: Story)/m).slice(1)
  return {
    title,
    path,
    kind,
    stories: new Map(stories.map((story) => [/^\w+/.exec(story)?.[0] ?? '', story])),
    storyTitle: /\btitle: '([^']*)'/.exec(text)?.[1],
  }
}
