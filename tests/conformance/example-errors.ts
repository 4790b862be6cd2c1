import { menus, routes } from '@/generated/validate-merchant.js'
import type { PartKind } from '@/schema/part-path'
import type { Schema } from '@/schema/schema-files'

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
  const action = actionWith(kind, name, props)
  menus({ header: { items: { it: { label: 'nav.home', action } }, order: ['it'] } })
  return errorsBelow(menus.errors, '/header/items/it')
}

/** The action that shows the part with these props. */
function actionWith(kind: PartKind, name: string, props: Schema): unknown {
  if (kind === 'panels/member') return { action: 'memberCentre', panel: name, props }
  if (kind === 'panels/agent') return { action: 'agentCentre', panel: name, props }
  // A centre has an action of its own, which is all that it is shown with.
  return 'show' in props ? props['show'] : { action: 'dialog', dialog: name, props }
}

function errorsBelow(errors: typeof routes.errors, pointer: string): string[] {
  return (errors ?? [])
    .filter(({ instancePath }) => instancePath.startsWith(pointer))
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}
