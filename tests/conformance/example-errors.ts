import type { PartKind, Schema } from '@/build/schema-files'
import { menus, routes } from '@/generated/validate-merchant.js'

/**
 * What the merchants' validators say against an example standing in a merchant's file. They
 * know `discriminator` and every reference, and are what a merchant's file is checked with.
 */
export function exampleErrors(kind: PartKind, name: string, example: Schema): string[] {
  const props = structuredClone(example)
  if (kind === 'blocks') {
    routes({ shell: { header: { block: name, props } } })
    return errorsBelow(routes.errors, '/shell/header')
  }
  const action = { action: 'dialog', dialog: name, props }
  menus({ header: { items: { it: { label: 'nav.home', action } }, order: ['it'] } })
  return errorsBelow(menus.errors, '/header/items/it')
}

function errorsBelow(errors: typeof routes.errors, pointer: string): string[] {
  return (errors ?? [])
    .filter(({ instancePath }) => instancePath.startsWith(pointer))
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}
