import { partPath } from '@/engine/schema/part-path'
import { branchFor, follow, schemaFile, type Props, type SchemaPlace } from './schema-place'

/**
 * The schema of what a story shows, by its title: `Blocks/card-grid`, `Blocks/derby/slogan-tape`,
 * `Panels/member/wallet`, `Forms/widgets/password`.
 */
export function schemaOfStory(title: string): SchemaPlace | undefined {
  const [group = '', ...names] = title.split('/')
  if (group === 'Forms') return names[0] === 'widgets' ? fieldSchema(names[1] ?? '') : undefined
  if (group === 'Blocks') return schemaFile(partPath('blocks', names.join('/'), '.schema.json'))
  return schemaFile(`src/site/${group.toLowerCase()}/${names.join('/')}/${names.at(-1) ?? ''}.schema.json`)
}

/** The schema of a field with this widget in fields.json. */
export function fieldSchema(widget: string): SchemaPlace {
  const path = 'schemas/merchant/fields.schema.json'
  return branchFor(follow({ schema: { $ref: '#/definitions/field' }, path }), { widget })
}

export function exampleOf({ schema }: SchemaPlace, number: number): Props | undefined {
  return schema.examples?.[number]
}
